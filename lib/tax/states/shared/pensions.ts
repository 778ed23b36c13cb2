import { roundHalfUp } from '../../engine/rounding';
import { centsOf } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';

type Paper = ReturnInput['retirement'][number];

const amountOf = (paper: Paper): number => centsOf(paper.taxableAmount ?? paper.grossDistribution);

/** Whether a Form 1099-R pays an early distribution without exception (box 7, code 1). */
export const isEarly = ({ code }: Pick<Paper, 'code'>): boolean => code.includes('1');

/**
 * The part of one person's taxable pensions and IRA distributions (`total`, whole dollars) that comes from papers meeting a
 * test: in proportion to the taxable amounts of the Forms 1099-R, or to their gross amounts where box 2a is empty.
 */
export function pensionPart(
  facts: ReturnInput,
  owner: Owner,
  total: number,
  test: (paper: Paper) => boolean,
): number {
  let all = 0;
  let part = 0;
  for (const paper of facts.retirement) {
    if (paper.owner !== owner) continue;
    all += amountOf(paper);
    if (test(paper)) part += amountOf(paper);
  }
  return all === 0 ? 0 : roundHalfUp((total * part) / all);
}
