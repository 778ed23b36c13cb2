import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { columns, income, jurisdiction, ms80105, residency } from './form';
import * as ms from './income';
import { mississippi2024, type MississippiLaw } from './law';
import * as tax from './tax';

/** The Mississippi return of 2024: Form 80-105 with Form 80-108, or Form 80-205. */
export const mississippi = defineState<MississippiLaw>({
  jurisdiction,
  law: mississippi2024,
  code: 'MS',
  name: 'Mississippi',
  year: 2024,
  forms: [
    ...residency.forms,
    ms80105,
    columns.form,
    ms.scheduleA.form,
    ms.form80205.form,
    income.form,
    ms.rules.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? ms80105 : ms.form80205.form),
  kind: residency.kind,
  totals: {
    stateAgi: ms.mississippiAgi,
    stateTaxableIncome: ms.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.netTax,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: null,
  covers: ['states.MS.reservist'],
  refusals: [
    ...commonRefusals('MS', 'Mississippi', { useTaxHandled: true }),
    {
      path: 'gambling.state',
      message:
        'Mississippi casino winnings aren’t reported on the Mississippi return, and the tax withheld on them is final. We can’t separate them from other winnings yet.',
      when: ({ facts }) => facts.gambling.some(({ state }) => state.toUpperCase() === 'MS'),
    },
  ],
});
