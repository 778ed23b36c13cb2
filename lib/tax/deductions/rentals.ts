import { isBuilding } from '../us/form-4562/depreciate';
import { lacksBuilding } from '../us/schedule-e/rental-kinds';
import { condition, type Idea, type Opportunity, unknown } from './opportunity';

/** The facts don't tell what the building cost: a round example, in dollars. */
const exampleCost = 100_000;

/** A building in its second year: depreciated for all of this one. */
const buildingFor = (kind: string, taxYear: number) => ({
  description: 'Building',
  class: /commercial|^4$/i.test(kind) ? '39' : '27.5',
  placedInService: `${taxYear - 1}-01-01`,
  cost: exampleCost,
});

export const rentalDepreciationOpportunity: Opportunity = {
  id: 'rental-depreciation',
  name: 'Depreciation on a building you rent out',
  category: 'Work and business',
  description: 'If you own the building you rent out, deduct part of its cost each year.',
  steps: [
    'Find what you paid for the property, including closing costs. Subtract the value of the land. Your property tax bill often shows how the value is split.',
    'Enter the building in the interview and recalculate. Plainfile fills in Form 4562.',
    'If you didn’t depreciate it in earlier years, ask your preparer about Form 3115. Plainfile doesn’t prepare that form.',
  ],
  law: {
    explanation:
      'You deduct the cost of a residential rental building over 27.5 years, and of any other building over 39 years. Land isn’t depreciated. When you sell, your basis is reduced by the depreciation you could have deducted, even if you didn’t deduct it.',
    source: 'IRC 168(c) and 1016(a)(2); Publication 527 (2024), chapter 2',
  },
  look: ({ facts }) => ({
    ideas: facts.rentals.flatMap((rental, at): Idea[] => {
      if (!lacksBuilding(rental)) return [];
      const path = `rentals.${at}.assets.${rental.assets.length}`;
      return [
        {
          key: String(at),
          about: rental.address || `rental ${at + 1}`,
          path,
          changes: [{ path, value: buildingFor(rental.kind, facts.taxYear) }],
          amount: {
            dollars: exampleCost,
            says: 'for the building is only an example. Your savings depend on what your building cost, not including the land.',
          },
          conditions: [
            condition('You rented out a building.', true),
            unknown('You own the building. You don’t rent it from someone else.'),
            unknown('You started renting it out recently enough that part of its cost is left to deduct.'),
          ],
        },
      ];
    }),
    otherwise: facts.rentals.some(({ assets }) => assets.some(isBuilding))
      ? 'The building you rent out is on the return.'
      : 'You need a building that you own and rent out.',
  }),
};
