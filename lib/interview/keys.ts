const ofReturn = (returnId: string) => ['/api/interview', returnId] as const;

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const interviewKeys = {
  /** All that was read about one return's interview. */
  ofReturn,
  questions: (returnId: string) => [...ofReturn(returnId), 'questions', 'filtered'] as const,
  responses: (returnId: string) => [...ofReturn(returnId), 'responses'] as const,
  insights: (returnId: string) => [...ofReturn(returnId), 'skip-logic', 'insights'] as const,
  known: (returnId: string) => [...ofReturn(returnId), 'known'] as const,
  undone: (returnId: string) => [...ofReturn(returnId), 'undone'] as const,
  result: (returnId: string) => [...ofReturn(returnId), 'result'] as const,
};
