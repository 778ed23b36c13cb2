import { dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { type ItemKind, listItems } from '@/lib/tax/us/form-5695/items';
import { group, leaf } from './element';
import { businessText } from './filer-names';
import type { XmlNode } from './xml-node';

const doors = 'ExteriorDoorEgyStarRqrGrp';
const pumps = 'HtPumpWtrHeaterBmssStoveBlrGrp';

/** Where Form 5695 of 2025 has the ID of who made the most expensive item of a kind. */
const places: readonly (readonly [kind: ItemKind, path: string])[] = [
  ['door', `${doors}/MostExpnsExtrDoorQMID`],
  ['airConditioner', 'CentralAirConditionerGrp/MostExpnsCentralAirCondQMID'],
  ['furnace', 'FrncHotWtrBlrGrp/MostExpnsFrncHotWtrBlrQMID'],
  ['panel', 'EnablingPropertyGrp/QMID'],
  ['heatPump', `${pumps}/MostExpnsElecGasHtPumpGrp/QMID`],
  ['heatPumpWaterHeater', `${pumps}/MostExpnsHtPumpWtrHtrGrp/QMID`],
  ['biomass', `${pumps}/MostExpnsBmssStoveBlrGrp/QMID`],
];

/** Where several items stand one by one, each with its ID and cost: lines 19d, 20a and 23a. */
const rows: readonly (readonly [kind: ItemKind, from: number, to: number, path: string])[] = [
  ['door', 1, 3, `${doors}/OthExteriorDoorEgyStarRqrGrp/NextMostExpnsExtrDoorGrp`],
  ['window', 0, 4, 'ExtrWndwSkyltEgyStarRqrGrp/MostExpnsExtrWndwSkyltGrp'],
  ['waterHeater', 0, 2, 'WaterHeaterGrp/MostExpnsWaterHtrGrp'],
];

/** Adds an element below nested groups, each of which stands once. */
function put(into: XmlNode[], [name = '', ...rest]: readonly string[], node: XmlNode): void {
  const found = into.find((one) => one.name === name && one.children !== undefined);
  const children: XmlNode[] = found?.children === undefined ? [] : [...found.children];
  if (rest.length === 0) children.push(node);
  else put(children, rest, node);
  if (found !== undefined) into.splice(into.indexOf(found), 1);
  into.push({ name, children });
}

const idOf = (item: { manufacturerId: string } | undefined): string =>
  businessText(item?.manufacturerId ?? '', 17);

/** The makers of home improvements, as Form 5695 asks for them since 2025 (IRC 25C(h)); nothing before. */
export function itemMakers(facts: ReturnInput): XmlNode[] {
  if (facts.taxYear < 2025) return [];
  const found: XmlNode[] = [];
  const add = (path: string, nodes: readonly XmlNode[]) => {
    const groups = ['EgyEffcntHmImprvCrGrp', ...path.split('/').slice(0, -1)];
    for (const node of nodes) put(found, groups, node);
  };
  for (const [kind, path] of places)
    add(path, leaf(path.split('/').at(-1) ?? '', idOf(listItems({ facts }, kind)[0])));
  for (const [kind, from, to, path] of rows)
    for (const item of listItems({ facts }, kind).slice(from, to))
      add(
        path,
        group(path.split('/').at(-1) ?? '', [
          ...leaf('QMID', idOf(item)),
          ...leaf('CostAmt', String(dollars(item.cost))),
        ]),
      );
  return found;
}
