import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario } from '../scenario';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
const driver = (vehicle: Business['vehicle'], more: Partial<Business> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  businesses: [{ id: 'cab', income: { other: 150_000 }, vehicle, ...more }],
});
const source = 'IRC 280F; Form 4562 (2024), Part V; Publication 946, Tables A-1 and A-8; worked by hand';

export const cars: Scenario[] = [
  {
    // 60% of 32,000 is 19,200, more than 80% of 20,400 = 16,320: all of it is bonus, nothing regular is left.
    name: 'car-with-bonus-at-its-limit',
    source: `${source}; Rev. Proc. 2024-13, Table 1`,
    input: driver({
      businessMiles: 12_000,
      commutingMiles: 1_000,
      otherMiles: 2_000,
      placedInService: '2024-04-01',
      method: 'actual',
      actualExpenses: 5_000,
      parkingAndTolls: 100,
      cost: 40_000,
      bonus: true,
      availableForPersonalUse: true,
      anotherVehicle: true,
      evidence: true,
      writtenEvidence: true,
    }),
    expect: {
      '4562': {
        '21': 16_320,
        '22': 16_320,
        '24a': true,
        '24b': true,
        '25': 16_320,
        '26(a)': 'Vehicle',
        '26(b)': '2024-04-01',
        '26(c)': 0.8,
        '26(d)': 40_000,
        '26(e)': 15_680,
        '26(g)': '200 DB',
        '26(h)': 0,
        '27(h)': null,
        '28': 16_320,
        '33': 15_000,
        '34': true,
        '35': true,
        '36': true,
      },
      'schedule-c': { '9': 4_100, '13': 16_320, '44a': null, '47a': null },
    },
  },
  {
    // 20% of 30,000 = 6,000 is below 12,400; 60% of it.
    name: 'car-without-bonus-below-its-limit',
    source: `${source}; Rev. Proc. 2024-13, Table 2`,
    input: driver({
      businessMiles: 9_000,
      otherMiles: 6_000,
      placedInService: '2024-04-01',
      actualExpenses: 2_000,
      cost: 30_000,
    }),
    expect: { '4562': { '26(h)': 3_600, '22': 3_600 }, 'schedule-c': { '9': 1_200, '13': 3_600 } },
  },
  {
    name: 'car-in-its-second-year',
    source: `${source}; Rev. Proc. 2023-14: 32% of 80,000 is more than 19,500; 75% of 19,500`,
    input: driver({
      businessMiles: 7_500,
      otherMiles: 2_500,
      placedInService: '2023-05-01',
      firstYearMethod: 'actual',
      cost: 80_000,
    }),
    expect: { '4562': { '26(h)': 14_625 }, 'schedule-c': { '9': null, '13': 14_625 } },
  },
  {
    name: 'car-with-full-bonus-in-its-third-year',
    source: `${source}; Rev. Proc. 2019-13, section 4; Rev. Proc. 2022-17: (50,000 - 19,200) x 19.2% x 90%`,
    input: driver({
      businessMiles: 9_000,
      otherMiles: 1_000,
      placedInService: '2022-05-01',
      firstYearMethod: 'actual',
      cost: 50_000,
      bonus: true,
    }),
    expect: { '4562': { '26(h)': 5_322 } },
  },
  {
    name: 'car-used-half-or-less',
    source: `${source}; IRC 280F(b): 10% of 20,000 straight line, 40% of it`,
    input: driver({ businessMiles: 4_000, otherMiles: 6_000, placedInService: '2024-05-01', cost: 20_000 }),
    expect: {
      '4562': {
        '26(h)': null,
        '27(a)': 'Vehicle',
        '27(b)': '2024-05-01',
        '27(c)': 0.4,
        '27(d)': 20_000,
        '27(e)': 8_000,
        '27(g)': 'S/L',
        '27(h)': 800,
        '28': 800,
      },
    },
  },
  {
    // 10,000 + 16,000 + 9,600 + 5,760 + 5,760 + 3,456 (5.76%) = 50,576 of 60,000; then 5,760 a year; 80%.
    name: 'car-after-its-recovery-period',
    source: `${source}; IRC 280F(a)(1)(B)`,
    input: driver({
      businessMiles: 8_000,
      otherMiles: 2_000,
      placedInService: '2018-05-01',
      firstYearMethod: 'actual',
      cost: 60_000,
    }),
    expect: { '4562': { '26(h)': 4_608 } },
  },
  {
    // 60% of 39,500 = 23,700; 20% of the other 15,800 = 3,160.
    name: 'heavy-suv-with-section-179-and-bonus',
    source: `${source}; IRC 179(b)(5); Rev. Proc. 2023-34, section 3.25: 30,500`,
    input: driver({
      businessMiles: 20_000,
      placedInService: '2024-05-01',
      cost: 70_000,
      kind: 'heavySuv',
      section179: 30_500,
      bonus: true,
    }),
    expect: {
      '4562-part-1': { '2': 70_000, '7': 30_500, '8': 30_500, '12': 30_500 },
      '4562': {
        '12': 30_500,
        '25': 23_700,
        '26(e)': 15_800,
        '26(h)': 3_160,
        '26(i)': 30_500,
        '29': 30_500,
        '22': 57_360,
      },
      'schedule-c': { '13': 57_360 },
    },
  },
  {
    name: 'car-from-mileage-to-actual-costs',
    source: `${source}; Rev. Proc. 2019-46, section 4.04: (30,000 - 7,800) over 4 years = 5,550, below 5,860; 60%`,
    input: driver({
      businessMiles: 6_000,
      otherMiles: 4_000,
      placedInService: '2021-05-01',
      firstYearMethod: 'mileage',
      method: 'actual',
      actualExpenses: 1_000,
      cost: 30_000,
      priorDepreciation: 7_800,
      remainingYears: 4,
    }),
    expect: { '4562': { '26(h)': 3_330 }, 'schedule-c': { '9': 600 } },
  },
  {
    name: 'mileage-with-parking',
    source:
      'Notice 2024-8: 10,000 x 67 cents; Instructions for Schedule C, line 9: parking and tolls beside it',
    input: driver({
      businessMiles: 10_000,
      otherMiles: 5_000,
      placedInService: '2021-05-01',
      method: 'mileage',
      parkingAndTolls: 250,
      availableForPersonalUse: true,
      anotherVehicle: true,
      evidence: true,
      writtenEvidence: true,
    }),
    expect: {
      'schedule-c': {
        '9': 6_950,
        '13': null,
        '44a': 10_000,
        '45': true,
        '46': true,
        '47a': true,
        '47b': true,
      },
    },
  },
];
