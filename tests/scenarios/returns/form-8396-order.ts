import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const joint = {
  taxYear: 2024 as const,
  filingStatus: 'mfj' as const,
  taxpayer: person('1985-04-02'),
  spouse: person('1986-05-03'),
};
const child = (dateOfBirth: string, ssn: string) => ({
  firstName: 'Mia',
  lastName: 'Parker',
  relationship: 'child' as const,
  dateOfBirth,
  ssn,
  monthsInHome: 12,
});
const certificate = {
  issuer: 'Ohio Housing Finance Agency',
  certificateNumber: 'MCC-1',
  issued: '2022-03-01',
};

/** Credits before and after the mortgage interest credit (IRC 25(e)(1)(C)). */
export const mortgageCreditOrder: Scenario[] = [
  {
    // 4,000 of child tax credit, 3,400 of it refundable: 600 come first (line 14). 3,235 - 600 = 2,635. Then 3,235 - 2,400 = 835
    // is what the child tax credit can use; 3,165 is paid out.
    name: 'mortgage-credit-before-the-child-tax-credit',
    source: 'Instructions for Schedule 8812 (2024), Credit Limit Worksheet B',
    input: {
      ...joint,
      w2s: [wages(60_000)],
      dependents: [child('2016-02-01', '400-12-3456'), child('2018-03-01', '400-12-3457')],
      mortgageCredit: { ...certificate, rate: 20, interest: 12_000 },
    },
    expect: {
      'credit-limit-b': { '1': 4_000, '2': 3_400, '13': 3_400, '14': 600, '15': 2_400 },
      '8396-credit-limit': { '1': 3_235, '2': 600, '3': 2_635 },
      '8396': { '9': 2_400 },
      '8812': { '13': 835, '14': 835, '27': 3_165 },
      '1040': { '19': 835, '20': 2_400, '22': 0, '28': 3_165 },
    },
  },
  {
    // 3,235 - 2,400 = 835 is left for the adoption credit.
    name: 'mortgage-credit-before-the-adoption-credit',
    source: 'IRC 23(c)(1): credits other than 25D and 1400C come first; 25(e)(1)(C)',
    input: {
      ...joint,
      w2s: [wages(60_000)],
      adoption: [
        {
          child: { firstName: 'Leo', lastName: 'Parker', ssn: '400-12-3458', dateOfBirth: '2022-08-15' },
          expenses: 5_000,
          finalYear: 2024,
        },
      ],
      mortgageCredit: { ...certificate, rate: 20, interest: 12_000 },
    },
    expect: {
      '8396': { '8': 3_235, '9': 2_400 },
      '8839-credit-limit': { '1': 3_235, '2': 2_400, '3': 0, '5': 835, '2025': 4_165 },
      '8839': { '16': 835 },
      'schedule-3': { '6c': 835, '6g': 2_400, '7': 3_235 },
    },
  },
  {
    // 30% of 10,000 is 3,000; 835 of tax is left, 2,165 go on.
    name: 'mortgage-credit-before-the-clean-energy-credit',
    source: 'IRC 25D(c): subpart A credits other than this section come first',
    input: {
      ...joint,
      w2s: [wages(60_000)],
      energy: { solar: 10_000 },
      mortgageCredit: { ...certificate, rate: 20, interest: 12_000 },
    },
    expect: {
      '8396': { '8': 3_235, '9': 2_400 },
      '5695-credit-limit': { '1': 3_235, '2': 2_400, '3': 835 },
      '5695': { '15': 835, '16': 2_165 },
    },
  },
  {
    // Saver's credit: 10% of 2,000. Tax Table for 30,000 - 14,600 = 15,400: 1,160 + 12% of 3,825 = 1,619; 1,419 are left of 1,600.
    name: 'mortgage-credit-behind-the-savers-credit',
    source: 'IRC 25(e)(1)(C); Form 8880 (2024), line 9',
    input: {
      ...single,
      w2s: [{ ...wages(32_000), wages: 30_000, box12: [{ code: 'D', amount: 2_000 }] }],
      mortgageCredit: { ...certificate, rate: 20, interest: 8_000 },
    },
    expect: {
      '8880': { '12': 200 },
      '8396-credit-limit': { '1': 1_619, '2': 200, '3': 1_419 },
      '8396': { '3': 1_600, '9': 1_419, '14': 0, '17': 181 },
    },
  },
];
