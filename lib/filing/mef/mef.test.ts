import { listAllForms } from '@/lib/tax/us/forms';
import { mefMaps } from './all-maps';
import { learnedOrder } from './learned-order';

describe('maps', () => {
  const mapped = mefMaps.flatMap(({ parts }) => parts);

  test('every line of every printed form is mapped once, or said to have no place', () => {
    for (const form of listAllForms().filter(({ kind }) => kind === 'form')) {
      const parts = mapped.filter((part) => part.form === form.id);
      expect([form.id, parts.length]).toEqual([form.id, 1]);
      const named = parts.flatMap((part) => [...part.lines.map(([line]) => line), ...(part.notFiled ?? [])]);
      expect([form.id, [...named].sort()]).toEqual([form.id, form.lines.map(({ number }) => number).sort()]);
    }
  });

  test('no element of a document is given twice', () => {
    for (const { document, parts } of mefMaps) {
      for (const { lines, group } of parts) {
        const elements = lines.map(([, element]) => element);
        expect([document, group, new Set(elements).size]).toEqual([document, group, elements.length]);
      }
    }
  });

  test('an element keeps to the alphabet of the schema', () => {
    for (const { parts } of mefMaps)
      for (const [, element] of parts.flatMap(({ lines }) => lines))
        expect(element).toMatch(/^([A-Za-z][A-Za-z0-9]*(#\d+)?\/)*[A-Za-z][A-Za-z0-9]*$/);
  });

  test('the learned order names nothing twice', () => {
    for (const [path, { order }] of Object.entries(learnedOrder)) {
      const names = order.split(' ');
      expect([path, new Set(names).size]).toEqual([path, names.length]);
    }
  });
});
