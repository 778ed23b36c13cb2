import { person, wages } from '../scenario';
import { amounts, barePay, child, edge, type Edge, filer, forEachStatus, same, type Status } from './edge';

/** Form 2441 (2024), line 8: income over, rate. */
const careRates: [number, number][] = [
  [0, 0.35],
  [15_000, 0.34],
  [17_000, 0.33],
  [19_000, 0.32],
  [21_000, 0.31],
  [23_000, 0.3],
  [25_000, 0.29],
  [27_000, 0.28],
  [29_000, 0.27],
  [31_000, 0.26],
  [33_000, 0.25],
  [35_000, 0.24],
  [37_000, 0.23],
  [39_000, 0.22],
  [41_000, 0.21],
  [43_000, 0.2],
];
const care = (income: number, more: object = {}, expenses = 3_500) =>
  filer('single', {
    ...barePay(income),
    dependents: [child()],
    childCare: { persons: [{ dependentIndex: 0, expenses }] },
    ...more,
  });
const careCredit = [
  ...careRates.flatMap(([over, rate], i) => [
    edge(`careCredit.rates.${i}`, care(over + 1), '2441 8', rate),
    ...(i === 0 ? [] : [edge(`careCredit.rates.${i}`, care(over), '2441 8', careRates[i - 1]?.[1] ?? null)]),
  ]),
  edge('careCredit.onePerson', care(50_000, {}, 3_000), '2441 3', 3_000),
  edge('careCredit.onePerson', care(50_000, {}, 3_001), '2441 3', 3_000),
  edge(
    'careCredit.morePersons',
    care(50_000, { dependents: [child(), child('2018-01-01')] }, 6_001),
    '2441 3',
    6_000,
  ),
  // Under 13 at some time of 2024.
  edge('careCredit.childBelowAge', care(50_000, { dependents: [child('2011-01-02')] }), '2441 3', 3_000),
  edge('careCredit.childBelowAge', care(50_000, { dependents: [child('2011-01-01')] }), '2441 3', null),
  ...([5_000, 5_001] as const).map((benefits) =>
    edge(
      'careCredit.benefitLimit',
      care(50_000, { w2s: [{ wages: 50_000, dependentCareBenefits: benefits }] }, 6_000),
      '1040 1e',
      benefits - 5_000,
    ),
  ),
];

const educationEnd = amounts(90_000, 180_000, 90_000, 90_000, 90_000);
const educationRange = amounts(10_000, 20_000, 10_000, 10_000, 10_000);
const student = (income: number, status: Status, more: object = {}) =>
  filer(status, {
    ...barePay(income),
    education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, halfTime: true, ...more }],
  });
const education = forEachStatus((status) => {
  // Not for separate returns (Form 8863, instructions, "Who Can't Claim a Credit").
  if (status === 'mfs') return [edge('education.phaseOutEnd', student(50_000, 'mfs'), '8863 7', null)];
  const end = educationEnd[status];
  const range = educationRange[status];
  return [
    edge(`education.phaseOutEnd.${status}`, student(end, status), '8863 4', null),
    edge(`education.phaseOutEnd.${status}`, student(end - 1, status), '8863 4', 1),
    edge(`education.phaseOutRange.${status}`, student(end - range, status), '8863 7', 2_500),
    edge(`education.phaseOutRange.${status}`, student(end - range / 2, status), '8863 7', 1_250),
    edge(`education.phaseOutRange.${status}`, student(end - range / 2, status), '8863 5', range),
  ];
});
const young = (born: string, isStudent: boolean) => ({
  ...student(20_000, 'single'),
  taxpayer: { ...person(born), student: isStudent },
});
const schools = [
  edge(
    'education.opportunityExpenses',
    student(50_000, 'single', { qualifiedExpenses: 3_998 }),
    '8863 7',
    2_500,
  ),
  edge(
    'education.opportunityExpenses',
    student(50_000, 'single', { qualifiedExpenses: 3_997 }),
    '8863 7',
    2_499,
  ),
  edge(
    'education.opportunityExpenses',
    student(50_000, 'single', { qualifiedExpenses: 4_001 }),
    '8863-part-3 27',
    4_000,
  ),
  edge(
    'education.opportunityFullExpenses',
    student(50_000, 'single', { qualifiedExpenses: 2_001 }),
    '8863-part-3 28',
    1,
  ),
  edge(
    'education.lifetimeExpenses',
    student(50_000, 'single', { graduate: true, qualifiedExpenses: 10_000 }),
    '8863 12',
    2_000,
  ),
  edge(
    'education.lifetimeExpenses',
    student(50_000, 'single', { graduate: true, qualifiedExpenses: 9_999 }),
    '8863 11',
    9_999,
  ),
  edge(
    'education.lifetimeExpenses',
    student(50_000, 'single', { graduate: true, qualifiedExpenses: 10_001 }),
    '8863 11',
    10_000,
  ),
  edge('education.opportunityYears', student(50_000, 'single', { aotcYearsClaimed: 3 }), '8863 7', 2_500),
  edge('education.opportunityYears', student(50_000, 'single', { aotcYearsClaimed: 4 }), '8863 7', null),
  // Under 18 no part is refundable; students reach 24 on the day before the birthday.
  edge('education.refundFromAge', young('2007-01-02', false), '8863 8', null),
  edge('education.refundFromAge', young('2007-01-01', false), 'problems ', 'education'),
  edge('education.refundStudentFromAge', young('2001-01-01', true), '8863 8', 1_000),
  edge('education.refundStudentFromAge', young('2001-01-02', true), 'problems ', 'education'),
];

