import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, asCents, centsOf, dollars, exactDollars, noCents } from '../../facts/cents';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { entityTaxCredit } from '../shared/entity-tax';
import { paidTo, refundElections, useTaxDue, withheldFor } from '../shared/payments';
import { baseIncome, federalAgi } from './base-income';
import { childCredit, earnedIncomeCredit } from './earned-income';
import { illinoisIncome, illinoisShare, scheduleNr } from './schedule-nr';
import { form, type IllinoisReader, makers, residency } from './form';
import { ratio } from '../shared/income';

const { money } = makers;

const noExemption = ({ get, facts, law }: IllinoisReader) =>
  get(federalAgi) > law.exemption.incomeLimit[facts.filingStatus];

/** Filers whom somebody else can claim have their own exemption only while base income does not exceed it. */
export const ownExemption = money(
  '10a',
  'Exemption for yourself and your spouse',
  'Enter the exemption amount for yourself and your spouse',
  (reader) => {
    if (noExemption(reader)) return null;
    const { facts, get, law } = reader;
    const claimed = countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    const people = filersOf(facts);
    const counts = get(baseIncome) <= people * law.exemption.each ? people : people - claimed;
    return counts * law.exemption.each;
  },
);
export const agedExemption = money(
  '10b',
  'Exemption for 65 or older',
  'Check if 65 or older: number of checkboxes times $1,000',
  (reader) =>
    noExemption(reader)
      ? null
      : blankIfZero(
          countFilers(reader.facts, (person) => isAtLeast(reader.facts, person, reader.law.exemption.age)) *
            reader.law.exemption.agedOrBlind,
        ),
);
export const blindExemption = money(
  '10c',
  'Exemption for blindness',
  'Check if legally blind: number of checkboxes times $1,000',
  (reader) =>
    noExemption(reader)
      ? null
      : blankIfZero(countFilers(reader.facts, ({ blind }) => blind) * reader.law.exemption.agedOrBlind),
);
export const dependentExemption = money(
  '10d',
  'Exemption for dependents',
  'If you are claiming dependents, enter the amount from Schedule IL-E/EITC, Step 2, Line 1',
  (reader) => (noExemption(reader) ? null : blankIfZero(countDependents(reader) * reader.law.exemption.each)),
);
export const exemptions = money(
  '10',
  'Exemption allowance',
  'Exemption allowance. Add Lines 10a through 10d',
  ({ get }) => get(ownExemption) + get(agedExemption) + get(blindExemption) + get(dependentExemption),
);

export const illinoisExemption = scheduleNr.money(
  '50',
  'Illinois exemption',
  'Multiply the exemption allowance by Line 48',
  ({ get }) => get(exemptions) * get(illinoisShare),
);

export const netIncome = money(
  '11',
  'Net income',
  'Residents: Subtract Line 10 from Line 9. Nonresidents and part-year residents: Enter the amount from Schedule NR, Line 51',
  (reader) => {
    const { get } = reader;
    return residency.isResident(reader)
      ? notBelowZero(get(baseIncome) - get(exemptions))
      : notBelowZero(get(illinoisIncome) - get(illinoisExemption));
  },
);
export const tax = money(
  '12',
  'Tax',
  'Multiply Line 11 by 4.95%',
  ({ get, law }) => get(netIncome) * law.tax.rate,
);
export const incomeTax = money('14', 'Income tax', 'Income tax. Add Lines 12 and 13', ({ get }) => get(tax));

/** Schedule CR: the smaller of what the other state took and the Illinois tax on that income. */
export const otherStateCredit = money(
  '15',
  'Tax paid to another state',
  'Income tax paid to another state while an Illinois resident, from Schedule CR',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    // Schedule CR compares with the income that Illinois taxes: of part-year residents, that of Schedule NR.
    const base = get(residency.isPartYear(reader) ? illinoisIncome : baseIncome);
    let credit = 0;
    for (const { income: taxed, taxAfterCredits } of facts.otherStateTaxes)
      credit += Math.min(exactDollars(taxAfterCredits), get(incomeTax) * ratio(exactDollars(taxed), base));
    return blankIfZero(Math.min(roundHalfUp(credit), get(incomeTax)));
  },
);

const scheduleIcr = form('il-schedule-icr', 'Illinois Credits', {
  name: 'Schedule ICR (Form IL-1040)',
  attachedWhen: 'anyEntry',
});
const mayTakeCredits = ({ get, facts, law }: IllinoisReader) =>
  get(federalAgi) <= law.exemption.incomeLimit[facts.filingStatus];
