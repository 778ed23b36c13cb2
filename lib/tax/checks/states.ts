import { addCents, centsOf, exactDollars, isSome } from '../facts/cents';
import { onlyState } from '../states/shared/days';
import { isReciprocal } from '../states/shared/reciprocity';
import { asksAboutHome, asksForCounty, hasIncomeTax } from '../states/what-states-ask';
import { type Check, type CheckView, dollarText, type Finding } from './check';
import { nameW2 } from './wages';

/** States of the homes of the year, and of the address of people who state none. */
const homeStates = ({ facts }: CheckView): string[] => {
  const homes = facts.residency.length === 0 ? [onlyState(facts)] : facts.residency.map(({ state }) => state);
  return [...new Set(homes.map((state) => state.toUpperCase()))].filter((state) => state !== '');
};

/** Each row of boxes 15 to 20, with the form's name. */
const rowsOfW2s = ({ facts }: CheckView) =>
  facts.w2s.flatMap((w2, at) =>
    w2.states.map((row, index) => ({
      w2,
      row,
      state: row.state.toUpperCase(),
      name: nameW2(w2, at),
      path: `w2s.${at}.states.${index}`,
    })),
  );

/** Box 12 codes of pay that some states tax and box 1 leaves out: deferrals, and health savings accounts. */
const leftOutOfBox1: ReadonlySet<string> = new Set(['D', 'E', 'F', 'G', 'H', 'S', 'W']);
/** Box 16 may hold what a state adds and no box of the federal part shows. */
const unexplained = 2500;
/** In thousandths of the wages: no state's rate of 2024 is above California's 12.3% and 1% over a million. */
const mostWithheld = 133;

const noStateWages: Check = {
  id: 'state-wages-missing',
  severity: 'warning',
  title: 'State tax was withheld, but there are no state wages',
  impact: 'The state return would leave these wages out.',
  source: 'Instructions for Forms W-2 and W-3, boxes 15 to 17',
  find: (view) =>
    rowsOfW2s(view)
      .filter(({ row }) => centsOf(row.withholding) > 0 && centsOf(row.wages) === 0)
      .map(({ row, name, state, path }) => ({
        path: `${path}.wages`,
        description: `On ${name}, box 17 shows ${dollarText(exactDollars(row.withholding))} of ${state} tax, but box 16 is blank or 0.`,
        suggestedFix: 'Copy box 16 from the form.',
      })),
};

/** What a state can tax of a job at most: box 1, and what box 1 leaves out. */
const mostWages = (w2: CheckView['facts']['w2s'][number]): number =>
  Math.max(exactDollars(w2.wages), exactDollars(w2.medicareWages)) +
  exactDollars(
    addCents(
      w2.box12.filter(({ code }) => leftOutOfBox1.has(code)),
      ({ amount }) => amount,
    ),
  ) +
  unexplained;

const tooHighStateWages: Check = {
  id: 'state-wages-high',
  severity: 'warning',
  title: 'State wages are more than federal wages',
  impact: 'You would pay the state too much tax.',
  source: 'Instructions for Forms W-2 and W-3, boxes 1 and 16',
  find: (view) =>
    rowsOfW2s(view)
      .filter(({ w2, row }) => exactDollars(row.wages) > mostWages(w2))
      .map(({ w2, row, name, path }) => ({
        path: `${path}.wages`,
        description: `Box 16 of ${name} shows ${dollarText(exactDollars(row.wages))}. Box 1 (${dollarText(exactDollars(w2.wages))}) and box 12 don’t explain the difference.`,
        suggestedFix: 'Compare boxes 1 and 16 with the form.',
      })),
};

const tooMuchWithheld: Check = {
  id: 'state-withholding-high',
  severity: 'warning',
  title: 'More state tax was withheld than any state charges',
  impact: 'The state would refund money it never received.',
  source: 'Instructions for Forms W-2 and W-3, boxes 16 and 17; Cal. Rev. & Tax. Code 17041 and 17043',
  find: (view) =>
    rowsOfW2s(view)
      .filter(
        ({ row }) =>
          centsOf(row.wages) > 0 && centsOf(row.withholding) * 1000 > centsOf(row.wages) * mostWithheld,
      )
      .map(({ row, name, path }) => ({
        path: `${path}.withholding`,
        description: `Box 17 of ${name} shows ${dollarText(exactDollars(row.withholding))} of tax on ${dollarText(exactDollars(row.wages))} of state wages.`,
        suggestedFix: 'Compare box 17 with the form.',
      })),
};

const withheldWithoutTax: Check = {
  id: 'state-without-income-tax',
  severity: 'warning',
  title: 'Tax was withheld for a state without an income tax',
  impact: 'You can’t get this money back by filing a state return.',
  source: 'Form W-2, boxes 15 and 17',
  find: (view) =>
    rowsOfW2s(view)
      .filter(({ row, state }) => state !== '' && !hasIncomeTax(state) && centsOf(row.withholding) > 0)
      .map(({ row, name, state, path }) => ({
        path: `${path}.state`,
        description: `Box 17 of ${name} shows ${dollarText(exactDollars(row.withholding))} withheld for ${state}, which has no income tax on wages.`,
        suggestedFix: 'Compare boxes 15 and 17 with the form, or ask your employer.',
      })),
};

