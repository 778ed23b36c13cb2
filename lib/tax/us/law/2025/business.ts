import {
  business as business2024,
  canceledDebt as canceledDebt2024,
  netOperatingLoss as netOperatingLoss2024,
  qualifiedBusiness as qualifiedBusiness2024,
  selfEmployedPlans as selfEmployedPlans2024,
  selfEmployment as selfEmployment2024,
} from '../2024/business';
import { depreciation as depreciation2024 } from '../2024/depreciation';
import { householdEmployment as householdEmployment2024 } from '../2024/household-employment';
import { netInvestment as netInvestment2024 } from '../2024/net-investment';
import {
  additionalMedicare as additionalMedicare2024,
  socialSecurityTax as socialSecurityTax2024,
} from '../2024/payroll';
import {
  casualty as casualty2024,
  exchange as exchangeOf2024,
  homeSale as homeSale2024,
  installmentSale as installmentSale2024,
  passiveLoss as passiveLoss2024,
  section1256 as section1256Of2024,
  smallBusinessStock as smallBusinessStock2024,
} from '../2024/property';
import {
  type BusinessLaw,
  type CanceledDebtLaw,
  type DepreciationLaw,
  type NetOperatingLossLaw,
  type QualifiedBusinessLaw,
  type SelfEmployedPlansLaw,
  type SelfEmploymentLaw,
} from '../business';
import { type HouseholdEmploymentLaw } from '../household-employment';
import { type AdditionalMedicareLaw, type NetInvestmentLaw, type SocialSecurityTaxLaw } from '../law';
import {
  type CasualtyLaw,
  type ExchangeLaw,
  type HomeSaleLaw,
  type InstallmentSaleLaw,
  type PassiveLossLaw,
  type Section1256Law,
  type SmallBusinessStockLaw,
} from '../property';

export const business: BusinessLaw = {
  ...business2024,
  source:
    'Notice 2025-5 (70 cents a mile); IRC 274(n) (meals); Rev. Proc. 2013-13 (home office); Form 8829 (2025), line 5 (hours); Rev. Proc. 2024-40, section 2.32 (excess business loss)',
  mileageRate: 0.7,
  hoursOfYear: 8_760,
  excessLoss: { single: 313_000, mfj: 626_000, mfs: 313_000, hoh: 313_000, qss: 313_000 },
};

export const netOperatingLoss: NetOperatingLossLaw = {
  ...netOperatingLoss2024,
  source: 'IRC 172(a)(2)(B)(ii) and 56(d)(1)(A)(i)(II); Form 6251 (2025), line 2f',
};

export const canceledDebt: CanceledDebtLaw = {
  ...canceledDebt2024,
  source: 'IRC 108(a)(1)(E) (discharged before January 1, 2026), (b)(3)(B), and (h)(2)',
};

export const section1256: Section1256Law = {
  ...section1256Of2024,
  source: 'IRC 1256(a)(3); Form 6781 (2025), line 8',
};

export const exchange: ExchangeLaw = {
  ...exchangeOf2024,
  source: 'IRC 1031(a)(3) and (f)(1)(C); Form 8824 (2025), lines 5, 6, 9, and 10',
};

export const selfEmployment: SelfEmploymentLaw = {
  ...selfEmployment2024,
  source: 'IRC 1401, 1402(a)(12), 1402(b), and 164(f); Schedule SE (2025)',
  optionalMaximum: 7_240,
  grossFarmIncomeUpTo: 10_860,
  netFarmProfitBelow: 7_840,
};

export const selfEmployedPlans: SelfEmployedPlansLaw = {
  ...selfEmployedPlans2024,
  source:
    'IRC 401(a)(17), 404(a)(8), 408(p)(2)(A)(iii) and (B), and 415(c); Notice 2024-80; Publication 560 (2025), Rate Worksheet',
  maximum: 70_000,
  compensationLimit: 350_000,
};

export const qualifiedBusiness: QualifiedBusinessLaw = {
  ...qualifiedBusiness2024,
  source: 'IRC 199A; Rev. Proc. 2024-40, section 2.27; Forms 8995 and 8995-A (2025)',
  threshold: { single: 197_300, mfj: 394_600, mfs: 197_300, hoh: 197_300, qss: 197_300 },
};

