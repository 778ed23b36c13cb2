const all = ['/api/tax-returns'] as const;
const ofReturn = (returnId: string) => [...all, returnId] as const;

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const returnKeys = {
  mine: ['/api/tax-returns/my-returns'] as const,
  /** All that was read about any return. */
  all,
  /** All that was read about one return. */
  ofReturn,
  validation: (returnId: string) => [...ofReturn(returnId), 'validation'] as const,
  deductions: (returnId: string) => [...ofReturn(returnId), 'deduction-discovery'] as const,
  lastYear: (returnId: string) => [...ofReturn(returnId), 'last-year'] as const,
  /** `version` keeps what followed from earlier calculations apart, here and below. */
  refundSteps: (returnId: string, version: number) =>
    [...ofReturn(returnId), 'refund-steps', version] as const,
  nextYear: (returnId: string, version: number) => [...ofReturn(returnId), 'next-year', version] as const,
  rates: (returnId: string, version: number) => [...ofReturn(returnId), 'rates', version] as const,
  stateAdvice: (returnId: string, version: number) =>
    [...ofReturn(returnId), 'state-advice', version] as const,
  move: (returnId: string, version: number) => [...ofReturn(returnId), 'move', version] as const,
  whatIf: (returnId: string, version: number) => [...ofReturn(returnId), 'what-if', version] as const,
};