const withheldUnderAgreement: Check = {
  id: 'state-agreement',
  severity: 'info',
  title: 'Tax was withheld for the wrong state',
  impact: 'You can get the money back by filing a return in that state. Your home state taxes these wages.',
  source: 'State reciprocal agreements; see the nonresident return instructions',
  find: (view) => {
    const homes = homeStates(view);
    const [home] = homes;
    if (home === undefined || homes.length > 1) return [];
    return rowsOfW2s(view)
      .filter(({ row, state }) => state !== home && isReciprocal(state, home) && centsOf(row.withholding) > 0)
      .map(({ row, name, state, path }) => ({
        path: `${path}.withholding`,
        description: `Box 17 of ${name} shows ${dollarText(exactDollars(row.withholding))} withheld for ${state}. Under a reciprocal agreement, ${state} doesn’t tax the wages of people who live in ${home}.`,
        suggestedFix: `File the ${state} return to get it back, and ask your employer to withhold for ${home}.`,
      }));
  },
};

const noCounty: Check = {
  id: 'state-county',
  severity: 'warning',
  title: 'The county is missing',
  impact: 'The county’s income tax is part of the state return.',
  source: 'Form 502, page 1 (Maryland); Form IT-40, page 1 (Indiana)',
  find: (view) => {
    const { facts } = view;
    const isStated = (state: string) =>
      facts.residency.some((stay) => stay.state.toUpperCase() === state && stay.county !== '') ||
      (state === 'IN' && facts.states.IN.countyOfResidenceJan1 !== '');
    return homeStates(view)
      .filter((state) => asksForCounty(state) && !isStated(state))
      .map((state): Finding => ({
        path: 'residency.0.county',
        description: `Your ${state} return requires the county you lived in.`,
        suggestedFix: 'Enter the county you lived in.',
      }));
  },
};

/** Districts with a tax: Ohio by number and rate, Iowa's surtax in percent of the state's tax. */
const noDistrictRate: Check = {
  id: 'state-district',
  severity: 'warning',
  title: 'The school district’s tax rate is missing',
  impact: 'Your return leaves out the district’s tax.',
  source: 'Form SD 100 (Ohio); IA 1040, surtax',
  find: ({ facts: { states } }) => [
    ...(/^\d/.test(states.OH.schoolDistrictNumber) && states.OH.schoolDistrictRate === null
      ? [districtFinding('OH', 'schoolDistrictRate', states.OH.schoolDistrictNumber)]
      : []),
    ...(/^\d/.test(states.IA.schoolDistrictNumber) && states.IA.surtaxRate === null
      ? [districtFinding('IA', 'surtaxRate', states.IA.schoolDistrictNumber)]
      : []),
  ],
};

const districtFinding = (code: string, rate: string, number: string): Finding => ({
  path: `states.${code}.${rate}`,
  description: `You entered school district ${number} but not its tax rate.`,
  suggestedFix:
    'Look up the rate in the state’s list of districts. Enter 0 if the district has no income tax.',
});

const noRentOrTax: Check = {
  id: 'state-home-cost',
  severity: 'warning',
  title: 'A home has no rent or property tax',
  impact: 'You may miss out on a state credit.',
  source: 'State property tax and renter’s credits',
  find: ({ facts }) =>
    facts.homes.flatMap((home, at): Finding[] => {
      if (!asksAboutHome(home.state.toUpperCase()) || isSome(home.rent) || isSome(home.propertyTax))
        return [];
      const rents = home.use === 'rent' || home.use === 'nursingHome';
      return [
        {
          path: `homes.${at}.${rents ? 'rent' : 'propertyTax'}`,
          description: `You entered a home in ${home.state} but no ${rents ? 'rent' : 'property tax'} for it.`,
          suggestedFix: rents
            ? 'Enter the rent you paid for the year.'
            : 'Enter the property tax you paid for the year.',
        },
      ];
    }),
};

const taxWithoutHome: Check = {
  id: 'state-home-missing',
  severity: 'info',
  title: 'Property tax may qualify you for a state credit',
  impact: 'Your state may refund part of the tax.',
  source: 'State property tax credits',
  find: (view) => {
    const { facts } = view;
    const [home] = homeStates(view).filter(asksAboutHome);
    if (home === undefined || facts.homes.length > 0 || !isSome(facts.itemized.realEstateTax)) return [];
    return [
      {
        path: 'itemized.realEstateTax',
        description: `You paid ${dollarText(exactDollars(facts.itemized.realEstateTax))} in property tax but didn’t enter a home in ${home}.`,
        suggestedFix: 'In State returns, answer Yes to the question about rent or property tax.',
      },
    ];
  },
};

/** What state returns need, beside the documents of the federal one. */
export const stateChecks: readonly Check[] = [
  noStateWages,
  tooHighStateWages,
  tooMuchWithheld,
  withheldWithoutTax,
  withheldUnderAgreement,
  noCounty,
  noDistrictRate,
  noRentOrTax,
  taxWithoutHome,
];
