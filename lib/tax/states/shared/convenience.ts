/**
 * States that count days at home for the employee's own convenience as days at the office (2024). Source: 20 NYCRR
 * 132.18(a); 61 Pa. Code 109.8; 30 Del. C. 1124 and Schedule W; 316 Neb. Admin. Code 22-003.01C; Alabama Form 40NR
 * Instructions.
 */
const always: ReadonlySet<string> = new Set(['AL', 'DE', 'NE', 'NY', 'PA']);
/** Only against residents of a state that does so itself (Conn. Gen. Stat. 12-711(b)(2)(C); N.J.S.A. 54A:5-8). */
const inReturn: ReadonlySet<string> = new Set(['CT', 'NJ']);

/** Whether a state taxes the days that a nonresident works from home for an office there. */
export const taxesRemoteDays = (workState: string, homes: readonly string[]): boolean =>
  always.has(workState) || (inReturn.has(workState) && homes.some((home) => always.has(home)));
