import { sum } from '../../engine/verbs';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { lossTotals } from '../form-8582/allowed-losses';
import { hasDispositions } from './dispositions';
import { saleResultOf, soldBy } from './of-activities';

/** What each rental that sold something gained or lost by it. */
const saleResults = (reader: TaxReader): number[] =>
  reader.facts.rentals.flatMap((_, i) =>
    soldBy(reader, 'rental', i).length === 0 ? [] : [saleResultOf(reader, 'rental', i)],
  );

/** Gain of a sale would take up losses that Form 8582 limits, and a sale of the whole activity would free them. */
function meetsPassiveLosses(reader: TaxReader): boolean {
  if (!hasDispositions(reader.facts)) return false;
  const results = saleResults(reader);
  if (results.length === 0) return false;
  const { activeLoss, otherLoss, priorActive, priorOther, activeIncome, otherIncome } = lossTotals(reader);
  const losses = sum(results.filter((result) => result < 0));
  return activeLoss + otherLoss + priorActive + priorOther > 0 || activeIncome + otherIncome + losses < 0;
}

refuse(
  'farms.assets',
  'You sold property of a farm. A sale of farm property (Form 4797) is not supported.',
  ({ facts }) => facts.farms.some(({ assets }) => assets.some(({ sold }) => sold !== null)),
);
refuse(
  'rentals',
  'You sold property of a rental in a year with losses from rentals or other passive activities. How much of these losses counts then (Form 8582, sale of the whole activity) is not supported.',
  meetsPassiveLosses,
);
refuse(
  'businesses.materialParticipation',
  'A business in which you do not take part sold property at a loss. Form 8582 limits that loss, which is not supported.',
  (reader) =>
    hasDispositions(reader.facts) &&
    reader.facts.businesses.some(
      ({ materialParticipation }, i) => !materialParticipation && saleResultOf(reader, 'business', i) < 0,
    ),
);
