import { type ReturnKind } from './shared/residency';

/** A credit or refund that a state gives on a claim of its own, beside the tax on income. */
export interface Claim {
  readonly state: string;
  /** As the state calls it. */
  readonly name: string;
  /** As printed on the form. */
  readonly form: string;
  /** The line that holds the amount, where we figure the claim with the return; null where we don't prepare it. */
  readonly line: { readonly form: string; readonly line: string } | null;
  /** Who it is for, in a sentence. */
  readonly who: string;
  /** What to do where we don't prepare it. */
  readonly instead: string;
}

const onReturn = (state: string, name: string, form: string, line: Claim['line'], who: string): Claim => ({
  state,
  name,
  form,
  line,
  who,
  instead: '',
});
const apart = (state: string, name: string, form: string, who: string, instead: string): Claim => ({
  state,
  name,
  form,
  line: null,
  who,
  instead,
});

/** Claims of states by postal code and print: figured with the return, or refused by name. */
export const claims: readonly Claim[] = [
  onReturn(
    'AZ',
    'Property tax credit',
    'Form 140PTC',
    { form: 'az-140', line: '57' },
    'Arizona residents with low income who are 65 or older or receive SSI, and who paid property tax or rent, can claim it.',
  ),
  onReturn(
    'CA',
    'Renter’s credit',
    'Form 540',
    { form: 'ca-540', line: '46' },
    'California renters with income up to the limit can claim it.',
  ),
  onReturn(
    'CT',
    'Property tax credit',
    'Schedule 3',
    { form: 'ct-1040', line: '11' },
    'Connecticut residents with income up to the limit who paid property tax on their primary residence or motor vehicle can claim it.',
  ),
  onReturn(
    'DC',
    'Homeowner and renter property tax credit',
    'Schedule H',
    { form: 'dc-schedule-h', line: '11' },
    'District residents whose property tax or rent is high for their income can claim it.',
  ),
  onReturn(
    'IL',
    'Property tax credit',
    'Schedule ICR',
    { form: 'il-schedule-icr', line: '5' },
    'Illinois homeowners with income up to the limit can claim 5% of the property tax on their principal residence.',
  ),
  onReturn(
    'KS',
    'Homestead or property tax refund',
    'Form K-40H, K-40PT, or K-40SVR',
    { form: 'ks-homestead', line: '4' },
    'Kansas homeowners with limited income who are 55 or older, have a disability, or have a child under 18 can claim one of these three refunds.',
  ),
  onReturn(
    'MA',
    'Circuit breaker credit',
    'Schedule CB',
    { form: 'ma-schedule-cb', line: '20' },
    'Massachusetts homeowners and renters age 65 or older with income up to the limit can claim it.',
  ),
  onReturn(
    'ME',
    'Property tax fairness credit',
    'Schedule PTFC/STFC',
    { form: 'me-schedule-ptfc', line: '8' },
    'Maine residents whose property tax or rent is high for their income can claim it.',
  ),
  onReturn(
    'MI',
    'Homestead property tax credit',
    'Form MI-1040CR',
    { form: 'mi-1040cr', line: '44' },
    'Michigan homeowners and renters with limited household resources can claim it.',
  ),
  onReturn(
    'MI',
    'Home heating credit',
    'Form MI-1040CR-7',
    { form: 'mi-1040cr-7', line: '47' },
    'Michigan homeowners and renters with low household resources can claim it.',
  ),
  onReturn(
    'MN',
    'Renter’s credit',
    'Schedule M1RENT',
    { form: 'mn-m1rent', line: '12' },
    'Minnesota renters with a Certificate of Rent Paid and limited income can claim it.',
  ),
  onReturn(
    'MN',
    'Homestead Credit Refund',
    'Form M1PR',
    { form: 'mn-m1pr', line: '20' },
    'Minnesota homeowners whose property tax is high for their income, or rose by more than 12%, can claim it.',
  ),
  onReturn(
    'MO',
    'Property tax credit',
    'Form MO-PTS',
    { form: 'mo-pts', line: '14' },
    'Missouri residents with low income can claim it if they’re 65 or older, 100% disabled, or 60 or older and receive surviving spouse Social Security benefits.',
  ),
  onReturn(
    'MT',
    'Elderly homeowner or renter credit',
    'Schedule 2EC',
    { form: 'mt-2', line: '16' },
    'Montana homeowners and renters age 62 or older with household income under $45,000 can claim it.',
  ),
  onReturn(
    'NM',
    'Low income comprehensive tax rebate',
    'Schedule PIT-RC',
    { form: 'nm-pit-rc', line: '14' },
    'New Mexico residents with low income can claim it.',
  ),
  onReturn(
    'NM',
    'Property tax rebate',
    'Schedule PIT-RC',
    { form: 'nm-pit-rc', line: '19' },
    'New Mexico homeowners and renters age 65 or older with low income can claim it.',
  ),
  onReturn(
    'NY',
    'Real property tax credit',
    'Form IT-214',
    { form: 'ny-credits', line: '9' },
    'New York homeowners and renters with household income of $18,000 or less can claim it.',
  ),
  onReturn(
    'OK',
    'Sales tax relief credit',
    'Form 538-S',
    { form: 'ok-538s', line: '10' },
    'Oklahoma residents with low household income can claim it.',
  ),
  onReturn(
    'PA',
    'Property Tax/Rent Rebate',
    'Form PA-1000',
    { form: 'pa-1000', line: '19' },
    'Pennsylvania homeowners and renters age 65 or older, widowed people age 50 or older, and people with a disability can claim it with income up to $46,520.',
  ),
  onReturn(
    'RI',
    'Property tax relief',
    'Form RI-1040H',
    { form: 'ri-1040', line: '14c' },
    'Rhode Island homeowners and renters with limited income who are 65 or older or have a disability can claim it.',
  ),
  onReturn(
    'WI',
    'Homestead credit',
    'Schedule H',
    { form: 'wi-schedule-h', line: '19' },
    'Wisconsin homeowners and renters with low household income can claim it if they’re 62 or older, have a disability, or have earned income.',
  ),
  apart(
    'CO',
    'Property tax, rent, and heat rebate',
    'Form DR 0104PTC',
    'Older or disabled Colorado residents with low income may be able to claim a rebate.',
    'Claim it with the Colorado Department of Revenue at tax.colorado.gov.',
  ),
  apart(
    'CT',
    'Renters’ rebate',
    'Form M-35R',
    'Older or disabled Connecticut renters with low income may be able to claim a rebate.',
    'Apply with your town’s assessor or social services office.',
  ),
  apart(
    'IA',
    'Rent reimbursement',
    'Form 54-130',
    'Older or disabled Iowa renters with low income may be able to get back part of their rent.',
    'Apply with the Iowa Department of Health and Human Services at hhs.iowa.gov.',
  ),
  apart(
    'ID',
    'Property tax reduction',
    'Form EFO00002',
    'Older, disabled, or widowed Idaho homeowners with low income may be able to have their property tax reduced.',
    'Apply with your county’s assessor.',
  ),
  apart(
    'MD',
    'Homeowners’ and renters’ tax credits',
    'Forms HTC and RTC',
    'Maryland homeowners and renters with limited income may be able to claim a credit.',
    'Apply with the Department of Assessments and Taxation at dat.maryland.gov.',
  ),
  apart(
    'NE',
    'Homestead exemption',
    'Form 458',
    'Older or disabled Nebraska homeowners with limited income may be exempt from property tax.',
    'Apply with your county’s assessor.',
  ),
  apart(
    'NJ',
    'ANCHOR',
    'ANCHOR application',
    'New Jersey homeowners and renters can apply for property tax relief. It isn’t part of the income tax return.',
    'Apply with the New Jersey Division of Taxation at nj.gov/treasury/taxation.',
  ),
  apart(
    'NJ',
    'Senior Freeze',
    'Form PAS-1',
    'New Jersey homeowners who are 65 or older or have a disability can apply for a refund of property tax increases.',
    'Apply with the New Jersey Division of Taxation at nj.gov/treasury/taxation.',
  ),
  apart(
    'UT',
    'Renter refund and property tax relief',
    'Form TC-40CB',
    'Older Utah residents with low income may be able to get back part of their rent or property tax.',
    'Renters claim it with the Utah State Tax Commission at tax.utah.gov. Homeowners apply to their county.',
  ),
  apart(
    'VT',
    'Homestead Declaration and Property Tax Credit',
    'Form HS-122',
    'Vermont homeowners must file a homestead declaration each year and may be able to claim a property tax credit.',
    'File it with the Vermont Department of Taxes at tax.vermont.gov.',
  ),
  apart(
    'VT',
    'Renter credit',
    'Form RCC-146',
    'Vermont renters with low income may be able to claim a credit.',
    'Claim it with the Vermont Department of Taxes at tax.vermont.gov.',
  ),
];

/** Lines of a state's return by form; copies as a list. */
export type StateLines = Record<string, unknown>;

export interface ListedClaim extends Omit<Claim, 'line'> {
  /** Whole dollars on the return; 0 where the facts give none; null where we don't prepare the claim. */
  readonly amount: number | null;
}

/** Whole dollars on a line of a state's return; 0 where it is blank. */
export function amountOn(lines: StateLines, { form, line }: NonNullable<Claim['line']>): number {
  const found = lines[form];
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return 0;
  const value = (found as Record<string, unknown>)[line];
  return typeof value === 'number' ? value : 0;
}

/**
 * Claims of a return's states, with what the return has of each. Nonresidents have none; a state whose return isn't
 * computed (`lines` null) lists only what has to be claimed elsewhere.
 */
export function listClaims(
  states: readonly { code: string; kind: ReturnKind; lines: StateLines | null }[],
): ListedClaim[] {
  return states
    .filter(({ kind }) => kind !== 'nonresident')
    .flatMap(({ code, lines }) =>
      claims
        .filter(({ state, line }) => state === code && (line === null || lines !== null))
        .map(({ line, ...claim }) => ({
          ...claim,
          amount: line === null || lines === null ? null : amountOn(lines, line),
        })),
    );
}
