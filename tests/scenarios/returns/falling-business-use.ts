import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario } from '../scenario';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
const driver = (vehicle: Business['vehicle'], more: Partial<Business> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  businesses: [{ id: 'cab', income: { other: 90_000 }, vehicle, ...more }],
});
const source =
  'IRC 280F(b)(2); Form 4797 (2024), Part IV; Publication 946, Tables A-1 and A-8; worked by hand';

/** Vehicles of earlier years: business use that fell, older cars, and section 179 of an earlier year. */
export const fallingBusinessUse: Scenario[] = [
  {
    // The example of J.K. Lasser (2013), section 43.10, four years of 100% before: 2,200 + 3,520 + 2,112 + 1,267.20 =
    // 9,099.20; straight line 1,100 + 2,200 x 3 = 7,700. 2024: 20% of 11,000 x 40%.
    name: 'business-use-fell-in-the-fifth-year',
    source: `${source}; line 33 less line 34; Schedule C, line 6; Schedule SE: 92.35% of 90,519`,
    input: driver({
      businessMiles: 4_000,
      otherMiles: 6_000,
      placedInService: '2020-06-28',
      firstYearMethod: 'actual',
      cost: 11_000,
      earlierUse: { first: 100, second: 100, third: 100, fourth: 100 },
    }),
    expect: {
      '4797': { '33(b)': 9_099, '34(b)': 7_700, '35(b)': 1_399, '18b': null },
      'schedule-c': { '6': 1_399, '7': 91_399, '13': 880, '31': 90_519 },
      'schedule-1': { '3': 90_519, '4': null },
      'schedule-se': { '2': 90_519, '4a': 83_594 },
      '4562': { '26(h)': null, '27(e)': 4_400, '27(g)': 'S/L', '27(h)': 880 },
    },
  },
  {
    // 2023 at 80%: bonus 80% of 60,000 and 20% of the other 12,000 are cut to 20,200: 16,160. Straight line: 10% of
    // 60,000, below 12,200: 4,800. 2024: 20% of 60,000, below 19,500, x 50%.
    name: 'business-use-of-a-car-with-bonus-fell-to-half',
    source: `${source}; Rev. Proc. 2023-14: both sums within the limits for cars`,
    input: driver({
      businessMiles: 5_000,
      otherMiles: 5_000,
      placedInService: '2023-03-01',
      firstYearMethod: 'actual',
      bonus: true,
      cost: 60_000,
      earlierUse: { first: 80 },
    }),
    expect: {
      '4797': { '33(b)': 16_160, '34(b)': 4_800, '35(b)': 11_360 },
      'schedule-c': { '6': 11_360, '13': 6_000, '31': 95_360 },
    },
  },
  {
    // A pickup over 6,000 pounds: 25,000 at once in 2022 at 90%, 27,777.78 of all use; left 22,222.22: 20% x 90% = 4,000
    // and 2023 32% x 60% = 4,266.67. Straight line of 50,000: 10% x 90% = 4,500, 20% x 60% = 6,000. 2024: 20% x 30%.
    name: 'business-use-of-a-truck-with-section-179-fell',
    source: `${source}; IRC 280F(d)(1): section 179 counts as depreciation`,
    input: driver({
      businessMiles: 3_000,
      otherMiles: 7_000,
      placedInService: '2022-03-01',
      firstYearMethod: 'actual',
      kind: 'truck',
      section179: 25_000,
      cost: 50_000,
      earlierUse: { first: 90, second: 60 },
    }),
    expect: {
      '4797': { '33(b)': 33_267, '34(b)': 10_500, '35(b)': 22_767 },
      'schedule-c': { '6': 22_767, '13': 3_000 },
      '4562': { '27(e)': 15_000, '27(h)': 3_000, '26(i)': null },
    },
  },
  {
    // The last quarter counts by what was left of the cost then: 30,000 + 5% of 10,000 = 30,500; straight line 2.5%.
    name: 'business-use-of-a-truck-of-the-last-quarter-fell',
    source: `${source}; Publication 946, Tables A-5 and A-12`,
    input: driver({
      businessMiles: 4_000,
      otherMiles: 6_000,
      placedInService: '2023-11-01',
      firstYearMethod: 'actual',
      kind: 'truck',
      section179: 30_000,
      cost: 40_000,
      earlierUse: { first: 100 },
    }),
    expect: {
      '4797': { '33(b)': 30_500, '34(b)': 1_000, '35(b)': 29_500 },
      'schedule-c': { '6': 29_500, '13': 3_200 },
    },
  },
  {
    // The truck of 2022 at 80% all along: 25,000 is 31,250 of all use; left 18,750 x 19.2% x 80%.
    name: 'truck-with-section-179-of-an-earlier-year',
    source: `Form 4562 (2024), line 26, columns (e) and (h): 50,000 x 80% - 25,000, 19.2%; worked by hand`,
    input: driver({
      businessMiles: 8_000,
      otherMiles: 2_000,
      placedInService: '2022-03-01',
      firstYearMethod: 'actual',
      kind: 'truck',
      section179: 25_000,
      cost: 50_000,
      earlierUse: { first: 80 },
    }),
    expect: {
      '4797': { '35(b)': null },
      'schedule-c': { '6': null, '13': 2_880 },
      '4562': { '12': null, '26(e)': 15_000, '26(h)': 2_880, '26(i)': null },
    },
  },
  {
    // 3,160 + 5,100 + 3,050 + 1,875 + 1,875 + 1,728 (5.76%) + 1,875 x 2 = 20,538 of 30,000; another 1,875, at 90%.
    name: 'car-of-2016-after-its-recovery-period',
    source: 'Rev. Proc. 2016-23, Table 3; IRC 280F(a)(1)(B); worked by hand',
    input: driver({
      businessMiles: 9_000,
      otherMiles: 1_000,
      placedInService: '2016-05-01',
      firstYearMethod: 'actual',
      cost: 30_000,
    }),
    expect: { '4562': { '26(h)': 1_688 }, 'schedule-c': { '13': 1_688 } },
  },
  {
    name: 'van-of-2017-with-bonus-after-its-recovery-period',
    source:
      'Rev. Proc. 2017-29, Table 2; IRC 280F(a)(1)(B). 50% of 30,000 and 20% of the rest: 11,560; 32%, 19.2%, 11.52%, 11.52% and 5.76% of 15,000: 4,800, 2,880, 1,728, 1,728, 864; 2023 2,075; worked by hand',
    input: driver({
      businessMiles: 10_000,
      placedInService: '2017-05-01',
      acquired: '2017-05-01',
      firstYearMethod: 'actual',
      bonus: true,
      onTruckChassis: true,
      cost: 30_000,
    }),
    expect: { '4562': { '26(h)': 2_075 } },
  },
  {
    // 3,160 + 5,100 + 3,050 + 1,875 x 2 + 1,376.64 (5.76%) + 1,875 x 3 = 22,061.64 of 23,900: 1,838.36 is left.
    name: 'car-of-2015-with-less-than-the-limit-left',
    source: 'Rev. Proc. 2015-19, Table 1; IRC 280F(a)(1)(B); worked by hand',
    input: driver({
      businessMiles: 10_000,
      placedInService: '2015-05-01',
      firstYearMethod: 'actual',
      cost: 23_900,
    }),
    expect: { '4562': { '26(h)': 1_838 } },
  },
  {
    // A farm's truck: Schedule F, line 8. 20% x 40,000 x 100% = 8,000; straight line 4,000. 2024: 20% x 40% of 40,000.
    name: 'business-use-of-a-farm-truck-fell',
    source: `${source}; Schedule F, lines 8, 9 and 14`,
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      farms: [
        {
          id: 'farm',
          income: { raisedSales: 60_000 },
          vehicle: {
            businessMiles: 4_000,
            otherMiles: 6_000,
            placedInService: '2023-05-01',
            firstYearMethod: 'actual',
            kind: 'truck',
            cost: 40_000,
            earlierUse: { first: 100 },
          },
        },
      ],
    },
    expect: {
      '4797': { '33(b)': 8_000, '34(b)': 4_000, '35(b)': 4_000 },
      'schedule-f': { '8': 4_000, '9': 64_000, '14': 3_200 },
      'schedule-se': { '1a': 60_800 },
    },
  },
];
