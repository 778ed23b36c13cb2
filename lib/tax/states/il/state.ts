import { lacksAddition } from '../shared/entity-tax';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { baseIncome, specialDepreciation } from './base-income';
import { scheduleEitc } from './earned-income';
import { il1040, income, jurisdiction, residency } from './form';
import { illinois2024, type IllinoisLaw } from './law';
import { illinoisIncome, scheduleNr } from './schedule-nr';
import * as tax from './tax';

/** The Illinois return of 2024: Form IL-1040 with Schedules NR and ICR. */
export const illinois = defineState<IllinoisLaw>({
  jurisdiction,
  law: illinois2024,
  code: 'IL',
  name: 'Illinois',
  year: 2024,
  forms: [
    ...residency.forms,
    il1040,
    specialDepreciation.form,
    scheduleNr.form,
    tax.scheduleIcr.form,
    scheduleEitc.form,
    income.form,
  ],
  mainForm: () => il1040,
  kind: residency.kind,
  totals: {
    stateAgi: baseIncome,
    stateTaxableIncome: tax.netIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.withheld,
    refund: tax.refund,
    owed: tax.owed,
  },
  sourceIncome: illinoisIncome,
  covers: ['states.IL'],
  refusals: [
    ...commonRefusals<IllinoisLaw>('IL', 'Illinois', {
      bonusDepreciation: 'figured',
      useTaxHandled: true,
      exemptsMilitaryPay: true,
      creditsEntityTax: (reader) => residency.isResident(reader),
    }),
    {
      path: 'k1s.passThroughEntityTax',
      message:
        'Illinois adds your share of the additions on Schedule K-1-P to your income. Enter it with the credit, or 0 if column A of Step 5 shows none.',
      when: ({ facts }) => lacksAddition(facts, 'IL'),
    },
  ],
});
