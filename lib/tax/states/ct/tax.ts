import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { addCents, exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalEarned } from '../../us/form-1040/payments';
import { creditForOtherStates } from '../shared/other-states-credit';
import { useTaxDue } from '../shared/payments';
import { reducedBySteps, rowOf, taxBySteps } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { calculation, type ConnecticutReader, ct1040, ct1040nr, form, residency } from './form';
import { connecticutAgi, incomeHere } from './income';
import { type Climb } from './law';

const climbed = (income: number, { over, per, by, most }: Climb): number =>
  income <= over ? 0 : Math.min(most, Math.ceil((income - over) / per) * by);

/** Connecticut income tax on an adjusted gross income, by the Tax Calculation Schedule: its lines 2 to 10. */
function calculate({ facts: { filingStatus: status }, law }: ConnecticutReader, income: number) {
  const { exemption } = law;
  const most = exemption.most[status];
  const taxable = notBelowZero(
    income - reducedBySteps(most, income, exemption.over[status], exemption.per, exemption.per),
  );
  const tax = Math.round(taxBySteps(taxable, law.rates.steps[status]) * 100) / 100;
  const addBack = climbed(income, law.addBack.climb[status]);
  const recaptured = sum(law.recapture.climbs[status].map((climb) => climbed(income, climb)));
  const decimal = rowOf(income, law.personalCredit.rows[status]).amount;
  return { taxable, total: (tax + (taxable > 0 ? addBack + recaptured : 0)) * (1 - decimal) };
}

/** Nonresidents are taxed on the larger of their whole income and what comes from Connecticut. */
export const taxedIncome = calculation.money(
  '1',
  'Connecticut AGI',
  'Connecticut AGI or Connecticut source income, whichever is greater',
  (reader) => {
    const { get } = reader;
    return get(residency.isResident(reader) ? connecticutAgi : larger);
  },
);
export const taxable = calculation.money(
  '3',
  'Connecticut taxable income',
  'Line 1 minus the personal exemption from Table A',
  (reader) => calculate(reader, reader.get(taxedIncome)).taxable,
);
export const calculated = calculation.money(
  '10',
  'Connecticut income tax',
  'Table B tax, plus the amounts from Tables C and D, minus the personal tax credit from Table E',
  (reader) => calculate(reader, reader.get(taxedIncome)).total,
);

const { money } = ct1040;
export const tax = money(
  '6',
  'Income tax',
  'Income tax from tax tables or Tax Calculation Schedule',
  ({ get }) => get(calculated),
);
/** Property tax on the home and up to two motor vehicles, paid to a Connecticut town (Schedule 3, lines 60 to 68). */
const propertyTaxThatCounts = (reader: ConnecticutReader): number => {
  const { facts, get, law } = reader;
  if (!residency.isResident(reader) || facts.taxpayer.claimableAsDependent) return 0;
  const status = facts.filingStatus;
  const homes = sum(
    facts.homes
      .filter(({ state, use }) => state.toUpperCase() === 'CT' && use !== 'rent')
      .map(({ propertyTax, share }) => exactDollars(propertyTax) * (share ?? 1)),
  );
  const cars = exactDollars(addCents(facts.states.CT.motorVehicleTax.slice(0, 2), ({ amount }) => amount));
  const { most, over, per, lessPer } = law.propertyCredit;
  const steps = Math.ceil(notBelowZero(get(connecticutAgi) - over[status]) / per[status]);
  return Math.min(homes + cars, most) * notBelowZero(1 - steps * lessPer);
};
/** Schedule 2, line 55: the property tax credit comes off the tax that is shared out. */
export const otherStates = money(
  '7',
  'Tax paid to other jurisdictions',
  'Credit for income taxes paid to qualifying jurisdictions from Schedule 2',
  (reader) => {
    const { get } = reader;
    if (!residency.isResident(reader)) return null;
    return blankIfZero(
      creditForOtherStates(reader, {
        tax: notBelowZero(get(tax) - roundHalfUp(propertyTaxThatCounts(reader))),
        income: get(connecticutAgi),
        places: 4,
      }),
    );
  },
);
export const afterOthers = money('8', 'Tax less line 7', 'Subtract line 7 from line 6', ({ get }) =>
  notBelowZero(get(tax) - get(otherStates)),
);
export const propertyCredit = money(
  '11',
  'Property tax credit',
  'Credit for property taxes paid on your primary residence, motor vehicle, or both',
  (reader) => blankIfZero(smallerOf(propertyTaxThatCounts(reader), reader.get(afterOthers))),
);
export const incomeTax = money(
  '14',
  'Connecticut income tax',
  'Connecticut income tax. Subtract lines 11 and 13 from line 10',
  ({ get }) => notBelowZero(get(afterOthers) - get(propertyCredit)),
);
const useTaxOf = ({ facts, law }: ConnecticutReader) => useTaxDue(facts, 'CT', law.useTax.rate);
export const useTax = money('15', 'Individual use tax', 'Individual use tax from Schedule 4', useTaxOf);
export const earnedIncomeCredit = money(
  '20a',
  'Earned income tax credit',
  'Earned income tax credit from Schedule CT-EITC',
  (reader) =>
    residency.isResident(reader)
      ? blankIfZero(reader.get(federalEarned) * reader.law.earnedIncomeCredit.share)
      : null,
);
export const stillbirthCredit = money(
  '20d',
  'Stillborn child credit',
  'Credit for the birth of a stillborn child',
  (reader) => {
    const born = reader.facts.dependents.filter(({ state }) => state.stillborn).length;
    return residency.isResident(reader) ? blankIfZero(born * reader.law.stillbirthCredit.each) : null;
  },
);
const payments = (estimated: string, extension: string) => [
  {
    number: estimated,
    label: 'Estimated tax payments and overpayment applied from last year',
    of: ['estimated', 'applied', 'otherWithholding'] as const,
  },
  { number: extension, label: 'Payments made with Form CT-1040 EXT', of: ['extension'] as const },
];
export const residentSettlement = makeSettlement(ct1040, {
  code: 'CT',
  due: [incomeTax, useTax],
  credits: [earnedIncomeCredit, stillbirthCredit],
  withheld: '18',
  payments: payments('19', '20'),
  total: '21',
  overpaid: '22',
  applied: '23',
  donated: '24a',
  refund: '25',
  owed: '26',
});

