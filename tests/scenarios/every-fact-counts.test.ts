import { z } from 'zod';
import { type Calculation, calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { ReturnInput } from '@/lib/tax/facts/return-input';
import { whyWithoutEffect } from '@/lib/tax/us/facts-without-effect';
import { allReturns } from './all-returns';
import { returnsForFacts } from './returns-for-facts';

type Json = Record<string, unknown>;

const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema below a key, without what says that it may be left out. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return inner(schema.unwrap());
  return schema;
}

/**
 * Every fact that the input can state, as a pattern (`w2s.*.box12.*.amount`), with the values that it may have where they
 * can be listed.
 */
function listFacts(schema: z.core.$ZodType, path = ''): [pattern: string, options: unknown[]][] {
  const found = inner(schema);
  if (found instanceof z.ZodObject)
    return Object.entries(found.shape).flatMap(([key, part]) =>
      listFacts(part, path === '' ? key : `${path}.${key}`),
    );
  if (found instanceof z.ZodArray) return listFacts(found.element, `${path}.*`);
  if (found instanceof z.ZodEnum) return [[path, [...found.options]]];
  if (found instanceof z.ZodUnion) {
    const groups = found.options.filter((option) => inner(option) instanceof z.ZodObject);
    return [[path, []], ...groups.flatMap((option) => listFacts(option, path))];
  }
  return [[path, []]];
}

/** The stated facts of a return: paths with positions. */
function listStated(value: unknown, path = ''): string[] {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => listStated(item, below(String(i))));
  if (isGroup(value))
    return [path, ...Object.keys(value).flatMap((key) => listStated(value[key], below(key)))];
  return [path];
}

const patternOf = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** Values that a fact could have in place of the one it has; the first that the schema accepts and that moves a line counts. */
function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1_000, Math.max(0, value - 1_000), 0, 1, value * 3 + 50_000];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value)
      ? [
          `${Number(value.slice(0, 4)) - 1}${value.slice(4)}`,
          '2024-03-02',
          '2024-11-20',
          '1955-03-02',
          '2015-06-01',
          null,
        ]
      : [null, '', 'taxpayer', 'spouse', 'ZZ', 'A', 'D', '1', '7'];
  return [null, [], {}];
}

/** What a fact that is not stated could be. */
const anyValues: unknown[] = [
  true,
  false,
  1,
  3,
  500,
  20_000,
  400_000,
  '2024-05-05',
  '1950-05-05',
  'CA',
  'CASDI',
  '02',
  'A',
];

/** Where a fact could be added to a return: groups are made, lists keep the items that they have. */
function placesOf(input: Json, pattern: string): string[] {
  let places: string[] = [''];
  const keys = pattern.split('.');
  keys.forEach((key, i) => {
    places = places.flatMap((place) => {
      if (key !== '*') return [place === '' ? key : `${place}.${key}`];
      const list = valueAt(input, place);
      if (Array.isArray(list) && list.length > 0) return list.map((_, at) => `${place}.${at}`);
      return i === keys.length - 1 ? [`${place}.0`] : [];
    });
  });
  return places;
}

