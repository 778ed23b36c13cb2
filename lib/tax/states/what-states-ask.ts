import { taxingStates } from '../facts/states/all';

/**
 * Which states want to know what about a home: what the interview asks. Names only, so that a screen doesn't load the
 * forms. `what-states-ask.test.ts` compares with what the forms read.
 */
const withHomeCredits: ReadonlySet<string> = new Set(['DC', 'IL', 'MA', 'ME', 'WV']);
const withHeat: ReadonlySet<string> = new Set(['WI']);
const withCounties: Readonly<Record<string, readonly string[]>> = {
  MD: [
    'Allegany',
    'Anne Arundel',
    'Baltimore City',
    'Baltimore County',
    'Calvert',
    'Caroline',
    'Carroll',
    'Cecil',
    'Charles',
    'Dorchester',
    'Frederick',
    'Garrett',
    'Harford',
    'Howard',
    'Kent',
    'Montgomery',
    'Prince George’s',
    'Queen Anne’s',
    'Somerset',
    'St. Mary’s',
    'Talbot',
    'Washington',
    'Wicomico',
    'Worcester',
  ],
};
const withDistricts: ReadonlySet<string> = new Set([]);

/** Cities whose income tax stands on the state's return. */
export const taxingCities: Readonly<Record<string, readonly string[]>> = { NY: ['New York City', 'Yonkers'] };

export const hasIncomeTax = (state: string): boolean => (taxingStates as readonly string[]).includes(state);
/** Property tax or rent moves a line of the state's return. */
export const asksAboutHome = (state: string): boolean => withHomeCredits.has(state);
export const asksAboutHeat = (state: string): boolean => withHeat.has(state);
export const asksForCounty = (state: string): boolean => countiesOf(state).length > 0;
export const asksForDistrict = (state: string): boolean => withDistricts.has(state);
/** Counties with an income tax on the state's return; none elsewhere. */
export const countiesOf = (state: string): readonly string[] => withCounties[state] ?? [];
