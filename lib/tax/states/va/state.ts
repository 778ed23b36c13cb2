import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import * as credits from './credits';
import * as form from './form';
import { people, virginiaAgi } from './income';
import { virginia2024, type VirginiaLaw } from './law';
import * as tax from './tax';

/** The Virginia return of 2024: Form 760 with Schedules A and ADJ, and the steps of Forms 760PY and 763. */
export const virginia = defineState<VirginiaLaw>({
  jurisdiction: form.jurisdiction,
  law: virginia2024,
  code: 'VA',
  name: 'Virginia',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.form760,
    form.scheduleA.form,
    form.scheduleAdj.form,
    people.form,
    form.allocation.form,
    form.income.form,
  ],
  mainForm: () => form.form760,
  filedAs: {
    partYear: { name: 'Form 760PY', title: 'Virginia Part-Year Resident Income Tax Return' },
    nonresident: { name: 'Form 763', title: 'Virginia Nonresident Income Tax Return' },
  },
  kind: form.residency.kind,
  totals: {
    stateAgi: virginiaAgi,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: credits.taxAfterCredits,
    stateRefundableCredits: credits.refundable,
    localTax: null,
    withheld: credits.settlement.withheld,
    refund: credits.settlement.refund,
    owed: credits.settlement.owed,
  },
  sourceIncome: tax.incomeHere,
  covers: ['states.VA.spouseAdjustedIncome', 'states.VA.schoolSupplies'],
  refusals: [
    ...commonRefusals<VirginiaLaw>('VA', 'Virginia', { bonusDepreciation: 'figured' }),
    {
      path: 'w2s',
      message:
        'Federal and state employees with annual pay of $15,000 or less may be able to subtract it in Virginia. That isn’t supported yet.',
      when: credits.hasLowGovernmentPay,
    },
  ],
});
