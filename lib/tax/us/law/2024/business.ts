import {
  type BusinessLaw,
  type CanceledDebtLaw,
  type NetOperatingLossLaw,
  type QualifiedBusinessLaw,
  type SelfEmployedPlansLaw,
  type SelfEmploymentLaw,
} from '../business';

export const business: BusinessLaw = {
  source:
    'Notice 2024-08 (67 cents a mile); IRC 274(n) (meals); Rev. Proc. 2013-13 (home office); Form 8829 (2024), line 5 (hours); Rev. Proc. 2023-34, section 3.31 (excess business loss)',
  mileageRate: 0.67,
  deductibleMeals: 0.5,
  homeOfficeRate: 5,
  homeOfficeSquareFeet: 300,
  hoursOfYear: 8_784,
  excessLoss: { single: 305_000, mfj: 610_000, mfs: 305_000, hoh: 305_000, qss: 305_000 },
};

export const netOperatingLoss: NetOperatingLossLaw = {
  source: 'IRC 172(a)(2)(B)(ii) and 56(d)(1)(A)(i)(II)',
  incomeShare: 0.8,
  minimumTaxShare: 0.9,
};

export const canceledDebt: CanceledDebtLaw = {
  source: 'IRC 108(a)(1)(E), (b)(3)(B), and (h)(2)',
  homeLimit: { single: 750_000, mfj: 750_000, mfs: 375_000, hoh: 750_000, qss: 750_000 },
  dollarsForEachOfCredit: 3,
};

export const selfEmployment: SelfEmploymentLaw = {
  source: 'IRC 1401, 1402(a)(12), 1402(b), and 164(f); Schedule SE (2024)',
  netEarningsRate: 0.9235,
  floor: 400,
  socialSecurityRate: 0.124,
  medicareRate: 0.029,
  deductibleShare: 0.5,
  optionalMaximum: 6_920,
  grossFarmIncomeUpTo: 10_380,
  netFarmProfitBelow: 7_493,
};

export const selfEmployedPlans: SelfEmployedPlansLaw = {
  source:
    'IRC 401(a)(17), 404(a)(8), 408(p)(2)(A)(iii) and (B), and 415(c); Notice 2023-75; Publication 560 (2024), Rate Worksheet',
  ownerRate: 0.2,
  maximum: 69_000,
  compensationLimit: 345_000,
  simpleMatchRate: 0.03,
  simpleNonelectiveRate: 0.02,
};

export const qualifiedBusiness: QualifiedBusinessLaw = {
  source: 'IRC 199A; Rev. Proc. 2023-34, section 3.27',
  rate: 0.2,
  threshold: { single: 191_950, mfj: 383_900, mfs: 191_950, hoh: 191_950, qss: 191_950 },
  phaseInRange: { single: 50_000, mfj: 100_000, mfs: 50_000, hoh: 50_000, qss: 50_000 },
  wageShare: 0.5,
  wageShareWithProperty: 0.25,
  propertyShare: 0.025,
};
