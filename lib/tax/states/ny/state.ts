import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { livesInYonkers, missesCityCare, movedCities } from './cities';
import {
  creditMakers,
  income,
  it196Makers,
  it201Makers,
  it203Makers,
  jurisdiction,
  type NewYorkReader,
  residency,
  retirementMakers,
} from './form';
import { depreciation, newYorkAgi } from './income';
import { newYorkColumn } from './it-203';
import { newYork2024, type NewYorkLaw } from './law';
import * as settle from './settle';
import { taxableIncome } from './tax';
import { lacksLocalRate } from './use-tax';

/** The New York return of 2024: Forms IT-201 and IT-203 with the taxes of New York City and Yonkers. */
export const newYork = defineState<NewYorkLaw>({
  jurisdiction,
  law: newYork2024,
  code: 'NY',
  name: 'New York',
  year: 2024,
  forms: [
    ...residency.forms,
    it201Makers.form,
    it203Makers.form,
    it196Makers.form,
    creditMakers.form,
    retirementMakers.form,
    depreciation.form,
    settle.totalsForm,
    income.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? it201Makers.form : it203Makers.form),
  kind: residency.kind,
  totals: {
    stateAgi: newYorkAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: settle.before,
    stateTaxAfterNonrefundableCredits: settle.afterNonrefundable,
    stateRefundableCredits: settle.refundable,
    localTax: settle.localTax,
    withheld: settle.withheld,
    refund: settle.refund,
    owed: settle.owed,
  },
  sourceIncome: newYorkColumn,
  covers: ['states.NY'],
  refusals: [
    ...commonRefusals<NewYorkLaw>('NY', 'New York', {
      bonusDepreciation: 'figured',
      useTaxHandled: true,
      // The Yonkers surcharge is figured on the tax less refundable credits, by a worksheet of its own.
      creditsEntityTax: (reader) =>
        residency.isResident(reader) && !livesInYonkers(reader as unknown as NewYorkReader),
    }),
    {
      path: 'useTax',
      message:
        'This use tax covers only New York State’s 4%, because we don’t know your county. Your county adds 3% to 4.75%. You owe that part too.',
      severity: 'warning',
      when: (reader) => lacksLocalRate(reader as unknown as NewYorkReader),
    },
    {
      path: 'residency.city',
      message:
        'Moving into or out of New York City or Yonkers during the year requires Form IT-360.1, which Plainfile doesn’t prepare yet.',
      when: (reader) => movedCities(reader as unknown as NewYorkReader),
    },
    {
      path: 'childCare',
      message:
        'The New York City child care credit for children under 4 applies to your household, and Plainfile can’t calculate it yet.',
      when: (reader) => missesCityCare(reader as unknown as NewYorkReader),
    },
  ],
});
