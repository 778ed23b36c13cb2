import { addCents, centsOf, dollars, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

const rowsOf = ({ k1s }: ReturnInput, code: string) =>
  k1s.flatMap(({ passThroughEntityTax }) =>
    passThroughEntityTax.filter(({ state, credit }) => state.toUpperCase() === code && centsOf(credit) > 0),
  );

/** Whether an entity paid a state's tax on pass-through entities for one of the filers. */
export const hasEntityTax = (facts: ReturnInput, code: string): boolean => rowsOf(facts, code).length > 0;

/** Tax that entities paid a state for the filers, which its return credits (whole dollars). */
export const entityTaxCredit = (facts: ReturnInput, code: string): number =>
  dollars(addCents(rowsOf(facts, code), ({ credit }) => credit));

/** What the state's own Schedules K-1 add to the filers' income. */
export const entityAdditions = (facts: ReturnInput, code: string): number =>
  dollars(addCents(rowsOf(facts, code), ({ addition }) => addition ?? noCents));

/** Whether one of those schedules leaves open what it adds. */
export const lacksAddition = (facts: ReturnInput, code: string): boolean =>
  rowsOf(facts, code).some(({ addition }) => addition === null);
