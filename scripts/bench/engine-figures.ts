import { type StateShare } from './state-share';

/** What the measured process prints as JSON. Counts are returns per second on one core. */
export interface EngineFigures {
  corpus: { name: string; supported: number; total: number };
  /** Untraced, in the first three seconds of a process, while the compiler works. */
  firstSeconds: number;
  untraced: number;
  traced: number;
  parse: number;
  simple: number;
  plainFunction: number;
  withState: StateShare;
  whatIf: { id: string; medianMs: number; p99Ms: number };
  /** Lines computed for a return, and what the time goes into. */
  linesPerReturn: number;
  bound: string;
}
