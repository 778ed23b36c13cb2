import { readFileSync } from 'node:fs';
import { readDocument } from '@/lib/documents/extract/run-reader';

export interface Reading {
  seconds: number;
  /** Largest resident size of the reader's process (VmHWM of the kernel); 0 where the host doesn't tell. */
  megabytes: number;
  /** The forms that were read, or what was said instead. */
  state: string;
}

/** The kernel's own note of the most memory that a process held, in megabytes. */
function peakOf(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0; // ended, or another kind of system
  }
}

/** Reads one file the way a job does, and watches the process that reads it. */
export async function readWatched(file: string): Promise<Reading> {
  let megabytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const started = performance.now();
  const result = await readDocument(
    { path: file },
    {
      onStart: (pid) => {
        timer = setInterval(() => (megabytes = Math.max(megabytes, peakOf(pid))), 20);
      },
    },
  );
  clearInterval(timer);
  const cells = [
    ...result.forms.map(({ form, taxYear }) => `${form} ${taxYear ?? ''}`.trim()),
    ...result.problems.map(({ code }) => code),
  ];
  return { seconds: (performance.now() - started) / 1000, megabytes, state: cells.join(', ') || 'nothing' };
}
