import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { type ItemKind, listItems } from '@/lib/tax/us/form-5695/items';
import { businessText } from './filer-names';
import type { XmlNode } from './xml-node';

const doors = 'ExteriorDoorEgyStarRqrGrp';
const pumps = 'HtPumpWtrHeaterBmssStoveBlrGrp';

/** Where Form 5695 of 2025 has the ID of who made the most expensive item of a kind, and of the second door. */
const places: readonly (readonly [kind: ItemKind, position: number, path: string])[] = [
  ['door', 0, `${doors}/MostExpnsExtrDoorQMID`],
  ['door', 1, `${doors}/OthExteriorDoorEgyStarRqrGrp/NextMostExpnsExtrDoorGrp/QMID`],
  ['window', 0, 'ExtrWndwSkyltEgyStarRqrGrp/MostExpnsExtrWndwSkyltGrp/QMID'],
  ['airConditioner', 0, 'CentralAirConditionerGrp/MostExpnsCentralAirCondQMID'],
  ['waterHeater', 0, 'WaterHeaterGrp/MostExpnsWaterHtrGrp/QMID'],
  ['furnace', 0, 'FrncHotWtrBlrGrp/MostExpnsFrncHotWtrBlrQMID'],
  ['panel', 0, 'EnablingPropertyGrp/QMID'],
  ['heatPump', 0, `${pumps}/MostExpnsElecGasHtPumpGrp/QMID`],
  ['heatPumpWaterHeater', 0, `${pumps}/MostExpnsHtPumpWtrHtrGrp/QMID`],
  ['biomass', 0, `${pumps}/MostExpnsBmssStoveBlrGrp/QMID`],
];

/** Adds a text below nested groups, each of which stands once. */
function put(into: XmlNode[], [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    into.push({ name, text });
    return;
  }
  const found = into.find((node) => node.name === name && node.children !== undefined);
  const children: XmlNode[] = found?.children === undefined ? [] : [...found.children];
  put(children, rest, text);
  if (found !== undefined) into.splice(into.indexOf(found), 1);
  into.push({ name, children });
}

/** The makers of home improvements, as Form 5695 asks for them since 2025 (IRC 25C(h)); nothing before. */
export function itemMakers(facts: ReturnInput): XmlNode[] {
  if (facts.taxYear < 2025) return [];
  const found: XmlNode[] = [];
  for (const [kind, position, path] of places) {
    const id = businessText(listItems({ facts }, kind)[position]?.manufacturerId ?? '', 17);
    if (id !== '') put(found, ['EgyEffcntHmImprvCrGrp', ...path.split('/')], id);
  }
  return found;
}
