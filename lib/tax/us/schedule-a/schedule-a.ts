import { addEntries, blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, type Cents, dollars, dollarsOf, exactDollars, plus } from '../../facts/cents';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import { deductibleLoss, netQualifiedLoss } from '../form-4684/losses';
import { creditOfYear } from '../form-8396/credit-of-year';
import { allRealEstateTax, itemizesWithOffice } from '../form-8829/itemizing';
import { taxesOfBusiness } from '../form-8829/schedule-a-part';
import { modifiedIncome } from '../schedule-1-a/income';
import { gambling } from '../schedule-1/income';
import { standardDeduction } from '../worksheets/standard-deduction';
import { carriedOver, cashDeducted, propertyDeducted } from './charity-limits';
import { investmentInterest } from './investment-interest';
import { otherInterest, reportedInterest, unreported } from './home-interest';
import { mayItemize } from './may-itemize';
import { limitInterest } from './mortgage-limit';
import { deductibleSalesTax, electsSalesTax } from './sales-tax';
import { stateIncomeTax } from './state-income-tax';
import { ownRealEstateTax } from '../schedule-e/personal-use';
import { allK1s } from '../schedule-e/k1-deductions';

// Foreign real estate tax and mortgage insurance are asked for, but can't be deducted for 2024.
covers('itemized');

const makers = form('schedule-a', 'Itemized Deductions', {
  name: 'Schedule A (Form 1040)',
  sequence: '07',
  // The larger deduction is taken, unless the filer elects to itemize (line 18) or not to.
  attachedWhen: (reader) => {
    const { get, facts } = reader;
    const { force, standard } = facts.itemized;
    const withOffice = itemizesWithOffice(reader);
    if (withOffice !== null) return withOffice;
    if (force) return true;
    if (standard || !mayItemize(reader)) return false;
    // A net qualified disaster loss counts either way; where there is no standard deduction, it is itemized.
    const loss = netQualifiedLoss(reader);
    const otherwise = get(standardDeduction) + loss;
    return get(itemizedTotal) > otherwise || (loss > 0 && otherwise === loss);
  },
});
export const scheduleA = makers.form;
const { money, yesNo } = makers;

/** Medicare premiums taken out of Social Security benefits are medical expenses. */
export const medicalExpenses = money(
  '1',
  'Medical and dental expenses',
  'Medical and dental expenses (see instructions)',
  ({ facts, law }) => {
    const paid = exactDollars(
      plus(
        facts.itemized.medical,
        addCents(facts.socialSecurity, (form) => form.medicarePremiums),
      ),
    );
    return blankIfZero(paid + facts.itemized.medicalMiles * law.itemized.medicalMile);
  },
);

export const incomeForMedical = money(
  '2',
  'Adjusted gross income',
  'Enter amount from Form 1040 or 1040-SR, line 11',
  ({ get, entry }) => (entry(medicalExpenses) === null ? null : get(agi)),
);

/** With a negative income there is nothing to subtract. */
export const medicalFloor = money(
  '3',
  '7.5% of AGI',
  'Multiply line 2 by 7.5% (0.075)',
  ({ get, entry, law }) =>
    entry(medicalExpenses) === null ? null : notBelowZero(get(incomeForMedical)) * law.itemized.medicalFloor,
);

export const medicalDeduction = money(
  '4',
  'Medical deduction',
  'Subtract line 3 from line 1. If line 3 is more than line 1, enter -0-',
  ({ get, entry }) =>
    entry(medicalExpenses) === null ? null : notBelowZero(get(medicalExpenses) - get(medicalFloor)),
);

export const stateTaxes = money(
  '5a',
  'State income or sales taxes',
  'State and local income taxes or general sales taxes. You may include either income taxes or general sales taxes on line 5a, but not both',
  (reader) => blankIfZero(electsSalesTax(reader) ? deductibleSalesTax(reader) : stateIncomeTax(reader.facts)),
);

export const salesTaxElected = yesNo(
  '5a sales tax',
  'Sales tax instead of income tax',
  'If you elect to include general sales taxes instead of income taxes, check this box',
  (reader) => (electsSalesTax(reader) && deductibleSalesTax(reader) > 0 ? true : null),
);

const taxPaid = (amount: Cents) => blankIfZero(dollars(amount));

export const realEstateTaxes = money(
  '5b',
  'Real estate taxes',
  'State and local real estate taxes (see instructions)',
  (reader) =>
    blankIfZero(allRealEstateTax(reader.facts) - taxesOfBusiness(reader) + ownRealEstateTax(reader)),
);

export const personalPropertyTaxes = money(
  '5c',
  'Personal property taxes',
  'State and local personal property taxes',
  ({ facts }) => taxPaid(facts.itemized.personalPropertyTax),
);

export const allStateTaxes = money('5d', 'State and local taxes', 'Add lines 5a through 5c', ({ entry }) =>
  addEntries([entry(stateTaxes), entry(realEstateTaxes), entry(personalPropertyTaxes)]),
);

/** From 2025 on the limit falls with income, down to a floor (State and Local Tax Deduction Worksheet). */
export function stateTaxLimit({ get, facts, law }: TaxReader): number {
  const { stateTaxLimit: limit, stateTaxPhaseDown: phaseDown } = law.itemized;
  const most = limit[facts.filingStatus];
  if (phaseDown === null) return most;
  const over = notBelowZero(get(modifiedIncome) - phaseDown.start[facts.filingStatus]);
  return largerOf(most - over * phaseDown.rate, phaseDown.floor[facts.filingStatus]);
}

