import { person, type Scenario, wages } from '../scenario';

const parent = {
  taxYear: 2024 as const,
  filingStatus: 'hoh' as const,
  taxpayer: { ...person('1990-05-05'), firstName: 'Dana', lastName: 'Reed' },
  w2s: [wages(20_000)],
};
const children = [
  {
    firstName: 'Ada',
    lastName: 'Reed',
    dateOfBirth: '2016-02-02',
    relationship: 'child' as const,
    monthsInHome: 8,
    daysInHome: 245,
  },
  {
    firstName: 'Ben',
    lastName: 'Reed',
    dateOfBirth: '2024-05-14',
    relationship: 'child' as const,
    monthsInHome: 8,
  },
];
const alone = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1994-03-03') };
const withForm = 'withForm8862' as const;

/** Credits that the IRS denied in an earlier year (Form 8862, Rev. October 2024). */
export const reclaimedCredits: Scenario[] = [
  {
    name: 'eic-and-child-credit-claimed-again',
    source:
      'Form 8862, Parts I to III, by hand: EIC of two children from 17,400 to 22,720 is 6,960; 15% of (20,000 - 2,500) = 2,625, less than 3,400; a child born in 2024 counts for all 366 days',
    input: {
      ...parent,
      dependents: [
        ...children,
        {
          firstName: 'Carl',
          lastName: 'Reed',
          dateOfBirth: '1955-01-01',
          relationship: 'parent',
          monthsInHome: 12,
        },
      ],
      creditsDisallowed: { eic: true, ctc: true },
      reclaimedCredits: { eic: withForm, ctc: withForm },
    },
    expect: {
      '8862': {
        '1': 2024,
        '2 eic': true,
        '2 ctc': true,
        '2 aotc': null,
        '3': false,
        '4': false,
        '6': true,
        '9a': null,
        '10a': null,
        '11a': null,
      },
      '8862-eic': { '5': 'Ada Reed', '7': 245, '8 birth': null, '8 death': null },
      '8862-children': { '12': 'Ada Reed', '14': true, '15': true, '16': true, '17': true },
      '8862-others': { '13': 'Carl Reed', '16': true, '17': true },
      '1040': { '16': 0, '19': 0, '27': 6_960, '28': 2_625 },
    },
    refund: 9_585,
  },
  {
    name: 'eic-without-a-child-claimed-again',
    source:
      'Form 8862, Part II, Section B, by hand: 632 from 8,260 to 10,330; 30 years old on December 31, 2024',
    input: {
      ...alone,
      w2s: [wages(9_000)],
      creditsDisallowed: { eic: true },
      reclaimedCredits: { eic: withForm },
    },
    expect: {
      '8862': {
        '2 eic': true,
        '3': false,
        '4': false,
        '6': false,
        '9a': 366,
        '9b': null,
        '10a': 30,
        '10b': null,
        '11a': false,
        '11b': null,
      },
      '1040': { '27': 632 },
    },
    refund: 632,
  },
  {
    name: '2025-joint-eic-claimed-again-after-time-abroad',
    source:
      'Form 8862, lines 9 to 11, by hand; EIC without a child of 2025: 649 from 8,490 (Rev. Proc. 2024-40)',
    input: {
      taxYear: 2025,
      filingStatus: 'mfj',
      taxpayer: person('1994-03-03'),
      spouse: person('2001-01-01'),
      w2s: [wages(9_000)],
      mainHomeInUs: true,
      creditsDisallowed: { eic: true },
      reclaimedCredits: { eic: withForm, daysInUs: 200, spouseDaysInUs: 365 },
    },
    // Born on January 1, 2001, the spouse is taken to be 25 at the end of 2025.
    expect: {
      '8862': {
        '1': 2025,
        '9a': 200,
        '9b': 365,
        '10a': 31,
        '10b': 25,
        '11a': false,
        '11b': false,
      },
      '1040': { '27a': 649 },
    },
  },
  {
    name: 'eic-reduced-for-income-alone',
    source: 'Form 8862, line 3: with “Yes” the rest of Part II stays blank',
    input: {
      ...parent,
      dependents: children,
      creditsDisallowed: { eic: true },
      reclaimedCredits: { eic: withForm, eicIncomeOnly: true },
    },
    expect: {
      '8862': { '2 eic': true, '2 ctc': null, '3': true, '4': null, '6': null },
      '8862-eic': { '5': null },
      '1040': { '27': 6_960, '28': 2_625 },
    },
  },
  {
    name: 'opportunity-credit-claimed-again',
    source: 'Form 8862, Part IV, and Form 8863 by hand: 2,000 + 25% of 2,000 = 2,500; 40% is 1,000',
    input: {
      ...alone,
      taxpayer: { ...person('1980-01-01'), firstName: 'Dana', lastName: 'Reed' },
      w2s: [wages(50_000)],
      education: [{ student: 'taxpayer', qualifiedExpenses: 6_000, halfTime: true }],
      creditsDisallowed: { aotc: true },
      reclaimedCredits: { aotc: withForm },
    },
    expect: {
      '8862': { '1': 2024, '2 eic': null, '2 ctc': null, '2 aotc': true, '3': null },
      '8862-students': { '18': 'Dana Reed', '19a': true, '19b': false },
      '8863': { '1': 2_500, '8': 1_000 },
      '1040': { '29': 1_000 },
    },
  },
  {
    name: 'every-denied-credit-claimed-again',
    source:
      'Form 8862 and its credits by hand: tax on 8,100 is 813 (table); AOTC 2,500, of it 1,000 refundable and 813 of the rest used; ACTC 1,700; EIC of two children 6,960 - 21.06% of (30,025 - 22,720) = 5,422',
    input: {
      taxYear: 2024,
      filingStatus: 'hoh',
      taxpayer: person('1985-05-05'),
      w2s: [wages(30_000)],
      dependents: [
        { firstName: 'Eve', lastName: 'Cole', dateOfBirth: '2012-03-03', relationship: 'child' },
        {
          firstName: 'Finn',
          lastName: 'Cole',
          dateOfBirth: '2005-04-04',
          relationship: 'child',
          student: true,
        },
      ],
      education: [{ student: { dependentIndex: 1 }, qualifiedExpenses: 4_000, halfTime: true }],
      creditsDisallowed: { eic: true, ctc: true, aotc: true },
      reclaimedCredits: { eic: withForm, ctc: withForm, aotc: withForm },
    },
    expect: {
      '8862': { '2 eic': true, '2 ctc': true, '2 aotc': true, '3': false, '4': false, '6': true },
      '8862-eic': { '5': 'Eve Cole', '7': 366 },
      '8862-children': { '12': 'Eve Cole', '17': true },
      '8862-others': { '13': 'Finn Cole', '17': true },
      '8862-students': { '18': 'Finn Cole', '19a': true, '19b': false },
      '1040': { '16': 813, '19': 0, '20': 813, '27': 5_422, '28': 1_700, '29': 1_000 },
    },
    refund: 8_122,
  },
  {
    name: '2025-every-denied-credit-claimed-again',
    source:
      'Form 8862 and its credits by hand, amounts of 2025: tax on 6,375 is 638 (table); AOTC 2,500, of it 1,000 refundable and 638 of the rest used; ACTC 1,700; EIC of one child 4,328 - 15.98% of (30,025 - 23,350) = 3,261; a child who died counts for all 365 days',
    input: {
      taxYear: 2025,
      filingStatus: 'hoh',
      taxpayer: { ...person('1985-05-05'), firstName: 'Gail', lastName: 'Ross' },
      w2s: [wages(30_000)],
      dependents: [
        {
          firstName: 'Hal',
          lastName: 'Ross',
          dateOfBirth: '2015-05-05',
          dateOfDeath: '2025-09-09',
          relationship: 'child',
          monthsInHome: 9,
        },
        { firstName: 'Ida', lastName: 'Ross', dateOfBirth: '1950-01-01', relationship: 'parent' },
      ],
      education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, halfTime: true }],
      creditsDisallowed: { eic: true, ctc: true, aotc: true },
      reclaimedCredits: { eic: withForm, ctc: withForm, aotc: withForm },
    },
    expect: {
      '8862': { '1': 2025, '2 eic': true, '2 ctc': true, '2 aotc': true, '6': true },
      '8862-eic': { '5': 'Hal Ross', '7': 365, '8 birth': null, '8 death': '2025-09-09' },
      '8862-children': { '12': 'Hal Ross', '14': true, '15': true, '16': true },
      '8862-others': { '13': 'Ida Ross', '16': true },
      '8862-students': { '18': 'Gail Ross', '19a': true },
      '1040': { '16': 638, '19': 0, '20': 638, '27a': 3_261, '28': 1_700, '29': 1_000 },
    },
    refund: 5_961,
  },
];
