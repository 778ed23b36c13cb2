import { defineState } from '../state-return';
import { centsOf } from '../../facts/cents';
import { scheduleA } from '../../us/schedule-a/schedule-a';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { incomeHere, people, taxableIncome, westVirginiaAgi } from './income';
import { westVirginia2024, type WestVirginiaLaw } from './law';
import * as tax from './tax';

/** The West Virginia return of 2024: Form IT-140 with Schedules M and A and the credit recap. */
export const westVirginia = defineState<WestVirginiaLaw>({
  jurisdiction: form.jurisdiction,
  law: westVirginia2024,
  code: 'WV',
  name: 'West Virginia',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.it140,
    people.form,
    form.scheduleM.form,
    form.scheduleA.form,
    form.recap.form,
    form.income.form,
  ],
  mainForm: () => form.it140,
  kind: form.residency.kind,
  totals: {
    stateAgi: westVirginiaAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: incomeHere,
  covers: ['states.WV.motorVehicleTax'],
  refusals: [
    ...commonRefusals<WestVirginiaLaw>('WV', 'West Virginia', { useTaxHandled: true }),
    // W. Va. Code 11-21-21; line 18: the amount stands on Schedule SCTC-A, which the state mails.
    {
      path: 'homes',
      message:
        'You may get the Senior Citizens Tax Credit for your home. If West Virginia mailed you Schedule SCTC-A, add the credit to your return; we don’t support it yet.',
      severity: 'warning',
      when: tax.mayHaveSeniorCredit,
    },
    // Schedule M: winnings up to the losses, of people who itemize on the federal return.
    {
      path: 'itemized.gamblingLosses',
      message: 'West Virginia may let you subtract gambling losses. We don’t support that yet.',
      severity: 'warning',
      when: ({ facts, attached }) => attached(scheduleA) && centsOf(facts.itemized.gamblingLosses) > 0,
    },
  ],
});
