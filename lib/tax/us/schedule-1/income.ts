import { addCents, dollars, dollarsOf, minus, centsNotBelowZero } from '../../facts/cents';
import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { covers } from '../coverage';
import { taxableHsaDistributions, testingPeriodIncome } from '../form-8889/distributions';
import { netProfit, scheduleC } from '../schedule-c/schedule-c';
import { supplementalIncome } from '../schedule-e/schedule-e';
import { makers } from './form';

const { money } = makers;

covers(
  'stateRefundTaxable',
  'governmentPayments.*.owner',
  'governmentPayments.*.unemployment',
  'governmentPayments.*.repaid',
  'governmentPayments.*.stateRefund',
  'priorYear',
  'alimonyReceived',
  'gambling.*.owner',
  'gambling.*.winnings',
  'cancelledDebt',
  'alaskaPermanentFund',
  'juryDutyPay',
  'scholarshipNotOnW2',
  'otherIncome',
);

export const stateRefunds = money(
  '1',
  'Taxable state refunds',
  'Taxable refunds, credits, or offsets of state and local income taxes',
  ({ facts }) => blankIfZero(dollars(facts.stateRefundTaxable)),
);

export const alimonyReceived = money('2a', 'Alimony received', 'Alimony received', ({ facts }) =>
  blankIfZero(dollars(facts.alimonyReceived)),
);

export const businessIncome = money(
  '3',
  'Business income or loss',
  'Business income or (loss). Attach Schedule C',
  ({ each, attached }) => (attached(scheduleC) ? sum(each(netProfit)) : null),
);

export const scheduleEIncome = money(
  '5',
  'Rental, royalty and partnership income',
  'Rental real estate, royalties, partnerships, S corporations, trusts, etc. Attach Schedule E',
  ({ entry }) => entry(supplementalIncome),
);

/** Benefits repaid in the same year are subtracted (Instructions for Schedule 1, line 7). */
export const unemployment = money(
  '7',
  'Unemployment compensation',
  'Unemployment compensation',
  ({ facts }) =>
    blankIfZero(
      dollars(
        centsNotBelowZero(
          minus(
            addCents(facts.governmentPayments, (form) => form.unemployment),
            addCents(facts.governmentPayments, (form) => form.repaid),
          ),
        ),
      ),
    ),
);

export const gambling = money('8b', 'Gambling winnings', 'Gambling', ({ facts }) =>
  blankIfZero(dollarsOf(facts.gambling, (form) => form.winnings)),
);

export const cancelledDebt = money('8c', 'Cancelled debt', 'Cancellation of debt', ({ facts }) =>
  blankIfZero(dollars(facts.cancelledDebt)),
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

export const scholarships = money(
  '8r',
  'Scholarships not on Form W-2',
  'Scholarship and fellowship grants not reported on Form W-2',
  ({ facts }) => blankIfZero(dollars(facts.scholarshipNotOnW2)),
);

export const otherIncome = money('8z', 'Other income', 'Other income. List type and amount', ({ facts }) =>
  blankIfZero(dollarsOf(facts.otherIncome, (item) => item.amount)),
);

export const totalOtherIncome = money(
  '9',
  'Total other income',
  'Total other income. Add lines 8a through 8z',
  ({ entry }) =>
    addEntries([
      entry(gambling),
      entry(cancelledDebt),
      entry(hsaIncome),
      entry(alaskaFund),
      entry(juryDuty),
      entry(scholarships),
      entry(otherIncome),
    ]),
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
      entry(scheduleEIncome),
      entry(unemployment),
      entry(totalOtherIncome),
    ]),
);