export const limitedStateTaxes = money(
  '5e',
  'State and local taxes after limit',
  'Enter the smaller of line 5d or $10,000 ($5,000 if married filing separately)',
  (reader) => {
    const taxes = reader.entry(allStateTaxes);
    return taxes === null ? null : smallerOf(taxes, stateTaxLimit(reader));
  },
);

export const taxesDeducted = money('7', 'Taxes', 'Add lines 5e and 6', ({ entry }) =>
  entry(limitedStateTaxes),
);

export const mortgageInterest = money(
  '8a',
  'Mortgage interest on Form 1098',
  'Home mortgage interest and points reported to you on Form 1098. See instructions if limited',
  (reader) => {
    const whole = reportedInterest(reader);
    return whole === null ? null : blankIfZero(notBelowZero(whole - reader.get(creditOfYear)));
  },
);

export const otherMortgageInterest = money(
  '8b',
  'Other mortgage interest',
  'Home mortgage interest not reported to you on Form 1098. See instructions if limited',
  (reader) => {
    const whole = otherInterest(reader);
    const creditLeft = notBelowZero(reader.get(creditOfYear) - (reportedInterest(reader) ?? 0));
    return whole === null ? null : blankIfZero(notBelowZero(whole - creditLeft));
  },
);

export const otherPoints = money(
  '8c',
  'Points not on Form 1098',
  'Points not reported to you on Form 1098. See instructions for special rules',
  (reader) =>
    limitInterest(
      reader,
      dollarsOf(unreported(reader), (loan) => loan.points),
    ),
);

export const allMortgageInterest = money(
  '8e',
  'Mortgage interest and points',
  'Add lines 8a through 8c',
  ({ entry }) => addEntries([entry(mortgageInterest), entry(otherMortgageInterest), entry(otherPoints)]),
);

export const investmentInterestDeduction = money(
  '9',
  'Investment interest',
  'Investment interest. Attach Form 4952 if required. See instructions',
  ({ get, facts }) =>
    dollars(facts.itemized.investmentInterest, allK1s(facts, 'investmentInterest')) === 0
      ? null
      : get(investmentInterest),
);

export const interestDeducted = money('10', 'Interest', 'Add lines 8e and 9', ({ entry }) =>
  addEntries([entry(allMortgageInterest), entry(investmentInterestDeduction)]),
);

export const cashGifts = money(
  '11',
  'Gifts by cash or check',
  'Gifts by cash or check. If you made any gift of $250 or more, see instructions',
  ({ get, facts }) =>
    dollars(facts.itemized.charityCash, allK1s(facts, 'charityCash')) === 0 &&
    facts.itemized.charityMiles === 0
      ? null
      : blankIfZero(get(cashDeducted)),
);

export const propertyGifts = money(
  '12',
  'Gifts other than by cash or check',
  'Other than by cash or check. If you made any gift of $250 or more, see instructions. You must attach Form 8283 if over $500',
  ({ get, facts }) =>
    dollars(facts.itemized.charityNoncash, allK1s(facts, 'charityNoncash')) === 0
      ? null
      : blankIfZero(get(propertyDeducted)),
);

export const giftCarryover = money(
  '13',
  'Carryover from prior year',
  'Carryover from prior year',
  ({ get, facts }) => (dollars(facts.itemized.charityCarryover) === 0 ? null : get(carriedOver)),
);

export const giftsDeducted = money('14', 'Gifts to charity', 'Add lines 11 through 13', ({ entry }) =>
  addEntries([entry(cashGifts), entry(propertyGifts), entry(giftCarryover)]),
);

/** Line 18 of Form 4684, or of one that the filer figured. */
export const disasterLoss = money(
  '15',
  'Casualty and theft losses',
  'Casualty and theft loss(es) from a federally declared disaster (other than net qualified disaster losses). Attach Form 4684 and enter the amount from line 18 of that form',
  (reader) => blankIfZero(dollars(reader.facts.itemized.disasterCasualty) + deductibleLoss(reader)),
);

/** Printed on the dotted line next to line 16. */
export const disasterLossItemized = money(
  '16 loss',
  'Net qualified disaster loss',
  'Net Qualified Disaster Loss, from Form 4684, line 15',
  ({ facts, at }) => blankIfZero(netQualifiedLoss({ facts, at })),
);

/** Gambling losses count up to the winnings on Schedule 1, line 8b. A net qualified disaster loss has no limit. */
export const otherDeductions = money(
  '16',
  'Other itemized deductions',
  'Other—from list in instructions. List type and amount',
  ({ get, facts }) =>
    blankIfZero(
      smallerOf(dollars(facts.itemized.gamblingLosses), get(gambling)) +
        get(disasterLossItemized) +
        dollars(
          facts.itemized.otherDeductions,
          allK1s(facts, 'estateTaxDeduction'),
          allK1s(facts, 'excessItemizedDeductions'),
        ),
    ),
);

export const itemizedTotal = money(
  '17',
  'Total itemized deductions',
  'Add the amounts in the far right column for lines 4 through 16. Also, enter this amount on Form 1040 or 1040-SR, line 12',
  ({ get }) =>
    get(medicalDeduction) +
    get(taxesDeducted) +
    get(interestDeducted) +
    get(giftsDeducted) +
    get(disasterLoss) +
    get(otherDeductions),
);

export const electsToItemize = yesNo(
  '18',
  'Election to itemize',
  'If you elect to itemize deductions even though they are less than your standard deduction, check this box',
  (reader) => {
    const { get, facts } = reader;
    const elects = facts.itemized.force || itemizesWithOffice(reader);
    const otherwise = get(standardDeduction) + netQualifiedLoss(reader);
    return elects && get(itemizedTotal) < otherwise ? true : null;
  },
);
