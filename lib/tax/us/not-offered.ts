/** A situation that no question leads to, because no plan covers it. */
export interface NotOffered {
  /** In a filer's words, as the start of a line. */
  readonly what: string;
  /** The forms that it takes; empty where it is a kind of return. */
  readonly forms: readonly string[];
  /** Returns of tax year 2021 with the item, from the statistics that `refusalSource` names; null: not looked up. */
  readonly returns: number | null;
}

/** Said on the page with the prices, before anybody has spent time, and in docs/law. A form that comes is taken out here. */
export const notOffered: readonly NotOffered[] = [
  {
    what: 'Straddles, and losses on section 1256 contracts carried back',
    forms: ['Form 6781'],
    returns: null,
  },
  { what: 'Canceled debt of a farm or of business real estate', forms: ['Form 982'], returns: null },
  { what: 'Property sold in installments', forms: ['Form 6252'], returns: null },
  { what: 'Like-kind exchanges of real estate', forms: ['Form 8824'], returns: null },
  { what: 'Casualty and theft losses of property', forms: ['Form 4684'], returns: null },
  { what: 'General business credits', forms: ['Form 3800'], returns: null },
  { what: 'The mortgage interest credit', forms: ['Form 8396'], returns: null },
  { what: 'A child’s interest and dividends on a parent’s return', forms: ['Form 8814'], returns: null },
  { what: 'Income averaging for farmers', forms: ['Schedule J'], returns: null },
  { what: 'Medical savings accounts (Archer MSAs)', forms: ['Form 8853'], returns: null },
  {
    what: 'Returns of nonresidents and of people who moved to or from the US',
    forms: ['Form 1040-NR'],
    returns: null,
  },
  { what: 'A main home in Puerto Rico or another US territory', forms: [], returns: null },
  { what: 'Pay of ministers and other clergy', forms: [], returns: null },
];
