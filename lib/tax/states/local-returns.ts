import { centsOf } from '../facts/cents';
import { type ReturnInput } from '../facts/return-input';
import { amountOn, type ListedClaim, type StateLines } from './claims';
import { type LocalTax, oregon2024 } from './or/law';
import { onlyState } from './shared/days';

/** A tax of a city or county on a return of its own, which we name; one has a worksheet of ours. */
interface LocalReturn {
  /** Where we figure the tax. */
  readonly line?: { readonly form: string; readonly line: string };
  readonly state: string;
  readonly name: string;
  readonly form: string;
  readonly who: string;
  readonly instead: string;
  readonly owedBy: (places: Places) => boolean;
}

/** Where somebody lived and worked in one state, as the documents name it. */
interface Places {
  readonly lived: boolean;
  readonly worked: boolean;
  readonly homes: readonly string[];
  /** Localities of Forms W-2 (box 20). */
  readonly jobs: readonly string[];
  readonly counties: readonly string[];
  /** Local tax was withheld (box 19). */
  readonly withheld: boolean;
  readonly earns: boolean;
  readonly states: ReturnInput['states'];
}

const anyOf = (names: readonly string[], pattern: RegExp) => names.some((name) => pattern.test(name.trim()));

const detroit = /^det(roit)?\b/i;
const michiganCities =
  /^(albion|battle creek|benton harbor|big rapids|east lansing|flint|grand rapids|grayling|hamtramck|highland park|hudson|ionia|jackson|lansing|lapeer|muskegon( heights)?|pontiac|port huron|portland|saginaw|springfield|walker)\b/i;
const kansasCity = /^(kansas city|kc(mo)?)\b/i;
const stLouis = /^(st\.?|saint) louis( city)?$|^stl\b/i;
const philadelphia = /^phil/i;
const portlandCounties = /^(multnomah|washington|clackamas)\b/i;
const either = ({ homes, jobs }: Places, pattern: RegExp) => anyOf(homes, pattern) || anyOf(jobs, pattern);

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const limitOf = ({ over }: LocalTax['steps'][number]) =>
  `${dollars(over.single)}, or ${dollars(over.mfj)} on a joint return`;

/** The rates of a tax as its law has them: "1% of taxable income over $125,000, or $200,000 on a joint return". */
const ratesOf = ({ steps }: LocalTax) =>
  steps
    .map((step) => `${Number((step.rate * 100).toFixed(2))}% of taxable income over ${limitOf(step)}`)
    .join(', and ');

