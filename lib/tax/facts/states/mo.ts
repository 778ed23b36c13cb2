import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Missouri asks. */
export const MO = stateSchema({
  /** Tax on lump sums and recapture that the federal return holds (Form MO-1040, line 10). */
  federalTaxOther: amount,
  /** Premiums for long-term care insurance that are not in itemized deductions (Form MO-1040, line 16). */
  longTermCare: amount,
  /** Who may claim the property tax credit besides people of 65 (Form MO-PTS, qualifications B to D). */
  propertyTaxCredit: z.strictObject({ disabledVeteran: flag, disabled: flag, survivor: flag }).prefault({}),
  /** Missouri low-income housing credit (Form MO-TC). */
  lowIncomeHousing: amount,
  /** Transportation facilities deduction. */
  transportation: amount,
});

/** The interview's questions about them. */
export const asksMO: readonly AskedFact[] = [
  askedFor('money', 'Premiums for long-term care insurance', {
    fact: 'longTermCare',
    text: 'How much did you pay for long-term care insurance?',
    help: 'Leave out amounts you deducted on Schedule A. For example, 1,450.00.',
  }),
  statedBy(
    'propertyTaxCredit.disabledVeteran',
    'One of us is a veteran with a 100% service-connected disability',
  ),
  statedBy('propertyTaxCredit.disabled', 'One of us is 100% disabled'),
  statedBy('propertyTaxCredit.survivor', 'I’m 60 or older and receive Social Security as a survivor'),
];
