import { addCents, dollars, dollarsOf, exactDollars, minus, centsNotBelowZero } from '../../facts/cents';
import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { covers } from '../coverage';
import { totalExclusion } from '../form-2555/exclusion';
import { childrenOther } from '../form-8814/form-8814';
import { excessLoss } from '../form-461/form-461';
import { ordinaryGain } from '../form-4797/form-4797';
import { taxableHsaDistributions, testingPeriodIncome } from '../form-8889/distributions';
import { incomeOfEmployerExcess } from '../form-8889/form-8889';
import {
  businessChange,
  otherChange,
  refundChange,
  sharesChange,
  unemploymentChange,
} from '../form-8958/changes';
import { taxableRest } from '../form-982/excluded-debt';
import { lossDeduction } from '../net-operating-loss/net-operating-loss';
import { netProfit, scheduleC } from '../schedule-c/schedule-c';
import { supplementalIncome } from '../schedule-e/schedule-e';
import { scheduleF } from '../schedule-f/form';
import { netFarmProfit } from '../schedule-f/schedule-f';
import { taxableRefund } from '../worksheets/state-refund';
import { type TaxReader } from '../form';
import { makers } from './form';

const { money } = makers;

covers(
  'governmentPayments.*.owner',
  'governmentPayments.*.unemployment',
  'governmentPayments.*.repaid',
  'alimonyReceived',
  'gambling.*.owner',
  'gambling.*.winnings',
  'cancelledDebt',
  'alaskaPermanentFund',
  'juryDutyPay',
  'scholarshipNotOnW2',
  'otherIncome',
  'form1099KErrorOrPersonalLoss',
);

/** At the top of the form since 2024; it is in no total. */
export const form1099KInError = money(
  '1099-K',
  'Form 1099-K in error or for personal items sold at a loss',
  'For 2024, enter the amount reported to you on Form(s) 1099-K that was included in error or for personal items sold at a loss',
  ({ facts }) => blankIfZero(dollars(facts.form1099KErrorOrPersonalLoss)),
);

export const stateRefunds = money(
  '1',
  'Taxable state refunds',
  'Taxable refunds, credits, or offsets of state and local income taxes',
  ({ facts, get }) =>
    blankIfZero(
      (facts.stateRefundTaxable === null ? get(taxableRefund) : dollars(facts.stateRefundTaxable)) +
        get(refundChange),
    ),
);

export const alimonyReceived = money('2a', 'Alimony received', 'Alimony received', ({ facts }) =>
  blankIfZero(dollars(facts.alimonyReceived)),
);

export const businessIncome = money(
  '3',
  'Business income or loss',
  'Business income or (loss). Attach Schedule C',
  ({ each, attached, entry }) =>
    addEntries([attached(scheduleC) ? sum(each(netProfit)) : null, entry(businessChange)]),
);

export const otherGains = money(
  '4',
  'Other gains or losses',
  'Other gains or (losses). Attach Form 4797',
  ({ entry }) => entry(ordinaryGain),
);

export const scheduleEIncome = money(
  '5',
  'Rental, royalty, and partnership income',
  'Rental real estate, royalties, partnerships, S corporations, trusts, etc. Attach Schedule E',
  ({ entry }) => addEntries([entry(supplementalIncome), entry(sharesChange)]),
);

export const farmIncome = money(
  '6',
  'Farm income or loss',
  'Farm income or (loss). Attach Schedule F',
  ({ each, attached }) => (attached(scheduleF) ? sum(each(netFarmProfit)) : null),
);

/** Benefits repaid in the same year are subtracted (Instructions for Schedule 1, line 7). */
export const unemployment = money(
  '7',
  'Unemployment compensation',
  'Unemployment compensation',
  ({ facts, get }) =>
    blankIfZero(
      dollars(
        centsNotBelowZero(
          minus(
            addCents(facts.governmentPayments, (form) => form.unemployment),
            addCents(facts.governmentPayments, (form) => form.repaid),
          ),
        ),
      ) + get(unemploymentChange),
    ),
);

/** A negative amount: the form prints the parentheses. */
export const netOperatingLoss = money('8a', 'Net operating loss', 'Net operating loss', ({ get }) =>
  blankIfZero(0 - get(lossDeduction)),
);

export const gambling = money('8b', 'Gambling winnings', 'Gambling', ({ facts }) =>
  blankIfZero(dollarsOf(facts.gambling, (form) => form.winnings)),
);

/** What Form 982 does not leave out. */
export const cancelledDebt = money('8c', 'Canceled debt', 'Cancellation of debt', (reader) =>
  blankIfZero(exactDollars(reader.facts.cancelledDebt) + taxableRest(reader)),
);

/** A negative amount: the form prints the parentheses. */
export const foreignExclusion = money(
  '8d',
  'Foreign earned income exclusion',
  'Foreign earned income exclusion from Form 2555',
  ({ each }) => blankIfZero(0 - sum(each(totalExclusion))),
);

export const hsaIncome = money('8f', 'Taxable HSA distributions', 'Income from Form 8889', ({ each }) =>
  blankIfZero(sum(each(taxableHsaDistributions)) + sum(each(testingPeriodIncome))),
);

export const alaskaFund = money(
  '8g',
  'Alaska Permanent Fund',
  'Alaska Permanent Fund dividends',
  ({ facts }) => blankIfZero(dollars(facts.alaskaPermanentFund)),
);

export const juryDuty = money('8h', 'Jury duty pay', 'Jury duty pay', ({ facts }) =>
  blankIfZero(dollars(facts.juryDutyPay)),
);

/** What Form 461 keeps back of business losses. */
export const excessBusinessLoss = money(
  '8p',
  'Excess business loss',
  'Section 461(l) excess business loss adjustment',
  ({ entry }) => entry(excessLoss),
);

export const scholarships = money(
  '8r',
  'Scholarships not on Form W-2',
  'Scholarship and fellowship grants not reported on Form W-2',
  ({ facts }) => blankIfZero(dollars(facts.scholarshipNotOnW2)),
);

export const otherIncome = money('8z', 'Other income', 'Other income. List type and amount', (reader) =>
  blankIfZero(
    dollarsOf(reader.facts.otherIncome, (item) => item.amount) +
      reader.get(otherChange) +
      incomeOfEmployerExcess(reader) +
      childrenOther(reader),
  ),
);

/** Lines 8a to 8z but 8p: Form 461 depends on Form 8582, which asks for income without it. */
const beforeLimit = ({ entry }: TaxReader): number | null =>
  addEntries([
    entry(netOperatingLoss),
    entry(gambling),
    entry(cancelledDebt),
    entry(foreignExclusion),
    entry(hsaIncome),
    entry(alaskaFund),
    entry(juryDuty),
    entry(scholarships),
    entry(otherIncome),
  ]);
export const otherIncomeBeforeLimit = (reader: TaxReader): number => beforeLimit(reader) ?? 0;

export const totalOtherIncome = money(
  '9',
  'Total other income',
  'Total other income. Add lines 8a through 8z',
  (reader) => addEntries([beforeLimit(reader), reader.entry(excessBusinessLoss)]),
);

export const additionalIncome = money(
  '10',
  'Additional income',
  'Combine lines 1 through 7 and 9. This is your additional income. Enter here and on Form 1040, line 8',
  ({ entry }) =>
    addEntries([
      entry(stateRefunds),
      entry(alimonyReceived),
      entry(businessIncome),
      entry(otherGains),
      entry(scheduleEIncome),
      entry(farmIncome),
      entry(unemployment),
      entry(totalOtherIncome),
    ]),
);
