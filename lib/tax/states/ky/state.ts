import { isSome } from '../../facts/cents';
import { educationCredit } from '../../us/form-1040/payments';
import { educationCredits as nonrefundableEducation } from '../../us/schedule-3/part-1';
import { scheduleA } from '../../us/schedule-a/schedule-a';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { columns, income, jurisdiction, makers, proration, residency } from './form';
import { federalAgi, jointTaxable, kentuckyAgi, tax as taxOnIncome } from './income';
import { kentucky2024, type KentuckyLaw } from './law';
import * as tax from './tax';

const governmentKinds: ReadonlySet<string> = new Set([
  'federalCivil',
  'military',
  'stateOrLocal',
  'teacher',
  'policeOrFire',
  'railroad',
]);

/** The Kentucky return of 2024: Forms 740 and 740-NP. */
export const kentucky = defineState<KentuckyLaw>({
  jurisdiction,
  law: kentucky2024,
  code: 'KY',
  name: 'Kentucky',
  year: 2024,
  forms: [...residency.forms, makers.form, columns.form, proration.form, income.form],
  mainForm: (kind) => (kind === 'resident' ? makers.form : proration.form),
  kind: residency.kind,
  totals: {
    stateAgi: kentuckyAgi,
    stateTaxableIncome: jointTaxable,
    stateTaxBeforeCredits: taxOnIncome,
    stateTaxAfterNonrefundableCredits: tax.incomeTax,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: federalAgi,
  covers: ['states.KY.familySize', 'states.KY.spouseModifiedGrossIncome', 'states.KY.nationalGuard'],
  refusals: [
    ...commonRefusals<KentuckyLaw>('KY', 'Kentucky', {
      bonusDepreciation: true,
      useTaxHandled: true,
      exemptsMilitaryPay: true,
    }),
    {
      path: 'retirement',
      message:
        'Kentucky exempts the part of a government or railroad pension earned before 1998, which Plainfile can’t calculate yet.',
      when: ({ facts, each, law }) =>
        facts.retirement.some(({ planKind }) => governmentKinds.has(planKind ?? '')) &&
        (each(income.here.pensions).some((own) => own > law.pension.most) ||
          facts.retirement.some(({ planKind }) => planKind === 'railroad')),
    },
    {
      path: 'states.KY.spouseModifiedGrossIncome',
      message:
        'Kentucky’s family size tax credit counts the income of a spouse who lives with you, even if you file separately. Enter your spouse’s income.',
      when: (reader) =>
        reader.facts.filingStatus === 'mfs' &&
        !reader.facts.livedApartAllYear &&
        reader.facts.states.KY.spouseModifiedGrossIncome === null &&
        reader.get(tax.familyShare) > 0 &&
        reader.get(tax.taxBeforeFamilySize) > 0,
    },
    {
      path: 'education',
      message:
        'Kentucky has its own tuition credit for Kentucky schools, which Plainfile can’t calculate yet.',
      when: ({ get }) => get(educationCredit) + get(nonrefundableEducation) > 0,
    },
    {
      path: 'itemized.gamblingLosses',
      message: 'Plainfile can’t deduct gambling losses on the Kentucky return yet.',
      when: ({ facts, attached }) => attached(scheduleA) && isSome(facts.itemized.gamblingLosses),
    },
  ],
});