export const propertyTaxCredit = scheduleIcr.money(
  '5',
  'Property tax credit',
  '5% of the property tax on your principal residence, up to the remaining tax',
  (reader) => {
    const { facts, get, law } = reader;
    if (!mayTakeCredits(reader)) return null;
    const paid = addCents(facts.homes, (home) =>
      home.state.toUpperCase() === 'IL' && home.use === 'own'
        ? asCents(Math.round(centsOf(home.propertyTax) * (home.share ?? 1)))
        : noCents,
    );
    const credit = roundHalfUp(exactDollars(paid) * law.propertyTaxCredit.rate);
    return blankIfZero(smallerOf(credit, notBelowZero(get(incomeTax) - get(otherStateCredit))));
  },
);
export const schoolCredit = scheduleIcr.money(
  '9',
  'K-12 education expense credit',
  '25% of the expenses over $250, up to $750 and up to the remaining tax',
  (reader) => {
    const { facts, get, law } = reader;
    if (!mayTakeCredits(reader)) return null;
    const paid = exactDollars(addCents(facts.states.IL.k12, ({ amount }) => amount));
    const credit = roundHalfUp(
      Math.min(law.k12Credit.most, notBelowZero(paid - law.k12Credit.floor) * law.k12Credit.rate),
    );
    return blankIfZero(
      smallerOf(credit, notBelowZero(get(incomeTax) - get(otherStateCredit) - get(propertyTaxCredit))),
    );
  },
);
export const icrCredits = money(
  '16',
  'Property tax and education credits',
  'Property tax, K-12 education expense, and volunteer emergency worker credit amount from Schedule ICR',
  ({ get }) => blankIfZero(get(propertyTaxCredit) + get(schoolCredit)),
);
export const nonrefundable = money(
  '18',
  'Nonrefundable credits',
  'Add Lines 15, 16, and 17. Cannot exceed the tax amount on Line 14',
  ({ get }) => blankIfZero(smallerOf(get(otherStateCredit) + get(icrCredits), get(incomeTax))),
);
export const taxAfterCredits = money(
  '19',
  'Tax after nonrefundable credits',
  'Tax after nonrefundable credits. Subtract Line 18 from Line 14',
  ({ get }) => get(incomeTax) - get(nonrefundable),
);
export const useTax = money(
  '21',
  'Use tax',
  'Use tax on internet, mail order, or other out-of-state purchases',
  ({ facts, law }) => useTaxDue(facts, 'IL', law.useTax.rate),
);
export const totalTax = money(
  '23',
  'Total tax',
  'Total tax. Add Lines 19 through 22',
  ({ get }) => get(taxAfterCredits) + get(useTax),
);

export const withheld = money(
  '25',
  'Illinois income tax withheld',
  'Illinois Income Tax withheld. Attach all W-2 and 1099 forms',
  ({ facts }) => blankIfZero(dollars(withheldFor(facts, 'IL'))),
);
export const estimated = money(
  '26',
  'Estimated payments',
  'Estimated payments from Forms IL-1040-ES and IL-505-I, including any overpayment applied from a prior-year return',
  ({ facts }) => {
    const paid = paidTo(facts, 'IL');
    return blankIfZero(dollars(paid.estimated, paid.applied, paid.extension));
  },
);
export const passThroughWithheld = money(
  '27',
  'Pass-through withholding',
  'Pass-through withholding. Attach Schedule K-1-P or K-1-T',
  ({ facts }) => blankIfZero(dollars(paidTo(facts, 'IL').otherWithholding)),
);

export const entityTax = money(
  '28',
  'Pass-through entity tax credit',
  'Pass-through entity tax credit. Attach Schedule K-1-P or K-1-T',
  ({ facts }) => blankIfZero(entityTaxCredit(facts, 'IL')),
);

export const refundableCredits = form('il-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 28 through 30',
  ({ get }) => get(entityTax) + get(earnedIncomeCredit) + get(childCredit),
);
export const totalPayments = money(
  '31',
  'Total payments',
  'Total payments and refundable credit. Add Lines 25 through 30',
  ({ get }) => get(withheld) + get(estimated) + get(passThroughWithheld) + get(refundableCredits),
);
export const overpaid = money(
  '32',
  'Overpayment',
  'If Line 31 is greater than Line 24, subtract Line 24 from Line 31',
  ({ get }) => blankIfZero(notBelowZero(get(totalPayments) - get(totalTax))),
);
export const underpaid = money(
  '33',
  'Underpayment',
  'If Line 24 is greater than Line 31, subtract Line 31 from Line 24',
  ({ get }) => blankIfZero(notBelowZero(get(totalTax) - get(totalPayments))),
);
export const donations = money(
  '35',
  'Voluntary charitable donations',
  'Voluntary charitable donations. Attach Schedule G',
  ({ facts }) => blankIfZero(dollars(refundElections(facts, 'IL').donated)),
);
export const appliedToNextYear = money(
  '39',
  'Applied to next year',
  'Amount to be credited forward',
  ({ facts, get }) =>
    blankIfZero(
      smallerOf(dollars(refundElections(facts, 'IL').applied), notBelowZero(get(overpaid) - get(donations))),
    ),
);
export const refund = money('38', 'Refund', 'Amount from Line 37 you want refunded to you', ({ get }) =>
  blankIfZero(notBelowZero(get(overpaid) - get(donations) - get(appliedToNextYear))),
);
export const owed = money('40', 'Amount you owe', 'Amount you owe', ({ get }) =>
  blankIfZero(notBelowZero(get(underpaid) + get(donations) - get(overpaid))),
);

export { scheduleIcr };
