import type { StarterMaterial } from './material';

export const energy: StarterMaterial = {
  slug: 'energy',
  title: 'Energy at home, cars, and health insurance',
  category: 'credits',
  description:
    'Credits for home improvements, solar power, electric cars, and Marketplace insurance in 2024.',
  pages: [
    [
      [
        'Energy efficient home improvement credit',
        'The credit is 30% of what you paid in 2024 for windows, exterior doors, insulation, an energy audit, and certain air conditioners, furnaces, and water heaters, up to $1,200 a year in total. Within that limit, the credit is up to $600 for windows, $250 for each door ($500 for all doors), $150 for the audit, and $600 for each air conditioner, furnace, or water heater. Heat pumps and heat pump water heaters have their own limit of $2,000 a year.',
        'IRC 25C; Form 5695 (2024)',
      ],
      [
        'Energy credits: which homes',
        'Improvements must be to an existing home in the United States that you live in. For most of them, it must be your main home. A new home under construction doesn’t count for the improvement credit. A landlord who doesn’t live there can’t claim the credit.',
        'IRC 25C, 25D; Form 5695 instructions (2024)',
      ],
      [
        'Residential clean energy credit: solar panels and batteries',
        'The residential clean energy credit is 30% of the cost, including labor, of solar panels, solar water heaters, wind turbines, geothermal heat pumps, fuel cells, and batteries of at least 3 kilowatt-hours. There’s no yearly limit, except for fuel cells. Any credit over your tax carries forward to the next year. Leased panels don’t qualify.',
        'IRC 25D; Form 5695 (2024)',
      ],
    ],
    [
      [
        'New clean vehicle credit: electric cars',
        'The credit for a new electric or plug-in car is up to $7,500. Your income (modified AGI) for 2024 or 2023 can’t be more than $150,000 ($225,000 for head of household, or $300,000 on a joint return). The price limit is $55,000 for cars and $80,000 for vans, SUVs, and pickups.',
        'IRC 30D; Form 8936 (2024)',
      ],
      [
        'Used clean vehicle credit',
        'The credit for a used electric car bought from a dealer for $25,000 or less is 30% of the price, up to $4,000. The modified AGI limits are $75,000, $112,500 for head of household, and $150,000 on a joint return.',
        'IRC 25E; Form 8936 (2024)',
      ],
      [
        'Credit transferred to the dealer',
        'If you transferred the clean vehicle credit to the dealer when you bought the car, you still file Form 8936. If your income was over the limit in both years, you must repay the credit with your return.',
        'IRC 30D(g); Form 8936 instructions (2024)',
      ],
    ],
    [
      [
        'Premium tax credit: Marketplace insurance',
        'People who bought health insurance through the Marketplace may get the premium tax credit. Form 8962 compares the advance payments with the credit for your actual income. The numbers come from Form 1095-A. If your income was higher than expected, you repay part or all of the advance payments.',
        'IRC 36B; Form 8962 (2024); Publication 974',
      ],
      [
        'No federal penalty for being uninsured',
        'There’s no federal penalty for being uninsured in 2024. Some states have their own penalty.',
        'IRC 5000A(c)',
      ],
      [
        'Forms 1095-B and 1095-C',
        'Forms 1095-B and 1095-C show the health coverage you had. Keep them, but don’t enter them on your federal return. Form 1095-A is the one you need.',
        'Forms 1095-B and 1095-C instructions',
      ],
    ],
  ],
};
