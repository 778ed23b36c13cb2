import { wagesWithoutForm } from '../form-2555/earned';
import { addCents, centsNotBelowZero, dollarsOf, minus, noCents, plus } from '../../facts/cents';
import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { excessOf, ofBoth } from '../clergy/clergy-pay';
import { covers } from '../coverage';
import { taxableBenefits as taxableCareBenefits } from '../form-2441/part-3';
import { tipsNotReported } from '../form-4137/form-4137';
import {
  dividendsChange,
  interestChange,
  pensionChange,
  qualifiedDividendsChange,
  wagesChange,
} from '../form-8958/changes';
import { childrenDividends, childrenGains } from '../form-8814/form-8814';
import { isFiguredOn8606 } from '../form-8606/form-8606';
import { taxableIras } from '../form-8606/taxable-iras';
import { taxableBenefits as taxableAdoptionBenefits } from '../form-8839/benefits';
import { uncollectedWages } from '../form-8919/form-8919';
import { taxedExcess } from '../income/excess-deferrals';
import { isFiguredRoth, isIra, isQualifiedRoth } from '../income/ira-money';
import {
  grossOfPartlyTaxed,
  grossUnlessAllTaxed,
  isOfLastYear,
  isPension,
  taxablePart,
} from '../income/retirement';
import { payFromPlans } from '../income/wages-from-plans';
import { taxablePension } from '../income/simplified-method';
import {
  ordinaryDividends as scheduleBDividends,
  taxableInterest as scheduleBInterest,
} from '../schedule-b/schedule-b';
import { scheduleD } from '../schedule-d/form';
import { allowedLoss, netGain } from '../schedule-d/schedule-d';
import { additionalIncome as scheduleOneIncome } from '../schedule-1/income';
import { isElected, taxableByElection } from '../worksheets/lump-sum-election';
import {
  taxableBenefits as benefitsFromWorksheet,
  totalBenefits,
} from '../worksheets/social-security-benefits';
import { electedCombatPay } from '../eic/earned-income';
import { makers } from './form';
import { allK1s } from '../schedule-e/k1-deductions';

const { money, yesNo } = makers;

covers('w2s.*.wages', 'combatPayElection.eic');

/** Pay of a statutory employee stands on Schedule C instead. */
export const wagesFromW2 = money('1a', 'Wages', 'Total amount from Form(s) W-2, box 1', ({ facts, get }) =>
  blankIfZero(dollarsOf(facts.w2s, (w2) => (w2.statutoryEmployee ? noCents : w2.wages)) + get(wagesChange)),
);

export const tips = money(
  '1c',
  'Unreported tip income',
  'Tip income not reported on line 1a (see instructions)',
  ({ each }) => blankIfZero(sum(each(tipsNotReported))),
);

export const wagesFrom8919 = money('1g', 'Wages from Form 8919', 'Wages from Form 8919, line 6', ({ each }) =>
  blankIfZero(sum(each(uncollectedWages))),
);

export const careBenefits = money(
  '1e',
  'Taxable dependent care benefits',
  'Taxable dependent care benefits from Form 2441, line 26',
  ({ entry }) => entry(taxableCareBenefits),
);

export const adoptionBenefits = money(
  '1f',
  'Taxable adoption benefits',
  'Employer-provided adoption benefits from Form 8839, line 29',
  ({ get }) => blankIfZero(get(taxableAdoptionBenefits)),
);

export const otherEarned = money(
  '1h',
  'Other earned income',
  'Other earned income (see instructions)',
  (reader) =>
    blankIfZero(
      sum(reader.each(taxedExcess)) +
        sum(reader.each(payFromPlans)) +
        ofBoth(excessOf, reader) +
        wagesWithoutForm(reader),
    ),
);

export const combatPay = money(
  '1i',
  'Nontaxable combat pay election',
  'Nontaxable combat pay election (see instructions)',
  ({ entry }) => entry(electedCombatPay),
);

/** Line 1i is not part of the sum. */
export const totalWages = money('1z', 'Total wages', 'Add lines 1a through 1h', ({ entry }) =>
  addEntries([
    entry(tips),
    entry(wagesFrom8919),
    entry(wagesFromW2),
    entry(careBenefits),
    entry(adoptionBenefits),
    entry(otherEarned),
  ]),
);

