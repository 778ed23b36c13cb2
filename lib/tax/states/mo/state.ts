import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { columns, income, jurisdiction, mo1040, residency } from './form';
import { missouriAgi, moA } from './income';
import { missouri2024, type MissouriLaw } from './law';
import * as tax from './tax';

/** The Missouri return of 2024: Form MO-1040 with Forms MO-A and MO-PTS. */
export const missouri = defineState<MissouriLaw>({
  jurisdiction,
  law: missouri2024,
  code: 'MO',
  name: 'Missouri',
  year: 2024,
  forms: [...residency.forms, mo1040, columns.form, moA.form, tax.moPts.form, income.form, tax.moTotals.form],
  mainForm: () => mo1040,
  kind: residency.kind,
  totals: {
    stateAgi: missouriAgi,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.taxBeforeCredits,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableCredit,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.missouriIncome,
  creditsByPerson: true,
  covers: ['states.MO.federalTaxOther', 'states.MO.longTermCare', 'states.MO.propertyTaxCredit'],
  refusals: [
    ...commonRefusals('MO', 'Missouri', { useTaxApart: 'Form 4340' }),
    {
      path: 'homes.use',
      message:
        'Missouri’s property tax credit has a special rule for the rent part of a nursing home bill. We can’t prepare that credit yet.',
      when: ({ facts }) =>
        facts.homes.some(({ state, use }) => state.toUpperCase() === 'MO' && use === 'nursingHome'),
    },
  ],
});
