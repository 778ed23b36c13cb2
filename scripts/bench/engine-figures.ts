import { type StateShare } from './state-share';

interface WhatIfTimes {
  id: string;
  medianMs: number;
  p99Ms: number;
}

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
  /** Each from the start: what it is without the change, and with it. */
  whatIf: WhatIfTimes;
  /** From a return that is kept with what its lines were computed from: a payment changes. */
  whatIfKept: WhatIfTimes;
  /** The same for wages, which reach most lines. */
  whatIfWages: WhatIfTimes;
  /** Lines computed for a return, and what the time goes into. */
  linesPerReturn: number;
  bound: string;
}
