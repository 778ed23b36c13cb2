/**
 * How many returns a refusal concerns: returns with the item in the IRS's statistics, times the part of them that we
 * think has the case. The counts are published; the parts are estimates of ours, on the high side.
 */
export interface RefusalShare {
  /** Returns with the item. */
  readonly returns: number;
  /** What these returns have, in the words of the statistics. */
  readonly item: string;
  /** The part of them that is refused: 1 stands for all of them. */
  readonly part: number;
}

export const refusalSource =
  'IRS, Statistics of Income, Individual Income Tax Returns, Complete Report (Publication 1304), tax year 2021, Tables 1.1 and 1.4';

/** All individual returns of tax year 2021. */
export const allReturnsFiled = 160_824_340;

const all = { returns: allReturnsFiled, item: 'all returns' };
const businesses = { returns: 28_652_345, item: 'business or profession, net income or loss' };
const rentals = { returns: 9_801_949, item: 'total rental and royalty, net income or loss' };
const rentalLosses = { returns: 3_496_912, item: 'total rental and royalty, net loss' };
const shares = {
  returns: 11_198_697,
  item: 'partnership, S corporation, estate and trust, net income or loss',
};
const shareLosses = { returns: 3_493_781, item: 'partnership, S corporation, estate and trust, net loss' };
const farms = { returns: 1_724_143, item: 'farm, net income or loss' };
const wages = { returns: 126_082_290, item: 'salaries and wages' };
const sales = { returns: 28_571_558, item: 'sales of capital assets, taxable net gain or loss' };
const pensions = { returns: 32_171_355, item: 'pensions and annuities' };
const iraMoney = { returns: 15_584_165, item: 'taxable IRA distributions' };
const iraPayments = { returns: 2_415_869, item: 'IRA payments' };
const plans = { returns: 998_658, item: 'payments to a Keogh plan' };
const ownInsurance = { returns: 3_667_399, item: 'self-employed health insurance deduction' };
const hsa = { returns: 1_933_557, item: 'health savings account deduction' };
const hsaMoney = { returns: 533_041, item: 'taxable health savings account distributions' };
const benefits = { returns: 31_293_066, item: 'social security benefits' };
const itemized = { returns: 14_842_685, item: 'total itemized deductions' };
const excluded = { returns: 430_205, item: 'foreign-earned income exclusion' };
const dividends = { returns: 32_247_057, item: 'ordinary dividends' };
const propertySales = {
  returns: 1_995_827,
  item: 'sales of property other than capital assets, net gain or loss',
};
const refunds = { returns: 3_150_440, item: 'state income tax refunds' };
const debt = { returns: 798_188, item: 'cancellation of debt' };
const repayments = { returns: 2_632_104, item: 'excess advance premium tax credit repayment' };
const gambling = { returns: 2_249_499, item: 'gambling earnings' };