const elderStart = amounts(7_500, 10_000, 5_000, 7_500, 7_500);
/** 5,000 (3,750 on a separate return) less half of the income over the start: 100 less leaves 50, which give 7.50. */
const elders = forEachStatus((status) => {
  const initial = status === 'mfs' ? 3_750 : 5_000;
  const income = elderStart[status] + 2 * initial - 1_000;
  const input = {
    ...filer(status, {
      ...barePay(income),
      livedApartAllYear: status === 'mfs',
      // Leaves tax for the credit.
      itemized: { force: true },
    }),
    taxpayer: person('1950-01-01'),
  };
  return [
    edge(`elderlyCredit.incomeStart.${status}`, input, 'schedule-r 15', elderStart[status]),
    edge(`elderlyCredit.incomeStart.${status}`, input, 'schedule-r 19', 500),
    edge('elderlyCredit.rate', input, 'schedule-r 20', 75),
    edge(
      `elderlyCredit.incomeStart.${status}`,
      { ...input, ...barePay(income + 1_000) },
      'schedule-r 19',
      null,
    ),
  ];
});
const eldersByAge = (['1960-01-01', '1960-01-02'] as const).map((born) =>
  edge(
    'elderlyCredit.age',
    { ...filer('single', { ...barePay(17_000) }), taxpayer: person(born) },
    'schedule-r box',
    born === '1960-01-01' ? 1 : null,
  ),
);

const energy = (costs: object) => filer('single', { ...barePay(90_000), energy: costs });
/** Form 5695 (2024): the cost at which 30% reach the limit of a line, and the limit. */
const improvements = (
  [
    ['insulationLimit', 'insulation', '18b', 1_200],
    ['windowsLimit', 'windows', '20b', 600],
    ['panelLimit', 'panels', '25e', 600],
    ['auditLimit', 'audit', '26c', 150],
    ['heatPumpLimit', 'heatPumps', '29e', 2_000],
    ['doorLimit', 'doors', '19e', 250],
  ] as const
).flatMap(([limit, key, line, most]) => {
  // The last cost whose 30% are a whole dollar below the limit, and the first that reaches it.
  const below = Math.floor((most - 1) / 0.3);
  const above = Math.ceil(most / 0.3);
  return [
    edge(`homeEnergy.${limit}`, energy({ [key]: below }), `5695 ${line}`, most - 1),
    edge(`homeEnergy.${limit}`, energy({ [key]: above }), `5695 ${line}`, most),
    ...(key === 'doors'
      ? []
      : [edge(`homeEnergy.${limit}`, energy({ [key]: above + 10 }), `5695 ${line}`, most)]),
  ];
});
const energyTogether = [
  // 600 of windows, 600 of panels and 150 of audit are 1,350, of which 1,200 count.
  edge(
    'homeEnergy.improvementsLimit',
    energy({ windows: 2_000, panels: 2_000, audit: 500 }),
    '5695 28',
    1_200,
  ),
  edge('homeEnergy.improvementsLimit', energy({ windows: 2_000, panels: 1_990 }), '5695 28', 1_197),
  // Nothing more than the doors' own limit is known: 250 for one, and the count of doors matters at 835.
  edge('homeEnergy.doorLimit', energy({ doors: 835 }), 'problems ', 'energy.doors'),
  // Form 5695, lines 19a to 19e: each door up to 250, all of them up to 500.
  edge('homeEnergy.doorLimit', energy({ doors: 1_500, mostExpensiveDoor: 1_000 }), '5695 19e', 400),
  edge('homeEnergy.doorsLimit', energy({ doors: 1_800, mostExpensiveDoor: 1_000 }), '5695 19e', 490),
  edge('homeEnergy.doorsLimit', energy({ doors: 3_000, mostExpensiveDoor: 1_000 }), '5695 19e', 500),
  edge('homeEnergy.doorLimit', energy({ doors: 1_200, mostExpensiveDoor: 1_200 }), '5695 19e', 250),
  // 950 of insulation and 250 for one door are the whole 1,200: another door can't add anything.
  edge('homeEnergy.doorsLimit', energy({ doors: 2_000, insulation: 3_163 }), 'problems ', 'energy.doors'),
  edge('homeEnergy.doorsLimit', energy({ doors: 2_000, insulation: 3_166 }), '5695 28', 1_200),
];

