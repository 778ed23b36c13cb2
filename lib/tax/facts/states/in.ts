import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Indiana asks. */
export const IN = stateSchema({
  /** County of residence on January 1 (Form IT-40, page 1); empty: from the homes of the year. */
  countyOfResidenceJan1: text,
  /** County of the main job on January 1, or "none", for people who lived outside of Indiana that day. */
  countyOfWorkJan1: text,
  /** The same for the spouse, where it differs. */
  spouseCountyOfResidenceJan1: text,
  spouseCountyOfWorkJan1: text,
  /** Children whom nobody claimed as dependents in Indiana in an earlier year (Schedule IN-DEP, boxes 1F). */
  childrenClaimedFirst: count,
  /** Gifts to Indiana colleges (Schedule CC-40). */
  collegeGift: amount,
  militaryRetirement: amount,
  civilServiceAge: amount,
  disabilityRetirement: amount,
  renterMonths: z.int().min(0).max(12).nullable().default(null),
  homeownerTaxes: amount,
  unifiedElderlyMonths: z.int().min(0).max(12).nullable().default(null),
  IN529: amount,
});

/** The interview's questions about them. */
export const asksIN: readonly AskedFact[] = [
  askedFor(
    'county',
    'Worked in Indiana on January 1 but lived in another state',
    {
      fact: 'countyOfWorkJan1',
      text: 'Which Indiana county did you work in on January 1?',
      help: 'Select the county of your main job that day. For example, Lake.',
    },
    {
      spouse: {
        fact: 'spouseCountyOfWorkJan1',
        text: 'Which Indiana county did your spouse work in on January 1?',
        help: 'Select “None” if your spouse didn’t work in Indiana. For example, Lake.',
      },
      why: 'Your county’s tax is part of the Indiana return.',
    },
  ),
  askedFor(
    'count',
    'A child you claim in Indiana for the first time',
    {
      fact: 'childrenClaimedFirst',
      text: 'How many children are you claiming in Indiana for the first time?',
      help: 'Include only children no one claimed there in an earlier year. For example, 1.',
    },
    { max: 15 },
  ),
  askedFor('money', 'Contributions to an Indiana college', {
    fact: 'collegeGift',
    text: 'How much did you contribute to Indiana colleges?',
    help: 'Include only contributions of money. For example, 200.00.',
  }),
];
