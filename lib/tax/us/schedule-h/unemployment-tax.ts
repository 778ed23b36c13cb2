import { addEntries, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { asCents, centsOf, dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { mostUnemploymentStates, type UnemploymentState } from '../../facts/household-employment';
import { type TaxReader } from '../form';
import { type Given, makers, owesUnemploymentTax, unemploymentEmployees } from './form';
import { payrollTaxes } from './schedule-h';
import { lateCredit, reducedCredit } from './state-credit';

const { money, yesNo, choice, rate } = makers;

const statesOf = ({ facts }: Given): readonly UnemploymentState[] =>
  facts.householdEmployment.stateUnemployment;

/** Two rate periods of one state are one state (line 17, "separate line for each rate period"). */
const countStates = (given: Given): number => new Set(statesOf(given).map((row) => row.state)).size;

export const reductionOf = ({ law }: Given, { state }: UnemploymentState): number =>
  law.householdEmployment.creditReduction[state.toUpperCase()] ?? 0;

export const isReduced = (given: Given): boolean =>
  statesOf(given).some((row) => reductionOf(given, row) > 0);

export const paidLate = (given: Given): boolean =>
  statesOf(given).some(({ lateContributions }) => exactDollars(lateContributions) > 0);

/** A credit reduction state answers No (line 10), and so does nothing paid to any state. */
export const onlyOneState = yesNo(
  '10',
  'Paid only one state',
  'Did you pay unemployment contributions to only one state? If you paid contributions to a credit reduction state, check "No"',
  (reader) => (owesUnemploymentTax(reader) ? countStates(reader) === 1 && !isReduced(reader) : null),
);

export const allPaidInTime = yesNo(
  '11',
  'Paid the state on time',
  'Did you pay all state unemployment contributions for 2024 by April 15, 2025?',
  (reader) => (owesUnemploymentTax(reader) ? !paidLate(reader) : null),
);

export const allTaxedByState = yesNo(
  '12',
  'Same wages taxable by the state',
  'Were all wages that are taxable for FUTA tax also taxable for your state’s unemployment tax?',
  (reader) => (owesUnemploymentTax(reader) ? reader.facts.householdEmployment.allWagesTaxableForState : null),
);

const isSectionA = (reader: TaxReader): boolean =>
  reader.get(onlyOneState) && reader.get(allPaidInTime) && reader.get(allTaxedByState);
const isSectionB = (reader: TaxReader): boolean => owesUnemploymentTax(reader) && !isSectionA(reader);

/** The first $7,000 of each employee (IRC 3306(b)(1)). */
function coveredWages(given: Given): number {
  const most = given.law.householdEmployment.unemploymentWageBase * 100;
  return dollarsOf(unemploymentEmployees(given), ({ cashWages }) =>
    asCents(Math.min(centsOf(cashWages), most)),
  );
}

export const oneState = choice(
  '13',
  'State',
  'Name of the state where you paid unemployment contributions',
  (reader) => (isSectionA(reader) ? statesOf(reader)[0]?.state.toUpperCase() || null : null),
);

export const paidToState = money(
  '14',
  'State contributions paid',
  'Contributions paid to your state unemployment fund',
  (reader) => (isSectionA(reader) ? dollarsOf(statesOf(reader), ({ contributions }) => contributions) : null),
);

export const wagesSectionA = money(
  '15',
  'Wages subject to unemployment tax',
  'Total cash wages subject to FUTA tax',
  (reader) => (isSectionA(reader) ? coveredWages(reader) : null),
);

export const taxSectionA = money(
  '16',
  'Unemployment (FUTA) tax',
  'FUTA tax. Multiply line 15 by 0.6% (0.006). Enter the result here, skip Section B, and go to line 25',
  (reader) =>
    isSectionA(reader) ? reader.get(wagesSectionA) * reader.law.householdEmployment.rateAfterCredit : null,
);

const rowNumbers = Array.from({ length: mostUnemploymentStates }, (_, i) => i);
const percent = 100;

/** Columns (e) to (g) are for a rate below 5.4% only. */
const additionalCredit = ({ law }: Given, row: UnemploymentState): number | null => {
  const { largestStateCredit } = law.householdEmployment;
  const wages = dollars(row.taxableWages);
  if (row.experienceRate === null || row.experienceRate / percent >= largestStateCredit) return null;
  const most = Math.round(wages * largestStateCredit);
  return notBelowZero(most - Math.round((wages * row.experienceRate) / percent));
};

const rows = rowNumbers.map((index) => {
  const name = (column: string) => `17(${index + 1})(${column})`;
  const rowOf = (reader: TaxReader) => (isSectionB(reader) ? statesOf(reader)[index] : undefined);
  const inRow = <V>(reader: TaxReader, pick: (row: UnemploymentState) => V | null): V | null => {
    const row = rowOf(reader);
    return row === undefined ? null : pick(row);
  };
  choice(name('a'), 'State', 'Name of state', (reader) =>
    inRow(reader, (row) => row.state.toUpperCase() || null),
  );
  money(name('b'), 'State taxable wages', 'Taxable wages (as defined in state act)', (reader) =>
    inRow(reader, (row) => dollars(row.taxableWages)),
  );
  choice(name('c) (from'), 'Rate period start', 'State experience rate period: From', (reader) =>
    inRow(reader, (row) => (row.experienceRate === null ? null : (row.rateFrom ?? reader.law.firstDay))),
  );
  choice(name('c) (to'), 'Rate period end', 'State experience rate period: To', (reader) =>
    inRow(reader, (row) => (row.experienceRate === null ? null : (row.rateTo ?? reader.law.lastDay))),
  );
  rate(name('d'), 'State experience rate', 'State experience rate', (reader) =>
    inRow(reader, (row) => (row.experienceRate === null ? null : row.experienceRate / percent)),
  );
  money(name('e'), '5.4% of wages', 'Multiply col. (b) by 0.054', (reader) =>
    inRow(reader, (row) =>
      additionalCredit(reader, row) === null
        ? null
        : dollars(row.taxableWages) * reader.law.householdEmployment.largestStateCredit,
    ),
  );
  money(name('f'), 'Wages times the state rate', 'Multiply col. (b) by col. (d)', (reader) =>
    inRow(reader, (row) =>
      additionalCredit(reader, row) === null
        ? null
        : (dollars(row.taxableWages) * (row.experienceRate ?? 0)) / percent,
    ),
  );
  const credit = money(
    name('g'),
    'Additional credit',
    'Subtract col. (f) from col. (e). If zero or less, enter -0-',
    (reader) => inRow(reader, (row) => additionalCredit(reader, row)),
  );
  const paid = money(
    name('h'),
    'State contributions paid',
    'Contributions paid to state unemployment fund',
    (reader) => inRow(reader, (row) => dollars(row.contributions)),
  );
  return { credit, paid };
});

export const additionalCredits = money('18(g)', 'Additional credits', 'Totals: column (g)', (reader) =>
  isSectionB(reader) ? sum(rows.map(({ credit }) => reader.get(credit))) : null,
);

export const contributionsPaid = money('18(h)', 'Contributions', 'Totals: column (h)', (reader) =>
  isSectionB(reader) ? sum(rows.map(({ paid }) => reader.get(paid))) : null,
);

export const stateCredits = money('19', 'State credits', 'Add columns (g) and (h) of line 18', (reader) =>
  isSectionB(reader) ? reader.get(additionalCredits) + reader.get(contributionsPaid) : null,
);

export const wagesSectionB = money(
  '20',
  'Wages subject to unemployment tax',
  'Total cash wages subject to FUTA tax',
  (reader) => (isSectionB(reader) ? coveredWages(reader) : null),
);

export const grossTax = money('21', 'Tax before credits', 'Multiply line 20 by 6.0% (0.06)', (reader) =>
  isSectionB(reader) ? reader.get(wagesSectionB) * reader.law.householdEmployment.unemploymentRate : null,
);

export const largestCredit = money('22', 'Maximum credit', 'Multiply line 20 by 5.4% (0.054)', (reader) =>
  isSectionB(reader) ? reader.get(wagesSectionB) * reader.law.householdEmployment.largestStateCredit : null,
);

/** Late contributions (Worksheet 1) come first, then the credit reduction (Worksheet 2). */
export const creditTaken = money(
  '23',
  'Credit',
  'Enter the smaller of line 19 or line 22. If you paid state unemployment contributions late or you’re in a credit reduction state, see instructions',
  (reader) => {
    if (!isSectionB(reader)) return null;
    const { get } = reader;
    if (isReduced(reader)) return get(reducedCredit);
    if (paidLate(reader)) return get(lateCredit);
    return smallerOf(get(stateCredits), get(largestCredit));
  },
);

export const usesWorksheet = yesNo(
  '23 box',
  'Late payment or credit reduction state',
  'If you paid state unemployment contributions late or you’re in a credit reduction state, check here',
  (reader) => (isSectionB(reader) && (isReduced(reader) || paidLate(reader)) ? true : null),
);

export const taxSectionB = money(
  '24',
  'Unemployment (FUTA) tax',
  'FUTA tax. Subtract line 23 from line 21. Enter the result here and go to line 25',
  (reader) => (isSectionB(reader) ? reader.get(grossTax) - reader.get(creditTaken) : null),
);

export const payrollTaxesAgain = money(
  '25',
  'Social Security, Medicare, and income taxes',
  'Enter the amount from line 8. If you checked the "Yes" box on line C of page 1, enter -0-',
  (reader) => (owesUnemploymentTax(reader) ? reader.get(payrollTaxes) : null),
);

export const totalTax = money(
  '26',
  'Household employment taxes',
  'Add line 16 (or line 24) and line 25',
  (reader) =>
    owesUnemploymentTax(reader)
      ? reader.get(taxSectionA) + reader.get(taxSectionB) + reader.get(payrollTaxesAgain)
      : null,
);

export const filesForm1040 = yesNo(
  '27',
  'Required to file Form 1040',
  'Are you required to file Form 1040? Yes: include the amount from line 26 on Schedule 2 (Form 1040), line 9',
  (reader) => (owesUnemploymentTax(reader) ? true : null),
);

/** Line 26, or line 8 when line 9 says stop. */
export const householdTax = money(
  'tax',
  'Household employment taxes',
  'Schedule 2 (Form 1040), line 9: the amount from line 26, or from line 8 if line 9 is "No"',
  ({ entry }) => entry(totalTax) ?? addEntries([entry(payrollTaxes)]),
);