const newIncome = amounts(150_000, 300_000, 150_000, 225_000, 300_000);
const usedIncome = amounts(75_000, 150_000, 75_000, 112_500, 150_000);
const vehicle = (newVehicle: boolean, tentativeCredit: number) => ({
  newVehicle,
  placedInService: '2024-05-01',
  tentativeCredit,
});
/** A used car at a price. */
const usedAt = (status: Status, salePrice: number) =>
  filer(status, { ...barePay(40_000), cleanVehicles: [{ ...vehicle(false, 4_000), salePrice }] });
const vehicles = forEachStatus((status) => {
  const at = (income: number, newVehicle: boolean, credit: number) =>
    filer(status, {
      ...barePay(income),
      priorYear: { agi: income },
      cleanVehicles: [vehicle(newVehicle, credit)],
    });
  return [
    edge(`cleanVehicles.newIncomeLimit.${status}`, at(newIncome[status], true, 7_500), '8936 9', 7_500),
    edge(`cleanVehicles.newIncomeLimit.${status}`, at(newIncome[status] + 1, true, 7_500), '8936 9', null),
    edge(`cleanVehicles.usedIncomeLimit.${status}`, at(usedIncome[status], false, 4_000), '8936 14', 4_000),
    edge(
      `cleanVehicles.usedIncomeLimit.${status}`,
      at(usedIncome[status] + 1, false, 4_000),
      '8936 14',
      null,
    ),
    edge('cleanVehicles.newLimit', at(newIncome[status], true, 7_501), '8936 9', 7_500),
    edge('cleanVehicles.usedLimit', at(usedIncome[status], false, 4_001), '8936 14', 4_000),
    edge('cleanVehicles.usedPriceLimit', usedAt(status, 25_000), '8936 14', 4_000),
    edge('cleanVehicles.usedPriceLimit', usedAt(status, 25_000.01), '8936 14', null),
    edge('cleanVehicles.usedRate', usedAt(status, 10_000), '8936 14', 3_000),
  ];
});

const stateTax = amounts(10_000, 10_000, 5_000, 10_000, 10_000);
const newLoans = amounts(750_000, 750_000, 375_000, 750_000, 750_000);
const oldLoans = amounts(1_000_000, 1_000_000, 500_000, 1_000_000, 1_000_000);
const itemizing = (status: Status, itemized: object, income = 200_000) =>
  filer(status, { ...barePay(income), itemized: { force: true, ...itemized } });
const loan = (balance: number, originated: string) => ({ interest: 10_000, balance, originated });