/** A copy of the JSON with another value at the path; undefined takes the key out. */
function withValue(input: Json, path: string, value: unknown): Json {
  const copy = structuredClone(input);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = copy;
  keys.forEach((key, i) => {
    const group = at as Json;
    group[key] ??= /^\d+$/.test(keys[i + 1] ?? last) ? [] : {};
    at = group[key];
  });
  if (Array.isArray(at)) at.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  else if (isGroup(at)) {
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
}

const calculate = (input: unknown): Calculation | null => {
  const parsed = parseReturn(input);
  return parsed.ok ? calculateReturn(parsed.facts) : null;
};

/** What a filer sees of a result: lines, and the reason where there are none. */
const seen = ({ lines, problems }: Calculation) => JSON.stringify([lines, problems]);

/** Whether another value at the path, or none, makes a difference that is seen. */
function changesSomething(input: Json, before: string, path: string, values: readonly unknown[]): boolean {
  return values.some((other) => {
    const after = calculate(withValue(input, path, other));
    return after !== null && seen(after) !== before;
  });
}

function valueAt(input: unknown, path: string): unknown {
  let at = input;
  for (const key of path.split('.')) at = isGroup(at) || Array.isArray(at) ? (at as Json)[key] : undefined;
  return at;
}

/**
 * Facts that rules read, but whose effect no return here shows yet: they need several other facts at once. The list may
 * only get shorter; a new fact gets a return that shows what it does.
 */
const effectNotShown: readonly string[] = [
  'parents.payCoversHalfOfSupport',
  'w2s.*.states.*.state',
  'retirement.*.rolloverToRoth',
  'retirement.*.earlyExceptionPlanValue',
  'iraBasis.taxpayer.rothConversions.*.year',
  'iraBasis.spouse.firstHomeBefore',
  'iraBasis.spouse.rothFirstYear',
  'iraBasis.spouse.rothConversions.*.year',
  'iraBasis.spouse.rothConversions.*.taxable',
  'iraBasis.spouse.rothConversions.*.untaxed',
  'governmentPayments.*.stateRefundYear',
  'hsaDistributions.*.owner',
  'businesses.*.propertySales.*.additionalDepreciation',
  'rentals.*.assets.*.acquired',
  'rentals.*.propertySales.*.additionalDepreciation',
  'realEstate.professional.taxpayer',
  'k1s.*.activeParticipation',
  'k1s.*.rentalMaterialParticipation',
  'farms.*.assets.*.acquired',
  'farms.*.assets.*.sold.price',
  'farms.*.assets.*.sold.sellingExpenses',
  'farms.*.assets.*.sold.priorDepreciation',
  'farms.*.assets.*.sold.homeSale',
  'farms.*.qbi.specifiedService',
  'farms.*.qbi.w2Wages',
  'farms.*.qbi.propertyBasis',
  'childCare.persons.*.spouse',
  'education.*.student',
  'education.*.student.dependentIndex',
  'foreignEarnedIncome.*.waiver',
  'residency.*.state',
  'residency.*.from',
  'residency.*.to',
];

describe('every fact that a filer can state', () => {
  const optionsByFact = new Map(listFacts(ReturnInput));
  const facts = [...optionsByFact.keys()];
  const counts = new Set<string>();

  beforeAll(() => {
    const calculated = [...allReturns.map(({ input }) => input), ...returnsForFacts].flatMap((input) => {
      const result = calculate(input);
      return result === null ? [] : [{ input: input as unknown as Json, before: seen(result) }];
    });
    // First what the returns state, taken out or put another way.
    for (const { input, before } of calculated)
      for (const path of listStated(input)) {
        const pattern = patternOf(path);
        if (path === '' || counts.has(pattern) || whyWithoutEffect(pattern) !== null) continue;
        const value = valueAt(input, path);
        if (isGroup(value)) continue;
        const values = [undefined, ...(optionsByFact.get(pattern) ?? []), ...otherValues(value)];
        if (changesSomething(input, before, path, values)) counts.add(pattern);
      }
    // Then what none of them states, added wherever there is a place for it; what is known to show nothing has been tried
    // where it is stated, and adding it to every return would take as long as all the rest.
    for (const pattern of facts) {
      if (counts.has(pattern) || whyWithoutEffect(pattern) !== null || effectNotShown.includes(pattern))
        continue;
      const values = [...(optionsByFact.get(pattern) ?? []), ...anyValues];
      for (const { input, before } of calculated)
        if (placesOf(input, pattern).some((path) => changesSomething(input, before, path, values))) {
          counts.add(pattern);
          break;
        }
    }
  });

  it('changes a line in a return worked by hand, or is named with the reason why it changes none', () => {
    const silent = facts.filter((fact) => !counts.has(fact) && whyWithoutEffect(fact) === null);
    expect(silent.toSorted()).toEqual([...effectNotShown].toSorted());
  });
});
