import { XMLParser } from 'fast-xml-parser';
import { childrenOf, type Listed, type ReferenceOfYear } from './reference';
import { faultOfText } from './text-faults';

/** An element as it stands in the bytes that are sent. */
export interface Sent {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Sent[];
  text: string;
}

/** What a comparison found: each kind by the place, with one example. */
export interface Findings {
  returns: number;
  /** Elements that the reference confirms, by document and path. */
  confirmed: Set<string>;
  /** Elements whose amount was held against the line of the number printed beside it. */
  lines: Set<string>;
  /** Documents of which the reference has no list. */
  withoutList: Set<string>;
  faults: Map<string, string>;
}

export const noFindings = (): Findings => ({
  returns: 0,
  confirmed: new Set(),
  lines: new Set(),
  withoutList: new Set(),
  faults: new Map(),
});

type Raw = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

function toSent(raw: Raw): Sent | null {
  const name = Object.keys(raw).find((key) => key !== ':@') ?? '';
  if (name === '#text' || name.startsWith('?')) return null;
  const inside = raw[name] as Raw[];
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    children: inside.map(toSent).filter((one) => one !== null),
    text: inside.map((one) => String(one['#text'] ?? '')).join(''),
  };
}

/** Reads XML with a parser of its own, not with the product's. */
export function readSent(xml: string): Sent {
  const [root] = (parser.parse(xml) as Raw[]).map(toSent).filter((one) => one !== null);
  if (root === undefined) throw new Error('There is no root element');
  return root;
}

/** `c2s1`: the choice c2, its sequence s1; without a sequence the element is a side of its own. */
function sideOf(one: Listed): [choice: string, side: string] | null {
  const [, choice, sequence] = /^(c\d+)(s\d+)?/.exec(one.choice ?? '') ?? [];
  return choice === undefined ? null : [choice, sequence ?? one.path];
}

class Comparison {
  constructor(
    private readonly document: string,
    private readonly listed: ReadonlyMap<string, Listed>,
    private readonly findings: Findings,
    private readonly example: string,
  ) {}

  private say(kind: string, path: string, detail = ''): void {
    const place = `${kind}: ${this.document}/${path}${detail}`;
    if (!this.findings.faults.has(place)) this.findings.faults.set(place, this.example);
  }

  private checkChoices(path: string, order: ReadonlyMap<string, Listed>, there: ReadonlySet<string>): void {
    const choices = new Map<string, { sides: Map<string, Listed[]>; needed: boolean }>();
    for (const one of order.values()) {
      const side = sideOf(one);
      if (side === null) continue;
      const choice = choices.get(side[0]) ?? { sides: new Map<string, Listed[]>(), needed: false };
      choice.sides.set(side[1], [...(choice.sides.get(side[1]) ?? []), one]);
      choice.needed ||= one.choiceRequired === true;
      choices.set(side[0], choice);
    }
    const isThere = (one: Listed) => there.has(one.path.split('/').at(-1) ?? '');
    for (const [name, { sides, needed }] of choices) {
      const taken = [...sides.values()].filter((side) => side.some(isThere));
      if (taken.length > 1) this.say('two sides of a choice', path, ` ${name}`);
      if (taken.length === 0 && needed) this.say('no side of a choice', path, ` ${name}`);
      for (const one of taken.length === 1 ? (taken[0] ?? []) : [])
        if (one.requiredWithin !== undefined && !isThere(one))
          this.say('missing within its choice', one.path);
    }
  }

  holdGroup(path: string, children: readonly Sent[]): void {
    const order = childrenOf(this.listed, path);
    const counts = new Map<string, number>();
    let last: Listed | undefined;
    for (const child of children) {
      const own = path === '' ? child.name : `${path}/${child.name}`;
      const one = order.get(child.name);
      counts.set(child.name, (counts.get(child.name) ?? 0) + 1);
      if (one === undefined) {
        this.say('unknown', own);
        continue;
      }
      this.findings.confirmed.add(`${this.document}/${own}`);
      if (one.place !== null) {
        if (last !== undefined && (last.place ?? 0) > one.place)
          this.say('misplaced', own, ` behind ${last.path}`);
        last = one;
      }
      for (const attribute of Object.keys(child.attributes))
        if (!(one.attributes ?? []).includes(attribute)) this.say('attribute', own, ` ${attribute}`);
      if (one.type === 'group' || childrenOf(this.listed, own).size > 0) {
        if (child.text.trim() !== '') this.say('text in a group', own);
        if (child.children.length === 0) this.say('empty group', own);
        if (childrenOf(this.listed, own).size > 0) this.holdGroup(own, child.children);
        else this.say('group without a list', own);
      } else if (child.children.length > 0) this.say('group in place of text', own);
      else {
        const fault = faultOfText(child.text, one);
        if (fault !== null) this.say('type', own, ` ${fault}`);
      }
    }
    for (const [name, one] of order) {
      const count = counts.get(name) ?? 0;
      if (count > (one.most ?? Infinity)) this.say('too often', one.path, ` (${one.most ?? ''})`);
      if (one.required === true && count === 0) this.say('missing', one.path);
    }
    this.checkChoices(path, order, new Set(counts.keys()));
  }
}

/** Holds each document of a return against the reference of its year, and the documents' order against its lists. */
export function holdReturn(
  xml: string,
  reference: ReferenceOfYear,
  example: string,
  findings: Findings,
): Sent[] {
  const root = readSent(xml);
  const data = root.children.find(({ name }) => name === 'ReturnData');
  if (data === undefined) throw new Error('There is no ReturnData');
  findings.returns += 1;
  const say = (text: string) => {
    if (!findings.faults.has(text)) findings.faults.set(text, example);
  };
  if (data.attributes['documentCnt'] !== String(data.children.length)) say('documentCnt');
  const ids = data.children.map(({ attributes }) => attributes['documentId']);
  if (new Set(ids).size !== ids.length || ids.includes(undefined)) say('documentId');
  for (const order of reference.orders) {
    const places = data.children.map(({ name }) => order.indexOf(name)).filter((place) => place >= 0);
    for (const [at, place] of places.entries())
      if (place < (places[at - 1] ?? 0)) say(`misplaced document: ${order[place] ?? ''}`);
  }
  for (const document of data.children) {
    const listed = reference.documents.get(document.name);
    if (listed === undefined) findings.withoutList.add(document.name);
    else new Comparison(document.name, listed, findings, example).holdGroup('', document.children);
  }
  return data.children;
}