const itemized = forEachStatus((status) => {
  const recent = newLoans[status];
  const older = oldLoans[status];
  return [
    edge(
      `itemized.stateTaxLimit.${status}`,
      itemizing(status, { realEstateTax: stateTax[status] }),
      'schedule-a 5e',
      stateTax[status],
    ),
    edge(
      `itemized.stateTaxLimit.${status}`,
      itemizing(status, { realEstateTax: stateTax[status] + 1 }),
      'schedule-a 5e',
      stateTax[status],
    ),
    edge(
      `itemized.mortgageLimit.${status}`,
      itemizing(status, { mortgages: [loan(recent, '2020-01-01')] }),
      'schedule-a 8a',
      10_000,
    ),
    edge(
      `itemized.mortgageLimit.${status}`,
      itemizing(status, { mortgages: [loan(recent * 2, '2020-01-01')] }),
      'schedule-a 8a',
      5_000,
    ),
    edge(
      `itemized.mortgageLimit.${status}`,
      itemizing(status, { mortgages: [loan(recent * 2, '2020-01-01')] }),
      'mortgage-limit 8',
      recent,
    ),
    edge(
      `itemized.mortgageLimit.${status}`,
      itemizing(status, { mortgages: [{ interest: 10_000, balance: recent + 1 }] }),
      'problems ',
      'itemized.mortgages',
    ),
    edge(
      `itemized.earlierMortgageLimit.${status}`,
      itemizing(status, { mortgages: [loan(older * 2, '2010-01-01')] }),
      'schedule-a 8a',
      5_000,
    ),
    edge(
      `itemized.earlierMortgageLimit.${status}`,
      itemizing(status, { mortgages: [loan(older, '2010-01-01')] }),
      'mortgage-limit 3',
      older,
    ),
  ];
});
const loanDates = [
  edge(
    'itemized.earlierMortgagesUpTo',
    itemizing('single', { mortgages: [loan(1_000_000, '2017-12-15')] }),
    'schedule-a 8a',
    10_000,
  ),
  edge(
    'itemized.earlierMortgagesUpTo',
    itemizing('single', { mortgages: [loan(1_000_000, '2017-12-16')] }),
    'schedule-a 8a',
    7_500,
  ),
  edge(
    'itemized.grandfatheredMortgagesUpTo',
    itemizing('single', { mortgages: [loan(2_000_000, '1987-10-13')] }),
    'schedule-a 8a',
    10_000,
  ),
  edge(
    'itemized.grandfatheredMortgagesUpTo',
    itemizing('single', { mortgages: [loan(2_000_000, '1987-10-14')] }),
    'schedule-a 8a',
    5_000,
  ),
];
const gifts = [
  // 7.5% of 200,000; 21 cents a mile; 14 cents a mile.
  edge('itemized.medicalFloor', itemizing('single', { medical: 15_000 }), 'schedule-a 4', 0),
  edge('itemized.medicalFloor', itemizing('single', { medical: 15_001 }), 'schedule-a 4', 1),
  edge('itemized.medicalMile', itemizing('single', { medicalMiles: 10_000 }), 'schedule-a 1', 2_100),
  edge('itemized.charityMile', itemizing('single', { charityMiles: 10_000 }), 'schedule-a 11', 1_400),
  edge('itemized.cashGiftShare', itemizing('single', { charityCash: 120_000 }), 'schedule-a 14', 120_000),
  edge('itemized.cashGiftShare', itemizing('single', { charityCash: 120_001 }), 'schedule-a 14', 120_000),
  edge(
    'itemized.appreciatedGiftShare',
    itemizing('single', { charityNoncash: 60_000 }),
    'schedule-a 12',
    60_000,
  ),
  edge(
    'itemized.appreciatedGiftShare',
    itemizing('single', { charityNoncash: 60_001 }),
    'problems ',
    'itemized.charityNoncash',
  ),
  // Half of 200,000 less the cash leaves 20,000 for property.
  edge(
    'itemized.propertyGiftShare',
    itemizing('single', { charityCash: 80_000, charityNoncash: 20_001 }),
    'schedule-a 12',
    20_000,
  ),
];

const passive = (income: number, more: object = {}) =>
  filer('single', {
    ...barePay(income),
    rentals: [
      {
        id: 'house',
        address: '1 Elm Street',
        kind: 'singleFamily',
        fairRentalDays: 365,
        rents: 10_000,
        expenses: { repairs: 50_000 },
      },
    ],
    ...more,
  });
