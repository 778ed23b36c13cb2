/** Longest text taken as one answer. */
export const longestText = 2000;
/** Most choices taken in one answer. */
export const mostChoices = 60;

/** Longest list of sales taken, in characters, and most sales on one return. */
export const longestSalesList = 300_000;
export const mostSales = 400;
