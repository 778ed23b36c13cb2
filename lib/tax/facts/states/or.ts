import { type AskedFact, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, flag } from '../text';
import { flagEach } from '../owner';
import { stateSchema } from './state-schema';

const pension = z
  .strictObject({
    /** Months or points of service in all, and before October 1, 1991. */
    months: count,
    monthsBefore1991: count,
  })
  .prefault({});

/** Facts that only Oregon asks. */
export const OR = stateSchema({
  /** Service for federal pensions: the part before October 1, 1991, is not taxed (Schedule OR-ASC, code 307). */
  federalPension: z.strictObject({ taxpayer: pension, spouse: pension }).prefault({}),
  /** Severe disability, for an additional exemption credit. */
  severelyDisabled: flagEach,
  /** The home of the whole year lies in the Metro district (Form MET-40), in Multnomah County (Form MC-40). */
  metro: flag,
  multnomah: flag,
  politicalContribution: amount,
  federalTaxPriorYear: amount,
});

/** The interview's questions about them. */
export const asksOR: readonly AskedFact[] = [
  {
    label: 'A federal pension with service before October 1991',
    kind: 'count',
    places: [
      {
        fact: 'federalPension.taxpayer.months',
        text: 'How many months did you work for the federal government?',
        help: 'Include all months of service. For example, 360.',
      },
      {
        fact: 'federalPension.taxpayer.monthsBefore1991',
        text: 'How many of those months were before October 1, 1991?',
        help: 'Leave this blank if none. For example, 120.',
      },
      {
        fact: 'federalPension.spouse.months',
        text: 'How many months did your spouse work for the federal government?',
        help: 'Leave this blank if none. For example, 300.',
      },
      {
        fact: 'federalPension.spouse.monthsBefore1991',
        text: 'How many of your spouse’s months were before October 1, 1991?',
        help: 'Leave this blank if none. For example, 60.',
      },
    ],
  },
  statedBy('severelyDisabled.taxpayer', 'I have a severe disability'),
  statedBy('severelyDisabled.spouse', 'My spouse has a severe disability', 'joint'),
  statedBy('metro', 'I lived in the Portland Metro district all year (Form MET-40)'),
  statedBy('multnomah', 'I lived in Multnomah County all year (Form MC-40)'),
];
