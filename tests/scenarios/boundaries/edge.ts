import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, wages } from '../scenario';

export type Status = ReturnInputJson['filingStatus'];
export type ByStatus = Readonly<Record<Status, number>>;
export type More = Partial<ReturnInputJson>;

/** One figure at or beside an amount of the law. The figure comes from the printed form, never from the engine. */
export interface Edge {
  /** The amount it is about, as a path in the law. */
  law: string;
  input: ReturnInputJson;
  /** Form and line, or `problems` for the paths that are refused. */
  form: string;
  line: string;
  /** Null: the line is blank, or its form is not there. */
  value: number | boolean | string | null;
}

/** `place` is a form and a line: "1040 12". For `problems` the value is the path that is refused, or null. */
export function edge(law: string, input: ReturnInputJson, place: string, value: Edge['value']): Edge {
  const [form = '', ...line] = place.split(' ');
  return { law, input, form, line: line.join(' '), value };
}

export const statuses = ['single', 'mfj', 'mfs', 'hoh', 'qss'] as const;

/** Amounts in the order of the tax forms' own lists: single, joint, separate, head of household, surviving spouse. */
export const amounts = (single: number, mfj: number, mfs: number, hoh: number, qss: number): ByStatus => ({
  single,
  mfj,
  mfs,
  hoh,
  qss,
});

export const same = (amount: number): ByStatus => amounts(amount, amount, amount, amount, amount);

/** Someone of 44 without anything else; a joint return has a spouse of 43. */
export const filer = (filingStatus: Status, more: More = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus,
  taxpayer: person('1980-01-01'),
  ...(filingStatus === 'mfj' ? { spouse: person('1981-01-01') } : {}),
  ...more,
});

/** Wages with the payroll taxes of an employer, as far as one employer withholds them. */
export const pay = (amount: number) => ({ w2s: [wages(amount)] });

/** Wages whose Medicare and Social Security boxes are empty, so that only income tax is looked at. */
export const barePay = (amount: number) => ({ w2s: [{ wages: amount }] });

export const forEachStatus = (make: (status: Status) => readonly Edge[]): Edge[] => statuses.flatMap(make);

/** The standard deduction of someone under 65: Form 1040 (2024), page 1, left margin. */
export const standard = amounts(14_600, 29_200, 14_600, 21_900, 29_200);

export const child = (dateOfBirth = '2015-06-01') => ({ dateOfBirth, relationship: 'child' as const });
