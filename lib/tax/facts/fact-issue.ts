/** Why a return's facts are refused. */
export interface FactIssue {
  /** Where it is, such as `w2s.0.wages`; empty for the return as a whole. */
  path: string;
  message: string;
}
