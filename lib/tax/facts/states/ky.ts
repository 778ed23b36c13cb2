import { type AskedFact, askedFor } from './asked-fact';
import { amount, statedAmount } from '../amount';
import { count, share } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Kentucky asks. */
export const KY = stateSchema({
  /** Family size where it is not the filers and their children at home (Form 740, line 20). */
  familySize: count,
  /** Modified gross income of a spouse who lives in the household and files apart; null: not stated. */
  spouseModifiedGrossIncome: statedAmount,
  /** Members of the Kentucky National Guard among the filers (Schedule ITC, Section B). */
  nationalGuard: count,
  /** Share of a government pension that was earned before 1998 (Schedule P). */
  pensionPre1998: share,
  federalOrStatePension: amount,
});

/** The interview's questions about them. */
export const asksKY: readonly AskedFact[] = [
  askedFor(
    'count',
    'A member of the Kentucky National Guard',
    {
      fact: 'nationalGuard',
      text: 'How many of you were in the Kentucky National Guard on December 31?',
      help: 'Include yourself and your spouse. For example, 1.',
    },
    { max: 2 },
  ),
  askedFor(
    'money',
    'Lived with my spouse but am filing separately',
    {
      fact: 'spouseModifiedGrossIncome',
      text: 'What was your spouse’s gross income for Kentucky?',
      help: 'Use the amount on your spouse’s own return. For example, 31,400.00.',
    },
    { only: 'apart', why: 'The family size tax credit counts income from both of you.' },
  ),
];
