import { z } from 'zod';
import { Adjustments } from './adjustments';
import { Adoption, AdoptionCarryforward } from './adoption';
import { CarLoan, ExcludedIncome } from './additional-deductions';
import { amount, signedAmount, statedAmount } from './amount';
import { AnnualizedIncome } from './annualized-income';
import { GovernmentPayment, SocialSecurity } from './benefits';
import { Business } from './business';
import { BusinessCredit } from './business-credits';
import { Casualty } from './casualty';
import { ChildIncome } from './child-income';
import { ClergyPay } from './clergy';
import { CommunityProperty } from './community-property';
import { ChildCare, CleanVehicle, Education, Energy } from './credits';
import { Dividend } from './dividends';
import { ElectiveDeferrals } from './elective-deferrals';
import { ExcessContributions } from './excess-contributions';
import { exchanges } from './exchange';
import { AfterCancellation, ExcludedDebt } from './excluded-debt';
import { Farm } from './farm';
import { FarmAveraging } from './farm-averaging';
import { ForeignAccounts } from './foreign-accounts';
import { ForeignEarnedIncomes } from './foreign-earned-income';
import { ForeignTax } from './foreign-tax';
import { Address, Dependent, FilingStatus, Person, Residency } from './household';
import { HomeSale } from './home-sale';
import { InstallmentSale } from './installment-sale';
import { HouseholdEmployment } from './household-employment';
import { Interest } from './interest';
import { Itemized } from './itemized';
import { K1 } from './k1';
import { LumpSumYear } from './lump-sum';
import { Marketplace, MarketplaceExceptions } from './marketplace';
import { MortgageCredit } from './mortgage-credit';
import { Gambling, HsaDistribution, OtherIncome } from './other-income';
import { NetOperatingLosses } from './net-operating-loss';
import { NextYearDeductions } from './next-year';
import { flagEach } from './owner';
import { Parents } from './parents';
import { Payments, PriorYear, Refund } from './payments';
import { ReclaimedCredits } from './reclaimed-credits';
import { RealEstate, Rental } from './rental';
import { IraBasis, Retirement } from './retirement';
import { CapitalLossCarryover, Sale } from './sales';
import { Section1256Account } from './section-1256';
import { Section179 } from './section-179';
import { flag } from './text';
import { MisclassifiedWages, UnreportedTips } from './uncollected-payroll';
import { stateFacts } from './state-facts';
import { StatesFacts } from './states/all';
import { W2 } from './w2';

