import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import {
  allGains,
  type CasualtySheet,
  isDeclared,
  isQualified,
  lossAfterReduction,
  lossesOf,
  lossOfEvent,
  netOfTerm,
  reductionOf,
} from './events';
import { makers } from './form';

const { money } = makers;

money(
  '10',
  'Casualty or theft loss',
  'Casualty or theft loss. Add the amounts on line 9 in columns A through D',
  ({ item }) => (item.isFirstOfEvent ? lossOfEvent(item.event) : null),
);
money(
  '11',
  'Reduction for each event',
  'Enter $100 ($500 if qualified disaster loss rules apply; see instructions)',
  ({ item, facts, law }) => (item.isFirstOfEvent ? reductionOf(facts, item.event, law) : null),
);
export const eventLoss = money(
  '12',
  'Loss after the reduction',
  'Subtract line 11 from line 10. If zero or less, enter -0-',
  ({ item, facts, law }) => (item.isFirstOfEvent ? lossAfterReduction(facts, item.event, law) : null),
);

const summary = (item: CasualtySheet, figure: () => number | null): number | null =>
  item.isFirst ? figure() : null;

export const gains = money(
  '13',
  'Casualty gains',
  'Add the amounts on line 4 of all Forms 4684',
  ({ item, facts }) => summary(item, () => allGains(facts)),
);

/** Worksheet 1-1: losses outside a federally declared disaster count up to line 13. */
export const losses = money(
  '14',
  'Casualty losses',
  'Add the amounts on line 12 of all Forms 4684. If you have losses not attributable to a federally declared disaster, see the instructions',
  ({ item, facts, law, get }) =>
    summary(
      item,
      () =>
        lossesOf({ facts, law }, isDeclared) +
        smallerOf(
          lossesOf({ facts, law }, (event) => !isDeclared(event)),
          get(gains),
        ),
    ),
);

export const netGainOrQualifiedLoss = money(
  '15',
  'Net gain or net qualified disaster loss',
  'If line 13 is more than line 14, enter the difference here and on Schedule D. If line 13 is equal to line 14, enter -0-. If line 13 is less than line 14 and you have no qualified disaster losses, enter -0-. If you have qualified disaster losses, enter the smaller of: the difference between lines 13 and 14; or line 12 of the Forms 4684 for those losses, and enter it on Schedule A (Form 1040), line 16',
  ({ item, facts, law, get }) =>
    summary(item, () =>
      get(gains) >= get(losses)
        ? get(gains) - get(losses)
        : smallerOf(
            get(losses) - get(gains),
            lossesOf({ facts, law }, (event) => isQualified(event, law)),
          ),
    ),
);

/** Lines 16 to 18 are for losses that are left after line 15. */
const isLeft = ({ get }: Pick<TaxReader, 'get'>): boolean =>
  get(losses) > get(gains) + get(netGainOrQualifiedLoss);

export const lossBeforeFloor = money(
  '16',
  'Loss before the 10% floor',
  'Add lines 13 and 15. Subtract the result from line 14',
  ({ item, get }) =>
    summary(item, () => (isLeft({ get }) ? get(losses) - (get(gains) + get(netGainOrQualifiedLoss)) : null)),
);
export const incomeFloor = money(
  '17',
  '10% of AGI',
  'Enter 10% of your adjusted gross income from Form 1040, 1040-SR, or 1040-NR, line 11',
  ({ item, get, law }) =>
    summary(item, () => (isLeft({ get }) ? notBelowZero(get(agi)) * law.casualty.incomeShare : null)),
);
export const lossOverFloor = money(
  '18',
  'Deductible loss over the floor',
  'Subtract line 17 from line 16. If zero or less, enter -0-. Also, enter the result on Schedule A (Form 1040), line 15',
  ({ item, get }) =>
    summary(item, () => (isLeft({ get }) ? notBelowZero(get(lossBeforeFloor) - get(incomeFloor)) : null)),
);

const hasCasualties = ({ facts }: Pick<TaxReader, 'facts'>): boolean => facts.casualties.length > 0;

/** What federal and state rules share: the facts, and lines of a copy. */
type CasualtyReader = Pick<TaxReader, 'facts' | 'at'>;

/** Line 18 of Form 4684: whole dollars for Schedule A, line 15; 0: none. */
export const deductibleLoss = (reader: TaxReader): number =>
  hasCasualties(reader) ? reader.at(lossOverFloor, 0) : 0;

/** The net qualified disaster loss of line 15: whole dollars for Schedule A, line 16; 0: none. */
export const netQualifiedLoss = (reader: CasualtyReader): number =>
  reader.facts.casualties.length > 0 && reader.at(losses, 0) > reader.at(gains, 0)
    ? reader.at(netGainOrQualifiedLoss, 0)
    : 0;

/** Casualty gains are more than casualty losses: line 15 is a gain. */
export const hasCasualtyGain = (reader: CasualtyReader): boolean =>
  reader.facts.casualties.length > 0 && reader.at(gains, 0) > reader.at(losses, 0);

/** Gains above losses of one holding period: Schedule D, lines 4 and 11; null: no net casualty gain. */
export function casualtyGain(reader: TaxReader, term: 'short' | 'long'): number | null {
  const { facts, law } = reader;
  if (!hasCasualtyGain(reader)) return null;
  return netOfTerm({ facts, law }, term) || null;
}
