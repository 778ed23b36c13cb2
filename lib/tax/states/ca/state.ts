import { centsOf } from '../../facts/cents';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import * as credits from './credits';
import { hasOtherLives } from './depreciation';
import { ca540, ca540nr, income, jurisdiction, residency, scheduleCa } from './form';
import * as start from './income';
import { settlement } from './payments';
import { california2024, type CaliforniaLaw } from './law';
import * as tax from './tax';
import { hasLaterException, totalTax } from './total-tax';

/** The California return of 2024: Form 540 or 540NR with Schedule CA, FTB 3506, FTB 3514 and Schedule S. */
export const california = defineState<CaliforniaLaw>({
  jurisdiction,
  law: california2024,
  code: 'CA',
  name: 'California',
  year: 2024,
  forms: [
    ...residency.forms,
    ca540,
    ca540nr,
    scheduleCa.form,
    credits.ftb3514.form,
    credits.refundable.form,
    tax.reported.form,
    income.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? ca540 : ca540nr),
  kind: residency.kind,
  totals: {
    stateAgi: start.californiaAgi,
    stateTaxableIncome: tax.reportedTaxable,
    stateTaxBeforeCredits: tax.scheduleTax,
    stateTaxAfterNonrefundableCredits: totalTax,
    stateRefundableCredits: credits.refundable,
    localTax: null,
    withheld: settlement.withheld,
    refund: settlement.refund,
    owed: settlement.owed,
  },
  sourceIncome: start.californiaIncome,
  covers: ['states.CA.renterMonths'],
  refusals: [
    ...commonRefusals<CaliforniaLaw>('CA', 'California', { bonusDepreciation: 'figured' }),
    {
      path: 'businesses',
      message:
        'California’s depreciation rules for cars, expensed software, and improvements inside commercial buildings differ from the federal rules. We don’t support them yet.',
      when: hasOtherLives,
    },
    {
      path: 'amt',
      message:
        'You may owe California’s alternative minimum tax (Schedule P), which Plainfile doesn’t prepare yet.',
      when: tax.mayOweMinimumTax,
    },
    {
      path: 'retirement.earlyExceptionCode',
      message:
        'California didn’t follow the newer federal exceptions to the early distribution tax in 2024 (19, 20, 22, and 23), which Plainfile can’t calculate yet.',
      when: hasLaterException,
    },
    {
      path: 'healthCoverage',
      message:
        'You may owe a California penalty for months without health coverage (FTB 3853), which Plainfile doesn’t calculate yet.',
      when: tax.lacksCoverage,
    },
    {
      path: 'adjustments.alimonyPaid',
      message:
        'California treats alimony under agreements after 2018 differently from the federal return. That isn’t supported yet.',
      when: ({ facts }) =>
        facts.adjustments.alimonyPaid.some(
          ({ amount, divorceDate }) =>
            centsOf(amount) > 0 && divorceDate !== null && divorceDate > '2018-12-31',
        ),
    },
  ],
});
