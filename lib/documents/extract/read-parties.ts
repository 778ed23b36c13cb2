import { type PartySpec } from '../kinds/kind';
import { type Owned } from './assign-values';
import { blankCritical, blankSeen, blankUnseen, judgePlace, keepInRange, type RawField } from './evidence';
import { type Label } from './find-labels';
import { isPhone } from './formats';
import { type Box, height, overlapX, overlapY, sameLine, surround, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { type Sheet } from './sheet';
import { recallWord } from './vocabulary';

interface Line {
  text: string;
  box: Box;
  confidence: number;
}

/** A street, a post office box, or a town with its ZIP code: where an address begins. */
const startsAddress = (text: string) =>
  /^(\d[\w-]*\s|p\.?\s?o\.?\s+box|one\s.+(street|plaza|way))/iu.test(text);
const endsInZip = (text: string) => /\b[A-Z]{2}\.?,?\s+\d{5}(-\d{4})?$/u.test(text);

/** Names and streets hold no check of their own: recognized ones are always looked at. */
const isSeen = (one: Owned) => one.segment.words.some((word) => word.source === 'ocr');

function toText(owned: readonly Owned[]): Line[] {
  return toLines(owned.map((one) => ({ ...one.segment, one }))).map((line) => ({
    text: line.map((part) => part.text).join(' '),
    box: surround(line),
    confidence: Math.min(
      ...line.map(({ one }) => (isSeen(one) ? 0.85 * judgePlace(one) : Math.max(0.91, judgePlace(one)))),
    ),
  }));
}

interface Block {
  name: Line[];
  address: Line[];
  phone: Line[];
}

/** A block of lines: the name, then the street and the town, and perhaps a telephone number. */
function splitBlock(lines: readonly Line[]): Block {
  const phone = lines.filter((line) => isPhone(line.text));
  const rest = lines.filter((line) => !isPhone(line.text));
  const at = rest.findIndex((line, index) => index > 0 && (startsAddress(line.text) || endsInZip(line.text)));
  // Without a street or a town below it, the name stands alone and what follows is other print.
  const end = at > 0 ? at : Math.min(1, rest.length);
  return { name: rest.slice(0, end), address: at > 0 ? rest.slice(end) : [], phone };
}

/** One block below both labels: its first line is the name where a street and a town follow. */
function nameOnTop(block: Block): Block {
  const [first, second, ...others] = block.address;
  if (block.name.length > 0 || first === undefined || second === undefined || others.length === 0)
    return block;
  const isName = /\p{L}{2}/u.test(first.text) && !/\d/u.test(first.text) && !endsInZip(first.text);
  const isPlace = startsAddress(second.text) && others.some((line) => endsInZip(line.text));
  return isName && isPlace ? { ...block, name: [first], address: [second, ...others] } : block;
}

const join = (lines: readonly Line[], separator: string) =>
  lines
    .map((line) => line.text)
    .join(separator)
    .slice(0, 500);

/** Letterheads: the largest print above the first label, and the address under it. */
function readLetterhead(sheet: Sheet): Block {
  const left = sheet.page.width / 2;
  const below = sheet.labels.filter((label) => label.slot.role !== 'caption' && label.x0 < left);
  const top = Math.min(...below.map((label) => label.y0));
  const words: Word[] = sheet.page.words.filter((word) => word.y1 < top && word.x0 < left);
  const lines = toLines(words).map((line) => {
    const gap = line.findIndex(
      (word, index) => index > 0 && word.x0 - (line[index - 1]?.x1 ?? word.x0) > 2 * height(word),
    );
    return gap > 0 ? line.slice(0, gap) : line;
  });
  const asLine = (line: readonly Word[]): Line => ({
    text: line.map((word) => word.text).join(' '),
    box: surround(line),
    confidence: 0.75,
  });
  // Of lines in one size of print the first.
  const most = Math.max(0, ...lines.map(heightOf));
  // Two addresses one under another, in print of about one size: the sender's stands above the person's.
  const senders = lines.filter(
    (line, at) =>
      isRead(line) &&
      heightOf(line) >= 0.8 * most &&
      !/\d/u.test(asLine(line).text) &&
      lines.slice(at + 1, at + 4).some((next) => endsInZip(asLine(next).text)),
  );
  const towns = lines.filter((line) => endsInZip(asLine(line).text));
  const largest =
    (towns.length > 1 ? senders[0] : undefined) ??
    lines.find((line) => heightOf(line) >= (isRead(line) ? 0.97 : 1) * most);
  if (!largest || /form|w-?2|1099|statement|summary/iu.test(asLine(largest).text))
    return { name: [], address: [], phone: [] };
  const after = lines.slice(lines.indexOf(largest) + 1, lines.indexOf(largest) + 4).map(asLine);
  const address = after.filter((line) => startsAddress(line.text) || endsInZip(line.text));
  return { name: [asLine(largest)], address, phone: [] };
}

/** Text of the file, whose size is known exactly. */
const isRead = (line: readonly Word[]) => line.every(({ source }) => source === 'text');

const heightOf = (line: readonly Word[]) => Math.max(0, ...line.map(height));

function toField(
  sheet: Sheet,
  spec: { path: string; label: string },
  lines: readonly Line[],
  separator: string,
  seen: boolean,
): RawField {
  const value = lines.length > 0 ? join(lines, separator) : null;
  // Nobody’s form lacks a name: it was not understood.
  const isName = separator === ' ' && spec.path.endsWith('_name');
  return {
    ...spec,
    value,
    confidence:
      value === null && sheet.words.some((word) => word.source === 'ocr')
        ? 0.6
        : value === null
          ? isName
            ? blankCritical
            : seen
              ? blankSeen
              : blankUnseen
          : keepInRange(Math.min(...lines.map((line) => line.confidence))),
    page: sheet.page.number,
    box: lines.length > 0 ? surround(lines.map((line) => line.box)) : sheet.area,
  };
}

/** The lines of a name that a list prints beside its label: the label may stand at the middle of two. */
function besideLines(sheet: Sheet, named: readonly Owned[]): Owned[] {
  const [first] = named;
  if (!first || named.some(isSeen)) return [];
  const others = new Set(sheet.owned.filter((one) => !named.includes(one)).map((one) => one.segment));
  const { label, segment } = first;
  return sheet.segments
    .filter((other) => {
      const gap = Math.max(other.y0 - segment.y1, segment.y0 - other.y1);
      const isNear = other === segment || (gap < 0.4 * height(segment) && overlapX(other, segment) > 0);
      const isBeside = other.x0 >= label.x1 && overlapY(other, label) > 0;
      return isNear && isBeside && !others.has(other) && /\p{L}{2}/u.test(other.text);
    })
    .map((other) => ({ ...first, segment: other }));
}

const wordsIn = new Map<PartySpec, ReadonlySet<string>>();

/** The words that a party's labels may be printed with. */
function labelWords(party: PartySpec): ReadonlySet<string> {
  const known = wordsIn.get(party);
  if (known) return known;
  const specs = [party.nameLabels, ...(party.partLabels ? [party.partLabels] : [])];
  const phrases = specs.flatMap((spec) => [...spec.phrases]);
  const words = new Set(phrases.flatMap((phrase) => phrase.replaceAll('?', '').split(/[ |]/u)));
  wordsIn.set(party, words);
  return words;
}

/** Is most of this print words of the party's labels? "Employee s name": an apostrophe may be read as a space. */
function isLabelPrint(party: PartySpec, text: string): boolean {
  const words = labelWords(party);
  const keys = keysOf(text).filter((key) => key.length >= 2);
  const isOwn = (key: string) => words.has(recallWord(key)) || words.has(`${key}s`);
  return keys.length >= 3 && keys.filter(isOwn).length >= 0.6 * keys.length;
}

/** Words that labels of names and addresses go on with. */
const addressWords = new Set(
  'and or of the name street address including room suite apt no city town state province country zip code foreign postal telephone phone number'.split(
    ' ',
  ),
);

/** A further line of a long label, in print that is read without error: nothing but such words. */
const isLabelLine = (text: string) => {
  const keys = keysOf(text);
  const isOfAddress = keys.some((key) => /^(zip|postal|foreign|province|telephone)$/u.test(key));
  return keys.length >= 2 && isOfAddress && keys.every((key) => addressWords.has(key));
};

/**
 * The second line of a long label may be left over; on a picture most of its words are the label's. So may the caption of a
 * further part ("Suff.") on the label's own line, where what was filled in stands below, and the letter of a box in front of
 * its label.
 */
function withoutCaptions(party: PartySpec, labels: readonly Label[], owned: readonly Owned[]): Owned[] {
  const isCaption = ({ segment }: Owned) => isLabelPrint(party, segment.text);
  const isBoxLetter = ({ segment }: Owned) =>
    segment.text.length <= 3 &&
    labels.some(
      (label) => sameLine(segment, label) && label.x0 >= segment.x1 && label.x0 - segment.x1 < label.size,
    );
  const isLower = (one: Owned, other: Owned) =>
    other.segment.y0 > one.segment.y1 && other.label === one.label;
  const isPart = (one: Owned) =>
    sameLine(one.segment, one.label) &&
    height(one.segment) < 1.2 * one.label.size &&
    owned.some((other) => isLower(one, other));
  return owned.filter((one) =>
    isSeen(one) ? !(isCaption(one) || isPart(one) || isBoxLetter(one)) : !isLabelLine(one.segment.text),
  );
}

/**
 * The person's name and address behind the window of an envelope, which nothing labels: the only block of lines that ends in
 * a town with its ZIP code, belongs to no label and isn't the sender's head. It is asked.
 */
function readWindow(sheet: Sheet, party: PartySpec): Block {
  const nothing: Block = { name: [], address: [], phone: [] };
  const isCheapest = (one: Owned) =>
    !sheet.owned.some((other) => other.label === one.label && other.cost < one.cost);
  // A street below an account's number isn't taken by it: the number stands beside its label.
  const isTaken = (one: Owned) => isSeen(one) || one.label.slot.role !== 'field' || isCheapest(one);
  const taken = new Set(sheet.owned.filter(isTaken).map((one) => one.segment));
  const free = sheet.segments.filter(
    (segment) =>
      !taken.has(segment) && segment.words.every(({ source }) => source === 'ocr' || source === 'text'),
  );
  const head = readLetterhead(sheet).name[0]?.text;
  const blocks = free
    .filter((segment) => endsInZip(segment.text))
    .flatMap((town) => {
      const lines = [town];
      for (let last = town; lines.length < 4;) {
        const above = free.find((other) => isLineAbove(other, last));
        if (above === undefined || isLabelPrint(party, above.text)) break;
        lines.unshift(above);
        last = above;
      }
      const [name] = lines;
      const isPerson =
        name !== undefined && lines.length >= 3 && /\p{L}{2}/u.test(name.text) && !/\d/u.test(name.text);
      return isPerson && name.text !== head ? [lines] : [];
    });
  const [block] = blocks;
  const texts = new Set(blocks.map((lines) => lines.map(({ text }) => text).join()));
  if (block === undefined || texts.size !== 1) return nothing;
  const [name, ...address] = block.map((segment): Line => ({
    text: segment.text,
    box: surround(segment.words),
    confidence: 0.6,
  }));
  return name === undefined ? nothing : { name: [name], address, phone: [] };
}

const isLineAbove = (other: Box, below: Box) =>
  other.y1 <= below.y0 + 0.2 * height(below) &&
  below.y0 - other.y1 < 1.1 * height(below) &&
  Math.abs(other.x0 - below.x0) < 1.5 * height(below);

/** Name, address and telephone number of one party. `letterhead` says whose head of the page it would be. */
export function readParty(sheet: Sheet, party: PartySpec, letterhead: boolean): RawField[] {
  const own = (id: string) =>
    withoutCaptions(
      party,
      sheet.labels,
      sheet.owned.filter((one) => one.label.slot.id === id),
    );
  const named = own(party.name.path);
  const inBlock = toText([...named, ...own(`${party.name.path}+`)]);
  const apart = (party.addressLabels ?? []).flatMap((_, order) =>
    toText(own(`${party.address.path}#${order}`)),
  );
  const seen = sheet.labels.some((label) => label.slot.id === party.name.path);
  let block = splitBlock(inBlock);
  if (block.address.length === 0 && block.name.length === 1) {
    const lines = toText(besideLines(sheet, named));
    if (lines.length > 1) block = { ...block, name: lines };
  }
  if (apart.length > 0) {
    const phone = [...block.phone, ...apart.filter((line) => isPhone(line.text))];
    const [street] = block.address;
    const hasTown = block.address.some((line) => endsInZip(line.text));
    // A town whose ZIP code another label took: the street above it is part of no name.
    const isCut = !hasTown && street !== undefined && startsAddress(street.text) && !named.some(isSeen);
    const names = hasTown || isCut ? block.name : [...block.name, ...block.address];
    const parts = [...(isCut ? block.address : []), ...apart.filter((line) => !isPhone(line.text))];
    block = { name: names, address: parts, phone };
  }
  block = nameOnTop(block);
  if (letterhead && block.name.length === 0) block = readLetterhead(sheet);
  // The word for the person stands in titles, too; on a picture a label that was seen has its name near, unread.
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  if (!letterhead && block.name.length === 0 && (!seen || !isPicture)) block = readWindow(sheet, party);
  const fields = [
    toField(sheet, party.name, block.name, ' ', seen),
    toField(sheet, party.address, block.address, ', ', seen),
  ];
  if (party.phone) fields.push(toField(sheet, party.phone, block.phone.slice(0, 1), ' ', seen));
  return fields;
}
