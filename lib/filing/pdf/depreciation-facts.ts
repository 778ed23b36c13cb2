import type { Asset } from '@/lib/tax/facts/assets';
import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { isOfThisYear } from '@/lib/tax/us/form-4562/activities';
import { electedProperty } from '../mef/section-179-facts';
import type { PrintedFacts } from './printed-return';

/** Rows whose property is listed by the month in which it was placed in service (column (b)). */
const byMonth: readonly (readonly [letter: string, kind: Asset['class']])[] = [
  ['i', '27.5'],
  ['j', '39'],
];

const monthOf = ({ placedInService }: Asset): string =>
  placedInService.replace(/^(\d{4})-(\d\d)-\d\d$/, '$2/$1');

/** One value, or the word that the form wants for several. */
function oneOf(values: readonly string[]): string {
  const [first = '', ...others] = new Set(values);
  return others.length === 0 ? first : 'Various';
}

/** Form 4562, line 19, column (b): month and year of the buildings of an activity. */
export function sectionBFacts(item: unknown, facts: ReturnInput): PrintedFacts {
  const { law } = federalEditionFor(facts);
  const { businesses, rentals, farms } = facts;
  const activity = [...businesses, ...rentals, ...farms].find((one) => one === item);
  const assets = (activity?.assets ?? []).filter((asset) => isOfThisYear(asset, law));
  return Object.fromEntries(
    byMonth.flatMap(([letter, kind]) => {
      const own = assets.filter((asset) => asset.class === kind);
      return own.length === 0 ? [] : [[`months${letter}`, oneOf(own.map(monthOf))] as const];
    }),
  );
}

/** Form 4562, line 6, as it stands in print. */
export const electedRows = (facts: ReturnInput): PrintedFacts[] =>
  electedProperty(facts).map(({ description, cost, elected }) => ({
    description,
    cost: cost === null ? '' : dollars(cost).toLocaleString('en-US'),
    elected: dollars(elected).toLocaleString('en-US'),
  }));
