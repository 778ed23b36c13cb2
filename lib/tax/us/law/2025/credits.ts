import { childCredit as childCredit2024 } from '../2024/child-credit';
import { earnedIncome as earnedIncome2024 } from '../2024/earned-income';
import {
  adoption as adoption2024,
  careCredit as careCredit2024,
  cleanVehicles as cleanVehicles2024,
  education as education2024,
  elderlyCredit as elderlyCredit2024,
  homeEnergy as homeEnergy2024,
  businessCredit as businessCredit2024,
  mortgageCredit as mortgageCredit2024,
  saversCredit as saversCredit2024,
} from '../2024/personal-credits';
import {
  type BusinessCreditLaw,
  type AdoptionLaw,
  type CareCreditLaw,
  type CleanVehicleLaw,
  type EducationLaw,
  type ElderlyCreditLaw,
  type HomeEnergyLaw,
  type MortgageCreditLaw,
  type SaversCreditLaw,
} from '../deductions-and-credits';
import { type ChildCreditLaw, type EarnedIncomeLaw } from '../law';

export const childCredit: ChildCreditLaw = {
  ...childCredit2024,
  source:
    'IRC 24(b), (d), and (h) as amended by Pub. L. 119-21, section 70104; refundable amount: Rev. Proc. 2024-40, section 2.05; Schedule 8812 (2025), lines 5, 9, and 16b',
  perChild: 2_200,
  refundablePerChild: 1_700,
  filerNeedsWorkSsn: true,
};

export const earnedIncome: EarnedIncomeLaw = {
  ...earnedIncome2024,
  source: 'Rev. Proc. 2024-40, section 2.06; IRC 32',
  noChild: {
    rate: 0.0765,
    earnedIncomeAmount: 8_490,
    maximum: 649,
    phaseOutRate: 0.0765,
    phaseOutStart: 10_620,
    phaseOutStartJoint: 17_730,
    incomeLimit: 19_104,
    incomeLimitJoint: 26_214,
  },
  oneChild: {
    rate: 0.34,
    earnedIncomeAmount: 12_730,
    maximum: 4_328,
    phaseOutRate: 0.1598,
    phaseOutStart: 23_350,
    phaseOutStartJoint: 30_470,
    incomeLimit: 50_434,
    incomeLimitJoint: 57_554,
  },
  twoChildren: {
    rate: 0.4,
    earnedIncomeAmount: 17_880,
    maximum: 7_152,
    phaseOutRate: 0.2106,
    phaseOutStart: 23_350,
    phaseOutStartJoint: 30_470,
    incomeLimit: 57_310,
    incomeLimitJoint: 64_430,
  },
  threeChildren: {
    rate: 0.45,
    earnedIncomeAmount: 17_880,
    maximum: 8_046,
    phaseOutRate: 0.2106,
    phaseOutStart: 23_350,
    phaseOutStartJoint: 30_470,
    incomeLimit: 61_555,
    incomeLimitJoint: 68_675,
  },
  investmentIncomeLimit: 11_950,
};

export const careCredit: CareCreditLaw = {
  ...careCredit2024,
  source: 'IRC 21 and 129(a)(2) (amended from 2026 on); Form 2441 (2025), lines 3, 8, 21, and 27',
};

export const education: EducationLaw = {
  ...education2024,
  source: 'IRC 25A; Form 8863 (2025), lines 2, 5, 8, 11, 13, and 27 to 30',
};

const saversOthers = [
  { over: 0, rate: 0.5 },
  { over: 23_750, rate: 0.2 },
  { over: 25_500, rate: 0.1 },
  { over: 39_500, rate: 0 },
];

export const saversCredit: SaversCreditLaw = {
  ...saversCredit2024,
  source: 'IRC 25B; Notice 2024-80; Form 8880 (2025), lines 6 and 9',
  rates: {
    single: saversOthers,
    mfj: [
      { over: 0, rate: 0.5 },
      { over: 47_500, rate: 0.2 },
      { over: 51_000, rate: 0.1 },
      { over: 79_000, rate: 0 },
    ],
    mfs: saversOthers,
    hoh: [
      { over: 0, rate: 0.5 },
      { over: 35_625, rate: 0.2 },
      { over: 38_250, rate: 0.1 },
      { over: 59_250, rate: 0 },
    ],
    qss: saversOthers,
  },
};

export const elderlyCredit: ElderlyCreditLaw = {
  ...elderlyCredit2024,
  source: 'IRC 22; Schedule R (2025), lines 10, 15, 17, and 20',
};

/** Not indexed. Pub. L. 119-21 changes the limit of IRC 45F for amounts paid after 2025. */
export const businessCredit: BusinessCreditLaw = {
  ...businessCredit2024,
  source:
    'Form 3800 (2025), lines 13 and 18; IRC 38(c), 39(a)(1)(B), 44(a), 45F(b), 45B(b)(1), and 3111(a) and (b), as in force for amounts paid in 2025',
};

/** Not indexed, and not changed by Pub. L. 119-21. */
export const mortgageCredit: MortgageCreditLaw = {
  ...mortgageCredit2024,
  source: 'Form 8396 (2025), line 3; IRC 25(a)(2)(A); Temp. Reg. 1.25-2T(b)(1) and (d)(1)',
};

export const adoption: AdoptionLaw = {
  ...adoption2024,
  source:
    'Rev. Proc. 2024-40, section 2.04; IRC 23(a)(4) (Pub. L. 119-21, section 70402) and (b)(2)(A)(ii), (d)(2)(A), 137(b)',
  maximum: 17_280,
  phaseOutStart: 259_190,
  refundable: 5_000,
};

export const homeEnergy: HomeEnergyLaw = {
  ...homeEnergy2024,
  identifiedItems: { equipmentLimit: 600 },
  source: 'IRC 25C(b) and (h), 25D(g) and (h) (Pub. L. 119-21, sections 70505 and 70506); Form 5695 (2025)',
};

export const cleanVehicles: CleanVehicleLaw = {
  ...cleanVehicles2024,
  source:
    'IRC 30D(b), (f)(10), and (h), 25E(a), (b), and (g) (Pub. L. 119-21, sections 70501 and 70502); Form 8936 (2025) and its Schedule A, line 5',
  acquiredUpTo: '2025-09-30',
};
