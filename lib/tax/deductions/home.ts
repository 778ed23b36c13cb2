import { isSome } from '../facts/cents';
import { cleanEnergy, cleanVehicle, homeImprovement, usedCleanVehicle } from '../us/schedule-3/part-1';
import { tax } from '../us/form-1040/tax-and-credits';
import { condition, type Idea, type Opportunity, say, unknown } from './opportunity';
import { type DeductionView, usefulAmount } from './view';

/** A mortgage or property tax says that the filer owns a home; nothing says the opposite. */
const ownsHome = ({ facts }: DeductionView): true | null =>
  facts.itemized.mortgages.length > 0 || isSome(facts.itemized.realEstateTax) ? true : null;

const hasTax = (view: DeductionView) =>
  condition(
    'You owe tax that the credit can reduce.',
    view.get(tax) > 0,
    'You owe no tax that the credit could reduce.',
  );

const improvements = [
  { key: 'heatPumps', about: 'a heat pump or biomass stove', limit: 'heatPumpLimit' },
  { key: 'insulation', about: 'insulation and air sealing', limit: 'insulationLimit' },
] as const;

export const homeEnergyOpportunity: Opportunity = {
  id: 'home-improvement',
  name: 'Energy efficient home improvement credit',
  category: 'Home',
  description:
    'You can claim 30% of what you paid for energy efficient improvements to your home, up to annual limits.',
  steps: [
    'Find the bill and the manufacturer’s certification for improvements installed in 2024.',
    'Enter the cost in the interview and recalculate. Plainfile fills in Form 5695.',
  ],
  law: {
    explanation:
      'The credit is 30% of the cost: up to $2,000 for heat pumps and biomass stoves, and up to $1,200 for everything else combined. The credit can only reduce your tax to zero, and any unused credit is lost.',
    source: 'IRC 25C; Form 5695 (2024), Part II',
  },
  tells: ['energy.heatPumps', 'energy.insulation'],
  look: (view) => {
    const claimed = view.get(homeImprovement);
    const { rate } = view.law.homeEnergy;
    const ideas = improvements.flatMap(({ key, about, limit }): Idea[] => {
      if (isSome(view.facts.energy[key])) return [];
      const path = `energy.${key}`;
      const changesFor = (dollars: number) => [{ path, value: dollars }];
      const most = Math.ceil(view.law.homeEnergy[limit] / rate);
      const dollars = usefulAmount(view, most, changesFor) ?? most;
      return [
        {
          key,
          about,
          path,
          changes: changesFor(dollars),
          amount: {
            dollars,
            says: 'in costs is the most you can use. We based the savings on that.',
          },
          conditions: [
            hasTax(view),
            condition('You own the home, and it’s your main home in the United States.', ownsHome(view)),
            unknown('The improvement was installed in 2024 and meets the energy efficiency requirements.'),
          ],
        },
      ];
    });
    return {
      ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-3', line: '5b' } } : {}),
      otherwise: 'What you entered is on your return.',
    };
  },
};

const exampleSolar = 20_000;

export const cleanEnergyOpportunity: Opportunity = {
  id: 'clean-energy',
  name: 'Residential clean energy credit',
  category: 'Home',
  description: 'You can claim 30% of the cost of solar, wind, geothermal, or battery storage for your home.',
  steps: [
    'Find the contract and the date the system was placed in service.',
    'Enter the cost in the interview and recalculate. Plainfile fills in Form 5695.',
  ],
  law: {
    explanation: 'There’s no limit on the cost. Unused credit carries forward to next year.',
    source: 'IRC 25D; Form 5695 (2024), Part I',
  },
  tells: ['energy.solar'],
  look: (view) => {
    const claimed = view.get(cleanEnergy);
    const path = 'energy.solar';
    const changesFor = (dollars: number) => [{ path, value: dollars }];
    const dollars = usefulAmount(view, exampleSolar, changesFor) ?? exampleSolar;
    return {
      ideas: isSome(view.facts.energy.solar)
        ? []
        : [
            {
              path,
              changes: changesFor(dollars),
              amount: {
                dollars,
                says: 'in costs is the amount we used. You also get 30% of any additional costs, now or carried forward to next year.',
              },
              conditions: [
                hasTax(view),
                condition('The home is your residence and is in the United States.', ownsHome(view)),
                unknown('The system was placed in service in 2024, and you own it.'),
              ],
            },
          ],
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-3', line: '5a' } } : {}),
      otherwise: 'What you entered is on your return.',
    };
  },
};

const kinds = [
  { key: 'new', about: 'a new car', newVehicle: true, limit: 'newIncomeLimit', most: 'newLimit' },
  { key: 'used', about: 'a used car', newVehicle: false, limit: 'usedIncomeLimit', most: 'usedLimit' },
] as const;

export const cleanVehicleOpportunity: Opportunity = {
  id: 'clean-vehicle',
  name: 'Clean vehicle credit',
  category: 'Home',
  description:
    'You can claim up to $7,500 for a new electric, plug-in hybrid, or fuel cell vehicle, and up to $4,000 for a used one.',
  steps: [
    'Find the seller’s report. It shows the VIN and the credit amount.',
    'Check that you didn’t already transfer the credit to the dealer.',
    'Enter the vehicle in the interview and recalculate. Plainfile fills in Form 8936.',
  ],
  law: {
    explanation:
      'The dealer must report the sale to the IRS. Your modified AGI for 2024 or 2023 must be within the limit. The personal-use part can only reduce your tax to zero.',
    source: 'IRC 25E and 30D; Form 8936 (2024) and its instructions',
  },
  tells: ['cleanVehicles'],
  look: (view) => {
    const { facts, law, input } = view;
    const claimed = view.get(cleanVehicle) + view.get(usedCleanVehicle);
    const ideas = kinds.map(({ key, about, newVehicle, limit, most }): Idea => {
      const income = law.cleanVehicles[limit][facts.filingStatus];
      const dollars = law.cleanVehicles[most];
      const at = input.cleanVehicles?.length ?? 0;
      return {
        key,
        about,
        path: 'cleanVehicles',
        changes: [
          {
            path: `cleanVehicles.${at}`,
            value: { newVehicle, placedInService: `${law.year}-07-01`, tentativeCredit: dollars },
          },
        ],
        amount: {
          dollars,
          says: 'is the maximum credit. The seller’s report shows the amount for your vehicle.',
        },
        conditions: [
          condition(`Your modified AGI isn’t over ${say(income)}.`, view.agi <= income ? true : null),
          hasTax(view),
          unknown('You took delivery in 2024, and the dealer reported the sale to the IRS.'),
          unknown('You didn’t transfer the credit to the dealer.'),
        ],
      };
    });
    return {
      ideas: (input.cleanVehicles?.length ?? 0) > 0 ? [] : ideas,
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: '8936', line: '13' } } : {}),
      otherwise: 'The vehicle you told us about is on your return.',
    };
  },
};
