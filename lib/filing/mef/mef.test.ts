import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import { federalEdition } from '@/lib/tax/us/editions';
import { listAllForms } from '@/lib/tax/us/forms';
import { lineOf1040 } from '../line-numbers';
import { elementAt } from './elements';
import { learnedOrder } from './learned-order';
import { elementsOf, groupsOfPart } from './map';
import { groupOfBox } from './maps/form-8949';
import { mapsOf } from './maps-of-year';
import { findPaperOnly, paperOnlyForms, whyOnPaper } from './paper-only';

const alive = { dateOfBirth: '1950-05-05' };

function factsOf(input: ReturnInputJson): ReturnInput {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error('the facts don’t fit');
  return parsed.facts;
}

describe.each([2024, 2025] as const)('maps of %i', (year) => {
  const maps = mapsOf(year);
  const mapped = maps.flatMap(({ parts }) => parts);

  test('every line of every printed form is mapped once, or said to have no place', () => {
    const { print } = federalEdition(year);
    for (const form of listAllForms().filter((each) => each.kind === 'form' && print.ofForm(each) !== null)) {
      const parts = mapped.filter((part) => part.form === form.id);
      if (form.id in paperOnlyForms) {
        expect([form.id, parts.length]).toEqual([form.id, 0]);
        continue;
      }
      expect([form.id, parts.length]).toEqual([form.id, 1]);
      const named = parts.flatMap((part) => [...part.lines.map(([line]) => line), ...(part.notFiled ?? [])]);
      expect([form.id, [...named].sort()]).toEqual([
        form.id,
        print
          .numbered(form)
          .map(({ number }) => number)
          .sort(),
      ]);
    }
  });

  const facts = factsOf({ taxYear: year, filingStatus: 'mfj', taxpayer: alive, spouse: alive });

  test('a return for someone who died goes by mail', () => {
    const died = { ...alive, dateOfDeath: `${year}-05-05` };
    const both = { taxYear: year, filingStatus: 'mfj', taxpayer: alive, spouse: alive } as const;
    const namesOf = (input: ReturnInputJson) => findPaperOnly({ lines: {}, facts: factsOf(input) });
    expect(namesOf({ ...both, taxpayer: died })).toEqual(['a return for someone who died']);
    expect(namesOf({ ...both, taxpayer: died, spouse: died })).toHaveLength(1);
    // The survivor of a couple signs alone, and sends it.
    expect(namesOf({ ...both, spouse: died })).toEqual([]);
    expect(namesOf({ ...both, filingStatus: 'mfs', spouse: died })).toEqual([]);
    expect(whyOnPaper(namesOf({ ...both, taxpayer: died }))).toContain('can’t e-file a return for someone');
  });

  test('a vehicle given to charity goes by mail, other things do not', () => {
    const given = (kind: 'vehicle' | 'clothing') => ({
      ...facts,
      itemized: factsOf({
        taxYear: year,
        filingStatus: 'single',
        taxpayer: alive,
        itemized: { propertyGifts: [{ charity: 'Harbor House', kind, value: 900 }] },
      }).itemized,
    });
    const lines = { '8283': [{}] };
    expect(findPaperOnly({ lines, facts: given('vehicle') })).toEqual(['Form 8283 for a vehicle']);
    expect(findPaperOnly({ lines, facts: given('clothing') })).toEqual([]);
  });

  test('a form that goes by mail only is one that the engine prints', () => {
    const printed = listAllForms().filter(({ kind }) => kind === 'form');
    for (const id of Object.keys(paperOnlyForms)) expect(printed.map((form) => form.id)).toContain(id);
  });

  test('a return with such a form is named as one for the mail', () => {
    const names = findPaperOnly({ lines: { '1040': {}, 'net-operating-loss': {} }, facts });
    expect(names).toEqual(['the net operating loss statement']);
    expect(whyOnPaper(names)).toContain('can’t e-file the net operating loss statement');
    const line = { value: 1 } as never;
    expect(
      findPaperOnly({ lines: { '6781': {}, '6781-line-1': [{}], '461': {}, '982': {} }, facts }),
    ).toEqual([]);
    expect(findPaperOnly({ lines: { '6781': { '4': line } }, facts })).toEqual([
      'Form 6781 with adjustments',
    ]);
    expect(findPaperOnly({ lines: { '982': { '10a': line } }, facts })).toEqual([
      'Form 982 with a reduction of basis',
    ]);
    expect(findPaperOnly({ lines: { '8936': {} }, facts })).toEqual([]);
    expect(findPaperOnly({ lines: { '1040': {} }, facts })).toEqual([]);
  });

  test('no element of a document is given twice', () => {
    for (const { document, parts } of maps) {
      for (const { lines, group } of parts) {
        const elements = lines.flatMap(([, place]) => [...new Set(elementsOf(place))]);
        expect([document, group, new Set(elements).size]).toEqual([document, group, elements.length]);
      }
    }
  });

  test('an element keeps to the alphabet of the schema', () => {
    for (const { parts } of maps)
      for (const [, place] of parts.flatMap(({ lines }) => lines))
        for (const element of elementsOf(place))
          expect(element).toMatch(/^\/?([A-Za-z][A-Za-z0-9]*(#\d+)?\/)*[A-Za-z][A-Za-z0-9]*$/);
  });

  test('every element stands in the list of the year', () => {
    const unknown: string[] = [];
    for (const { document, parts } of maps) {
      for (const part of parts) {
        const around = document === 'IRS8949' ? [groupOfBox('A'), groupOfBox('D')] : [''];
        const within = around.flatMap((outer) => groupsOfPart(part).map((group) => [outer, group ?? '']));
        for (const element of part.lines.flatMap(([, place]) => elementsOf(place))) {
          for (const groups of within) {
            const path = element.startsWith('/')
              ? element.slice(1)
              : [...groups, element].filter(Boolean).join('/');
            const facts = elementAt(document, path, year);
            if (facts === undefined || facts.kind === 'group') unknown.push(`${document}/${path}`);
          }
        }
      }
    }
    expect(unknown).toEqual([]);
  });

  test('the learned order names nothing twice', () => {
    for (const [path, { order }] of Object.entries(learnedOrder)) {
      const names = order.split(' ');
      expect([path, new Set(names).size]).toEqual([path, names.length]);
    }
  });
});

const missing = (): never => {
  throw new Error('there is no Form 1040');
};

test('a line of Form 1040 has the number that its year prints', () => {
  const form = listAllForms().find(({ id }) => id === '1040');
  const [before, after] = [federalEdition(2024).print, federalEdition(2025).print];
  const moved = (form?.lines ?? []).flatMap((line): [string, string][] => {
    const [old, now] = [before.of(line)?.number, after.of(line)?.number];
    return old === undefined || now === undefined || old === now ? [] : [[old, now]];
  });
  expect(moved.length).toBeGreaterThan(3);
  for (const [old, now] of moved) {
    expect(lineOf1040(old, 2024)).toBe(old);
    expect(lineOf1040(old, 2025)).toBe(now);
  }
  for (const { number } of before.numbered(form ?? missing()))
    if (!moved.some(([old]) => old === number)) expect(lineOf1040(number, 2025)).toBe(number);
});
