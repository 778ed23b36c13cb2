import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { isBelowLimit } from '../../us/eic/eligibility';
import { assume } from '../../us/form';
import {
  capitalGain,
  socialSecurity as allBenefits,
  socialSecurityTaxable,
  taxExemptInterest,
  totalIncome,
} from '../../us/form-1040/income';
import { additionalChildCredit, earnedIncomeCredit as federalEic } from '../../us/form-1040/payments';
import { childCredit as federalChildCredit } from '../../us/schedule-8812/part-1';
import { careCredit } from '../../us/schedule-3/part-1';
import { hsaTax } from '../../us/schedule-2/part-2';
import { creditForOtherStates } from '../shared/other-states-credit';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, makers, type OklahomaReader, residency } from './form';
import { creditShare, federalAgi, oklahomaAgi, oklahomaIncome, oklahomaShare, taxableIncome } from './income';
import { oklahoma2024 } from './law';

const { money } = makers;

export const tax = money(
  '14',
  'Oklahoma income tax',
  'Oklahoma income tax from the tax table; nonresidents and part-year residents multiply by the Oklahoma percentage',
  (reader) => {
    const { facts, get, law } = reader;
    const whole = taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table);
    return residency.isResident(reader) ? whole : whole * get(oklahomaShare);
  },
);
export const withdrawalTax = money(
  '14b',
  'Tax on health savings withdrawals',
  '10% of nonqualified withdrawals from a health savings account',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(reader.get(hsaTax) * reader.law.savingsWithdrawals.ofFederal),
);
export const totalTax = money(
  '14 total',
  'Oklahoma tax',
  'Add lines 14a and 14b',
  ({ get }) => get(tax) + get(withdrawalTax),
);
export const childCredit = money(
  '15',
  'Child care and child tax credit',
  'The greater of 20% of the federal child care credit or 5% of the federal child tax credit',
  (reader) => {
    const { get, law } = reader;
    if (residency.isNonresident(reader) || get(federalAgi) > law.childCredit.incomeLimit) return null;
    const credit = largerOf(
      get(careCredit) * law.childCredit.careShare,
      (get(federalChildCredit) + get(additionalChildCredit)) * law.childCredit.childShare,
    );
    return blankIfZero(smallerOf(roundHalfUp(credit * creditShare(reader)), get(totalTax)));
  },
);
/** Form 511-TX: wages that another state taxes. */
export const otherStatesCredit = money(
  '16',
  'Credit for tax paid to another state',
  'Credit for tax paid to another state, from Form 511-TX',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const base = get(residency.isResident(reader) ? oklahomaAgi : oklahomaIncome);
    return blankIfZero(
      smallerOf(
        creditForOtherStates(reader, { tax: get(tax), income: base }),
        get(totalTax) - get(childCredit),
      ),
    );
  },
);
export const taxAfterCredits = money('18', 'Income tax', 'Line 14 minus lines 15 to 17', ({ get }) =>
  notBelowZero(get(totalTax) - get(childCredit) - get(otherStatesCredit)),
);

export const form538s = form('ok-538s', 'Claim for Credit or Refund of Sales Tax', {
  name: 'Form 538-S',
  attachedWhen: 'anyEntry',
});
/** Income of every kind; losses do not reduce it. */
export const householdIncome = form538s.money(
  '9',
  'Gross household income',
  'Gross household income, including Social Security and other nontaxable income',
  ({ facts, get }) =>
    facts.states.OK.householdIncome !== null
      ? exactDollars(facts.states.OK.householdIncome)
      : get(totalIncome) +
        get(allBenefits) -
        get(socialSecurityTaxable) +
        get(taxExemptInterest) -
        Math.min(0, get(capitalGain)),
);
export const salesTaxRelief = form538s.money('10', 'Sales tax relief', '$40 for each exemption', (reader) => {
  const { facts, get, law } = reader;
  const rule = law.salesTaxRelief;
  if (!residency.isResident(reader) || facts.taxpayer.claimableAsDependent) return null;
  const dependents = countDependents(reader);
  const higher =
    dependents > 0 ||
    countFilers(facts, (person) => isAtLeast(facts, person, rule.age) || person.permanentlyDisabled) > 0;
  if (get(householdIncome) > (higher ? rule.higherLimit : rule.incomeLimit)) return null;
  return (filersOf(facts) + dependents) * rule.each;
});
export const form538h = form('ok-538h', 'Claim for Credit or Refund of Property Tax', {
  name: 'Form 538-H',
  attachedWhen: 'anyEntry',
});
/** Of owners who are 65 or totally disabled and live on little; the tax over 1% of household income. */
export const propertyTaxRelief = form538h.money(
  '9',
  'Property tax relief',
  'Property tax on your home over 1% of gross household income, up to $200',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.propertyTaxRelief;
    const may =
      countFilers(facts, (person) => isAtLeast(facts, person, rule.age) || person.permanentlyDisabled) > 0;
    if (!residency.isResident(reader) || !may || get(householdIncome) > rule.incomeLimit) return null;
    let paid = 0;
    for (const home of facts.homes)
      if (home.state.toUpperCase() === 'OK' && home.use === 'own' && !home.propertyTaxExempt)
        paid += exactDollars(home.propertyTax) * (home.share ?? 1);
    return blankIfZero(
      smallerOf(notBelowZero(roundHalfUp(paid - get(householdIncome) * rule.ofIncome)), rule.most),
    );
  },
);
export const propertyTaxCredit = money(
  '24',
  'Property tax credit',
  'Credit for property tax relief from Form 538-H',
  ({ get }) => blankIfZero(get(propertyTaxRelief)),
);
export const salesTaxCredit = money(
  '25',
  'Sales tax relief credit',
  'Sales tax relief credit from Form 538-S',
  ({ get }) => blankIfZero(get(salesTaxRelief)),
);
/** Oklahoma holds on to the federal credit as it was in 2020. */
const asIn2020 = assume('If the earned income credit still followed the 2020 rules', {
  law: (law) => ({ ...law, earnedIncome: oklahoma2024.earnedIncomeCredit.federal }),
});
export const earnedIncomeCredit = money(
  '28',
  'Oklahoma earned income credit',
  'Oklahoma earned income credit from Schedule 511-G: 5% of the federal credit as of 2020',
  (reader) => {
    const { facts, law } = reader;
    // Separate filers had no credit in 2020.
    if (residency.isNonresident(reader) || facts.filingStatus === 'mfs') return null;
    // The limits of 2020 are lower than those of every later year: nobody above these has a credit under the others.
    if (!reader.get(isBelowLimit)) return null;
    const credit = reader.proForma(asIn2020, federalEic) ?? 0;
    return blankIfZero(credit * law.earnedIncomeCredit.share * creditShare(reader));
  },
);
export const refundableCredits = form('ok-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 24, 25, and 28',
  ({ get }: OklahomaReader) => get(propertyTaxCredit) + get(salesTaxCredit) + get(earnedIncomeCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'OK',
  due: [taxAfterCredits],
  credits: [propertyTaxCredit, salesTaxCredit, earnedIncomeCredit],
  withheld: '21',
  payments: [
    { number: '22', label: 'Estimated payments', of: ['estimated', 'applied', 'otherWithholding'] },
    { number: '23', label: 'Paid with extension', of: ['extension'] },
  ],
  total: '31',
  overpaid: '34',
  applied: '35',
  donated: '36',
  refund: '38',
  owed: '39',
});
