// What Go programs do that a library in their process could break: signals, panics, children, threads, files, sockets.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"
)

func told(name string, holds bool) {
	if holds {
		fmt.Println("ok", name)
	} else {
		fmt.Println("wrong", name)
	}
}

func nilPointer() (seen error) {
	defer func() { seen, _ = recover().(error) }()
	var nothing *[8]int
	return fmt.Errorf("%d", nothing[3])
}

func deep(n int) int {
	var room [512]byte
	room[n%512] = 1
	if n == 0 {
		return int(room[0])
	}
	return deep(n-1) + int(room[n%512])
}

func signals() bool {
	seen := make(chan os.Signal, 64)
	signal.Notify(seen, syscall.SIGUSR1, syscall.SIGPROF, syscall.SIGALRM)
	defer signal.Reset()
	for i := 0; i < 20; i++ {
		syscall.Kill(os.Getpid(), syscall.SIGUSR1)
		select {
		case <-seen:
		case <-time.After(5 * time.Second):
			return false
		}
	}
	return true
}

func child() bool {
	text, err := exec.Command("sh", "-c", "cat; exit 3").Output()
	var end *exec.ExitError
	if !errors.As(err, &end) || end.ExitCode() != 3 || len(text) != 0 {
		return false
	}
	long := strings.Repeat("a line\n", 20000)
	again := exec.Command("cat")
	again.Stdin = strings.NewReader(long)
	text, err = again.Output()
	return err == nil && string(text) == long
}

func killed() bool {
	sleeper := exec.Command("sleep", "60")
	if sleeper.Start() != nil {
		return false
	}
	sleeper.Process.Signal(syscall.SIGTERM)
	sleeper.Wait()
	return sleeper.ProcessState.Sys().(syscall.WaitStatus).Signal() == syscall.SIGTERM
}

func together() bool {
	var all sync.WaitGroup
	var lock sync.Mutex
	sum := 0
	for i := 0; i < 200; i++ {
		all.Add(1)
		go func() {
			defer all.Done()
			runtime.LockOSThread()
			for k := 0; k < 100; k++ {
				lock.Lock()
				sum++
				lock.Unlock()
			}
		}()
	}
	all.Wait()
	return sum == 20000
}

func echo() bool {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return false
	}
	go func() {
		peer, err := listener.Accept()
		if err == nil {
			io.Copy(peer, peer)
			peer.Close()
		}
	}()
	peer, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		return false
	}
	go func() {
		for i := 0; i < 100; i++ {
			peer.Write(make([]byte, 4096))
		}
		peer.(*net.TCPConn).CloseWrite()
	}()
	back, err := io.ReadAll(peer)
	return err == nil && len(back) == 409600
}

func main() {
	told("a nil pointer panics and is recovered from", nilPointer() != nil)
	told("a deep stack grows", deep(200000) >= 0)
	told("signals arrive", signals())
	told("a child's end and output", child())
	told("a killed child", killed())
	told("threads of their own", together())
	told("a socket", echo())
	_, err := os.Open("no-such-file")
	told("what is not there", errors.Is(err, os.ErrNotExist))
	preempted := make(chan bool)
	go func() { preempted <- true }()
	end := time.Now().Add(300 * time.Millisecond)
	for time.Now().Before(end) {
	}
	told("a busy loop", <-preempted)
	for i := 0; i < 50; i++ {
		runtime.GC()
	}
	told("collecting garbage", true)
}
