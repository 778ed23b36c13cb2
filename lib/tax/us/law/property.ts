import { type Sourced } from './law';

export interface PassiveLossLaw extends Sourced {
  /** Special allowance for rental real estate with active participation. */
  readonly allowance: number;
  readonly allowanceApart: number;
  /** Modified income from which on the allowance shrinks. */
  readonly phaseOutStart: number;
  readonly phaseOutStartApart: number;
  readonly phaseOutRate: number;
}

export interface Section1256Law extends Sourced {
  /** Part of the gain on section 1256 contracts that is short-term; the rest is long-term. */
  readonly shortTermShare: number;
}

export interface ExchangeLaw extends Sourced {
  /** Days from the transfer to name the new property, and to receive it. */
  readonly identifyDays: number;
  readonly receiveDays: number;
  /** Years after the last transfer in which a related party's or the filer's sale ends the deferral. */
  readonly relatedYears: number;
}

/** Gain on qualified small business stock. */
export interface SmallBusinessStockLaw extends Sourced {
  /** Gain on one company's stock that counts in a lifetime; half of it on separate returns. */
  readonly gainLimit: number;
  readonly gainLimitApart: number;
  /** Or, where it is more, the basis of the stock sold in the year this many times. */
  readonly basisMultiple: number;
  /** Years after which the stock has been held long enough. */
  readonly heldYears: number;
  /** Only stock issued after this day qualifies. */
  readonly issuedAfter: string;
  readonly halfRate: number;
  /** Stock acquired after this day has the next rate. */
  readonly threeQuartersAfter: string;
  readonly threeQuartersRate: number;
  /** Stock acquired after this day has the whole gain excluded, and no minimum tax preference. */
  readonly allAfter: string;
  /** Part of the exclusion that counts for the alternative minimum tax. */
  readonly minimumTaxRate: number;
}

/** Personal casualty and theft losses (Form 4684, Section A). */
export interface CasualtyLaw extends Sourced {
  /** What each event's loss is reduced by, and the loss of a qualified disaster. */
  readonly eachEvent: number;
  readonly eachQualifiedEvent: number;
  /** Part of income that losses other than qualified disaster losses have to pass. */
  readonly incomeShare: number;
  /** Days between which a qualified disaster was declared; null: the year's law has no such days. */
  readonly declaredFrom: string | null;
  readonly declaredThrough: string | null;
  /** Days between which its incident period began. */
  readonly beganFrom: string;
  readonly beganThrough: string;
}

/** Form 6252. */
export interface InstallmentSaleLaw extends Sourced {
  /** Obligations from sales above this price count for the interest on deferred tax. */
  readonly smallPrice: number;
  /** Interest is due on the deferred tax where the obligations of a year are more than this. */
  readonly obligations: number;
  /** Years after the sale in which the form asks what a related buyer did. */
  readonly relatedYears: number;
}

export interface HomeSaleLaw extends Sourced {
  /** Gain that one person can exclude. */
  readonly exclusion: number;
  /** Months of ownership, of residence and since the last exclusion that give the whole exclusion. */
  readonly fullMonths: number;
  /** Years after a spouse's death in which the survivor can still exclude the amount of a couple. */
  readonly survivorYears: number;
}
