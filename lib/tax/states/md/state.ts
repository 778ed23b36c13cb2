import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import { isAtLeast } from '../shared/people';
import * as credits from './credits';
import * as form from './form';
import { incomeHere, marylandAgi, people } from './income';
import { maryland2024, type MarylandLaw } from './law';
import { settlement } from './settlement';
import * as tax from './tax';

/** The Maryland return of 2024: Form 502 with Form 502CR and the local tax, and the steps of Form 505. */
export const maryland = defineState<MarylandLaw>({
  jurisdiction: form.jurisdiction,
  law: maryland2024,
  code: 'MD',
  name: 'Maryland',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.form502,
    form.form502cr.form,
    people.form,
    form.worksheet.form,
    form.income.form,
  ],
  mainForm: () => form.form502,
  filedAs: { nonresident: { name: 'Form 505', title: 'Maryland Nonresident Income Tax Return' } },
  kind: form.residency.kind,
  totals: {
    stateAgi: marylandAgi,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: credits.taxAfterCredits,
    stateRefundableCredits: credits.refundable,
    localTax: credits.localTaxAfterCredits,
    withheld: settlement.withheld,
    refund: settlement.refund,
    owed: settlement.owed,
  },
  sourceIncome: incomeHere,
  covers: [],
  refusals: [
    ...commonRefusals<MarylandLaw>('MD', 'Maryland', { bonusDepreciation: true, useTaxHandled: true }),
    {
      path: 'residency',
      message:
        'Maryland’s local tax depends on where you lived on the last day of the year. Enter the county or Baltimore City.',
      when: (reader) => !form.residency.isNonresident(reader) && tax.findCounty(reader) === null,
    },
    {
      path: 'retirement',
      message:
        'Maryland’s subtraction for retired police officers, firefighters, and correctional officers isn’t supported yet.',
      when: ({ facts }) => facts.retirement.some(({ planKind }) => planKind === 'policeOrFire'),
    },
    {
      path: 'taxpayer.dateOfBirth',
      message: 'The subtraction for people 100 or older isn’t supported yet.',
      when: ({ facts }) =>
        isAtLeast(facts, facts.taxpayer, 100) ||
        (facts.spouse !== null && isAtLeast(facts, facts.spouse, 100)),
    },
  ],
});
