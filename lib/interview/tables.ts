/** Lists whose entries are a few boxes each, and what their page is called: all entries stand on it, a row each. */
const tables: Readonly<Record<string, string>> = {
  sales: 'Your sales',
  estimated: 'Your estimated payments',
  statePayments: 'Your payments to states',
  otherIncome: 'Your other income',
  careProviders: 'Who provided care',
  propertyGifts: 'Property you gave to charity',
};

/** A longer list, as a broker's file brings it, is looked through entry by entry. */
export const mostRows = 25;

export const titleOfTable = (group: string | undefined): string | undefined =>
  group === undefined ? undefined : tables[group];
