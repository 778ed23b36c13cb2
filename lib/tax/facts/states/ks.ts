import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Kansas asks. */
export const KS = stateSchema({
  /** Contributions to KPERS and other Kansas public plans that federal wages leave out (Schedule S, line A2). */
  kpers: amount,
  /** Totally and permanently disabled or blind all year, one of the filers (Form K-40, food sales tax credit, line C). */
  disabled: flag,
  /** Disabled veterans who file the return (Form K-40, exemptions). */
  disabledVeterans: z.int('Use 0 to 2').min(0, 'Use 0 to 2').max(2, 'Use 0 to 2').default(0),
  /** Months in the homestead (Form K-40H). */
  homesteadMonths: z.int('Use 0 to 12').min(0, 'Use 0 to 12').max(12, 'Use 0 to 12').default(0),
  /** Classroom supplies that a teacher paid for. */
  schoolTeacherSupplies: amount,
});

/** The interview's questions about them. */
export const asksKS: readonly AskedFact[] = [
  askedFor(
    'money',
    'Contributions to KPERS or another Kansas public pension plan',
    {
      fact: 'kpers',
      text: 'How much did you contribute to KPERS or another Kansas public plan?',
      help: 'Look in box 14 of your Form W-2. For example, 2,860.00.',
    },
    { why: 'Kansas taxes this part of your pay.' },
  ),
  statedBy('disabled', 'One of us was blind, or permanently and totally disabled, all year'),
  askedFor(
    'count',
    'A disabled veteran',
    {
      fact: 'disabledVeterans',
      text: 'How many of you are disabled veterans?',
      help: 'Include yourself and your spouse. For example, 1.',
    },
    { max: 2 },
  ),
];