// Form 8582: 25,000 less half of the income over 100,000; 12,500 over 50,000 for a spouse who lived apart.
const apart = { filingStatus: 'mfs' as const, livedApartAllYear: true };
const passiveLoss = [
  edge('passiveLoss.allowance', passive(60_000), 'schedule-1 5', -25_000),
  edge('passiveLoss.phaseOutStart', passive(100_000), 'schedule-1 5', -25_000),
  edge('passiveLoss.phaseOutStart', passive(100_002), 'schedule-1 5', -24_999),
  edge('passiveLoss.phaseOutStart', passive(149_998), 'schedule-1 5', -1),
  edge('passiveLoss.phaseOutStart', passive(150_000), 'schedule-1 5', 0),
  edge('passiveLoss.allowanceApart', passive(40_000, apart), 'schedule-1 5', -12_500),
  edge('passiveLoss.phaseOutStartApart', passive(50_000, apart), 'schedule-1 5', -12_500),
  edge('passiveLoss.phaseOutStartApart', passive(50_002, apart), 'schedule-1 5', -12_499),
  edge('passiveLoss.phaseOutStartApart', passive(74_998, apart), 'schedule-1 5', -1),
];

const qualifiedStart = amounts(191_950, 383_900, 191_950, 191_950, 191_950);
const qualifiedRange = amounts(50_000, 100_000, 50_000, 50_000, 50_000);
const standard = amounts(14_600, 29_200, 14_600, 21_900, 29_200);
const qualified = forEachStatus((status) => {
  const fund = (taxable: number) =>
    filer(status, {
      ...barePay(taxable + standard[status] - 1_000),
      dividends: [{ ordinary: 1_000, section199A: 1_000 }],
    });
  // A doctor's K-1 of 10,000 beside wages.
  const doctor = (taxable: number) =>
    filer(status, {
      ...barePay(taxable + standard[status] - 10_000),
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Clinic',
          passive: false,
          ordinaryIncome: 10_000,
          qbi: { income: 10_000, w2Wages: 100_000, specifiedService: true },
        },
      ],
    });
  const start = qualifiedStart[status];
  const range = qualifiedRange[status];
  return [
    edge(`qualifiedBusiness.threshold.${status}`, fund(start), '8995 15', 200),
    edge(`qualifiedBusiness.threshold.${status}`, fund(start + 1), '8995-a 39', 200),
    edge(`qualifiedBusiness.threshold.${status}`, doctor(start), '8995 15', 2_000),
    edge(`qualifiedBusiness.threshold.${status}`, doctor(start + 1), '8995-a-schedule-a 7', 1),
    // In the middle of the range half of 10,000 counts, and 20% of it.
    edge(`qualifiedBusiness.phaseInRange.${status}`, doctor(start + range / 2), '1040 13', 1_000),
    edge(`qualifiedBusiness.phaseInRange.${status}`, doctor(start + range), '8995-a-schedule-a 9', 1),
    edge(`qualifiedBusiness.phaseInRange.${status}`, doctor(start + range + 1), '8995-a-schedule-a 9', null),
  ];
});

const loss = same(305_000);
const business = forEachStatus((status) => {
  const most = status === 'mfj' ? 610_000 : loss[status];
  const lose = (repairs: number) =>
    filer(status, { ...barePay(50_000), businesses: [{ id: 'shop', expenses: { repairs } }] });
  return [
    edge(`business.excessLoss.${status}`, lose(most), '461 16', null),
    edge(`business.excessLoss.${status}`, lose(most + 1), '461 16', -1),
    edge(`business.excessLoss.${status}`, lose(most + 1), 'schedule-1 8p', 1),
  ];
});
const shop = (more: object) =>
  filer('single', { businesses: [{ id: 'shop', income: { other: 5_000_000 }, ...more }] });
