import { addEntries } from '../../engine/verbs';
import { dollars, dollarsOf, exactDollars, asCents, centsOf, plus } from '../../facts/cents';
import { isFiled, makers, owesUnemploymentTax, taxedEmployees, withholdsIncomeTax } from './form';

const { money, yesNo } = makers;

export const paidThreshold = yesNo(
  'A',
  'Paid any one employee $2,700 or more',
  'Did you pay any one household employee cash wages of $2,700 or more in 2024?',
  (reader) => (isFiled(reader) ? taxedEmployees(reader).length > 0 : null),
);

export const withheldIncomeTax = yesNo(
  'B',
  'Withheld federal income tax',
  'Did you withhold federal income tax during 2024 for any household employee?',
  (reader) => (isFiled(reader) && !reader.get(paidThreshold) ? withholdsIncomeTax(reader) : null),
);

export const paidQuarterThreshold = yesNo(
  'C',
  'Paid $1,000 or more in a quarter',
  'Did you pay total cash wages of $1,000 or more in any calendar quarter of 2023 or 2024 to all household employees?',
  (reader) => (reader.entry(withheldIncomeTax) === false ? owesUnemploymentTax(reader) : null),
);

/** Each employee's wages count up to the contribution base of the year (IRC 3121(a)(1)). */
export const socialSecurityWages = money(
  '1',
  'Wages subject to Social Security tax',
  'Total cash wages subject to social security tax',
  (reader) =>
    reader.get(paidThreshold)
      ? dollarsOf(taxedEmployees(reader), ({ cashWages }) =>
          asCents(Math.min(centsOf(cashWages), reader.law.socialSecurityTax.wageBase * 100)),
        )
      : null,
);

export const socialSecurityTax = money(
  '2',
  'Social Security tax',
  'Social security tax. Multiply line 1 by 12.4% (0.124)',
  ({ get, law }) =>
    get(paidThreshold) ? get(socialSecurityWages) * law.householdEmployment.socialSecurityRate : null,
);

export const medicareWages = money(
  '3',
  'Wages subject to Medicare tax',
  'Total cash wages subject to Medicare tax',
  (reader) =>
    reader.get(paidThreshold) ? dollarsOf(taxedEmployees(reader), ({ cashWages }) => cashWages) : null,
);

export const medicareTax = money(
  '4',
  'Medicare tax',
  'Medicare tax. Multiply line 3 by 2.9% (0.029)',
  ({ get, law }) => (get(paidThreshold) ? get(medicareWages) * law.householdEmployment.medicareRate : null),
);

/** Blank unless an employee earned more than $200,000 here (IRC 3102(f)(1)). */
export const highWages = money(
  '5',
  'Wages subject to Additional Medicare Tax',
  'Total cash wages subject to Additional Medicare Tax withholding',
  (reader) => {
    const { employerThreshold } = reader.law.additionalMedicare;
    const high = taxedEmployees(reader).filter(
      ({ cashWages }) => exactDollars(cashWages) > employerThreshold,
    );
    return high.length === 0
      ? null
      : dollarsOf(high, ({ cashWages }) => asCents(centsOf(cashWages) - employerThreshold * 100));
  },
);

export const additionalMedicareWithheld = money(
  '6',
  'Additional Medicare Tax withholding',
  'Additional Medicare Tax withholding. Multiply line 5 by 0.9% (0.009)',
  ({ get, entry, law }) => (entry(highWages) === null ? null : get(highWages) * law.additionalMedicare.rate),
);

export const incomeTaxWithheld = money(
  '7',
  'Federal income tax withheld',
  'Federal income tax withheld, if any',
  (reader) =>
    withholdsIncomeTax(reader)
      ? dollars(
          plus(
            ...reader.facts.householdEmployment.employees.map(({ federalWithholding }) => federalWithholding),
          ),
        )
      : null,
);

export const payrollTaxes = money(
  '8',
  'Social Security, Medicare, and income taxes',
  'Total social security, Medicare, and federal income taxes. Add lines 2, 4, 6, and 7',
  ({ entry }) =>
    addEntries([
      entry(socialSecurityTax),
      entry(medicareTax),
      entry(additionalMedicareWithheld),
      entry(incomeTaxWithheld),
    ]),
);

export const goesOnToPartTwo = yesNo(
  '9',
  'Unemployment tax is due',
  'Did you pay total cash wages of $1,000 or more in any calendar quarter of 2023 or 2024 to all household employees? No: stop, and include line 8 on Schedule 2, line 9. Yes: go to line 10',
  (reader) => (reader.entry(payrollTaxes) === null ? null : owesUnemploymentTax(reader)),
);
