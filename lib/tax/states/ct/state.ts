import { minimumTax } from '../../us/form-6251/part-2';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { calculation, ct1040, ct1040nr, income, jurisdiction, residency } from './form';
import { connecticutAgi } from './income';
import { connecticut2024, type ConnecticutLaw } from './law';
import * as lines from './tax';

/** The Connecticut return of 2024: Forms CT-1040 and CT-1040NR/PY. */
export const connecticut = defineState<ConnecticutLaw>({
  jurisdiction,
  law: connecticut2024,
  code: 'CT',
  name: 'Connecticut',
  year: 2024,
  forms: [...residency.forms, ct1040.form, ct1040nr.form, calculation.form, lines.totalsForm, income.form],
  mainForm: (kind) => (kind === 'resident' ? ct1040.form : ct1040nr.form),
  kind: residency.kind,
  totals: {
    stateAgi: connecticutAgi,
    stateTaxableIncome: lines.taxable,
    stateTaxBeforeCredits: lines.before,
    stateTaxAfterNonrefundableCredits: lines.after,
    stateRefundableCredits: lines.refundable,
    localTax: null,
    withheld: lines.withheld,
    refund: lines.refund,
    owed: lines.owed,
  },
  sourceIncome: lines.sourceIncome,
  covers: ['states.CT'],
  refusals: [
    ...commonRefusals<ConnecticutLaw>('CT', 'Connecticut', { bonusDepreciation: true, useTaxHandled: true }),
    {
      path: 'amt',
      message:
        'You owe the federal alternative minimum tax, so Connecticut’s own minimum tax (Form CT-6251) applies. Plainfile can’t calculate it yet.',
      when: ({ get }) => get(minimumTax) > 0,
    },
  ],
});
