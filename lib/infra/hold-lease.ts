/** How long a lease is renewed, and how often, in milliseconds. */
export interface LeaseTimes {
  every: number;
  longest: number;
}

/**
 * Does work that may take longer than a lease: the lease is renewed while the work goes on, and no longer than `longest`.
 * Work that hangs loses it then, and work whose process died loses it at once. A renewal that fails is tried again.
 */
export async function holdLease<T>(
  { every, longest }: LeaseTimes,
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const end = Date.now() + longest;
  const timer = setInterval(() => {
    if (Date.now() >= end) clearInterval(timer);
    else void renew().catch(() => undefined);
  }, every);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
