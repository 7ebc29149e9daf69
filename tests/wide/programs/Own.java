// What Java programs do that a library in their process could break: faults that are exceptions, signals, children, threads.
import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class Own {
    interface Check { boolean holds() throws Throwable; }

    static void told(String name, Check check) {
        boolean holds = false;
        try {
            holds = check.holds();
        } catch (Throwable wrong) {
            System.out.println("# " + wrong);
        }
        System.out.println((holds ? "ok " : "wrong ") + name);
    }

    static int[] nothing = null;
    static int depth;

    static int deeper(int n) { depth = n; return deeper(n + 1) + 1; }

    static boolean nullPointers() {
        int caught = 0;
        for (int i = 0; i < 20000; i++)
            try { nothing[i & 7]++; } catch (NullPointerException expected) { caught++; }
        return caught == 20000;
    }

    static boolean overflows() throws Exception {
        int[] caught = {0};
        for (int i = 0; i < 5; i++) {
            Thread thread = new Thread(() -> {
                try { deeper(0); } catch (StackOverflowError expected) { caught[0]++; }
            });
            thread.start();
            thread.join();
        }
        try { deeper(0); } catch (StackOverflowError expected) { caught[0]++; }
        return caught[0] == 6;
    }

    static boolean child() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "cat; exit 5").start();
        byte[] text = "a line\n".repeat(20000).getBytes();
        Thread feeder = new Thread(() -> {
            try (OutputStream out = process.getOutputStream()) { out.write(text); } catch (IOException end) { }
        });
        feeder.start();
        byte[] back = process.getInputStream().readAllBytes();
        return Arrays.equals(back, text) && process.waitFor() == 5;
    }

    static boolean killed() throws Exception {
        Process process = new ProcessBuilder("sleep", "60").start();
        process.destroy();
        return process.waitFor() == 143;
    }

    static boolean together() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(50);
        List<Future<Long>> sums = new ArrayList<>();
        for (int i = 0; i < 200; i++) sums.add(pool.submit(() -> LongStream.range(0, 100000).sum()));
        long sum = 0;
        for (Future<Long> one : sums) sum += one.get();
        pool.shutdown();
        return sum == 200L * 4999950000L && pool.awaitTermination(30, TimeUnit.SECONDS);
    }

    static boolean files() throws Exception {
        Path file = Files.createTempFile("own", ".txt");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            var map = channel.map(FileChannel.MapMode.READ_WRITE, 0, 1 << 20);
            for (int i = 0; i < 1 << 20; i += 8) map.putLong(i, i);
            map.force();
            ByteBuffer back = ByteBuffer.allocateDirect(8);
            channel.read(back, 4096);
            return back.getLong(0) == 4096 && Files.size(file) == 1 << 20;
        } finally {
            Files.delete(file);
        }
    }

    static boolean sockets() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread echo = new Thread(() -> {
                try (Socket peer = server.accept()) { peer.getInputStream().transferTo(peer.getOutputStream()); } catch (IOException end) { }
            });
            echo.start();
            try (Socket peer = new Socket(server.getInetAddress(), server.getLocalPort())) {
                peer.getOutputStream().write(new byte[50000]);
                peer.shutdownOutput();
                return peer.getInputStream().readAllBytes().length == 50000;
            }
        }
    }

    static boolean signals() throws Exception {
        CountDownLatch seen = new CountDownLatch(1);
        sun.misc.Signal.handle(new sun.misc.Signal("USR2"), s -> seen.countDown());
        new ProcessBuilder("kill", "-USR2", "" + ProcessHandle.current().pid()).start().waitFor();
        return seen.await(20, TimeUnit.SECONDS);
    }

    static boolean garbage() {
        long sum = 0;
        for (int i = 0; i < 3000; i++) sum += new byte[100_000].length;
        System.gc();
        return sum == 300_000_000L;
    }

    public static void main(String[] words) {
        told("null pointers are exceptions", Own::nullPointers);
        told("stack overflows are exceptions", Own::overflows);
        told("dividing by zero", () -> { try { return 1 / depth0() == 7; } catch (ArithmeticException expected) { return true; } });
        told("a child's end and output", Own::child);
        told("a killed child", Own::killed);
        told("threads", Own::together);
        told("files and maps", Own::files);
        told("sockets", Own::sockets);
        told("a signal", Own::signals);
        told("collecting garbage", Own::garbage);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("ok a hook at the end")));
    }

    static int depth0() { return depth & 0; }
}
