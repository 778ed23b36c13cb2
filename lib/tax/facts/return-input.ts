import { z } from 'zod';
import { Adjustments } from './adjustments';
import { amount, signedAmount } from './amount';
import { GovernmentPayment, SocialSecurity } from './benefits';
import { Business } from './business';
import { ChildCare, CleanVehicle, Education, Energy } from './credits';
import { Dividend } from './dividends';
import { ForeignAccounts } from './foreign-accounts';
import { ForeignTax } from './foreign-tax';
import { Address, Dependent, FilingStatus, Person, Residency } from './household';
import { Interest } from './interest';
import { Itemized } from './itemized';
import { K1 } from './k1';
import { Marketplace, MarketplaceExceptions } from './marketplace';
import { Gambling, HsaDistribution, OtherIncome } from './other-income';
import { flagEach } from './owner';
import { Parents } from './parents';
import { Payments, PriorYear, Refund } from './payments';
import { Rental } from './rental';
import { IraBasis, Retirement } from './retirement';
import { CapitalLossCarryover, Sale } from './sales';
import { flag } from './text';
import { W2 } from './w2';

// Reserved lists: the engine refuses them by name, so their content is not looked at.
const reserved = z.array(z.unknown()).default([]);

/** The facts of one return, as documents and answers state them. Never a computed line. */
export const ReturnInput = z.strictObject({
  taxYear: z.literal(2024),
  filingStatus: FilingStatus,
  livedApartAllYear: flag,
  livedApartLastSixMonths: flag,
  separationAgreement: flag,
  spouseItemizes: flag,
  taxpayer: Person,
  spouse: Person.nullable().default(null),
  dependents: z.array(Dependent).default([]),
  parents: Parents,
  address: Address,
  presidentialCampaign: flagEach,
  digitalAssets: flag,

  w2s: z.array(W2).default([]),
  interest: z.array(Interest).default([]),
  dividends: z.array(Dividend).default([]),
  sales: z.array(Sale).default([]),
  capitalLossCarryover: CapitalLossCarryover,
  retirement: z.array(Retirement).default([]),
  iraBasis: IraBasis,
  socialSecurity: z.array(SocialSecurity).default([]),
  governmentPayments: z.array(GovernmentPayment).default([]),
  stateRefundTaxable: amount,
  gambling: z.array(Gambling).default([]),
  otherIncome: z.array(OtherIncome).default([]),
  alimonyReceived: amount,
  juryDutyPay: amount,
  scholarshipNotOnW2: amount,
  alaskaPermanentFund: amount,
  cancelledDebt: amount,
  hsaDistributions: z.array(HsaDistribution).default([]),
  businesses: z.array(Business).default([]),
  rentals: z.array(Rental).default([]),
  k1s: z.array(K1).default([]),
  farms: reserved,

  adjustments: Adjustments,
  itemized: Itemized,
  childCare: ChildCare,
  education: z.array(Education).default([]),
  energy: Energy,
  cleanVehicles: z.array(CleanVehicle).default([]),
  marketplace: z.array(Marketplace).default([]),
  marketplaceExceptions: MarketplaceExceptions,
  adoption: reserved,
  foreignTax: ForeignTax,
  foreignAccounts: ForeignAccounts,
  priorYearMinimumTaxCredit: amount,
  amt: z
    .strictObject({
      isoSpread: amount,
      privateActivityInterest: amount,
      depreciationAdjustment: signedAmount,
    })
    .prefault({}),
  payments: Payments,
  priorYear: PriorYear,
  passiveLossCarryover: amount,
  qbiCarryforward: amount,
  refund: Refund,
  thirdPartyDesignee: flag,
  combatPayElection: z.strictObject({ eic: flag, dependentCare: flag }).prefault({}),
  qualifyingChildOfAnother: flag,
  creditsDisallowed: z.strictObject({ eic: flag, ctc: flag, aotc: flag }).prefault({}),
  residency: z.array(Residency).default([]),
});

/** Facts as the engine holds them: defaults filled in, money in cents. */
export type ReturnInput = z.output<typeof ReturnInput>;

/** Facts as JSON carries them: money in dollars, everything optional that may be left out. */
export type ReturnInputJson = z.input<typeof ReturnInput>;
