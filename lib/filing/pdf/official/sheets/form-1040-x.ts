import type { Place, Sheet } from '../sheet';

/** Fields of columns A, B and C by the group of their line; the number is that of column A. */
const inColumns: readonly (readonly [line: string, group: string, first: number])[] = [
  ['1', 'Table_IncomeDeductions', 18],
  ['2', 'Table_IncomeDeductions', 21],
  ['3', 'Table_IncomeDeductions', 24],
  ['4a', 'Table_IncomeDeductions', 27],
  ['4b', 'Table_IncomeDeductions', 30],
  ['5', 'Table_IncomeDeductions', 33],
  ['6', 'Table_TaxLiability', 37],
  ['7', 'Table_TaxLiability', 40],
  ['8', 'Table_TaxLiability', 43],
  ['10', 'Table_TaxLiability', 49],
  ['11', 'Table_TaxLiability', 52],
  ['12', 'Table_Payments', 55],
  ['13', 'Table_Payments', 58],
  ['14', 'Table_Payments', 61],
  ['15', 'Table_Payments', 65],
];

const columnFields = inColumns.flatMap(([line, group, first]) =>
  ['A', 'B', 'C'].map((column, at): [string, Place] => [
    `${line} ${column}`,
    `Page1.${group}.Line${line}.f1_${first + at}`,
  ]),
);

/**
 * Form 1040-X (Rev. December 2025), which serves every year that can be amended. Made from a published list of its fields: we
 * had no file. Fields carry the numbers of their lines, so a file of another revision is refused. Part I is left out: an
 * amendment that changes dependents isn't printed on it.
 */
export const form1040X: Sheet = {
  file: 'f1040x.pdf',
  form: '1040-x',
  lines: {
    ...Object.fromEntries(columnFields),
    '16 C': 'Page1.f1_68',
    '17 C': 'Page1.f1_69',
    '18 C': 'Page1.f1_70',
    '19 C': 'Page1.f1_71',
    '20 C': 'Page1.f1_72',
    '21 C': 'Page1.f1_73',
    '22 C': 'Page1.f1_74',
  },
  facts: {
    year: 'Page1.f1_01',
    firstName: 'Page1.f1_03',
    lastName: 'Page1.f1_04',
    ssn: ['Page1.f1_05', 'digits'],
    spouseFirstName: 'Page1.f1_06',
    spouseLastName: 'Page1.f1_07',
    spouseSsn: ['Page1.f1_08', 'digits'],
    street: 'Page1.Address_ReadOrder.f1_09',
    apartment: 'Page1.Address_ReadOrder.f1_10',
    city: 'Page1.Address_ReadOrder.f1_11',
    state: 'Page1.Address_ReadOrder.f1_12',
    zip: 'Page1.Address_ReadOrder.f1_13',
    partTwo: 'Page2.f2_35',
  },
  boxes: [
    { fact: 'filingStatus', is: 'single', field: 'Page1.c1_3' },
    { fact: 'filingStatus', is: 'mfj', field: 'Page1.c1_3[1]' },
    { fact: 'filingStatus', is: 'mfs', field: 'Page1.c1_3[2]' },
    { fact: 'filingStatus', is: 'hoh', field: 'Page1.c1_3[3]' },
    { fact: 'filingStatus', is: 'qss', field: 'Page1.c1_3[4]' },
  ],
};
