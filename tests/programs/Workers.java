// Four tasks of a pool compute while main waits for them. Usage: java Workers.java SECONDS
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Workers {
    static volatile double sink;

    static void hotLoop(double seconds) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        double x = 1;
        while (System.nanoTime() < end)
            for (int i = 0; i < 100000; i++)
                x = x * 1.0000001 + 1e-9;
        sink = x;
    }

    public static void main(String[] args) throws Exception {
        double seconds = args.length > 0 ? Double.parseDouble(args[0]) : 2;
        var pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++)
            pool.submit(() -> hotLoop(seconds));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
    }
}
