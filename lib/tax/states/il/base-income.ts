import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { agi } from '../../us/form-1040/taxable-income';
import {
  iraTaxable,
  pensionsTaxable,
  socialSecurityTaxable,
  taxExemptInterest,
} from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import { addCents, asCents, centsOf, dollars, noCents } from '../../facts/cents';
import { militaryPay } from '../shared/military';
import { contributed529 } from '../shared/payments';
import { bonusProperty } from '../shared/depreciation';
import { entityAdditions } from '../shared/entity-tax';
import { form, makers } from './form';

const { money } = makers;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income from your federal Form 1040, line 11',
  ({ get }) => get(agi),
);

export const exemptInterest = money(
  '2',
  'Federally tax-exempt interest',
  'Federally tax-exempt interest and dividend income from your federal Form 1040, line 2a',
  ({ get }) => blankIfZero(get(taxExemptInterest)),
);

/** 35 ILCS 5/203(a)(2)(D-15) and (Z): bonus is added back, and the regular depreciation of later years given instead. */
export const specialDepreciation = form('il-4562', 'Special Depreciation', {
  name: 'Form IL-4562',
  attachedWhen: 'anyEntry',
});
const specialAddition = specialDepreciation.money(
  '4',
  'Special depreciation addition',
  'Federal depreciation of bonus property in excess of regular depreciation',
  ({ facts }) => {
    const { federal, withoutBonus } = bonusProperty(facts);
    return blankIfZero(Math.max(0, federal - withoutBonus));
  },
);
const specialSubtraction = specialDepreciation.money(
  'Step 3',
  'Special depreciation subtraction',
  'Regular depreciation of bonus property in excess of the federal amount',
  ({ facts }) => {
    const { federal, withoutBonus } = bonusProperty(facts);
    return blankIfZero(Math.max(0, withoutBonus - federal));
  },
);
export const otherAdditions = money(
  '3',
  'Other additions',
  'Other additions from Schedule M',
  ({ entry, facts }) => addEntries([entry(specialAddition), blankIfZero(entityAdditions(facts, 'IL'))]),
);

export const totalIncome = money(
  '4',
  'Total income',
  'Add Lines 1 through 3',
  ({ get }) => get(federalAgi) + get(exemptInterest) + get(otherAdditions),
);

/** Benefits of Social Security and of retirement plans as far as they are in federal income (35 ILCS 5/203(a)(2)(F), (L)). */
export const retirementIncome = money(
  '5',
  'Social Security and retirement income',
  'Social Security benefits and certain retirement plan income received if included in Line 1',
  ({ get }) => blankIfZero(get(iraTaxable) + get(pensionsTaxable) + get(socialSecurityTaxable)),
);

export const stateRefund = money(
  '6',
  'State tax refund',
  'Illinois Income Tax overpayment included in federal Form 1040, Schedule 1, line 1',
  ({ get }) => blankIfZero(get(stateRefunds)),
);

/**
 * Contributions to Illinois college savings plans, military pay and interest on obligations of the United States (Schedule M,
 * lines 13, 21 and 22; 35 ILCS 5/203(a)(2)(E); Publication 102).
 */
export const otherSubtractions = money(
  '7',
  'Other subtractions',
  'Other subtractions from Schedule M',
  ({ facts, get, law }) => {
    const treasury = addCents(facts.interest, ({ treasuryInterest, interest, kind }) =>
      asCents(centsOf(treasuryInterest) + (kind === 'usObligation' ? centsOf(interest) : 0)),
    );
    const funds = addCents(facts.dividends, ({ ordinary, usObligationPercent }) =>
      usObligationPercent === null ? noCents : asCents(Math.round(centsOf(ordinary) * usObligationPercent)),
    );
    const savings = Math.min(
      dollars(contributed529(facts, 'IL', null)),
      law.collegeSavings.most[facts.filingStatus],
    );
    return blankIfZero(dollars(treasury, funds) + savings + militaryPay(facts) + get(specialSubtraction));
  },
);

export const subtractions = money(
  '8',
  'Subtractions',
  'Add Lines 5, 6, and 7. This is the total of your subtractions',
  ({ get }) => blankIfZero(sum([get(retirementIncome), get(stateRefund), get(otherSubtractions)])),
);

export const baseIncome = money(
  '9',
  'Illinois base income',
  'Subtract Line 8 from Line 4. This is your Illinois base income',
  ({ get }) => get(totalIncome) - get(subtractions),
);
