import {
  type AdoptionLaw,
  type BusinessCreditLaw,
  type CareCreditLaw,
  type CleanVehicleLaw,
  type EducationLaw,
  type ElderlyCreditLaw,
  type HomeEnergyLaw,
  type MortgageCreditLaw,
  type SaversCreditLaw,
} from '../deductions-and-credits';

export const careCredit: CareCreditLaw = {
  source: 'IRC 21 and 129(a)(2); Form 2441 (2024), lines 3, 8, 21, and 27',
  onePerson: 3_000,
  morePersons: 6_000,
  rates: [
    { over: 0, rate: 0.35 },
    { over: 15_000, rate: 0.34 },
    { over: 17_000, rate: 0.33 },
    { over: 19_000, rate: 0.32 },
    { over: 21_000, rate: 0.31 },
    { over: 23_000, rate: 0.3 },
    { over: 25_000, rate: 0.29 },
    { over: 27_000, rate: 0.28 },
    { over: 29_000, rate: 0.27 },
    { over: 31_000, rate: 0.26 },
    { over: 33_000, rate: 0.25 },
    { over: 35_000, rate: 0.24 },
    { over: 37_000, rate: 0.23 },
    { over: 39_000, rate: 0.22 },
    { over: 41_000, rate: 0.21 },
    { over: 43_000, rate: 0.2 },
  ],
  deemedOnePerson: 250,
  deemedMorePersons: 500,
  benefitLimit: 5_000,
  childBelowAge: 13,
};

export const education: EducationLaw = {
  source: 'IRC 25A; Form 8863 (2024), lines 2, 5, 8, 11, 13, and 27 to 30',
  opportunityExpenses: 4_000,
  opportunityFullExpenses: 2_000,
  opportunityRestRate: 0.25,
  opportunityYears: 4,
  refundableShare: 0.4,
  lifetimeExpenses: 10_000,
  lifetimeRate: 0.2,
  phaseOutEnd: { single: 90_000, mfj: 180_000, mfs: 90_000, hoh: 90_000, qss: 90_000 },
  phaseOutRange: { single: 10_000, mfj: 20_000, mfs: 10_000, hoh: 10_000, qss: 10_000 },
  refundFromAge: 18,
  refundStudentFromAge: 24,
};

const saversOthers = [
  { over: 0, rate: 0.5 },
  { over: 23_000, rate: 0.2 },
  { over: 25_000, rate: 0.1 },
  { over: 38_250, rate: 0 },
];

export const saversCredit: SaversCreditLaw = {
  source: 'IRC 25B; Notice 2023-75; Form 8880 (2024), lines 6 and 9',
  contributionLimit: 2_000,
  minimumAge: 18,
  rates: {
    single: saversOthers,
    mfj: [
      { over: 0, rate: 0.5 },
      { over: 46_000, rate: 0.2 },
      { over: 50_000, rate: 0.1 },
      { over: 76_500, rate: 0 },
    ],
    mfs: saversOthers,
    hoh: [
      { over: 0, rate: 0.5 },
      { over: 34_500, rate: 0.2 },
      { over: 37_500, rate: 0.1 },
      { over: 57_375, rate: 0 },
    ],
    qss: saversOthers,
  },
};

export const elderlyCredit: ElderlyCreditLaw = {
  source: 'IRC 22; Schedule R (2024), lines 10, 15, 17, and 20',
  age: 65,
  initialOne: 5_000,
  initialBoth: 7_500,
  initialSeparate: 3_750,
  incomeStart: { single: 7_500, mfj: 10_000, mfs: 5_000, hoh: 7_500, qss: 7_500 },
  incomeShare: 0.5,
  rate: 0.15,
};

export const businessCredit: BusinessCreditLaw = {
  source:
    'IRC 38(c)(1)(B), (c)(2)(A)(ii)(I), and (c)(6)(A), 39(a)(1)(B), 44(a), 45F(b), 45B(b)(1), and 3111(a) and (b)',
  taxShare: 0.25,
  taxFloor: 25_000,
  taxFloorSeparate: 12_500,
  minimumTaxShare: 0.75,
  carryforwardYears: 20,
  accessMost: 5_000,
  childCareMost: 150_000,
  tipRate: 0.0765,
  tipMedicareRate: 0.0145,
};

export const mortgageCredit: MortgageCreditLaw = {
  source: 'IRC 25(a)(2)(A); Temp. Reg. 1.25-2T(b)(1) and (d)(1)',
  leastRate: 0.1,
  mostRate: 0.5,
  limitAboveRate: 0.2,
  most: 2_000,
};

export const adoption: AdoptionLaw = {
  source: 'Rev. Proc. 2023-34, section 3.04; IRC 23(b)(2)(A)(ii), (d)(2)(A), and 137(b)',
  maximum: 16_810,
  phaseOutStart: 252_150,
  phaseOutRange: 40_000,
  childBelowAge: 18,
  refundable: null,
};

export const homeEnergy: HomeEnergyLaw = {
  source: 'IRC 25C(b) and 25D(g); Form 5695 (2024), lines 6b, 18b to 20b, 25e, 26c, 28, and 29e',
  rate: 0.3,
  insulationLimit: 1_200,
  doorLimit: 250,
  doorsLimit: 500,
  windowsLimit: 600,
  panelLimit: 600,
  auditLimit: 150,
  improvementsLimit: 1_200,
  heatPumpLimit: 2_000,
  identifiedItems: null,
};

export const cleanVehicles: CleanVehicleLaw = {
  source:
    'IRC 30D(b) and (f)(10), 25E(a), (b), and (c)(2)(B); Form 8936 (2024), Parts III and IV, and its Schedule A, lines 13e to 17',
  newLimit: 7_500,
  usedLimit: 4_000,
  usedPriceLimit: 25_000,
  usedRate: 0.3,
  newIncomeLimit: { single: 150_000, mfj: 300_000, mfs: 150_000, hoh: 225_000, qss: 300_000 },
  usedIncomeLimit: { single: 75_000, mfj: 150_000, mfs: 75_000, hoh: 112_500, qss: 150_000 },
  acquiredUpTo: null,
};
