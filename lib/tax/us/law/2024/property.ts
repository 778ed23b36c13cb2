import {
  type CasualtyLaw,
  type ExchangeLaw,
  type HomeSaleLaw,
  type InstallmentSaleLaw,
  type PassiveLossLaw,
  type Section1256Law,
  type SmallBusinessStockLaw,
} from '../property';

export const passiveLoss: PassiveLossLaw = {
  source: 'IRC 469(i); Form 8582 (2024), lines 5 and 8',
  allowance: 25_000,
  allowanceApart: 12_500,
  phaseOutStart: 100_000,
  phaseOutStartApart: 50_000,
  phaseOutRate: 0.5,
};

export const homeSale: HomeSaleLaw = {
  source: 'IRC 121(a), (b)(1), (b)(4), (c)(1); Reg. 1.121-3(g); Publication 523 (2024), Worksheet 1',
  exclusion: 250_000,
  fullMonths: 24,
  survivorYears: 2,
};

export const installmentSale: InstallmentSaleLaw = {
  source: 'IRC 453(e)(2)(A), 453A(b)(1) and (2)(B); Form 6252 (2024), line 3',
  smallPrice: 150_000,
  obligations: 5_000_000,
  relatedYears: 2,
};

/** The Act of 2020 applied to disasters up to its enactment; two later ones moved that day. */
export const casualty: CasualtyLaw = {
  source:
    'IRC 165(h)(1), (2), and (5); Pub. L. 116-260, division EE, sections 301 and 304(b), as extended by Pub. L. 118-148, section 2, and Pub. L. 119-21, section 70438; Form 4684 (2024), lines 11, 15, and 17',
  eachEvent: 100,
  eachQualifiedEvent: 500,
  incomeShare: 0.1,
  declaredFrom: '2020-01-01',
  declaredThrough: '2025-09-02',
  beganFrom: '2019-12-28',
  beganThrough: '2025-07-04',
};

export const section1256: Section1256Law = { source: 'IRC 1256(a)(3)', shortTermShare: 0.4 };

export const exchange: ExchangeLaw = {
  source: 'IRC 1031(a)(3) and (f)(1)(C); Form 8824 (2024), lines 5, 6, 9, and 10',
  identifyDays: 45,
  receiveDays: 180,
  relatedYears: 2,
};

export const smallBusinessStock: SmallBusinessStockLaw = {
  source:
    'IRC 1202(a)(1), (3), and (4), (b)(1) and (3)(A), (c)(1), 57(a)(7); Instructions for Schedule D (2024), “Exclusion of Gain on Qualified Small Business (QSB) Stock”',
  gainLimit: 10_000_000,
  gainLimitApart: 5_000_000,
  basisMultiple: 10,
  heldYears: 5,
  issuedAfter: '1993-08-10',
  halfRate: 0.5,
  threeQuartersAfter: '2009-02-17',
  threeQuartersRate: 0.75,
  allAfter: '2010-09-27',
  minimumTaxRate: 0.07,
};
