// Two tasks of a pool add to one sum under its lock, or each to its own. Usage: java Monitors.java shared|own ADDITIONS
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Monitors {
    static final Object lock = new Object();
    static long sum;

    static long work(long from) {
        for (int i = 0; i < 400; i++)
            from = from * 6364136223846793005L + i;
        return from;
    }

    static void shared(int additions) {
        for (int i = 0; i < additions; i++)
            synchronized (lock) {
                sum += work(i);
            }
    }

    static void own(int additions) {
        long mine = 0;
        for (int i = 0; i < additions; i++)
            mine += work(i);
        synchronized (lock) {
            sum += mine;
        }
    }

    public static void main(String[] args) throws Exception {
        int additions = Integer.parseInt(args[1]);
        var pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++)
            pool.submit(() -> {
                if (args[0].equals("shared"))
                    shared(additions);
                else
                    own(additions);
            });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(sum);
    }
}
