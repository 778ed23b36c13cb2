/** A published count of returns with an item of the IRS's statistics. */
export interface PublishedCount {
  readonly returns: number;
  /** All individual returns of the same tax year; of 2021 where the count is of another one. */
  readonly of: number;
  /** What these returns have, in the words of the statistics. */
  readonly item: string;
  readonly source: string;
  /** The situation itself is not counted: no more returns than these can have it. */
  readonly isBound: boolean;
}

/** A situation that no question leads to, because no plan covers it. */
export interface NotOffered {
  /** In a filer's words, as the start of a line. */
  readonly what: string;
  /** The forms that it takes; empty where it is a kind of return. */
  readonly forms: readonly string[];
  /** Null: no published count that we could read, and none that bounds it below all returns. */
  readonly count: PublishedCount | null;
  /**
   * The entry of `refusalShares` for the same situations, which one list counts: this one where they have a count of their
   * own, the other where only a bound is published.
   */
  readonly sameAs?: string;
}

const publication = 'IRS, Individual Income Tax Returns, Complete Report (Publication 1304)';
/** Read in the IRS's own workbook of the table, row "All returns, total". */
const credit2022 = (item: string, returns: number): PublishedCount => ({
  returns,
  of: 161_336_659,
  item,
  source: `${publication}, tax year 2022, Table 3.3`,
  isBound: false,
});
/** A count of one form in another publication of the government, beside the returns of 2021. */
const elsewhere = (
  item: string,
  returns: number,
  source: string,
  { isBound = false } = {},
): PublishedCount => ({ returns, of: 160_824_340, item, source, isBound });

/** Said on the page with the prices, before anybody has spent time, and in docs/law. A form that comes is taken out here. */
export const notOffered: readonly NotOffered[] = [
  {
    // Of all kinds of taxpayers; whether the first and the last take in individual returns isn't said.
    what: 'Investment, research, and disabled access credits of your own business',
    forms: ['Form 3468', 'Form 6765', 'Form 8826'],
    count: elsewhere(
      'Forms 3468 (15,345), 6765 (15,805), and 8826 (17,422), expected responses per year',
      15_345 + 15_805 + 17_422,
      'OMB control numbers 1545-0155 (ICR 200910-1545-025, approved April 14, 2010), 1545-0619 (ICR 202102-1545-020, April 29, 2021), and 1545-1205 (ICR 201402-1545-042, September 17, 2014)',
    ),
  },
  {
    // Of the 527,880 returns with one in 2022, those whose credit a Schedule K-1, an earlier year, or Form 5884, 8846, 8881 or 8941 gives are done.
    what: 'Other credits of your own business, such as for child care, family leave, energy, and fuel',
    forms: ['Form 8864', 'Form 8882', 'Form 8911', 'Form 8994'],
    count: { ...credit2022('general business credit', 527_880), isBound: true },
    sameAs: 'businessCredits',
  },
  {
    // IRC 45B(b)(2) as Pub. L. 119-21, section 70201, amends it for tax years after 2024.
    what: 'The tip credit for beauty services (hair, nail, skin, and spa care)',
    forms: ['Form 8846'],
    count: null,
  },
  {
    what: 'Straddles and section 1256 loss carrybacks',
    forms: ['Form 6781'],
    count: null,
  },
  { what: 'Canceled farm debt or business real estate debt', forms: ['Form 982'], count: null },
  {
    what: 'Repayment of a federal mortgage subsidy',
    forms: ['Form 8828'],
    count: elsewhere(
      'Form 8828, expected responses per year',
      1_000,
      'OMB control number 1545-1288, ICR 199411-1545-001, approved December 9, 1994',
    ),
  },
  {
    // Left of Form 6252: contingent prices, dealers, pledged or ended notes, buyers you control, over $5 million (IRC 453A).
    what: 'Installment sales with a contingent price, a pledged or disposed note, or over $5 million owed at year-end',
    forms: ['Form 6252'],
    count: elsewhere(
      'Form 6252, estimated for individuals, businesses, and farms together',
      782_848,
      '68 FR 44839, July 30, 2003, OMB control number 1545-0228',
      { isBound: true },
    ),
    sameAs: 'installmentSales',
  },
  {
    // Left of Form 4684: Sections B to D, gain that is postponed or excluded, safe harbor methods.
    what: 'Casualty and theft losses of business or investment property, and casualty gains you postpone',
    forms: ['Form 4684'],
    count: elsewhere(
      'a casualty or theft loss deduction for tax year 2019, processed by September 3, 2020',
      34_699,
      'TIGTA, report number 2021-40-045',
      { isBound: true },
    ),
    sameAs: 'casualties',
  },
  {
    what: 'Medical savings accounts (Archer MSAs)',
    forms: ['Form 8853'],
    count: elsewhere(
      'an Archer MSA for 2005, without previously uninsured filers; few people have been able to open one since 2008',
      16_850,
      'IRS Announcement 2007-44; IRC 220(i)',
    ),
    sameAs: 'adjustments.archerMsa',
  },
  {
    what: 'Returns for nonresidents and for people who moved to or from the US',
    forms: ['Form 1040-NR'],
    // They stand beside the individual returns of the statistics, not among them.
    count: elsewhere('Form 1040-NR for tax year 2007', 634_000, 'GAO-10-429, April 2010'),
  },
  { what: 'A main home in Puerto Rico or another US territory', forms: [], count: null },
  {
    what: 'Clergy who took a vow of poverty or are retired with a housing allowance, and church employees without Social Security tax',
    forms: [],
    count: null,
  },
];
