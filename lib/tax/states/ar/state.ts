import { centsOf } from '../../facts/cents';
import { educator } from '../../us/schedule-1/adjustments';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { ar1000f, columns, income, jurisdiction, residency } from './form';
import * as ar from './income';
import { arkansas2024, type ArkansasLaw } from './law';
import * as tax from './tax';

/** The Arkansas return of 2024: Form AR1000F, or Form AR1000NR, with Forms AR3 and AR1000D. */
export const arkansas = defineState<ArkansasLaw>({
  jurisdiction,
  law: arkansas2024,
  code: 'AR',
  name: 'Arkansas',
  year: 2024,
  forms: [
    ...residency.forms,
    ar1000f,
    columns.form,
    ar.ar3.form,
    ar.ar1000d.form,
    income.form,
    tax.ar1000nr.form,
    tax.rules.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? ar1000f : tax.ar1000nr.form),
  kind: residency.kind,
  totals: {
    stateAgi: ar.agi,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.taxBeforeCredits,
    stateTaxAfterNonrefundableCredits: tax.apportionedTax,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.arkansasIncome,
  covers: ['states.AR.developmentallyDisabled'],
  refusals: [
    ...commonRefusals('AR', 'Arkansas', {
      bonusDepreciation: true,
      useTaxApart: 'Arkansas’s consumer use tax return',
    }),
    // Form AR1000ADJ, Teachers Qualified Classroom Investment Expense (AR1000CE).
    {
      path: 'adjustments.educator',
      message:
        'Arkansas has its own deduction for what teachers spend on their classrooms. We don’t support it yet.',
      when: ({ get }) => get(educator) > 0,
    },
    {
      path: 'gambling.state',
      message:
        'The tax withheld from Arkansas casino winnings may be the final tax on them. We don’t support that yet.',
      when: ({ facts }) => facts.gambling.some(({ state }) => state.toUpperCase() === 'AR'),
    },
    {
      path: 'sales',
      message:
        'Arkansas doesn’t tax net capital gain over $10 million. We can’t prepare an Arkansas return with a gain that large yet.',
      when: ({ get, law }) => get(ar.exemptGain) > law.capitalGain.most * law.capitalGain.exemptShare,
    },
    {
      path: 'education529',
      message: 'The Arkansas deduction for contributions to a college savings plan isn’t supported yet.',
      when: ({ facts }) =>
        facts.education529.some(
          ({ state, contributed }) => state.toUpperCase() === 'AR' && centsOf(contributed) > 0,
        ),
    },
  ],
});
