import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Arizona asks. */
export const AZ = stateSchema({
  /** Parents and grandparents of 65 or more who lived with you and whom you supported (Form 140, line 11a). */
  parentsOrGrandparentsSupported: count,
  /** Other exemptions, such as for a stillborn child (line 40E). */
  otherExemptions: count,
  /** Gifts that a tax credit repays. */
  gifts: z
    .strictObject({
      /** Form 321. */
      qualifyingCharity: amount,
      /** Form 352. */
      fosterCare: amount,
      /** Form 322. */
      publicSchool: amount,
      /** Form 323. */
      privateSchoolOriginal: amount,
      /** Form 348. */
      privateSchoolPlus: amount,
      /** Form 340. */
      military: amount,
    })
    .prefault({}),
  /** In prison for sixty days or more: no increased excise tax credit. */
  incarcerated60Days: flag,
});

/** The interview's questions about them. */
export const asksAZ: readonly AskedFact[] = [
  askedFor(
    'count',
    'A parent or grandparent age 65 or older I supported',
    {
      fact: 'parentsOrGrandparentsSupported',
      text: 'How many parents or grandparents age 65 or older did you support?',
      help: 'They must have lived with you all year and needed help with daily living, and you must have paid more than half of their support. For example, 1.',
    },
    { max: 10 },
  ),
  askedFor('money', 'Gifts to a qualifying charity (Form 321)', {
    fact: 'gifts.qualifyingCharity',
    text: 'How much did you give to charities on Arizona’s list?',
    help: 'Include cash gifts to qualifying charities (Form 321). For example, 470.00.',
  }),
  askedFor('money', 'Gifts to a foster care charity (Form 352)', {
    fact: 'gifts.fosterCare',
    text: 'How much did you give to foster care charities in Arizona?',
    help: 'Include cash gifts to organizations on the state’s list. For example, 587.00.',
  }),
  statedBy('incarcerated60Days', 'Was in prison for 60 days or more in the year'),
];