const locals: readonly LocalReturn[] = [
  {
    state: 'DE',
    name: 'Wilmington wage tax',
    form: 'City of Wilmington return',
    who: 'People who live or work in Wilmington owe the city 1.25% of their earnings.',
    instead: 'If your employer didn’t withhold it, file with the City of Wilmington at wilmingtonde.gov.',
    owedBy: (places) => either(places, /^wilmington\b/i),
  },
  {
    state: 'KY',
    name: 'Occupational license tax',
    form: 'City or county return',
    who: 'Many Kentucky cities and counties tax income earned there.',
    instead:
      'Employers withhold it. You can ask the city or county for a refund of tax for days worked elsewhere.',
    owedBy: ({ withheld }) => withheld,
  },
  {
    state: 'MI',
    name: 'Detroit income tax',
    form: 'Form 5118, 5119, or 5120',
    who: 'People who lived or worked in Detroit file a city return.',
    instead: 'File it with the Michigan Department of Treasury at michigan.gov/citytax.',
    owedBy: (places) => either(places, detroit),
  },
  {
    state: 'MI',
    name: 'City income tax',
    form: 'Form CF-1040',
    who: 'People who lived or worked in one of 23 other Michigan cities file a city return.',
    instead: 'File it with the city.',
    owedBy: (places) => either(places, michiganCities),
  },
  {
    state: 'MO',
    name: 'Kansas City earnings tax',
    form: 'Form RD-109',
    who: 'People who live or work in Kansas City owe the city 1% of what they earn.',
    instead: 'If your employer didn’t withhold it all, file with the city at kcmo.gov/kctax.',
    owedBy: (places) => either(places, kansasCity),
  },
  {
    state: 'MO',
    name: 'St. Louis earnings tax',
    form: 'Form E-1',
    who: 'People who live or work in the City of St. Louis owe the city 1% of what they earn.',
    instead: 'If your employer didn’t withhold it all, file with the Collector of Revenue at stlouis-mo.gov.',
    owedBy: (places) => either(places, stLouis),
  },
  {
    state: 'OH',
    name: 'City income tax',
    form: 'City return or RITA Form 37',
    who: 'Most Ohio cities tax income earned there and income their residents earn anywhere.',
    instead: 'Look up your city at tax.ohio.gov and file with RITA, CCA, or the city itself.',
    owedBy: ({ withheld, lived, earns }) => withheld || (lived && earns),
  },
  {
    state: 'OR',
    name: 'Metro and Multnomah County income taxes',
    form: 'Forms MET-40 and MC-40',
    who: `Portland-area residents owe these taxes on taxable income over ${oregon2024.metro.steps.map(limitOf).join(' and ')}.`,
    instead:
      'In the interview, tell us whether you lived in the Metro district and in Multnomah County all year. File both with the City of Portland at pro.portland.gov.',
    owedBy: ({ counties, homes, states: { OR } }) =>
      !OR.metro && !OR.multnomah && (anyOf(counties, portlandCounties) || anyOf(homes, /^portland\b/i)),
  },
  {
    state: 'OR',
    name: 'Metro Supportive Housing Services income tax',
    form: 'Form MET-40',
    line: { form: 'or-met-40', line: '2' },
    who: `Metro district residents owe ${ratesOf(oregon2024.metro)}.`,
    instead: 'File it with the City of Portland at pro.portland.gov.',
    owedBy: ({ states: { OR } }) => OR.metro,
  },
  {
    state: 'OR',
    name: 'Multnomah County Preschool for All income tax',
    form: 'Form MC-40',
    line: { form: 'or-mc-40', line: '2' },
    who: `Multnomah County residents owe ${ratesOf(oregon2024.multnomah)}.`,
    instead: 'File it with the City of Portland at pro.portland.gov.',
    owedBy: ({ states: { OR } }) => OR.multnomah,
  },
  {
    state: 'PA',
    name: 'Local earned income tax',
    form: 'Form CLGS-32-1',
    who: 'Pennsylvania residents outside Philadelphia who have earned income or net profits must file a local return.',
    instead: 'File it with your local tax collector. You can find yours at dced.pa.gov.',
    owedBy: ({ lived, earns, homes }) => lived && earns && !anyOf(homes, philadelphia),
  },
  {
    state: 'PA',
    name: 'Philadelphia wage tax',
    form: 'Wage Tax refund petition or Earnings Tax return',
    who: 'People who live or work in Philadelphia owe the city tax on their pay.',
    instead:
      'Request a refund for days worked outside the city, or pay any tax that wasn’t withheld, at tax-services.phila.gov.',
    owedBy: (places) => either(places, philadelphia),
  },
];

function placesIn(facts: ReturnInput, code: string): Places {
  const isHere = ({ state }: { state: string }) => state.toUpperCase() === code;
  const homes = facts.residency.filter(isHere);
  const atAddress = facts.residency.length === 0 && onlyState(facts) === code;
  const rows = facts.w2s.flatMap(({ states }) => states).filter(isHere);
  return {
    lived: homes.length > 0 || atAddress,
    worked: rows.length > 0,
    homes: atAddress ? [facts.address.city] : homes.map(({ city }) => city),
    counties: homes.map(({ county }) => county),
    jobs: rows.map(({ locality }) => locality),
    withheld: rows.some(({ localWithholding }) => centsOf(localWithholding) > 0),
    states: facts.states,
    earns: facts.w2s.some(({ wages }) => centsOf(wages) > 0) || facts.businesses.length > 0,
  };
}

/**
 * Returns to cities and counties that the facts call for, by name; with the tax where we figure it and the state's lines are
 * there. One that comes to nothing isn't named.
 */
export const listLocalReturns = (
  facts: ReturnInput,
  linesOf: (state: string) => StateLines | null = () => null,
): ListedClaim[] =>
  locals
    .filter(({ state, owedBy }) => {
      const places = placesIn(facts, state);
      return (places.lived || places.worked) && owedBy(places);
    })
    .map(({ state, name, form, line, who, instead }) => {
      const lines = linesOf(state);
      return {
        state,
        name,
        form,
        who,
        instead,
        amount: line === undefined || lines === null ? null : amountOn(lines, line),
      };
    })
    .filter(({ amount }) => amount !== 0);
