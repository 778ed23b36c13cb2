import { type ReturnInput } from '@/lib/tax/facts/return-input';
import { agi } from '@/lib/tax/us/form-1040/taxable-income';
import { type ByStatus, type Law } from '@/lib/tax/us/law/law';
import { type CardCondition, type Sentence } from './card';
import { usd } from './say';

/** A yes-or-no fact; what nobody stated is unknown. */
export const requires = (
  label: Sentence,
  fact: string,
  test: (facts: ReturnInput) => boolean,
): CardCondition => ({
  label,
  fact,
  check: ({ facts, isStated }) => (test(facts) ? 'met' : isStated(fact) ? 'failed' : 'unknown'),
});

/** The opposite: a fact that rules the answer out. Not stated is unknown. */
export const excludes = (
  label: Sentence,
  fact: string,
  test: (facts: ReturnInput) => boolean,
): CardCondition => ({
  label,
  fact,
  check: ({ facts, isStated }) => (test(facts) ? 'failed' : isStated(fact) ? 'met' : 'unknown'),
});

/** Adjusted gross income below the end of a phase-out. */
export const incomeUnder = (limit: (law: Law) => ByStatus): CardCondition => ({
  label: (law) => {
    const { single, mfj } = limit(law);
    return `Income under ${usd(single)} (${usd(mfj)} on a joint return)`;
  },
  fact: 'w2s',
  check: ({ facts, read }, law) => {
    const income = read(agi);
    if (income === null) return 'unknown';
    return income < limit(law)[facts.filingStatus] ? 'met' : 'failed';
  },
});

/** For tax breaks that a separate return of a married person never gets. Care credit and EIC have exceptions. */
export const notSeparate: CardCondition = excludes(
  'You don’t file separately from your spouse',
  'filingStatus',
  ({ filingStatus }) => filingStatus === 'mfs',
);
