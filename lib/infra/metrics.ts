/**
 * What this process answered since it started: counts and times for each address, without ids and without people.
 * Each instance counts for itself; whoever collects the figures adds them up.
 */
const bounds = [5, 10, 25, 50, 100, 150, 250, 500, 700, 1000, 2500, 5000] as const;
/** Addresses come from outside; what exceeds this counts as "other". */
const mostSeries = 400;

interface Series {
  method: string;
  path: string;
  status: string;
  count: number;
  sum: number;
  buckets: number[];
}

const holder = globalThis as { plainfileMetrics?: { since: number; series: Map<string, Series> } };
const metrics = (holder.plainfileMetrics ??= { since: Date.now(), series: new Map() });

/** Counts one reply. `path` has its ids hidden; `ms` is the time it took, in milliseconds. */
export function countReply(method: string, path: string, status: number, ms: number): void {
  const group = `${Math.floor(status / 100)}xx`;
  let key = `${method} ${path} ${group}`;
  let place = path;
  if (!metrics.series.has(key) && metrics.series.size >= mostSeries) {
    place = 'other';
    key = `${method} other ${group}`;
  }
  let series = metrics.series.get(key);
  if (series === undefined) {
    series = { method, path: place, status: group, count: 0, sum: 0, buckets: bounds.map(() => 0) };
    metrics.series.set(key, series);
  }
  series.count += 1;
  series.sum += ms;
  const bucket = bounds.findIndex((bound) => ms <= bound);
  if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
}

export interface Totals {
  sinceSeconds: number;
  replies: number;
  /** Replies that were our fault: 5xx. */
  faults: number;
  /** Upper bounds of the time within which half, 95 % and 99 % were answered, in milliseconds; null without replies. */
  p50: number | null;
  p95: number | null;
  p99: number | null;
}

/** All addresses together. */
export function readTotals(): Totals {
  const all = [...metrics.series.values()];
  const replies = all.reduce((sum, { count }) => sum + count, 0);
  const within = (share: number): number | null => {
    if (replies === 0) return null;
    let seen = 0;
    for (const [at, bound] of bounds.entries()) {
      seen += all.reduce((sum, { buckets }) => sum + (buckets[at] ?? 0), 0);
      if (seen >= share * replies) return bound;
    }
    return Infinity;
  };
  return {
    sinceSeconds: Math.round((Date.now() - metrics.since) / 1000),
    replies,
    faults: all.reduce((sum, { status, count }) => sum + (status === '5xx' ? count : 0), 0),
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
  };
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** The figures as Prometheus and its relatives read them. */
export function writeMetrics(gauges: readonly { name: string; labels: string; value: number }[]): string {
  const lines = ['# TYPE plainfile_replies_total counter', '# TYPE plainfile_reply_milliseconds histogram'];
  for (const { method, path, status, count, sum, buckets } of metrics.series.values()) {
    const labels = `method="${method}",path="${escaped(path)}",status="${status}"`;
    lines.push(`plainfile_replies_total{${labels}} ${count}`);
    let below = 0;
    for (const [at, bound] of bounds.entries()) {
      below += buckets[at] ?? 0;
      lines.push(`plainfile_reply_milliseconds_bucket{${labels},le="${bound}"} ${below}`);
    }
    lines.push(
      `plainfile_reply_milliseconds_bucket{${labels},le="+Inf"} ${count}`,
      `plainfile_reply_milliseconds_sum{${labels}} ${Math.round(sum)}`,
      `plainfile_reply_milliseconds_count{${labels}} ${count}`,
    );
  }
  const memory = process.memoryUsage();
  lines.push(
    `plainfile_process_uptime_seconds ${Math.round(process.uptime())}`,
    `plainfile_process_resident_bytes ${memory.rss}`,
    `plainfile_process_heap_bytes ${memory.heapUsed}`,
    ...gauges.map(
      ({ name, labels, value }) => `plainfile_${name}${labels === '' ? '' : `{${labels}}`} ${value}`,
    ),
  );
  return `${lines.join('\n')}\n`;
}
