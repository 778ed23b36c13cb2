import { centsOf } from '@/lib/tax/facts/cents';
import type { Retirement } from '@/lib/tax/facts/retirement';
import type { ReturnInput } from '@/lib/tax/facts/return-input';

const isRolledOver = ({ rollover, code }: Retirement): boolean => centsOf(rollover) > 0 || /[GH]/.test(code);

/**
 * Form 1040, lines 4 and 5: distributions that were rolled over, and gifts of an IRA to charity. 2025 has boxes at 4c and 5c;
 * on paper of 2024 the words stand next to lines 4b and 5b.
 */
export function distributionFacts({ retirement }: ReturnInput) {
  const ofThisYear = retirement.filter(({ code }) => !code.includes('P'));
  const isIra = ({ ira, code }: Retirement) => ira || /[JQT]/.test(code);
  const iras = ofThisYear.filter(isIra);
  return {
    iraRollover: iras.some(isRolledOver),
    charityFromIra: iras.some(({ qualifiedCharitable }) => centsOf(qualifiedCharitable) > 0),
    pensionRollover: ofThisYear.some((form) => !isIra(form) && isRolledOver(form)),
  };
}
