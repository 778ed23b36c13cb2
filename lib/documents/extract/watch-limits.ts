import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process has taken so far. */
export interface Usage {
  /** Resident memory in bytes. */
  memory: number;
  /** Computing time in milliseconds. */
  computing: number;
}

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const ticks = 100;

/** By /proc: the memory as status has it, in kB, and user and system time as fields 14 and 15 of stat (proc(5)). */
export function readUsage(status: string, stat: string): Usage | null {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(status) ?? [];
  const [, fields] = stat.split(') ');
  if (kilobytes === undefined || fields === undefined) return null;
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return { memory: Number(kilobytes) * 1024, computing: ((user + system) * 1000) / ticks };
}

/** By `ps -o rss=,time=` where there is no /proc: kB, and [days-]hours:minutes:seconds, with hundredths on some hosts. */
export function readListing(listing: string): Usage | null {
  const [, kilobytes, days = '0', clock = ''] = /^\s*(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/u.exec(listing) ?? [];
  if (kilobytes === undefined) return null;
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memory: Number(kilobytes) * 1024, computing: (Number(days) * 86_400 + seconds) * 1000 };
}

/** How often a process is looked at, in milliseconds: it can take some 100 MB in between at worst. */
const pace = { proc: 20, listing: 250 };

function watchByProc(pid: number, onUsage: (usage: Usage) => void): () => void {
  const timer = setInterval(() => {
    try {
      const [status, stat] = ['status', 'stat'].map((name) =>
        readFileSync(/* turbopackIgnore: true */ `/proc/${pid}/${name}`, 'utf8'),
      );
      const usage = readUsage(status ?? '', stat ?? '');
      if (usage !== null) onUsage(usage);
    } catch {
      // It has ended; whoever started it hears of that.
      clearInterval(timer);
    }
  }, pace.proc);
  return () => clearInterval(timer);
}

function watchByListing(pid: number, onUsage: (usage: Usage) => void): () => void {
  const timer = setInterval(() => {
    execFile('ps', ['-o', 'rss=,time=', '-p', String(pid)], { timeout: 1000 }, (_error, listing) => {
      const usage = readListing(listing);
      if (usage !== null) onUsage(usage);
    });
  }, pace.listing);
  return () => clearInterval(timer);
}

/**
 * Watches a process from outside until it is stopped. From inside it would take a second thread, and a thread of
 * Node's can be started without the limits of its process (run-reader.ts).
 */
export const watchUsage = (pid: number, onUsage: (usage: Usage) => void): (() => void) =>
  process.platform === 'linux' ? watchByProc(pid, onUsage) : watchByListing(pid, onUsage);
