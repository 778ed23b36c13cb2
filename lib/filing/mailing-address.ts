/**
 * Where paper of 2024 goes, by the state of the filer. With a payment: Form 1040-V (2024), page 2. Without one: IRS,
 * "Where to file addresses for taxpayers and tax professionals filing Form 1040". Boxes of Form 1040-ES (2025) and
 * Form 4868 (2024) are written from memory of those forms; docs/filing.md says so.
 */
const groups: readonly { states: string; without: string; payment: PaymentCenter }[] = [
  { states: 'AL GA NC SC TN', without: 'Kansas City, MO 64999', payment: 'charlotte' },
  { states: 'FL LA MS TX', without: 'Austin, TX 73301', payment: 'charlotte' },
  { states: 'AZ NM', without: 'Austin, TX 73301', payment: 'cincinnati' },
  {
    states: 'AR CT DE DC IL IN IA KY ME MD MA MN MO NH NJ NY OK RI VT VA WV WI',
    without: 'Kansas City, MO 64999',
    payment: 'louisville',
  },
  { states: 'PA', without: 'Kansas City, MO 64999', payment: 'cincinnati' },
  {
    states: 'AK CA CO HI ID KS MI MT NE NV ND OH OR SD UT WA WY',
    without: 'Ogden, UT 84201',
    payment: 'cincinnati',
  },
];

type PaymentCenter = 'charlotte' | 'cincinnati' | 'louisville';
type Paper = 'return' | 'estimated' | 'extension';

const boxes: Record<Paper, Record<PaymentCenter, string>> = {
  return: { charlotte: '1214', cincinnati: '802501', louisville: '931000' },
  estimated: { charlotte: '1300', cincinnati: '802502', louisville: '931100' },
  extension: { charlotte: '1302', cincinnati: '802503', louisville: '931300' },
};
const cities: Record<PaymentCenter, (box: string) => string> = {
  charlotte: (box) => `Charlotte, NC 28201-${box}`,
  cincinnati: (box) => `Cincinnati, OH 45280-${box.slice(-4)}`,
  louisville: (box) => `Louisville, KY 40293-${box.slice(-4)}`,
};

const groupOf = (state: string) =>
  groups.find(({ states }) => states.split(' ').includes(state.toUpperCase()));

function paymentBox(state: string, paper: Paper, abroad: boolean): string[] {
  const center = abroad ? undefined : groupOf(state)?.payment;
  // A foreign country, a territory, an APO or FPO address, or Form 2555 (Form 1040-V (2024), page 2).
  if (center === undefined) return ['Internal Revenue Service', 'P.O. Box 1303', 'Charlotte, NC 28201-1303'];
  const box = boxes[paper][center];
  return ['Internal Revenue Service', `P.O. Box ${box}`, cities[center](box)];
}

/**
 * The envelope of a paper return, line by line.
 * @param abroad Form 2555 goes with it: these go where returns from abroad do, wherever the filer gets mail
 */
export function mailingAddress(state: string, withPayment: boolean, abroad = false): string[] {
  if (withPayment) return paymentBox(state, 'return', abroad);
  const without = abroad ? undefined : groupOf(state)?.without;
  return [
    'Department of the Treasury',
    'Internal Revenue Service',
    without === undefined ? 'Austin, TX 73301-0215' : `${without}-0002`,
  ];
}

/** The envelope of a check for estimated tax. */
export const estimatedTaxAddress = (state: string, abroad = false): string[] =>
  paymentBox(state, 'estimated', abroad);

/** The envelope of Form 4868. */
export function extensionAddress(state: string, withPayment: boolean): string[] {
  if (withPayment) return paymentBox(state, 'extension', false);
  const without = groupOf(state)?.without;
  return [
    'Department of the Treasury',
    'Internal Revenue Service',
    without === undefined ? 'Austin, TX 73301-0215' : `${without}-0045`,
  ];
}

/** Where a return goes whose year's addresses aren't built in. */
export const addressInInstructions = (taxYear: number): string[] => [
  `The address for your state under “Where Do You File?” in the ${taxYear} Instructions for Form 1040`,
  'irs.gov/form1040',
];

/**
 * Service centers of Form 1040-X by state (Instructions for Form 1040-X, Rev. December 2025, "Where To File", as two
 * public pages repeat them in the same words: those of a tax software for 2023 and of a reference checked in September
 * 2026). They aren't those of Form 1040.
 */
const amendedCenters: readonly { states: string; center: string }[] = [
  { states: 'AL AR FL GA LA MS OK TX', center: 'Austin, TX 73301-0052' },
  { states: 'AK AZ CA CO HI ID IA KS MI MT NE NV NM ND OH OR SD UT WA WY', center: 'Ogden, UT 84201-0052' },
  {
    states: 'CT DE DC IL IN KY ME MD MA MN MO NH NJ NY NC PA RI SC TN VT VA WV WI',
    center: 'Kansas City, MO 64999-0052',
  },
];

/**
 * The envelope of Form 1040-X, line by line. One that answers a notice goes to the address in the notice instead.
 * @param abroad foreign earned income is excluded on Form 2555: these go to Austin, as those from abroad do
 */
export function amendedAddress(state: string, abroad: boolean): string[] {
  const found = amendedCenters.find(({ states }) => states.split(' ').includes(state.toUpperCase()));
  return [
    'Department of the Treasury',
    'Internal Revenue Service',
    abroad || found === undefined ? 'Austin, TX 73301-0215' : found.center,
  ];
}
