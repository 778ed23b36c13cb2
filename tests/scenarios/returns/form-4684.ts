import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

type Event = NonNullable<ReturnInputJson['casualties']>[number];
type Property = NonNullable<Event['properties']>[number];

const place = { city: 'Asheville', state: 'NC', zip: '28801' };
const property = (more: Partial<Property>): Property => ({
  description: 'House',
  ...place,
  acquired: '2012-06-15',
  ...more,
});
/** Publication 547, “Figuring a Loss”: a cottage of $144,800 that was worth 180,000, and 35,000 after the fire. */
const cottage = property({
  description: 'Cottage',
  cost: 144_800,
  valueBefore: 180_000,
  valueAfter: 35_000,
  reimbursement: 130_000,
});
const car = property({ description: 'Car', acquired: '2022-03-01' });

/** DR-4827: Hurricane Helene in North Carolina. */
const helene = (...properties: Property[]): Event => ({
  description: 'Hurricane Helene',
  date: '2024-09-27',
  femaNumber: 'DR-4827-NC',
  declared: '2024-09-28',
  incidentBegan: '2024-09-25',
  properties,
});
/** A federal declaration of an emergency, which is no major disaster. */
const emergency = (...properties: Property[]): Event => ({
  description: 'Ice storm',
  date: '2024-01-16',
  femaNumber: 'EM-3600',
  properties,
});
const undeclared = (description: string, ...properties: Property[]): Event => ({
  description,
  date: '2024-05-10',
  properties,
});
const single = (amount: number): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(amount)],
});