/** By the path of the refused fact; the longest path that fits a refusal is the one that counts. */
export const refusalShares: Readonly<Record<string, RefusalShare>> = {
  'adjustments.archerMsa': { ...all, part: 0.000_05 },
  // Left: couples of whom one began family coverage late in the year, and the other had no plan on December 1.
  'adjustments.hsa': { ...hsa, part: 0.0002 },
  // Left: student loan interest or an IRA in its phaseout, or a rental loss above $100,000, beside a premium credit that
  // ends there for most (Form 8962, Table 2): about one in three hundred.
  'adjustments.selfEmployedHealthInsurance': { ...ownInsurance, part: 0.003 },
  'adjustments.selfEmployedDeferrals': { ...plans, part: 0.002 },
  'adjustments.selfEmployedRetirement': { ...plans, part: 0.01 },
  adjustments: { ...all, part: 0.000_05 },
  alimony: { ...all, part: 0.000_05 },
  amt: { ...all, part: 0.0001 },
  // Of those with a loss and an amount that isn't at risk, who sold at a loss or fell below zero: a few in a hundred thousand.
  'businesses.atRisk': { ...businesses, part: 0.000_02 },
  'farms.atRisk': { ...farms, part: 0.0001 },
  'rentals.atRisk': { ...rentals, part: 0.000_05 },
  // Left: property of before 1987, improvements inside buildings of before 2018, bonus of before 2008, section 179 on a
  // building (roofs, heating) or beside a business of no participation.
  'businesses.assets': { ...businesses, part: 0.001 },
  // Tip credits of a passive business, or taxes on tips in cost of goods sold.
  'businesses.employeeTips': { ...businesses, part: 0.0001 },
  // Work opportunity credits of a passive business, or wages in cost of goods sold.
  'businesses.targetedEmployees': { ...businesses, part: 0.000_01 },
  'farms.targetedEmployees': { ...farms, part: 0.0001 },
  // Plan credits of a passive business, of two plans, or with costs that aren't deducted where they can be found.
  'businesses.planCredits': { ...businesses, part: 0.000_02 },
  'farms.planCredits': { ...farms, part: 0.0001 },
  // Premium credits of a passive business, without an EIN, or of two businesses.
  'businesses.premiumCredits': { ...businesses, part: 0.000_01 },
  'farms.premiumCredits': { ...farms, part: 0.000_05 },
  // Left: actual costs of a home office in a business that the owner takes no part in, which hardly goes together.
  'businesses.homeOffice': { ...businesses, part: 0.0001 },
  'businesses.materialParticipation': { ...businesses, part: 0.0005 },
  'businesses.priorUnallowedLoss': { ...businesses, part: 0.0001 },
  'businesses.propertySales': { ...businesses, part: 0.000_05 },
  'businesses.statutoryEmployee': { ...businesses, part: 0.0001 },
  // Left: cars of before 2012 that still have cost left, and a fall of a car's use in its seventh year or later.
  'businesses.vehicle': { ...businesses, part: 0.0003 },
  excludedDebts: { ...debt, part: 0.01 },
  // 339,000 returns of all kinds had a Form 8824 for 2004, for things as well as real estate (TIGTA, 2007-30-172): 0.211 % at
  // most. Left: a carried-over basis to depreciate, cash in the next year, homes, reverse exchanges; about one in four.
  exchanges: { ...all, part: 0.0001 },
  'businesses.exchanges': { ...all, part: 0.000_05 },
  'farms.exchanges': { ...all, part: 0.000_05 },
  'rentals.exchanges': { ...all, part: 0.0003 },
  // 527,880 returns of 2022 have a general business credit (Publication 1304, Table 3.3); about one in four from a passive activity,
  // of which about one in three is still refused (rental real estate and its housing credits, traded partnerships, a sale in the
  // year), and about one in sixteen from the filer's own business on a form that isn't offered and has no count in
  // not-offered.ts. The parts are our estimates: together 0.145 of them.
  businessCredits: { ...all, part: 0.0005 },
  // 34,699 returns had the deduction for 2019 (TIGTA, 2021-40-045), 0.022 %: disasters of 2024 and 2025 more; about one in three
  // has business property, postponed gain, a loss taken a year earlier, or an earlier disaster.
  casualties: { ...all, part: 0.000_15 },
  // No count of Form 8814 that we could read. Left: gains at 25% or 28%, nominees, foreign accounts; the estimate is ours.
  childIncome: { ...all, part: 0.000_02 },
  // Left: vows of poverty, retired clergy, church employees, self-employed plans beside ministry pay; the estimate is ours.
  clergy: { ...all, part: 0.0001 },
  capitalLossCarryover: { ...sales, part: 0.0001 },
  annualizedIncome: { ...all, part: 0.000_02 },
  // Self-employed registered domestic partners, and businesses above the threshold of Form 8995-A: about one in ten each.
  communityProperty: { ...all, part: 0.000_15 },
  // Left: couples of whom both studied and neither earned what care cost, and benefits on a separate return.
  childCare: { ...all, part: 0.0001 },
  // Left: a credit that a dealer got for a vehicle that doesn't qualify, other than by income or a resale.
  cleanVehicles: { ...all, part: 0.0002 },
  dependents: { ...all, part: 0.0001 },
  dividends: { ...dividends, part: 0.0005 },
  education: { ...all, part: 0.0005 },
  energy: { ...all, part: 0.0002 },
  'energy.doors': { ...all, part: 0.0005 },
  // Left: money out of the same account in the same year, or an IRA deduction in its phaseout: about one in seven.
  excessContributions: { ...iraPayments, part: 0.001 },
  // Left: the accrual method, soil and water costs of land that was sold, property of before 1987.
  farms: { ...farms, part: 0.02 },
  // Averaging beside work abroad or annualized installments, or by a child taxed at the parents' rate: one in a thousand at most.
  farmAveraging: { ...farms, part: 0.001 },
  // Only a child taxed at the parents' rate who works abroad: one in a thousand at most.
  foreignEarnedIncome: { ...excluded, part: 0.001 },
  // Only the AMT credit of filers who once refused the simplified election, beside passive income taxed above 28%: a few
  // hundred, where treaties hold tax on dividends at 15%.
  foreignTax: { ...all, part: 0.000_005 },
  gambling: { ...gambling, part: 0.0005 },
  governmentPayments: { ...refunds, part: 0.0005 },
  homeSales: { ...all, part: 0.0002 },
  householdEmployment: { ...all, part: 0.000_05 },
  hsaDistributions: { ...hsaMoney, part: 0.03 },
  // 782,848 forms in a year (68 FR 44839), of businesses as well; one in twenty of them at most.
  installmentSales: { ...all, part: 0.000_25 },
  interest: { ...all, part: 0.0001 },
  iraBasis: { ...iraMoney, part: 0.01 },
  // Left: places with sales tax beside a move, sales tax tables beside a home office, and things that need an appraisal.
  itemized: { ...itemized, part: 0.001 },
  k1s: { ...shares, part: 0.003 },
  // Losses of estates and trusts alone: about one in seven Schedules K-1 is theirs, and they rarely pass a loss.
  'k1s.ordinaryIncome': { ...shareLosses, part: 0.01 },
  'k1s.selfEmploymentEarnings': { ...shares, part: 0.001 },
  marketplace: { ...repayments, part: 0.01 },
  'marketplace.allocation': { ...repayments, part: 0.002 },
  // 88,559 returns of 2022 have the credit (Publication 1304, Table 3.3); one in twenty of them at most.
  mortgageCredit: { ...all, part: 0.000_03 },
  nonrecaptured1231Losses: { ...propertySales, part: 0.01 },
  otherIncome: { ...all, part: 0.0001 },
  parents: { ...all, part: 0.0001 },
  // They are asked with each rental and Schedule K-1; a total comes in by the API alone.
  passiveLossCarryover: { ...rentalLosses, part: 0.001 },
  payments: { ...all, part: 0.0001 },
  priorYear: { ...refunds, part: 0.05 },
  priorYearMinimumTaxCredit: { ...all, part: 0.0001 },
  rentals: { ...rentals, part: 0.001 },
  'rentals.activeParticipation': { ...rentalLosses, part: 0.01 },
  'rentals.assets': { ...rentals, part: 0.002 },
  'rentals.kind': { ...rentals, part: 0.03 },
  // Homes whose interest and taxes are more than their rent: about one in two hundred, of which those who itemize below
  // the limits, about four in ten, and those whose direct costs alone are more than the rent are computed.
  'rentals.personalUseDays': { ...rentals, part: 0.003 },
  'rentals.qbi': { ...rentalLosses, part: 0.02 },
  retirement: { ...pensions, part: 0.0005 },
  'retirement.capitalGain': { ...pensions, part: 0.0003 },
  'retirement.code': { ...pensions, part: 0.0005 },
  'retirement.disaster': { ...pensions, part: 0.0005 },
  sales: { ...sales, part: 0.002 },
  // Shares of one company with different percentages and more than $10 million of gain.
  'sales.smallBusiness': { ...sales, part: 0.000_005 },
  socialSecurity: { ...benefits, part: 0.0005 },
  lumpSumElection: { ...benefits, part: 0.0002 },
  spouse: { ...all, part: 0.0001 },
  taxpayer: { ...all, part: 0.0001 },
  w2s: { ...wages, part: 0.0005 },
  'w2s.*.allocatedTips': { ...wages, part: 0.0005 },
  'w2s.box12': { ...wages, part: 0.0002 },
  'w2s.dependentCareBenefits': { ...wages, part: 0.0001 },
};

/** The entry of a refusal: that of its path, or of the longest path above it. */
export function shareFor(path: string): { path: string; share: RefusalShare } | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const above = parts.slice(0, length).join('.');
    const share = refusalShares[above];
    if (share) return { path: above, share };
  }
  return null;
}

/** In percent of all returns. */
export const percentOf = ({ returns, part }: RefusalShare): number =>
  (returns * part * 100) / allReturnsFiled;

/** A fact that is missing or can't be right is asked for or put right; only what we can't compute is refused for good. */
export const isLimit = (message: string): boolean => /n’t support|not supported|can’t tell/.test(message);
