import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const run = (program: string, options: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, options, { timeout: 5000 }, (error) => resolve(error === null));
  });

/** In util-linux; absent on some hosts, and forbidden in some containers. */
const chrt = ['chrt', '--idle', '0'] as const;
let found: Promise<readonly string[]> | null = null;

/**
 * What stands before a command that takes only the computing time which nobody else wants. A low priority is not that: a
 * request that wakes up still waits until the slice of who runs is over. Empty where the host has no such thing.
 */
export function findIdleStart(): Promise<readonly string[]> {
  const [program, ...options] = chrt;
  found ??= run(program, [...options, process.execPath, '--version']).then((works) => (works ? chrt : []));
  return found;
}

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const ticks = 100;

/** True when a process of this age (in milliseconds) got less than half of a processor: the machine is full. */
export function isStarved(pid: number, age: number): boolean {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return ((user + system) * 1000) / ticks < age / 2;
  } catch {
    return false;
  }
}

/** Lets a process that was started for idle time compete with the others. @returns false when this is not allowed */
export const endIdlePace = (pid: number): Promise<boolean> =>
  run('chrt', ['--all-tasks', '--other', '--pid', '0', String(pid)]);