const asset = { placedInService: '2024-05-01', class: '5' as const };
const costs = [
  edge('business.mileageRate', shop({ vehicle: { businessMiles: 10_000 } }), 'schedule-c 9', 6_700),
  edge('business.deductibleMeals', shop({ expenses: { meals: 1_000 } }), 'schedule-c 24b', 500),
  ...([299, 300, 301] as const).map((squareFeet) =>
    edge(
      'business.homeOfficeSquareFeet',
      shop({ homeOffice: { squareFeet } }),
      'schedule-c 30',
      Math.min(squareFeet, 300) * 5,
    ),
  ),
  edge(
    'depreciation.section179PhaseOutStart',
    shop({ assets: [{ ...asset, cost: 3_050_000, section179: 10 }] }),
    '4562-part-1 4',
    0,
  ),
  edge(
    'depreciation.section179PhaseOutStart',
    shop({ assets: [{ ...asset, cost: 3_050_001, section179: 10 }] }),
    '4562-part-1 4',
    1,
  ),
];
const expensing = forEachStatus((status) => {
  const most = status === 'mfs' ? 610_000 : 1_220_000;
  const take = (section179: number) => ({
    ...shop({ assets: [{ ...asset, cost: 2_000_000, section179 }] }),
    filingStatus: status,
    ...(status === 'mfj' ? { spouse: person('1981-01-01') } : {}),
  });
  return [
    edge('depreciation.section179Limit', take(most), '4562-part-1 12', most),
    edge('depreciation.section179Limit', take(most + 1), 'problems ', 'businesses.assets'),
  ];
});

const farmer = (raisedSales: number, feed: number) =>
  filer('single', {
    farms: [{ id: 'farm', income: { raisedSales }, expenses: { feed }, optionalMethod: true }],
  });
const optionalFarm = [
  edge('selfEmployment.optionalMaximum', farmer(10_380, 0), 'schedule-se 15', 6_920),
  edge('selfEmployment.optionalMaximum', farmer(60_000, 55_000), 'schedule-se 15', 6_920),
  edge('selfEmployment.grossFarmIncomeUpTo', farmer(10_380, 0), 'schedule-se 14', 6_920),
  edge('selfEmployment.grossFarmIncomeUpTo', farmer(10_381, 0), 'problems ', 'farms.optionalMethod'),
  edge('selfEmployment.netFarmProfitBelow', farmer(60_000, 52_508), 'schedule-se 14', 6_920),
  edge('selfEmployment.netFarmProfitBelow', farmer(60_000, 52_507), 'problems ', 'farms.optionalMethod'),
];

const plan = (paid: number, profit = 600_000) =>
  filer('single', {
    businesses: [{ id: 'shop', income: { other: profit } }],
    adjustments: { selfEmployedRetirement: { taxpayer: paid } },
  });
const plans = [
  edge('selfEmployedPlans.maximum', plan(69_000), 'schedule-1 16', 69_000),
  edge('selfEmployedPlans.maximum', plan(69_001), 'problems ', 'adjustments.selfEmployedRetirement'),
  // (100,000 - 7,065) x 20%.
  edge('selfEmployedPlans.ownerRate', plan(18_587, 100_000), 'schedule-1 16', 18_587),
  edge(
    'selfEmployedPlans.ownerRate',
    plan(18_588, 100_000),
    'problems ',
    'adjustments.selfEmployedRetirement',
  ),
];

const ownSimple = (profit: number, simple: number, employer = 0) =>
  filer('single', {
    businesses: [{ id: 'shop', income: { other: profit } }],
    adjustments: {
      selfEmployedRetirement: { taxpayer: employer },
      selfEmployedDeferrals: { taxpayer: { simple } },
    },
  });
const step13 = 'self-employed-deferrals Step 13';
const simplePlans = [
  // 92,350 x 3% = 2,770.50; 92,350 x 2%; 400,000 x 92.35% is more than 345,000; 373,000 x 92.35% = 344,465.50.
  edge('selfEmployedPlans.simpleMatchRate', ownSimple(100_000, 16_000), step13, 2_771),
  edge(
    'selfEmployedPlans.simpleMatchRate',
    ownSimple(100_000, 16_000, 2_772),
    'problems ',
    'adjustments.selfEmployedRetirement',
  ),
  edge('selfEmployedPlans.simpleNonelectiveRate', ownSimple(100_000, 100), step13, 1_847),
  edge('selfEmployedPlans.compensationLimit', ownSimple(400_000, 100), step13, 6_900),
  edge('selfEmployedPlans.compensationLimit', ownSimple(373_000, 100), step13, 6_889),
];

/** Form 8615 is for unearned income of more than $2,600. */
const teenager = (interest: number) => ({
  ...filer('single', { interest: [{ interest }] }),
  taxpayer: { ...person('2010-05-05'), claimableAsDependent: true },
  parents: { filingStatus: 'single' as const, taxableIncome: 60_000, tax: 8_259 },
});
/** Form 8814, lines 4 and 15. */
const reported = (interest: number) =>
  filer('hoh', {
    ...barePay(50_000),
    dependents: [{ dateOfBirth: '2012-05-05', relationship: 'child', monthsInHome: 12 }],
    childIncome: [{ dependentIndex: 0, interest }],
  });
