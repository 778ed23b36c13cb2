import { addCents, asCents, type Cents, dollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { refuse } from '../coverage';

/** What a railroad employer prints in box 14 of Form W-2 (General Instructions for Forms W-2 and W-3 (2024), box 14). */
export type RailroadEntry = 'compensation' | 'tier1' | 'tier2' | 'medicare' | 'additionalMedicare';

const railroadWords = /rrta|railroad|tier\s*(?:1|2|i)|rrt\s*[12]/i;

/** The labels have no standard; `unclear` for one of a railroad whose meaning is open, null for another entry. */
function readLabel(description: string): RailroadEntry | 'unclear' | null {
  const words = description.toLowerCase();
  if (/tier\s*(?:2|ii)|rrt\s*2/.test(words)) return 'tier2';
  if (/tier\s*(?:1|i)|rrt\s*1/.test(words)) return 'tier1';
  if (words.includes('med')) return words.includes('add') ? 'additionalMedicare' : 'medicare';
  if (words.includes('comp') && railroadWords.test(words)) return 'compensation';
  return railroadWords.test(words) ? 'unclear' : null;
}

/** A Form W-2 of a railroad: box 14 says so. */
const isOfRailroad = ({ box14 }: W2): boolean =>
  box14.some(({ description }) => railroadWords.test(description));

/** One kind of entry on a railroad's Form W-2; nothing on the form of any other employer. */
export const railroadAmount = (w2: W2, kind: RailroadEntry): Cents =>
  isOfRailroad(w2)
    ? addCents(
        w2.box14.filter(({ description }) => readLabel(description) === kind),
        ({ amount }) => amount,
      )
    : asCents(0);

/** The same over several Forms W-2, in whole dollars. */
export const railroadDollars = (w2s: readonly W2[], kind: RailroadEntry): number =>
  dollars(addCents(w2s, (w2) => railroadAmount(w2, kind)));

const isIncomplete = (w2: W2): boolean =>
  isOfRailroad(w2) &&
  (w2.box14.some(({ description }) => readLabel(description) === 'unclear') ||
    !isSome(railroadAmount(w2, 'compensation')) ||
    !isSome(railroadAmount(w2, 'tier1')));

refuse(
  'w2s.box14',
  'Your railroad W-2 needs these box 14 entries, labeled exactly like this: RRTA compensation, Tier 1 tax, Medicare tax, and, if any, Additional Medicare tax. You can leave out Tier 2 tax.',
  ({ facts }: { facts: ReturnInput }) => facts.w2s.some(isIncomplete),
);
