/** Whether an address is this page's or below it. */
export const isUnder = (address: string, path: string): boolean =>
  address === path || address.startsWith(`${path}/`);
