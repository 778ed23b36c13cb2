/**
 * Where a paper Form 1040 of 2024 goes: by the state of the filer, with a payment or without one (IRS, "Where to file
 * addresses for taxpayers and tax professionals filing Form 1040"; Instructions for Form 1040, last page).
 */
const groups: readonly { states: string; without: string; payment: string }[] = [
  {
    states: 'AL GA NC SC TN',
    without: 'Kansas City, MO 64999-0002',
    payment: 'P.O. Box 1214, Charlotte, NC 28201-1214',
  },
  {
    states: 'FL LA MS TX',
    without: 'Austin, TX 73301-0002',
    payment: 'P.O. Box 1214, Charlotte, NC 28201-1214',
  },
  {
    states: 'AZ NM',
    without: 'Austin, TX 73301-0002',
    payment: 'P.O. Box 802501, Cincinnati, OH 45280-2501',
  },
  {
    states: 'AR CT DE DC IL IN IA KY ME MD MA MN MO NE NH NJ NY ND OK PA RI SD VT VA WV WI',
    without: 'Kansas City, MO 64999-0002',
    payment: 'P.O. Box 931000, Louisville, KY 40293-1000',
  },
  {
    states: 'AK CA CO HI ID KS MI MT NV OH OR UT WA WY',
    without: 'Ogden, UT 84201-0002',
    payment: 'P.O. Box 802501, Cincinnati, OH 45280-2501',
  },
];

/** The envelope of a paper return, line by line. */
export function mailingAddress(state: string, withPayment: boolean): string[] {
  const group = groups.find(({ states }) => states.split(' ').includes(state.toUpperCase()));
  if (group === undefined)
    return withPayment
      ? ['Internal Revenue Service', 'P.O. Box 1303', 'Charlotte, NC 28201-1303']
      : ['Department of the Treasury', 'Internal Revenue Service', 'Austin, TX 73301-0215'];
  return withPayment
    ? ['Internal Revenue Service', ...group.payment.split(/, (?=[A-Z][a-z]+, [A-Z]{2})/)]
    : ['Department of the Treasury', 'Internal Revenue Service', group.without];
}