export const depreciation: DepreciationLaw = {
  ...depreciation2024,
  source:
    'IRC 179(b) as amended by Pub. L. 119-21, section 70306 (section 179); Rev. Proc. 2024-40, section 2.25 (sport utility vehicles); IRC 168(k)(6) and (8), amended by section 70301 (bonus); IRC 167(f)(1) (software); IRC 280F(a) and (b), Rev. Proc. 2012-23, 2013-21, 2014-21, 2015-19, 2016-23, 2017-29, 2019-26, 2020-37, 2021-31, 2022-17, 2023-14, 2024-13, and 2025-16 (cars); IRC 56(a)(1) and 168(k)(2)(G) (minimum tax); Rev. Proc. 87-57, as printed in Publication 946 (2025), Appendix A, Tables A-1 to A-6 and A-7a',
  section179Limit: 2_500_000,
  heavySuvLimit: 31_300,
  section179PhaseOutStart: 4_000_000,
  bonusRates: [...depreciation2024.bonusRates, { from: '2025-01-01', rate: 0.4 }],
  laterBonus: { acquiredFrom: '2025-01-20', rate: 1 },
  carLimits: [
    ...depreciation2024.carLimits,
    {
      from: '2025-01-01',
      firstWithBonus: 20_200,
      first: 12_200,
      second: 19_600,
      third: 11_800,
      later: 7_060,
    },
  ],
};

export const householdEmployment: HouseholdEmploymentLaw = {
  ...householdEmployment2024,
  source:
    'IRC 3101, 3111, 3121(a)(7)(B) and (x), 3301, 3302, and 3306; Schedule H (Form 1040) (2025), lines A, C, 2, 4, 16, 21, and 22; Department of Labor, Final 2025 FUTA Credit Reductions (November 10, 2025)',
  wageThreshold: 2_800,
  creditReduction: { CA: 0.012, VI: 0.045 },
};

export const additionalMedicare: AdditionalMedicareLaw = {
  ...additionalMedicare2024,
  source: 'IRC 3101(b)(2) and 1401(b)(2); Form 8959 (2025), lines 5, 7, and 21',
};

export const socialSecurityTax: SocialSecurityTaxLaw = {
  ...socialSecurityTax2024,
  source: 'Social Security Administration, 89 FR 85276 (contribution base 2025); IRC 3101(a) and 31(b)',
  wageBase: 176_100,
  maximumWithholding: 10_918.2,
};

export const netInvestment: NetInvestmentLaw = {
  ...netInvestment2024,
  source: 'IRC 1411; Form 8960 (2025), lines 14 and 17',
};

export const passiveLoss: PassiveLossLaw = {
  ...passiveLoss2024,
  source: 'IRC 469(i); Form 8582 (2025), lines 5 and 8',
};

export const homeSale: HomeSaleLaw = {
  ...homeSale2024,
  source: 'IRC 121(a), (b)(1), (b)(4), (c)(1); Reg. 1.121-3(g); Publication 523 (2025), Worksheet 1',
};

/** Pub. L. 119-108 replaced the days of declaration by a window for the incident period, from tax year 2025 on. */
export const casualty: CasualtyLaw = {
  ...casualty2024,
  source:
    'IRC 165(h)(1), (2), (5), and (6), and 63(b)(8), as amended by Pub. L. 119-108, section 2 (September 11, 2026; tax years beginning after December 31, 2024); Form 4684 (2025), lines 11, 15, and 17',
  declaredFrom: null,
  declaredThrough: null,
  beganThrough: '2026-12-31',
};

/** Not indexed. */
export const installmentSale: InstallmentSaleLaw = {
  ...installmentSale2024,
  source: 'IRC 453(e)(2)(A), 453A(b)(1) and (2)(B); Form 6252 (2025), line 3',
};

/** Pub. L. 119-21, section 70431, changed it for stock issued after July 4, 2025, which nobody has held for three years yet. */
export const smallBusinessStock: SmallBusinessStockLaw = {
  ...smallBusinessStock2024,
  source:
    'IRC 1202(a)(1), (3), and (4), (b)(1) and (3)(A), (c)(1), 57(a)(7); Instructions for Schedule D (2025), “Exclusion of Gain on Qualified Small Business (QSB) Stock”',
};
