/** What the measured process prints as JSON; milliseconds for one saved answer, without network and database. */
export interface InterviewFigures {
  returns: number;
  saves: number;
  p50: number;
  p95: number;
}