const nr = ct1040nr;
export const sourceIncome = nr.money(
  '6',
  'Connecticut source income',
  'Income from Connecticut sources (Schedule CT-SI)',
  (reader) => incomeHere(reader, residency.isNonresident(reader) ? 0 : reader.get(residency.share)),
);
export const larger: Line<number> = nr.money(
  '7',
  'Income taxed',
  'Enter the greater of line 5 or line 6',
  ({ get }) => Math.max(get(connecticutAgi), get(sourceIncome)),
);
export const nrTax = nr.money(
  '8',
  'Income tax',
  'Income tax from tax tables or Tax Calculation Schedule',
  ({ get }) => get(calculated),
);
export const share = nr.rate(
  '9',
  'Connecticut share',
  'Divide line 6 by line 5, to four decimal places, but not more than 1.0000',
  ({ get }) => {
    const here = get(sourceIncome);
    const all = get(connecticutAgi);
    return here <= 0 ? 0 : all <= 0 ? 1 : Math.min(1, roundToPlaces(here / all, 4));
  },
);
export const allocated = nr.money(
  '10',
  'Allocated tax',
  'Multiply line 9 by line 8',
  ({ get }) => get(nrTax) * get(share),
);
export const nrOtherStates = nr.money(
  '11',
  'Tax paid to other jurisdictions',
  'Credit for income taxes paid to qualifying jurisdictions, part-year residents only',
  (reader) => {
    const { get } = reader;
    if (!residency.isPartYear(reader)) return null;
    return blankIfZero(
      creditForOtherStates(reader, { tax: get(allocated), income: get(sourceIncome), places: 4 }),
    );
  },
);
export const nrIncomeTax = nr.money('16', 'Connecticut income tax', 'Connecticut income tax', ({ get }) =>
  notBelowZero(get(allocated) - get(nrOtherStates)),
);
export const nrUse = nr.money('17', 'Individual use tax', 'Individual use tax', useTaxOf);
export const nrSettlement = makeSettlement(nr, {
  code: 'CT',
  due: [nrIncomeTax, nrUse],
  credits: [],
  withheld: '20',
  payments: payments('21', '22'),
  total: '23',
  overpaid: '24',
  applied: '25',
  donated: '26',
  refund: '27',
  owed: '28',
});

const totals = form('ct-totals', 'Totals', { kind: 'rules' });
export const totalsForm = totals.form;
const either = (number: string, label: string, own: Line<number>, others: Line<number>): Line<number> =>
  totals.money(number, label, label, (reader) => reader.get(residency.isResident(reader) ? own : others));
export const before = either('1', 'Tax before credits', tax, allocated);
export const after = either('2', 'Tax after nonrefundable credits', incomeTax, nrIncomeTax);
export const refundable = totals.money(
  '3',
  'Refundable credits',
  'Lines 20a and 20d',
  ({ get }) => get(earnedIncomeCredit) + get(stillbirthCredit),
);
export const withheld = either('4', 'Tax withheld', residentSettlement.withheld, nrSettlement.withheld);
export const refund = either('5', 'Refund', residentSettlement.refund, nrSettlement.refund);
export const owed = either('6', 'Amount owed', residentSettlement.owed, nrSettlement.owed);
