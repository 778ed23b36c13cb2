import { parseReturn } from '@/lib/tax/facts/parse-return';
import { askedOfStates } from '@/lib/tax/facts/states/asked';
import { type TaxingState } from '@/lib/tax/facts/states/all';
import { allStates } from '@/lib/tax/states/all-states';
import { calculateStates } from '@/lib/tax/states/calculate-states';
import { uncoveredFacts } from '@/lib/tax/states/state-coverage';
import { listCatalog } from '../list-all';
import { writeAt, type FactTree } from '../write-fact';
import { stateItems } from './state-items';

/** Facts that a state's forms take and no question asks for, each with why. */
const notAsked: Readonly<Record<string, string>> = {
  'states.CA.renterMonths': 'The homes of the year say it.',
  'states.DC.keepChildCareAffordable':
    'Paid by child; the interview has no list of children for a state yet.',
  'states.IA.county': 'Printed only; no line depends on it.',
  'states.ID.agedOrDisabledFamily': 'By relative; the interview has no list of relatives for a state yet.',
  'states.IL.propertyIndexNumber': 'Printed only; no line depends on it.',
  'states.IN.countyOfResidenceJan1': 'Asked with the home.',
  'states.IN.spouseCountyOfResidenceJan1': 'Asked with the home.',
  'states.KY.familySize': 'Counted from the people of the return.',
  'states.LA.schoolExpenses': 'Asked about each dependent.',
  'states.MI.rentMonths': 'The homes of the year say it.',
  'states.MI.heatProvider': 'Printed only; no line depends on it.',
  'states.MN.childrenForRefundAdvance': 'No line of the return depends on it.',
  'states.MO.federalTaxOther': 'Rare taxes on lump sums; taken from the federal return by hand.',
  'states.NM.physicalPresenceDays': 'Counted from the homes of the year.',
  'states.OH.municipal': 'The city’s return is not part of the state’s.',
  'states.PA.forgiveness.claimantQualifies': 'About somebody else’s return.',
  'states.WI.renterHeat': 'The homes of the year say it.',
};

const asked = new Set(listCatalog().flatMap(({ questions }) => questions.map(({ factPath }) => factPath)));
const entries = Object.entries(askedOfStates) as [TaxingState, NonNullable<(typeof askedOfStates)['AL']>][];

const placesOf = (items: (typeof entries)[number][1]) =>
  items.flatMap(({ kind, places, spouse }) =>
    [...places, ...(spouse === undefined ? [] : [spouse])].map(({ fact }) => ({ kind, fact })),
  );

const sample = { yes: true, money: 12.5, count: 1, county: 'Lake' } as const;

test.each(entries)('%s takes every answer, and its forms handle it', (code, items) => {
  const tree: FactTree = { taxYear: 2024, filingStatus: 'single', taxpayer: { dateOfBirth: '1980-03-04' } };
  for (const { kind, fact } of placesOf(items)) writeAt(tree, `states.${code}.${fact}`, sample[kind]);
  const parsed = parseReturn(tree);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const state = allStates.find((one) => one.code === code);
  expect(state && uncoveredFacts(parsed.facts, state)).toEqual([]);
});

test('what a state’s forms take is asked, or stands in a list of what is not, with why', () => {
  const open = allStates.flatMap(({ code, covers }) => {
    const own = placesOf(askedOfStates[code] ?? []).map(({ fact }) => `states.${code}.${fact}`);
    return covers.filter(
      (path) =>
        notAsked[path] === undefined &&
        ![...own, ...asked].some(
          (one) => one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[`),
        ),
    );
  });
  expect(open).toEqual([]);
});

test('no screen of a state shows two choices of the same words', () => {
  for (const [, items] of entries) expect(new Set(items.map(({ label }) => label)).size).toBe(items.length);
});

test.each([
  ['a modest income', 50_000],
  ['an income above the limit of the regular refund', 300_000],
])('everything tried at once brings a Minnesota owner something: %s', (_, wages) => {
  const probe = stateItems.find(({ id }) => id === 'states.MN.items')?.probe;
  const tree: FactTree = {
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-03-04' },
    residency: [{ state: 'MN' }],
    w2s: [{ wages, states: [{ state: 'MN', wages }] }],
  };
  const tried = probe && 'facts' in probe ? probe.facts.at(-1) : {};
  for (const [path, value] of Object.entries(tried ?? {})) writeAt(tree, path, value);
  const parsed = parseReturn(tree);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  expect(calculateStates(parsed.facts)['MN']?.lines).toHaveProperty('mn-m1pr');
});
