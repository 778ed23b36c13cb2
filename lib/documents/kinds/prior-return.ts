import { priorReturnForm } from './form-names';
import { type BoxCheck, type FieldSpec, type Kind } from './kind';
import { basisLine, nameOfLine, priorLines } from './prior-return-lines';

/** The filing statuses as the form prints them, and as facts have them. */
export const printedStatuses = [
  ['single', 'Single'],
  ['mfj', 'Married filing jointly'],
  ['mfs', 'Married filing separately'],
  ['hoh', 'Head of household'],
  ['qss', 'Qualifying surviving spouse'],
] as const;

const person = (who: 'taxpayer' | 'spouse', whose: string): FieldSpec[] => [
  { path: `${who}_first`, label: `${whose} first name and initial`, format: 'text', phrases: [] },
  { path: `${who}_last`, label: `${whose} last name`, format: 'text', phrases: [] },
  { path: `${who}_ssn`, label: `${whose} Social Security number`, format: 'ssn', phrases: [] },
];

const near = (one: number, other: number) => Math.abs(one - other) < 2;

/** A blank line counts as nothing; a relation of which only blanks are there says nothing. */
const addsUp = (
  result: string,
  parts: readonly string[],
  compute: (amounts: readonly number[]) => number,
  message: string,
): BoxCheck => ({
  isExact: true,
  paths: [result, ...parts],
  message,
  holds: (amount) => {
    const found = amount(result);
    const given = parts.map(amount);
    if (found === null || given.every((one) => one === null)) return null;
    return near(found, compute(given.map((one) => one ?? 0)));
  },
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/**
 * Last year's Form 1040 with its schedules. It isn't read box by box as the other kinds are, but line by line
 * (extract/prior-return), so its fields have no phrases.
 */
export const priorReturn: Kind = {
  form: priorReturnForm,
  titles: [],
  fields: [
    { path: 'tax_year', label: 'Tax year of this return', format: 'year', critical: true, phrases: [] },
    ...person('taxpayer', 'Your'),
    ...person('spouse', 'Spouse’s'),
    { path: 'filing_status', label: 'Filing status', format: 'text', phrases: [] },
    { path: 'street', label: 'Home address', format: 'text', phrases: [] },
    { path: 'apartment', label: 'Apartment number', format: 'text', phrases: [] },
    { path: 'city', label: 'City', format: 'text', phrases: [] },
    { path: 'state', label: 'State', format: 'state', phrases: [] },
    { path: 'zip', label: 'ZIP code', format: 'id', phrases: [] },
    ...priorLines.map((line): FieldSpec => ({
      path: line.path,
      label: `${nameOfLine(line)}: ${line.name}`,
      format: 'money',
      phrases: [],
      ...(line.critical ? { critical: true as const } : {}),
    })),
  ],
  parties: [],
  rows: [
    {
      path: 'dependents',
      columns: [
        { path: 'name', label: 'Name', format: 'text', phrases: [] },
        { path: 'ssn', label: 'Social Security number', format: 'ssn', phrases: [] },
        { path: 'relationship', label: 'Relationship', format: 'text', phrases: [] },
      ],
    },
    {
      path: 'iras',
      most: 2,
      columns: [
        { path: 'ssn', label: 'Number on Form 8606', format: 'ssn', phrases: [] },
        {
          path: 'amount',
          label: `${nameOfLine(basisLine)}: ${basisLine.name}`,
          format: 'money',
          phrases: [],
        },
      ],
    },
  ],
  codes: [],
  notes: [],
  checks: [
    { path: 'a_sales_tax', label: 'Schedule A, line 5a: sales taxes instead of income taxes', phrases: [] },
  ],
  captions: [],
  identity: ['taxpayer_ssn'],
  boxChecks: [
    addsUp(
      'line14',
      ['line12', 'line13'],
      sum,
      'Line 14 should equal lines 12 and 13 combined. Check these lines against your return.',
    ),
    addsUp(
      'line15',
      ['line11', 'line14'],
      ([income = 0, deductions = 0]) => Math.max(0, income - deductions),
      'Line 15 should equal line 11 minus line 14. Check these lines against your return.',
    ),
    addsUp(
      'line24',
      ['line22', 'line23'],
      sum,
      'Line 24 should equal lines 22 and 23 combined. Check these lines against your return.',
    ),
    addsUp(
      'd_line16',
      ['d_line7', 'd_line15'],
      sum,
      'Line 16 of Schedule D should equal lines 7 and 15 combined. Check these lines against your return.',
    ),
    {
      paths: ['line34', 'line33', 'line24'],
      isExact: true,
      message: 'Line 34 should equal line 33 minus line 24. Check these lines against your return.',
      holds: (amount) => {
        const [over, paid, tax] = [amount('line34'), amount('line33'), amount('line24')];
        if (over === null || paid === null || tax === null || over === 0) return null;
        return near(over, paid - tax);
      },
    },
    {
      paths: ['line36', 'line34'],
      message: 'Line 36 can’t be more than line 34. Check these lines against your return.',
      holds: (amount) => {
        const [applied, over] = [amount('line36'), amount('line34')];
        return applied === null || over === null ? null : applied <= over + 1;
      },
    },
  ],
  facts: { group: 'other', recipient: 'taxpayer_ssn', text: {}, money: {} },
};
