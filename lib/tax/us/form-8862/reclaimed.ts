import { type ReturnInput } from '../../facts/return-input';

/** Credits that need Form 8862 after the IRS denied or reduced them. */
export type ReclaimedCredit = 'eic' | 'ctc' | 'aotc';

type Facts = Pick<ReturnInput, 'creditsDisallowed' | 'reclaimedCredits'>;

/** Denied before and claimed again with Form 8862. */
export const needsForm8862 = ({ creditsDisallowed, reclaimedCredits }: Facts, credit: ReclaimedCredit) =>
  creditsDisallowed[credit] && reclaimedCredits[credit] === 'withForm8862';

/**
 * Denied before and not to be claimed on this return: a ban runs, or nobody said that it doesn't (IRC 24(g), 25A(b)(4)
 * and 32(k)).
 */
export const isBarred = (facts: Facts, credit: ReclaimedCredit): boolean =>
  facts.creditsDisallowed[credit] &&
  !needsForm8862(facts, credit) &&
  facts.reclaimedCredits[credit] !== 'restored';