/** Form 4684, Section A. */
export const casualtyLosses: Scenario[] = [
  {
    // 144,800 - 130,000 = 14,800; less 100, and 10% of 80,000: 6,700. With gifts of 12,000 more than 14,600.
    name: 'cottage-in-an-emergency',
    source: 'Publication 547, “Figuring a Loss”; Form 4684 (2024), lines 1 to 18; IRC 165(h)(1) and (2)',
    input: {
      ...single(80_000),
      itemized: { charityCash: 12_000 },
      casualties: [emergency(cottage)],
    },
    expect: {
      '4684': {
        disaster: true,
        FEMA: 'EM-3600',
        '1(A) type': 'Cottage',
        '1(A) city': 'Asheville',
        '1(A) state': 'NC',
        '1(A) ZIP code': '28801',
        '1(A) date acquired': '2012-06-15',
        '2(A)': 144_800,
        '3(A)': 130_000,
        '4(A)': null,
        '5(A)': 180_000,
        '6(A)': 35_000,
        '7(A)': 145_000,
        '8(A)': 144_800,
        '9(A)': 14_800,
        '2(B)': null,
        '10': 14_800,
        '11': 100,
        '12': 14_700,
        '13': 0,
        '14': 14_700,
        '15': 0,
        '16': 14_700,
        '17': 8_000,
        '18': 6_700,
      },
      'schedule-a': { '15': 6_700, '16 loss': null, '16': null, '17': 18_700 },
      'schedule-a-standard': { '17': null },
      '1040': { '12': 18_700, '15': 61_300 },
    },
  },
  {
    // The same cottage in a major disaster: 14,800 - 500 = 14,300 beside the standard deduction of 14,600.
    name: 'cottage-in-a-qualified-disaster',
    source:
      'Pub. L. 116-260, division EE, section 304(b); Pub. L. 118-148, section 2; Instructions for Form 4684, “Increased standard deduction reporting”',
    input: { ...single(80_000), casualties: [helene(cottage)] },
    expect: {
      '4684': { '10': 14_800, '11': 500, '12': 14_300, '14': 14_300, '15': 14_300, '16': null, '18': null },
      'schedule-a': { '17': null },
      'schedule-a-standard': { '16 loss': 14_300, '16 standard': 14_600, '16': 28_900, '17': 28_900 },
      '1040': { '12': 28_900, '15': 51_100 },
    },
  },
  {
    // With itemized deductions above the standard deduction, the loss joins them: 20,000 + 14,300.
    name: 'qualified-disaster-loss-itemized',
    source: 'Instructions for Schedule A (Form 1040) (2024), line 16',
    input: {
      ...single(80_000),
      itemized: { charityCash: 20_000 },
      casualties: [helene(cottage)],
    },
    expect: {
      'schedule-a': { '14': 20_000, '15': null, '16 loss': 14_300, '16': 14_300, '17': 34_300, '18': null },
      'schedule-a-standard': { '17': null },
      '1040': { '12': 34_300 },
    },
  },
  {
    // House 80,000 - 50,000, car 15,500 - 11,000: 34,500 - 500 + 31,500; tax of 69,500 by the table: 7,866.
    name: 'home-and-car-in-2025',
    source: 'IRC 165(h)(6) and 63(b)(8), Pub. L. 119-108, section 2; Form 4684 (2025); Tax Table (2025)',
    input: {
      taxYear: 2025,
      filingStatus: 'mfj',
      taxpayer: person('1985-04-02'),
      spouse: person('1986-05-03'),
      w2s: [wages(135_000, 12_000)],
      casualties: [
        {
          description: 'Hurricane',
          date: '2025-10-28',
          femaNumber: 'DR-4900-FL',
          incidentBegan: '2025-10-27',
          properties: [
            property({ cost: 260_000, valueBefore: 410_000, valueAfter: 330_000, reimbursement: 50_000 }),
            { ...car, cost: 26_000, valueBefore: 19_500, valueAfter: 4_000, reimbursement: 11_000 },
          ],
        },
      ],
    },
    expect: {
      '4684': { '9(A)': 30_000, '9(B)': 4_500, '10': 34_500, '11': 500, '12': 34_000, '15': 34_000 },
      'schedule-a-standard': { '16 loss': 34_000, '16 standard': 31_500, '17': 65_500 },
      '1040': { '12e': 65_500, '15': 69_500, '16': 7_866 },
    },
    refund: 4_134,
  },
  {
    // $100 for each event, 10% once: 5,000 - 100 + 9,000 - 100 - 6,000 = 7,800.
    name: 'two-events-and-one-floor',
    source: 'Publication 547, “$100 Rule” and “10% Rule”; IRC 165(h)(1) and (2)(A)',
    input: {
      ...single(60_000),
      itemized: { charityCash: 10_000 },
      casualties: [
        emergency({ ...car, cost: 20_000, valueBefore: 14_000, valueAfter: 9_000 }),
        {
          ...emergency(property({ cost: 90_000, valueBefore: 120_000, valueAfter: 111_000 })),
          description: 'Flood',
          femaNumber: 'EM-3611',
        },
      ],
    },
    expect: {
      '4684': { '12': 4_900, '14': 13_800, '16': 13_800, '17': 6_000, '18': 7_800 },
      'schedule-a': { '15': 7_800, '17': 17_800 },
    },
  },
  {
    // Insurance above the basis: 13,000 - 3,000, less the loss of the car 4,500 - 100; a long-term gain of 5,600.
    name: 'casualty-gain-above-losses',
    source: 'IRC 165(h)(2)(B) and (5)(B); Form 4684 (2024), Worksheet 1-1 and line 15',
    input: {
      ...single(60_000),
      casualties: [
        undeclared(
          'Burglary',
          property({ description: 'Ring', cost: 3_000, reimbursement: 13_000, valueBefore: 13_000 }),
        ),
        undeclared('Collision', { ...car, cost: 20_000, valueBefore: 9_000, valueAfter: 4_500 }),
      ],
    },
    expect: {
      '4684': {
        disaster: null,
        FEMA: null,
        '4(A)': 10_000,
        '5(A)': null,
        '9(A)': null,
        '10': 0,
        '12': 0,
        '13': 10_000,
        '14': 4_400,
        '15': 5_600,
        '16': null,
      },
      'schedule-d': { '4': null, '11': 5_600, '16': 5_600 },
      '1040': { '7': 5_600, '11': 65_600, '12': 14_600 },
    },
  },
  {
    // Worksheet 1-1: of 6,900 without a disaster, 2,000 count against the gain; 9,900 of the emergency stay, less 5,000.
    name: 'losses-without-a-disaster-against-a-gain',
    source: 'IRC 165(h)(5)(B); Instructions for Form 4684, line 14, Worksheet 1-1',
    input: {
      ...single(50_000),
      itemized: { charityCash: 12_000 },
      casualties: [
        emergency(property({ cost: 90_000, valueBefore: 100_000, valueAfter: 90_000 })),
        undeclared('Burglary', property({ description: 'Ring', cost: 1_000, reimbursement: 3_000 })),
        undeclared('Collision', { ...car, cost: 20_000, valueBefore: 9_000, valueAfter: 2_000 }),
      ],
    },
    expect: {
      '4684': { '13': 2_000, '14': 11_900, '15': 0, '16': 9_900, '17': 5_000, '18': 4_900 },
      'schedule-a': { '15': 4_900, '17': 16_900 },
      'schedule-d': { '16': null },
    },
  },
  {
    // Without a gain, a loss outside a disaster counts for nothing.
    name: 'burglary-without-a-gain',
    source: 'IRC 165(h)(5)(A)',
    input: {
      ...single(50_000),
      casualties: [undeclared('Burglary', { ...car, cost: 20_000, valueBefore: 9_000 })],
    },
    expect: {
      '4684': { '10': 9_000, '11': 100, '12': 8_900, '13': 0, '14': 0, '15': 0, '16': null, '18': null },
      '1040': { '12': 14_600, '15': 35_400 },
    },
  },
  {
    // 20,000 - 500 qualified; 10,000 - 100 of the emergency is left for the floor: 9,900 - 4,000 = 5,900 for an itemizer.
    name: 'qualified-and-other-disaster-losses',
    source:
      'IRC 165(h)(6)(A) in its form of Pub. L. 116-260, section 304(b); Form 4684 (2024), lines 15 to 18',
    input: {
      ...single(40_000),
      itemized: { charityCash: 12_000 },
      casualties: [
        helene(property({ cost: 90_000, valueBefore: 100_000, valueAfter: 80_000 })),
        emergency(property({ cost: 90_000, valueBefore: 110_000, valueAfter: 100_000 })),
      ],
    },
    expect: {
      '4684': { '11': 500, '12': 19_500, '14': 29_400, '15': 19_500, '16': 9_900, '17': 4_000, '18': 5_900 },
      'schedule-a': { '14': 12_000, '15': 5_900, '16': 19_500, '17': 37_400 },
      '1040': { '12': 37_400, '15': 2_600 },
    },
  },
  {
    // A gain of 30,000 above the loss of 14,800: line 11 is $100, since there is no net disaster loss; 30,000 - 14,700.
    name: 'gain-above-a-qualified-loss',
    source: 'Instructions for Form 4684, line 11 (line 10 has to be larger than line 4 of all Forms 4684)',
    input: {
      ...single(60_000),
      casualties: [
        helene(cottage, property({ description: 'Painting', cost: 10_000, reimbursement: 40_000 })),
      ],
    },
    expect: {
      '4684': {
        '4(B)': 30_000,
        '10': 14_800,
        '11': 100,
        '12': 14_700,
        '13': 30_000,
        '14': 14_700,
        '15': 15_300,
      },
      'schedule-d': { '11': 15_300 },
      'schedule-a-standard': { '17': null },
    },
  },
  {
    // Five properties of 1,000 each: the fifth stands on another copy; 5,000 - 500.
    name: 'five-properties-in-one-disaster',
    source: 'Instructions for Form 4684, Section A (additional sheets for lines 1 to 9)',
    input: {
      ...single(60_000),
      casualties: [
        helene(
          ...['Sofa', 'Bed', 'Stove', 'Piano', 'Freezer'].map((description) =>
            property({ description, cost: 4_000, valueBefore: 1_500, valueAfter: 500 }),
          ),
        ),
      ],
    },
    expect: {
      '4684': { '1(D) type': 'Piano', '10': 5_000, '12': 4_500, '15': 4_500 },
      'schedule-a-standard': { '17': 19_100 },
    },
  },
  {
    // Four rings of 1,000 each, for which insurance paid 2,000: gains of 4,000, held for more than a year.
    name: 'four-gains-in-one-burglary',
    source: 'Form 4684 (2024), line 4, and line 15; IRC 165(h)(2)(B)',
    input: {
      ...single(60_000),
      casualties: [
        undeclared(
          'Burglary',
          ...['Ring', 'Watch', 'Brooch', 'Bracelet'].map((description) =>
            property({ description, cost: 1_000, reimbursement: 2_000 }),
          ),
        ),
      ],
    },
    expect: {
      '4684': { '4(A)': 1_000, '4(D)': 1_000, '9(D)': null, '13': 4_000, '15': 4_000 },
      'schedule-d': { '11': 4_000 },
    },
  },
  {
    // The spouse itemizes, so there is no standard deduction: the loss is itemized.
    name: 'separate-return-with-a-disaster-loss',
    source: 'IRC 63(c)(6)(A); Schedule A (Form 1040) (2024), line 16',
    input: {
      ...single(60_000),
      filingStatus: 'mfs',
      spouse: person('1986-05-03'),
      spouseItemizes: true,
      casualties: [helene(cottage)],
    },
    expect: {
      'schedule-a': { '16': 14_300, '17': 14_300 },
      'schedule-a-standard': { '17': null },
      '1040': { '12': 14_300 },
    },
  },
  {
    // The AMT takes back the standard deduction of 14,600, not the loss of 14,300 (section 304(b)(1)(D)).
    name: 'disaster-loss-and-the-minimum-tax',
    source: 'Pub. L. 116-260, division EE, section 304(b)(1)(D); Form 6251 (2024), line 2a',
    input: {
      ...single(200_000),
      amt: { isoSpread: 150_000 },
      casualties: [helene(cottage)],
    },
    expect: {
      '1040': { '12': 28_900, '15': 171_100 },
      '6251': { '1': 171_100, '2a': 14_600, '2i': 150_000, '4': 335_700 },
    },
  },
];
