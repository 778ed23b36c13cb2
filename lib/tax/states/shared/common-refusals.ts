import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type StateReader, type StateLaw } from '../form';
import { type StateRefusal } from '../state-return';
import { takesBonusDepreciation } from './depreciation';

/** What is depreciated on the return: assets and vehicles of businesses, rentals and farms. */
function depreciated(facts: ReturnInput) {
  const vehicles = [...facts.businesses, ...facts.farms].map(({ vehicle }) => vehicle);
  return [
    ...[...facts.businesses, ...facts.rentals, ...facts.farms].flatMap(({ assets }) => assets),
    ...vehicles.filter((vehicle) => vehicle !== null),
  ];
}

/** Whether the federal return expenses the cost of assets (section 179). */
const expensesAssets = (facts: ReturnInput): boolean =>
  depreciated(facts).some(({ section179 }) => isSome(section179)) ||
  facts.k1s.some(({ section179 }) => isSome(section179));

/** Refusals of states that follow neither bonus depreciation nor the exclusions of military and tribal income by facts. */
export const commonRefusals = <L extends StateLaw>(
  name: string,
  { expensing }: { readonly expensing: boolean },
): StateRefusal<L>[] => [
  {
    path: 'military',
    message: `${name} has its own rules for military pay, which Plainfile can’t apply yet.`,
    when: ({ facts }: StateReader<L>) => facts.military.length > 0,
  },
  {
    path: 'tribalMember',
    message: `${name} has its own rules for income of tribal members, which Plainfile can’t apply yet.`,
    when: ({ facts }: StateReader<L>) => facts.tribalMember.length > 0,
  },
  {
    path: 'businesses',
    message: `Your federal return writes off part of an asset’s cost at once. ${name} wants its own depreciation, which Plainfile can’t work out yet.`,
    when: (reader: StateReader<L>) =>
      takesBonusDepreciation(reader) || (expensing && expensesAssets(reader.facts)),
  },
];