const children = [
  edge('childElection.incomeBelow', reported(12_999), '8814 12', 10_399),
  edge('childElection.incomeBelow', reported(13_000), 'problems ', 'childIncome'),
  edge('childElection.rate', reported(1_310), '8814 15', 1),
  edge('childElection.rate', reported(1_304), '8814 15', 0),
  edge('thresholds.kiddieUnearnedIncome', teenager(2_600), '8615 18', null),
  // One dollar at the parents' 12% and 1,300 by the table (131.25): more than 131.25 of 1,301 at the own rate.
  edge('thresholds.kiddieUnearnedIncome', teenager(2_601), '8615 3', 1),
  edge(
    'careCredit.deemedOnePerson',
    {
      ...filer('mfj', {
        w2s: [wages(40_000)],
        dependents: [child()],
        childCare: { persons: [{ dependentIndex: 0, expenses: 3_000 }], spouseStudentMonths: 11 },
      }),
    },
    '2441 5',
    2_750,
  ),
];

const certificate = (rate: number, interest = 1_000) =>
  filer('single', {
    ...barePay(50_000),
    mortgageCredit: { issuer: 'Agency', certificateNumber: '1', issued: '2022-03-01', rate, interest },
  });
/** Temp. Reg. 1.25-2T(b)(1): from 10 to 50 percent. */
const certificates = [
  edge('mortgageCredit.leastRate', certificate(10), '8396 3', 100),
  edge('mortgageCredit.leastRate', certificate(9.9), 'problems ', 'mortgageCredit.rate'),
  edge('mortgageCredit.mostRate', certificate(50), '8396 3', 500),
  edge('mortgageCredit.mostRate', certificate(50.5), 'problems ', 'mortgageCredit.rate'),
  edge('mortgageCredit.limitAboveRate', certificate(20, 12_000), '8396 3', 2_400),
  edge('mortgageCredit.limitAboveRate', certificate(20.1, 12_000), '8396 3', 2_000),
];

const credited = (credit: 'form8826' | 'form8882', amount: number, originYear: number | null = null) =>
  filer('single', {
    ...barePay(50_000),
    businessCredits: [{ credit, amount, originYear, ein: '11-1111111' }],
  });
const tipped = (aboveWageBase: number) =>
  filer('single', {
    ...barePay(50_000),
    businesses: [
      {
        id: 'cafe',
        income: { other: 90_000 },
        expenses: { taxesLicenses: 9_000 },
        employeeTips: { received: 10_000, aboveWageBase },
      },
    ],
  });
/** IRC 39(a)(1); 44(a) with (b); 45B(b); 45F(b). */
const businessCredits = [
  edge('businessCredit.carryforwardYears', credited('form8826', 500, 2004), '3800 4', 500),
  edge(
    'businessCredit.carryforwardYears',
    credited('form8826', 500, 2003),
    'problems ',
    'businessCredits.originYear',
  ),
  edge('businessCredit.tipRate', tipped(0), '8846 4', 765),
  edge('businessCredit.tipMedicareRate', tipped(10_000), '8846 4', 145),
  edge('businessCredit.accessMost', credited('form8826', 5_000), '3800 1', 5_000),
  edge('businessCredit.accessMost', credited('form8826', 5_001), 'problems ', 'businessCredits.amount'),
  edge('businessCredit.childCareMost', credited('form8882', 150_000), '3800 1', 150_000),
  edge('businessCredit.childCareMost', credited('form8882', 150_001), 'problems ', 'businessCredits.amount'),
];

export const creditEdges: Edge[] = [
  ...certificates,
  ...businessCredits,
  ...careCredit,
  ...education,
  ...schools,
  ...elders,
  ...eldersByAge,
  ...improvements,
  ...energyTogether,
  ...vehicles,
  ...children,
];
export const deductionEdges: Edge[] = [
  ...itemized,
  ...loanDates,
  ...gifts,
  ...passiveLoss,
  ...qualified,
  ...business,
  ...costs,
  ...expensing,
  ...plans,
  ...simplePlans,
  ...optionalFarm,
];
