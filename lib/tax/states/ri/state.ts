import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, residency, ri1040, ri1040nr, scheduleM } from './form';
import { rhodeIsland2024, type RhodeIslandLaw } from './law';
import * as settle from './settle';
import * as lines from './tax';

/** The Rhode Island return of 2024: Forms RI-1040 and RI-1040NR with Schedule M and the property tax relief of RI-1040H. */
export const rhodeIsland = defineState<RhodeIslandLaw>({
  jurisdiction,
  law: rhodeIsland2024,
  code: 'RI',
  name: 'Rhode Island',
  year: 2024,
  forms: [...residency.forms, ri1040.form, ri1040nr.form, scheduleM.form, settle.totalsForm, income.form],
  mainForm: (kind) => (kind === 'resident' ? ri1040.form : ri1040nr.form),
  kind: residency.kind,
  totals: {
    stateAgi: lines.modifiedAgi,
    stateTaxableIncome: lines.taxable,
    stateTaxBeforeCredits: settle.before,
    stateTaxAfterNonrefundableCredits: settle.after,
    stateRefundableCredits: settle.refundable,
    localTax: null,
    withheld: settle.withheld,
    refund: settle.refund,
    owed: settle.owed,
  },
  sourceIncome: settle.rhodeIslandIncome,
  covers: ['states.RI'],
  refusals: [
    ...commonRefusals<RhodeIslandLaw>('RI', 'Rhode Island', { bonusDepreciation: true, useTaxHandled: true }),
    {
      path: 'healthCoverage',
      message:
        'You may owe Rhode Island’s individual mandate penalty for months without health coverage (Form IND-HEALTH). Plainfile can’t calculate it yet.',
      when: ({ facts }) =>
        facts.healthCoverage.some(({ months, exemption }) => exemption === '' && months.includes(false)),
    },
  ],
});
