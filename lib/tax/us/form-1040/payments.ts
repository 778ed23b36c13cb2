import { addCents, dollars, dollarsOf } from '../../facts/cents';
import { addEntries, blankIfZero } from '../../engine/verbs';
import { covers } from '../coverage';
import { earnedIncomeCredit as creditFromTable } from '../eic/worksheet';
import { refundableCredit as adoptionCreditFrom8839 } from '../form-8839/form-8839';
import { refundableEducationCredit } from '../form-8863/form-8863';
import { otherWithholdingChange, wageWithholdingChange } from '../form-8958/changes';
import { form8959, totalWithholding as additionalMedicareWithholding } from '../form-8959/form-8959';
import { totalPayments as scheduleThreePayments } from '../schedule-3/part-2';
import { additionalChildCredit as additionalFrom8812 } from '../schedule-8812/part-2';
import { schedule8812 } from '../schedule-8812/form';
import { makers } from './form';
import { allK1s } from '../schedule-e/k1-deductions';

const { money } = makers;

covers(
  'w2s.*.federalWithholding',
  'interest.*.federalWithholding',
  'dividends.*.federalWithholding',
  'retirement.*.federalWithholding',
  'socialSecurity.*.federalWithholding',
  'governmentPayments.*.federalWithholding',
  'gambling.*.federalWithholding',
  'payments.estimated',
  'payments.priorYearOverpayment',
  'payments.otherWithholding',
);

export const withheldFromWages = money('25a', 'Withheld from wages', 'Form(s) W-2', ({ facts, get }) =>
  blankIfZero(dollarsOf(facts.w2s, (w2) => w2.federalWithholding) + get(wageWithholdingChange)),
);

export const withheldOn1099 = money('25b', 'Withheld on Forms 1099', 'Form(s) 1099', ({ facts, get }) =>
  blankIfZero(
    dollars(
      addCents(facts.interest, (form) => form.federalWithholding),
      addCents(facts.dividends, (form) => form.federalWithholding),
      addCents(facts.sales, (sale) => sale.federalWithholding),
      addCents(facts.retirement, (form) => form.federalWithholding),
      addCents(facts.socialSecurity, (form) => form.federalWithholding),
      addCents(facts.governmentPayments, (form) => form.federalWithholding),
      addCents(facts.businesses, (business) => business.federalWithholding),
      facts.payments.otherWithholding,
    ) + get(otherWithholdingChange),
  ),
);

/** Forms W-2G and 8959. Withholding on other Forms 1099 (`payments.otherWithholding`) stands on line 25b. */
export const withheldElsewhere = money(
  '25c',
  'Other withholding',
  'Other forms (see instructions)',
  ({ facts, get, attached }) =>
    blankIfZero(
      dollars(
        addCents(facts.gambling, (form) => form.federalWithholding),
        allK1s(facts, 'backupWithholding'),
      ) + (attached(form8959) ? get(additionalMedicareWithholding) : 0),
    ),
);

export const totalWithheld = money('25d', 'Total withheld', 'Add lines 25a through 25c', ({ entry }) =>
  addEntries([entry(withheldFromWages), entry(withheldOn1099), entry(withheldElsewhere)]),
);

export const estimatedPayments = money(
  '26',
  'Estimated tax payments',
  '2024 estimated tax payments and amount applied from 2023 return',
  ({ facts }) =>
    blankIfZero(
      dollars(
        addCents(facts.payments.estimated, (payment) => payment.amount),
        facts.payments.priorYearOverpayment,
        allK1s(facts, 'estimatedTax'),
      ),
    ),
);

export const earnedIncomeCredit = money(
  '27',
  'Earned income credit',
  'Earned income credit (EIC)',
  ({ entry }) => entry(creditFromTable),
);

export const additionalChildCredit = money(
  '28',
  'Additional child tax credit',
  'Additional child tax credit from Schedule 8812',
  ({ get, attached }) => (attached(schedule8812) ? blankIfZero(get(additionalFrom8812)) : null),
);

export const educationCredit = money(
  '29',
  'American opportunity credit',
  'American opportunity credit from Form 8863, line 8',
  ({ entry }) => entry(refundableEducationCredit),
);

/** From 2025 on. */
export const refundableAdoptionCredit = money(
  '30',
  'Refundable adoption credit',
  'Refundable adoption credit from Form 8839, line 13',
  ({ get }) => blankIfZero(get(adoptionCreditFrom8839)),
);

export const scheduleThree = money('31', 'Other payments', 'Amount from Schedule 3, line 15', ({ entry }) =>
  entry(scheduleThreePayments),
);

export const otherPayments = money(
  '32',
  'Refundable credits and other payments',
  'Add lines 27, 28, 29, and 31. These are your total other payments and refundable credits',
  ({ entry }) =>
    addEntries([
      entry(earnedIncomeCredit),
      entry(additionalChildCredit),
      entry(educationCredit),
      entry(refundableAdoptionCredit),
      entry(scheduleThree),
    ]),
);

export const totalPayments = money(
  '33',
  'Total payments',
  'Add lines 25d, 26, and 32. These are your total payments',
  ({ get }) => get(totalWithheld) + get(estimatedPayments) + get(otherPayments),
);