export const taxExemptInterest = money('2a', 'Tax-exempt interest', 'Tax-exempt interest', ({ facts }) =>
  blankIfZero(
    dollars(
      addCents(facts.interest, (form) =>
        centsNotBelowZero(minus(form.taxExemptInterest, form.taxExemptBondPremium)),
      ),
      addCents(facts.dividends, (form) => form.exemptInterest),
      allK1s(facts, 'taxExemptInterest'),
    ),
  ),
);

export const taxableInterest = money('2b', 'Taxable interest', 'Taxable interest', ({ entry }) =>
  addEntries([entry(scheduleBInterest), entry(interestChange)]),
);

export const qualifiedDividends = money('3a', 'Qualified dividends', 'Qualified dividends', (reader) =>
  blankIfZero(
    dollars(
      plus(
        addCents(reader.facts.dividends, (form) => form.qualified),
        addCents(reader.facts.k1s, (k1) => k1.qualifiedDividends),
      ),
    ) +
      childrenDividends(reader) +
      reader.get(qualifiedDividendsChange),
  ),
);

export const ordinaryDividends = money('3b', 'Ordinary dividends', 'Ordinary dividends', ({ entry }) =>
  addEntries([entry(scheduleBDividends), entry(dividendsChange)]),
);

export const iraDistributions = money('4a', 'IRA distributions', 'IRA distributions', (reader) =>
  grossUnlessAllTaxed(
    reader.facts.retirement,
    isIra,
    (form) => isFiguredOn8606(reader, form) || isFiguredRoth(reader, form) || isQualifiedRoth(reader, form),
  ),
);

export const iraTaxable = money('4b', 'Taxable IRA distributions', 'Taxable amount', (reader) =>
  reader.facts.retirement.some((form) => isIra(form) && !isOfLastYear(form)) ? taxableIras(reader) : null,
);

export const pensions = money('5a', 'Pensions and annuities', 'Pensions and annuities', ({ facts }) =>
  grossOfPartlyTaxed(facts.retirement, isPension, (form) => form.simplifiedMethod !== null),
);

export const pensionsTaxable = money('5b', 'Taxable pensions', 'Taxable amount', ({ facts, each, entry }) => {
  const change = entry(pensionChange);
  if (!facts.retirement.some(isPension)) return change;
  const others = facts.retirement.filter((form) => isPension(form) && form.simplifiedMethod === null);
  return dollarsOf(others, taxablePart) + sum(each(taxablePension)) + (change ?? 0);
});

export const socialSecurity = money(
  '6a',
  'Social Security benefits',
  'Social security benefits',
  ({ entry }) => entry(totalBenefits),
);

export const socialSecurityTaxable = money(
  '6b',
  'Taxable Social Security benefits',
  'Taxable amount',
  (reader) => {
    const { entry, get, attached } = reader;
    if (isElected(reader)) return get(taxableByElection);
    return attached(benefitsFromWorksheet.form) ? entry(benefitsFromWorksheet) : null;
  },
);

export const lumpSumMethod = yesNo(
  '6c',
  'Lump-sum election',
  'If you elect to use the lump-sum election method, check here',
  (reader) => (isElected(reader) ? true : null),
);

const negative = (amount: number | null) => (amount === null ? null : -amount);

export const capitalGain = money(
  '7',
  'Capital gain or loss',
  'Capital gain or (loss). Attach Schedule D if required',
  (reader) =>
    reader.attached(scheduleD)
      ? (negative(reader.entry(allowedLoss)) ?? reader.entry(netGain))
      : blankIfZero(dollarsOf(reader.facts.dividends, (form) => form.capitalGain) + childrenGains(reader)),
);

export const additionalIncome = money(
  '8',
  'Additional income',
  'Additional income from Schedule 1, line 10',
  ({ entry }) => entry(scheduleOneIncome),
);

export const totalIncome = money(
  '9',
  'Total income',
  'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income',
  ({ get }) =>
    get(totalWages) +
    get(taxableInterest) +
    get(ordinaryDividends) +
    get(iraTaxable) +
    get(pensionsTaxable) +
    get(socialSecurityTaxable) +
    get(capitalGain) +
    get(additionalIncome),
);