/** The facts of one return, as documents and answers state them. Never a computed line. */
export const ReturnInput = z.strictObject({
  taxYear: z.literal([2024, 2025]),
  filingStatus: FilingStatus,
  livedApartAllYear: flag,
  livedApartLastSixMonths: flag,
  separationAgreement: flag,
  spouseItemizes: flag,
  communityProperty: CommunityProperty,
  taxpayer: Person,
  spouse: Person.nullable().default(null),
  dependents: z.array(Dependent).default([]),
  parents: Parents,
  address: Address,
  /**
   * Whether your main home (and your spouse's on a joint return) was in the 50 states or DC for more than half of the
   * year. Extended active duty of the armed forces abroad counts as time in the United States (IRC 32(c)(4)). Null: not
   * stated; then `residency`, or the address, decides.
   */
  mainHomeInUs: z.boolean().nullable().default(null),
  presidentialCampaign: flagEach,
  digitalAssets: flag,

  w2s: z.array(W2).default([]),
  /** Pay of ministers and other members of the clergy (Publication 517). */
  clergy: z.array(ClergyPay).default([]),
  electiveDeferrals: ElectiveDeferrals,
  unreportedTips: z.array(UnreportedTips).default([]),
  misclassifiedWages: z.array(MisclassifiedWages).default([]),
  interest: z.array(Interest).default([]),
  dividends: z.array(Dividend).default([]),
  sales: z.array(Sale).default([]),
  homeSales: z.array(HomeSale).default([]),
  installmentSales: z.array(InstallmentSale).default([]),
  /** Casualties and thefts of personal-use property (Form 4684, Section A). */
  casualties: z.array(Casualty).default([]),
  /** Interest and dividends of children that their parents elect to report (Form 8814). */
  childIncome: z.array(ChildIncome).default([]),
  section1256: z.array(Section1256Account).default([]),
  /** Form 1099-K amounts reported by mistake or for personal items sold at a loss (Schedule 1, top of the form). */
  form1099KErrorOrPersonalLoss: amount,
  /** Real estate held for investment; that of a business, farm or rental stands with it. */
  exchanges,
  /** Net section 1231 losses of 2019 to 2023 not yet recaptured (Form 4797, line 8). */
  nonrecaptured1231Losses: amount,
  capitalLossCarryover: CapitalLossCarryover,
  netOperatingLosses: NetOperatingLosses,
  retirement: z.array(Retirement).default([]),
  iraBasis: IraBasis,
  socialSecurity: z.array(SocialSecurity).default([]),
  /** Figures of the earlier years that a lump sum of benefits was for; they may lower what is taxed. */
  lumpSumElection: z.array(LumpSumYear).default([]),
  governmentPayments: z.array(GovernmentPayment).default([]),
  /** Schedule 1, line 1, already worked out; null leaves it to the worksheet and `priorYear.scheduleA`. */
  stateRefundTaxable: statedAmount,
  gambling: z.array(Gambling).default([]),
  otherIncome: z.array(OtherIncome).default([]),
  alimonyReceived: amount,
  juryDutyPay: amount,
  scholarshipNotOnW2: amount,
  alaskaPermanentFund: amount,
  /** Canceled debt that is taxable whatever happens. */
  cancelledDebt: amount,
  excludedDebts: z.array(ExcludedDebt).default([]),
  afterCancellation: AfterCancellation,
  hsaDistributions: z.array(HsaDistribution).default([]),
  businesses: z.array(Business).default([]),
  rentals: z.array(Rental).default([]),
  realEstate: RealEstate,
  k1s: z.array(K1).default([]),
  farms: z.array(Farm).default([]),
  farmAveraging: FarmAveraging,
  householdEmployment: HouseholdEmployment,
  section179: Section179,

  carLoans: z.array(CarLoan).default([]),
  excludedIncome: ExcludedIncome,
  adjustments: Adjustments,
  excessContributions: ExcessContributions,
  itemized: Itemized,
  childCare: ChildCare,
  education: z.array(Education).default([]),
  energy: Energy,
  cleanVehicles: z.array(CleanVehicle).default([]),
  marketplace: z.array(Marketplace).default([]),
  marketplaceExceptions: MarketplaceExceptions,
  mortgageCredit: MortgageCredit,
  businessCredits: z.array(BusinessCredit).default([]),
  /** Married filing separately: the spouse has no business credit of this year, carried in or carried back (IRC 38(c)(6)(A)). */
  spouseHasNoBusinessCredits: flag,
  adoption: z.array(Adoption).default([]),
  adoptionCarryforward: AdoptionCarryforward,
  foreignEarnedIncome: ForeignEarnedIncomes,
  foreignTax: ForeignTax,
  foreignAccounts: ForeignAccounts,
  priorYearMinimumTaxCredit: amount,
  amt: z
    .strictObject({
      isoSpread: amount,
      privateActivityInterest: amount,
      depreciationAdjustment: signedAmount,
      /** Gain or loss of sold property for the AMT less the regular one (Form 6251, line 2k). */
      dispositionAdjustment: signedAmount,
    })
    .prefault({}),
  payments: Payments,
  annualizedIncome: AnnualizedIncome,
  nextYearDeductions: NextYearDeductions,
  priorYear: PriorYear,
  passiveLossCarryover: amount,
  qbiCarryforward: amount,
  refund: Refund,
  thirdPartyDesignee: flag,
  combatPayElection: z.strictObject({ eic: flag, dependentCare: flag }).prefault({}),
  /** Boxes of Form 1040, lines 27c and 28: you don't want the credit although you could have it. */
  declineEic: flag,
  declineActc: flag,
  qualifyingChildOfAnother: flag,
  creditsDisallowed: z.strictObject({ eic: flag, ctc: flag, aotc: flag }).prefault({}),
  reclaimedCredits: ReclaimedCredits,
  residency: z.array(Residency).default([]),
  ...stateFacts,
  states: StatesFacts,
});

/** Facts as the engine holds them: defaults filled in, money in cents. */
export type ReturnInput = z.output<typeof ReturnInput>;

/** Facts as JSON carries them: money in dollars, everything optional that may be left out. */
export type ReturnInputJson = z.input<typeof ReturnInput>;
