import { person, type Scenario, wages } from '../scenario';

const apart = {
  taxYear: 2024 as const,
  filingStatus: 'mfs' as const,
  taxpayer: person('1980-04-02'),
  spouse: { ...person('1981-05-03'), firstName: 'Ana', lastName: 'Lee', ssn: '400-01-0002' },
  address: { street: '1 Oak Street', city: 'Austin', state: 'TX', zip: '78701' },
};
const halves = 'Publication 555 (December 2024), Table 2 and “Federal income tax withheld”; Form 8958';

export const communityProperty: Scenario[] = [
  {
    // 80,000 / 2 + 40,000 / 2 = 60,000; withheld 9,000 / 2 + 3,000 / 2 = 6,000. 60,000 - 14,600 = 45,400: Tax Table
    // row $45,400 to $45,450: 1,160 + 12% of 33,825 = 5,219.
    name: 'community-wages-of-both-spouses',
    source: halves,
    input: {
      ...apart,
      w2s: [{ ...wages(80_000, 9_000), employerName: 'Acme' }],
      communityProperty: {
        items: [
          { kind: 'wages', name: 'Acme', total: 80_000, withheld: 9_000 },
          { kind: 'wages', name: 'Bolt', receivedBy: 'spouse', total: 40_000, withheld: 3_000 },
        ],
      },
    },
    expect: {
      '8958': { Name: 'Ana Lee', SSN: '400-01-0002' },
      '8958-rows': { Line: '1', Source: 'Acme', A: 80_000, B: 40_000, C: 40_000 },
      '8958-changes': { '1a': -20_000, '25a': -3_000, '25b': null },
      '1040': { '1a': 60_000, '1z': 60_000, '11': 60_000, '15': 45_400, '16': 5_219, '25a': 6_000 },
    },
    refund: 781,
  },
  {
    // Interest 1,000 of one's own and 602 of the spouse: 500 + 301; ordinary dividends 2,400 of the spouse with 1,800
    // qualified: 1,200 and 900; unemployment 4,000 / 2.
    // State refund of the spouse 700 / 2; a prize of 500 / 2. Half of 6,000 long-term gain stays, and half of a short-term
    // loss of 1,000 comes. Of the pension 8,000 are one's own, and 80% of the tax withheld.
    name: 'community-income-of-every-kind',
    source: halves,
    input: {
      ...apart,
      w2s: [wages(50_000)],
      interest: [{ payer: 'Bank', interest: 1_000, federalWithholding: 100 }],
      retirement: [
        { code: '7', grossDistribution: 10_000, taxableAmount: 10_000, federalWithholding: 1_000 },
      ],
      sales: [{ acquired: '2020-02-03', sold: '2024-05-06', proceeds: 16_000, basis: 10_000 }],
      communityProperty: {
        items: [
          { kind: 'interest', name: 'Bank', total: 1_000, withheld: 100 },
          { kind: 'interest', name: 'Union', receivedBy: 'spouse', total: 602 },
          { kind: 'dividends', name: 'Fund', receivedBy: 'spouse', total: 2_400, qualified: 1_800 },
          { kind: 'pension', name: 'Plan', total: 10_000, yours: 8_000, withheld: 1_000 },
          { kind: 'longTermGain', name: 'Lot', total: 6_000 },
          { kind: 'shortTermGain', name: 'Shares', receivedBy: 'spouse', total: -1_000 },
          { kind: 'unemployment', name: 'Texas', receivedBy: 'spouse', total: 4_000, withheld: 400 },
          { kind: 'stateRefund', name: 'Idaho', receivedBy: 'spouse', total: 700 },
          { kind: 'other', name: 'Prize', receivedBy: 'spouse', total: 500 },
          { kind: 'rentsAndShares', name: 'Duplex', receivedBy: 'spouse', total: 9_000 },
        ],
      },
    },
    expect: {
      '8958-changes': {
        '1a': null,
        '2b': -199,
        '3a': 900,
        '3b': 1_200,
        '5b': -2_000,
        's1-1': 350,
        's1-5': 4_500,
        's1-7': 2_000,
        's1-8z': 250,
        '25a': null,
        '25b': -50,
      },
      'schedule-1': { '1': 350, '5': 4_500, '7': 2_000, '8z': 250, '10': 7_100 },
      'schedule-d': { '7': -500, '15': 3_000, '16': 2_500 },
      // 50,000 + 801 + 1,200 + 8,000 + 2,500 + 7,100
      '1040': {
        '2b': 801,
        '3a': 900,
        '3b': 1_200,
        '5b': 8_000,
        '7': 2_500,
        '8': 7_100,
        '9': 69_601,
        '25b': 1_050,
      },
    },
  },
  {
    // Profit 30,000: half of it for the income tax, all of it for the self-employment tax (IRC 1402(a)(5)(A)):
    // 30,000 x 0.9235 = 27,705; 12.4% is 3,435, 2.9% is 803; half of 4,238 is 2,119. QBI 30,000 - 2,119 - 15,000 = 12,881, and 10,000 of the
    // spouse's 20,000: 22,881; 20% is 4,576. 55,000 of wages are one's own by agreement.
    name: 'community-business-with-self-employment-tax',
    source: 'Form 8958, lines 5, 9 and 10; IRC 1402(a)(5)(A); IRC 199A(c)(3)(A)(ii)',
    input: {
      ...apart,
      w2s: [wages(55_000)],
      businesses: [{ id: 'shop', name: 'Shop', income: { other: 30_000 } }],
      communityProperty: {
        items: [
          { kind: 'selfEmployment', name: 'Shop', total: 30_000 },
          { kind: 'selfEmployment', name: 'Studio', receivedBy: 'spouse', total: 20_000 },
        ],
      },
    },
    expect: {
      'schedule-se': { '12': 4_238, '13': 2_119 },
      'schedule-1': { '3': 25_000, '15': 2_119 },
      '8958-changes': { 's1-3': -5_000 },
      '8995': { '2': 22_881, '5': 4_576, '15': 4_576 },
      '1040': { '1a': 55_000, '11': 77_881, '13': 4_576 },
    },
  },
  {
    // Lived apart with a child: head of household, considered unmarried. The child credit's earned income is 20,000, all of
    // one's own wages (IRC 32(c)(2)(B)(i)), although 10,000 + 4,000 are taxed. 14,000 - 2,500 = 11,500; the Tax Table says 1,153,
    // so 847 of the credit is left, and 15% of 17,500 is more. Half of the spouse's state tax of 1,000 counts.
    name: 'community-wages-of-a-head-of-household',
    source: 'Publication 555 (December 2024), “Head of household”; IRC 32(c)(2)(B)(i) and 24(d)(1)(B)(i)',
    input: {
      ...apart,
      filingStatus: 'hoh',
      livedApartLastSixMonths: true,
      dependents: [
        {
          firstName: 'Mia',
          lastName: 'Lee',
          dateOfBirth: '2015-05-06',
          relationship: 'child',
          monthsInHome: 12,
          ssn: '400-01-0003',
        },
      ],
      w2s: [wages(20_000)],
      itemized: { force: true, stateIncomeTaxPaid: 2_000 },
      communityProperty: {
        partner: { firstName: 'Ana', lastName: 'Lee', ssn: '400-01-0002' },
        items: [
          { kind: 'wages', name: 'Acme', total: 20_000 },
          { kind: 'wages', name: 'Bolt', receivedBy: 'spouse', total: 8_000, stateWithheld: 1_000 },
        ],
      },
    },
    expect: {
      '1040': { '1a': 14_000, '11': 14_000, '12': 2_500, '16': 1_153, '28': 847 },
      'schedule-a': { '5a': 2_500 },
      '8812': { '18a': 20_000 },
    },
  },
  {
    name: 'community-wages-of-registered-domestic-partners',
    source: 'Publication 555 (December 2024), “Registered domestic partners”',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-04-02'),
      address: { street: '1 Oak Street', city: 'Fresno', state: 'CA', zip: '93701' },
      w2s: [wages(80_000)],
      communityProperty: {
        registeredPartner: true,
        partner: { firstName: 'Kim', lastName: 'Ode', ssn: '400-01-0004' },
        items: [{ kind: 'wages', name: 'Acme', total: 80_000 }],
      },
    },
    expect: {
      '8958': { Name: 'Kim Ode', SSN: '400-01-0004' },
      '8958-rows': { Line: '1', Source: 'Acme', A: 80_000, B: 40_000, C: 40_000 },
      '1040': { '1a': 40_000, '11': 40_000 },
    },
  },
  {
    // 60,000 / 2 = 30,000 of the spouse's, and dividends of 5,000 / 2.
    name: '2025-community-income',
    source: halves,
    input: {
      ...apart,
      taxYear: 2025,
      communityProperty: {
        items: [
          { kind: 'wages', name: 'Acme', receivedBy: 'spouse', total: 60_000, withheld: 5_000 },
          { kind: 'dividends', name: 'Fund', receivedBy: 'spouse', total: 5_000 },
        ],
      },
    },
    expect: {
      '8958': { Name: 'Ana Lee', SSN: '400-01-0002' },
      '8958-rows': { Line: '1', Source: 'Acme', A: 60_000, B: 30_000, C: 30_000 },
      '1040': { '1a': 30_000, '3b': 2_500, '11a': 32_500, '25a': 2_500 },
    },
  },
];
