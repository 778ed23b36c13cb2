import { z } from 'zod';
import { ReturnInput } from './return-input';

const listNames: Readonly<Record<string, string>> = {
  w2s: 'Form W-2',
  clergy: 'Minister’s pay',
  interest: 'Form 1099-INT',
  dividends: 'Form 1099-DIV',
  sales: 'Sale',
  homeSales: 'Home sold',
  installmentSales: 'Installment sale',
  casualties: 'Casualty or theft',
  childIncome: 'Child’s interest and dividends',
  retirement: 'Form 1099-R',
  socialSecurity: 'Form SSA-1099',
  governmentPayments: 'Form 1099-G',
  gambling: 'Form W-2G',
  otherIncome: 'Other income',
  hsaDistributions: 'Form 1099-SA',
  businesses: 'Business',
  foreignEarnedIncome: 'Work abroad',
  farms: 'Farm',
  rentals: 'Rental property',
  exchanges: 'Exchange',
  k1s: 'Schedule K-1',
  dependents: 'Dependent',
  education: 'Form 1098-T',
  marketplace: 'Form 1095-A',
  mortgages: 'Mortgage',
  estimated: 'Estimated payment',
  employees: 'Household employee',
  stateUnemployment: 'State unemployment',
  box12: 'Box 12',
  box14: 'Box 14',
  taxpayer: 'You',
  spouse: 'Spouse',
};

/** Payments are named as people say them; their paths would read "Payments, prior year overpayment". */
const paymentNames: readonly [RegExp, string][] = [
  [/^payments\.estimated\.(\d+)(\.amount)?$/, 'Estimated payment'],
  [/^payments\.priorYearOverpayment$/, '2023 refund applied to 2024'],
  [/^payments\.withExtension$/, 'Paid with the extension (Form 4868)'],
  [/^payments\.otherWithholding$/, 'Withheld on other forms'],
  [/^payments\.otherStateWithholding$/, 'State tax withheld on other forms'],
];

function namePayment(path: string): string | undefined {
  for (const [pattern, name] of paymentNames) {
    const found = pattern.exec(path);
    if (found !== null) return found[1] === undefined ? name : `${name} (${Number(found[1]) + 1})`;
  }
  return undefined;
}

const words = (key: string) =>
  key
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(ssn|ira|hsa|eic|agi|amt|qbi|ein)\b/g, (word) => word.toUpperCase());

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isPosition = (part: string) => /^\d+$/.test(part);

/** Plain name of a fact, such as "Form W-2 (2), federal withholding" for `w2s.1.federalWithholding`. */
export function labelFact(path: string): string {
  const payment = namePayment(path);
  if (payment !== undefined) return payment;
  const labels: string[] = [];
  const parts = path.split('.');
  parts.forEach((part, i) => {
    const isList = i === 0 || isPosition(parts[i + 1] ?? '');
    if (isPosition(part)) labels.push(`${labels.pop() ?? ''} (${Number(part) + 1})`.trim());
    else labels.push((isList ? listNames[part] : undefined) ?? words(part));
  });
  return capitalize(labels.join(', '));
}

/** The schema behind wrappers that only add a default or allow null. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema;
}

/** Whether the fact at a path is an amount of money, held in cents. */
export function isAmountPath(path: string): boolean {
  let schema: z.core.$ZodType = ReturnInput;
  for (const part of path.split('.')) {
    const inner = unwrap(schema);
    if (inner instanceof z.ZodArray) schema = inner.element;
    else if (inner instanceof z.ZodObject && inner.shape[part]) schema = inner.shape[part];
    else return false;
  }
  return schema instanceof z.ZodType && schema.meta()?.unit === 'dollars';
}
