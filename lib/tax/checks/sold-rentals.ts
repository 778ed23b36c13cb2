import { type Check } from './check';

/** Form 4797 is where the sale would stand. */
const rentalSold: Check = {
  id: 'rental-sold',
  severity: 'warning',
  title: 'A rental you sold has no sale price',
  impact: 'Until you enter the sale, this rental’s losses stay limited and its gain isn’t taxed.',
  source: 'Instructions for Form 8582 (2024), dispositions; Form 4797 (2024)',
  find: ({ facts }) =>
    facts.rentals.flatMap(({ soldEntirely, address, assets, propertySales }, at) =>
      soldEntirely === true &&
      propertySales.length === 0 &&
      assets.every(({ sold }) => sold === null) &&
      facts.homeSales.every(({ rentedAtSale }) => !rentedAtSale) &&
      facts.installmentSales.every(({ use, position }) => use !== 'rental' || position !== at)
        ? [
            {
              path: `rentals.${at}.soldEntirely`,
              description: `You sold ${address || `rental ${at + 1}`}, but you didn’t enter a sale price.`,
              suggestedFix: 'Enter the sale of the building and land.',
            },
          ]
        : [],
    ),
};

export const soldRentalChecks: readonly Check[] = [rentalSold];
