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
  'You sold farm property. Plainfile doesn’t support the sale of farm property (Form 4797).',
  ({ facts }) => facts.farms.some(({ assets }) => assets.some(({ sold }) => sold !== null)),
);
refuse(
  'rentals',
  'You sold rental property in a year with passive losses. Plainfile doesn’t support releasing passive losses on a sale (Form 8582).',
  meetsPassiveLosses,
);
refuse(
  'businesses.materialParticipation',
  'A business you don’t materially participate in sold property at a loss. Form 8582 limits that loss, which isn’t supported.',
  (reader) =>
    hasDispositions(reader.facts) &&
    reader.facts.businesses.some(
      ({ materialParticipation }, i) => !materialParticipation && saleResultOf(reader, 'business', i) < 0,
    ),
);
