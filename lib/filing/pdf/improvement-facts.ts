import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { type ItemKind, listItems, namedItems } from '@/lib/tax/us/form-5695/items';
import type { PrintedFacts } from './printed-return';

/** Lines of Form 5695 (2025) that have one ID of a maker. */
const single: readonly (readonly [kind: ItemKind, line: string])[] = [
  ['door', '19a'],
  ['airConditioner', '22a'],
  ['furnace', '24a'],
  ['heatPump', '29a'],
  ['heatPumpWaterHeater', '29c'],
  ['biomass', '29e'],
];

/** Lines that name several items. On line 25d the first two panels have only an ID. */
const several: readonly (readonly [kind: ItemKind, line: string, from: number, to: number])[] = [
  ['door', '19d', 1, namedItems.door ?? 1],
  ['window', '20a', 0, namedItems.window ?? 1],
  ['waterHeater', '23a', 0, namedItems.waterHeater ?? 1],
  ['panel', '25d', 0, 2],
];

/** Form 5695 (2025): who made the most expensive items, and what each cost. */
export function improvementFacts(facts: ReturnInput): PrintedFacts {
  const itemsOf = (kind: ItemKind) => listItems({ facts }, kind);
  return Object.fromEntries([
    ...single.flatMap(([kind, line]) =>
      itemsOf(kind)
        .slice(0, 1)
        .map(({ manufacturerId }) => [`maker${line}`, manufacturerId.trim()] as const),
    ),
    ...several.flatMap(([kind, line, from, to]) =>
      itemsOf(kind)
        .slice(from, to)
        .flatMap(({ manufacturerId, cost }, at) => [
          [`maker${line}${at + 1}`, manufacturerId.trim()] as const,
          [`cost${line}${at + 1}`, dollars(cost).toLocaleString('en-US')] as const,
        ]),
    ),
  ]);
}
