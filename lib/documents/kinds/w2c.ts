import { type FieldSpec, type Kind } from './kind';
import { w2 } from './w2';

/** The boxes of Form W-2 that Form W-2c shows twice, and that are read; boxes 12 to 14 stay with the filer. */
const paired = [
  ...w2.fields.filter(({ format }) => format === 'money'),
  ...w2.rows.flatMap(({ path, columns }) =>
    columns
      .filter(({ format }) => format === 'money')
      .map((column): FieldSpec => ({ ...column, path: `${path}[0].${column.path}` })),
  ),
];

/** What was reported stands left of what is right, under the same label. A label that isn't found twice makes the second asked. */
const pairs = paired.flatMap((field): FieldSpec[] => {
  const { critical: _critical, ...plain } = field;
  return [
    { ...plain, path: `previous.${field.path}`, label: `${field.label}, previously reported` },
    { ...plain, label: `${field.label}, correct information`, critical: true },
  ];
});

/**
 * Form W-2c, Corrected Wage and Tax Statement (Rev. August 2014, January 2025). It corrects a Form W-2: only the boxes that
 * change are filled, each with what was reported and what is right.
 */
export const w2c: Kind = {
  form: 'W-2c',
  titles: ['w 2c', 'corrected wage and tax statement|statements'],
  corrects: w2.form,
  fields: [
    {
      path: 'employee_ssn',
      label: 'Box d: Employee’s correct SSN',
      format: 'ssn',
      critical: true,
      box: 'd',
      phrases: ['employees correct ssn', 'employees? correct? social security number'],
    },
    {
      path: 'previous_ssn',
      label: 'Box f: Employee’s previously reported SSN',
      format: 'ssn',
      box: 'f',
      phrases: ['employees previously reported ssn'],
    },
    {
      path: 'employer_ein',
      label: 'Box b: Employer’s federal EIN',
      format: 'ein',
      critical: true,
      box: 'b',
      phrases: ['employers? federal? ein', 'employers? federal? identification number'],
    },
    ...pairs,
  ],
  parties: [
    {
      name: { path: 'employer_name', label: 'Box a: Employer’s name' },
      address: { path: 'employer_address', label: 'Box a: Employer’s address' },
      nameLabels: { box: 'a', phrases: ['employers name address and? zip? code?', 'employers name'] },
    },
    {
      name: { path: 'employee_name', label: 'Box h: Employee’s name' },
      address: { path: 'employee_address', label: 'Box i: Employee’s address' },
      nameLabels: {
        box: 'h',
        phrases: ['employees first name and? middle? initial? last? name?', 'employees name'],
      },
      partLabels: { phrases: ['last name', 'suff'] },
      addressLabels: [{ box: 'i', phrases: ['employees? address and? zip? code?'] }],
    },
  ],
  rows: [],
  codes: [],
  notes: [],
  checks: [],
  captions: [
    { phrases: ['previously reported', 'correct information', 'tax year form corrected'] },
    { box: 'e', phrases: ['corrected ssn and or? name'] },
    { box: 'g', phrases: ['employees previously reported name'] },
    { phrases: ['12a see? instructions? for? box? 12?', '12b', '12c', '12d', '13 statutory', '14 other'] },
    { phrases: ['state correction information', 'locality correction information', 'locality name'] },
    { box: '15', phrases: ['state', 'employers state id number'] },
  ],
  identity: ['employee_ssn', 'employer_ein'],
  boxChecks: w2.boxChecks.filter(({ isExact }) => isExact === true),
  facts: {
    group: 'other',
    recipient: 'employee_ssn',
    text: { employerName: 'employer_name', employerEin: 'employer_ein' },
    money: w2.facts.money,
  },
};
