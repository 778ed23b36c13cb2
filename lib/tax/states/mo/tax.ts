import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { centsOf, exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import {
  capitalGain,
  ordinaryDividends,
  socialSecurity,
  taxableInterest,
  taxExemptInterest,
} from '../../us/form-1040/income';
import { ratio } from '../shared/income';
import { countFilers, isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { columns, form, income, makers, type MissouriReader, residency } from './form';
import { incomePercentage, missouriAgi, subtotal } from './income';

const { money } = makers;
const together = ({ each }: Pick<MissouriReader, 'each'>, line: Line<number>) =>
  each(line).reduce((total, own) => total + own, 0);

export const ownTaxable = columns.money(
  '29',
  'This person’s Missouri taxable income',
  'Multiply line 26 by the percentage on line 7',
  ({ get }) => get(subtotal) * get(incomePercentage),
);
export const ownTax = columns.money(
  '30',
  'This person’s tax',
  'Tax from the tax chart on the amount on line 29',
  ({ get, law }) => {
    const row = rowOf(get(ownTaxable), law.tax.chart);
    return row.base + (get(ownTaxable) - row.over) * row.rate;
  },
);
/** Form MO-CR, line 8: in whole percent, but exact below half a percent. */
const creditShare = (share: number): number => (share < 0.005 ? share : Math.min(1, roundToPlaces(share, 2)));
/**
 * Form MO-CR: each filer claims the tax on the own income, up to the own Missouri tax on it. What belongs to both is shared
 * out by income.
 */
export const ownCredit = columns.money(
  '31',
  'Resident credit',
  'Resident credit from Form MO-CR',
  (reader) => {
    const { facts, get, item } = reader;
    if (residency.isNonresident(reader)) return null;
    const ownIncome = reader.at(income.agiAll, reader.copy);
    let credit = 0;
    for (const row of facts.otherStateTaxes) {
      const part =
        row.owner === 'both'
          ? ratio(ownIncome, together(reader, income.agiAll))
          : Number(row.owner === item.owner);
      const most = get(ownTax) * creditShare(ratio(exactDollars(row.income) * part, ownIncome));
      credit += smallerOf(roundHalfUp(exactDollars(row.taxAfterCredits) * part), roundHalfUp(most));
    }
    return blankIfZero(smallerOf(credit, get(ownTax)));
  },
);
/** Form MO-NRI: Missouri income over all income, in whole percent. */
export const missouriPercentage = columns.rate(
  '32',
  'Missouri income percentage',
  'Missouri income percentage from Form MO-NRI',
  (reader) =>
    residency.isResident(reader)
      ? null
      : roundToPlaces(
          ratio(notBelowZero(reader.at(income.agiHere, reader.copy)), reader.at(income.agiAll, reader.copy)),
          2,
        ),
);
/** Part-year residents use Form MO-NRI or Form MO-CR, whichever leaves less. */
export const ownBalance = columns.money(
  '33',
  'Balance',
  'Subtract line 31 from line 30, or multiply line 30 by the percentage on line 32',
  (reader) => {
    const { get } = reader;
    const credited = get(ownTax) - get(ownCredit);
    if (residency.isResident(reader)) return credited;
    const share = get(ownTax) * get(missouriPercentage);
    return residency.isNonresident(reader) || get(ownCredit) === 0 ? share : smallerOf(credited, share);
  },
);
export const totalTax = money('36', 'Total tax', 'Total tax. Add columns Y and S', (reader) =>
  together(reader, ownBalance),
);

const investmentIncome = ({ get }: MissouriReader) =>
  get(taxableInterest) + get(taxExemptInterest) + get(ordinaryDividends) + notBelowZero(get(capitalGain));
/** Form MO-WFTC: 20 percent of the federal credit, up to the tax. */
export const workingFamilyCredit = money(
  '44',
  'Missouri working family tax credit',
  'Working family tax credit from Form MO-WFTC, up to the tax',
  (reader) => {
    const { facts, get, law } = reader;
    if (
      residency.isNonresident(reader) ||
      facts.filingStatus === 'mfs' ||
      facts.taxpayer.claimableAsDependent ||
      investmentIncome(reader) > law.workingFamily.investmentLimit
    )
      return null;
    return blankIfZero(smallerOf(roundHalfUp(get(federalCredit) * law.workingFamily.share), get(totalTax)));
  },
);

export const moPts = form('mo-pts', 'Property Tax Credit', { name: 'Form MO-PTS', attachedWhen: 'anyEntry' });
const mayClaim = (reader: MissouriReader): boolean => {
  const { facts, law } = reader;
  const { disabledVeteran, disabled, survivor } = facts.states.MO.propertyTaxCredit;
  return (
    residency.isResident(reader) &&
    facts.filingStatus !== 'mfs' &&
    (disabledVeteran ||
      disabled ||
      countFilers(
        facts,
        (person) => person.permanentlyDisabled || isAtLeast(facts, person, law.propertyTax.age),
      ) > 0 ||
      (survivor && isAtLeast(facts, facts.taxpayer, law.propertyTax.survivorAge)))
  );
};
const homes = ({ facts }: MissouriReader) => facts.homes.filter(({ state }) => state.toUpperCase() === 'MO');
const ownedAllYear = (reader: MissouriReader) =>
  homes(reader).some(({ use, months }) => use === 'own' && months === 12);
/** Losses do not reduce it (line 7). */
export const householdIncome = moPts.money(
  '10',
  'Net household income',
  'Missouri adjusted gross income plus Social Security and exempt interest, minus the amount for married couples filing jointly',
  (reader) => {
    const { facts, get, law } = reader;
    if (!mayClaim(reader) || homes(reader).length === 0) return null;
    const untaxed =
      get(socialSecurity) - together(reader, income.all.socialSecurity) + get(taxExemptInterest);
    const offset =
      facts.filingStatus === 'mfj'
        ? ownedAllYear(reader)
          ? law.propertyTax.jointOwnerOffset
          : law.propertyTax.jointRenterOffset
        : 0;
    return notBelowZero(get(missouriAgi) + untaxed - Math.min(0, get(capitalGain)) - offset);
  },
);
export const taxAndRent = moPts.money(
  '13',
  'Property tax and rent',
  'Property tax up to $1,100 plus 20% of rent up to $750, with a combined limit of $1,100',
  (reader) => {
    const { law } = reader;
    if (!mayClaim(reader)) return null;
    let tax = 0;
    let rent = 0;
    for (const home of homes(reader)) {
      const share = home.share ?? 1;
      if (home.use === 'own') tax += (centsOf(home.propertyTax) / 100) * share;
      else if (!home.propertyTaxExempt) rent += (centsOf(home.rent) / 100) * share;
    }
    const rule = law.propertyTax;
    return blankIfZero(
      Math.min(
        rule.ownerMost,
        Math.min(rule.ownerMost, roundHalfUp(tax)) +
          Math.min(rule.renterMost, roundHalfUp(rent * rule.rentShare)),
      ),
    );
  },
);
/** The chart takes the middle of its steps of $300 of income and $25 of tax. */
export const propertyTaxCredit = moPts.money(
  '14',
  'Property tax credit',
  'Apply lines 10 and 13 to the Property Tax Credit Chart',
  (reader) => {
    const { get, law } = reader;
    const rule = law.propertyTax;
    const earned = get(householdIncome);
    if (get(taxAndRent) === 0 || earned > (ownedAllYear(reader) ? rule.ownerLimit : rule.renterLimit))
      return null;
    if (earned <= rule.base) return get(taxAndRent);
    const steps = Math.ceil((earned - rule.base) / rule.step);
    const middle = rule.base + (steps - 0.5) * rule.step;
    const tax = (Math.ceil(get(taxAndRent) / rule.taxStep) - 0.5) * rule.taxStep;
    return blankIfZero(notBelowZero(roundHalfUp(tax - middle * steps * rule.rateByStep)));
  },
);
export const refundableCredit = money(
  '43',
  'Property tax credit',
  'Property tax credit from Form MO-PTS',
  ({ get }) => blankIfZero(get(propertyTaxCredit)),
);

export const moTotals = form('mo-totals', 'Totals', { kind: 'rules' });
export const taxableIncome = moTotals.money('1', 'Taxable income', 'Add columns 29Y and 29S', (reader) =>
  together(reader, ownTaxable),
);
/** Nonresidents' tax is their percentage of it. */
export const taxBeforeCredits = moTotals.money(
  '2',
  'Tax before credits',
  'Line 30, or line 30 times line 32',
  (reader) =>
    residency.isResident(reader)
      ? together(reader, ownTax)
      : reader.each(ownTax).reduce((total, own, i) => total + own * reader.at(missouriPercentage, i), 0),
);
export const taxAfterCredits = moTotals.money(
  '3',
  'Tax after nonrefundable credits',
  'Line 36 minus line 44',
  ({ get }) => get(totalTax) - get(workingFamilyCredit),
);
export const missouriIncome = moTotals.money(
  '4',
  'Missouri income',
  'Form MO-NRI, Missouri income',
  (reader) => together(reader, income.agiHere),
);

export const settlement = makeSettlement(makers, {
  code: 'MO',
  due: [taxAfterCredits],
  credits: [refundableCredit],
  withheld: '37',
  payments: [
    { number: '38', label: 'Estimated payments', of: ['estimated', 'applied'] },
    { number: '39', label: 'Withheld by pass-through entities', of: ['otherWithholding'] },
    { number: '41', label: 'Paid with extension', of: ['extension'] },
  ],
  total: '45',
  overpaid: '49',
  donated: '51',
  applied: '50',
  refund: '53',
  owed: '54',
});
