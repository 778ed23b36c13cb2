import { type Box } from '../page';
import { keysOf } from '../print-tokens';
import { isFormWord } from '../vocabulary';
import { type HasTime } from './effort';
import { type Engine, type SeenWord } from './engine';
import { enlarge, type Gray, newGray, turnGray } from './gray';
import { type Prepared, wantedSize } from './prepare';
import { type Strip } from './strips';
import { tidyNumber } from './tidy-number';

/** A word of a strip with how sure several looks at it make us. Pixels. */
export interface StripWord extends SeenWord {
  strip: Strip;
}

/** The strip with white around it. `near`: how much of the paper beside it is taken along. */
function cut(gray: Gray, strip: Box, size: number, near = Math.round(0.35 * size)): Gray {
  const margin = near + 10;
  const [x0, y0] = [Math.max(0, strip.x0 - near), Math.max(0, strip.y0 - near)];
  const [x1, y1] = [Math.min(gray.width, strip.x1 + near), Math.min(gray.height, strip.y1 + near)];
  const out = newGray(x1 - x0 + 2 * margin, y1 - y0 + 2 * margin);
  for (let y = y0; y < y1; y += 1) {
    const row = gray.data.subarray(y * gray.width + x0, y * gray.width + x1);
    out.data.set(row, (y - y0 + margin) * out.width + margin);
  }
  return out;
}

/**
 * Full contrast: the strip's ink becomes black and its paper white. The recognizer overlooks grey print beside a black
 * speck, but soft edges tell it more than hard ones: this is for another look, not for the first.
 */
function stretch(gray: Gray): Gray {
  const counts = new Uint32Array(256);
  let dark = 0;
  for (const value of gray.data) {
    counts[value] = (counts[value] ?? 0) + 1;
    if (value < 170) dark += 1;
  }
  let [low, sum] = [0, 0];
  while (low < 150 && sum < 0.15 * dark) {
    sum += counts[low] ?? 0;
    low += 1;
  }
  const data = gray.data.map((value) => Math.max(0, Math.min(255, ((value - low) * 255) / (215 - low))));
  return { ...gray, data };
}

/** Harder contrast: what is half dark becomes ink or paper. */
function harden(gray: Gray): Gray {
  const data = gray.data.map((value) => Math.max(0, Math.min(255, (value - 150) * 3 + 128)));
  return { ...gray, data };
}

const joined = (words: readonly SeenWord[]) => words.map((word) => word.text).join(' ');
const meanOf = (words: readonly SeenWord[]) =>
  words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;

const digits = '0123456789.,$-()';
/** Mostly digits: an amount, a number, a date. Letters that digits are taken for are allowed for. */
const isNumeric = (text: string) =>
  /\d/u.test(text) &&
  /^[\d.,$()/\-\s|'’‘“”"°:;OoIlSsBbZTACE]+$/u.test(text) &&
  (text.match(/\d/gu)?.length ?? 0) >= 0.6 * text.replace(/[^\p{L}\d]/gu, '').length;

/**
 * A state or a code before a number, such as "CO 04-118822" or "C 159.15": capital letters with a space after them. An S is a
 * dollar sign, an I or an O a digit.
 */
const leadsNumber = ({ text, confidence }: SeenWord) =>
  confidence >= 0.5 && /^([A-C]|E|T|Z|[A-Z]{2})$/u.test(text) && !/^[SIO]{2}$/u.test(text);

/** Slashes between digits are no letters that stand for them. */
const isDate = (text: string) => /^\W*\d{1,4}\/\d{1,2}\/\d{2,4}\b/u.test(text);

export interface Reading {
  words: StripWord[];
  /** How many strips there were no time for. */
  unread: number;
}

interface Vote {
  text: string;
  confidence: number;
}

/** What most looks agree on, and how sure that makes us; one look against another leaves doubt. */
function settle(votes: readonly Vote[]): Vote & { agreed: number } {
  const groups = new Map<string, Vote[]>();
  for (const vote of votes)
    if (vote.text !== '') groups.set(vote.text, [...(groups.get(vote.text) ?? []), vote]);
  const isSound = (group: readonly Vote[]) =>
    Number(!/[.,]\d$|[.,]\d{3,}$|[.,].*\.\d{3}/u.test(group[0]?.text ?? ''));
  // Two looks that are hardly sure of the same don't outweigh one that is sure.
  const weigh = (group: readonly Vote[]) => group.reduce((sum, vote) => sum + 0.05 + vote.confidence, 0);
  const ranked = [...groups.values()].sort((a, b) => isSound(b) - isSound(a) || weigh(b) - weigh(a));
  const [best] = ranked;
  if (!best?.[0]) return { text: '', confidence: 0, agreed: 0 };
  const mean = best.reduce((sum, vote) => sum + vote.confidence, 0) / best.length;
  return { text: best[0].text, confidence: mean, agreed: best.length / votes.length };
}

/** After so many strips without words of a form we have seen enough of a landscape, a letter or noise. */
const enoughToJudge = 70;
/** How many different words of forms and receipts stand here. */
export const countFormWords = (words: readonly SeenWord[]) =>
  new Set(words.flatMap((word) => keysOf(word.text)).filter(isFormWord)).size;

/** From so many on it is a form. */
export const enoughFormWords = 4;

/** Lower than small letters: a point, a comma or a speck by itself says nothing. */
export const isSpeck = ({ y0, y1 }: Strip, size: number) => y1 - y0 < 0.6 * size;

/** How many long pieces of print tell which way up a sheet lies, and how many letters such a piece has. */
const probe = { most: 9, letters: [9, 45] } as const;

/**
 * Does the print of a sheet stand on its head? A few labels are looked at both ways: words of forms, then how sure the
 * recognizer is, decide. Costs a twentieth of reading the sheet the wrong way.
 */
export async function isUpsideDown(engine: Engine, sheet: Prepared): Promise<boolean> {
  const [least, most] = probe.letters;
  const long = sheet.strips.filter(({ letters }) => letters >= least && letters <= most);
  const step = Math.max(1, Math.floor(long.length / probe.most));
  const looks = long.filter((_, index) => index % step === 0).slice(0, probe.most);
  const seen: { upright: SeenWord[]; turned: SeenWord[] } = { upright: [], turned: [] };
  for (const strip of looks) {
    const crop = cut(sheet.gray, strip, sheet.size);
    seen.upright.push(...(await engine.read(crop, 'line')));
    if (countFormWords(seen.upright) >= enoughFormWords) return false;
    seen.turned.push(...(await engine.read(turnGray(crop, 2), 'line')));
    if (countFormWords(seen.turned) >= enoughFormWords) break;
  }
  const [up, down] = [countFormWords(seen.upright), countFormWords(seen.turned)];
  return up === down ? meanOf(seen.turned) > meanOf(seen.upright) + 0.15 : down > up;
}

export async function readStrips(engine: Engine, sheet: Prepared, hasTime: HasTime): Promise<Reading> {
  const words: StripWord[] = [];
  let unread = 0;
  const mayGoOn = () => hasTime(false) || (countFormWords(words) >= enoughFormWords && hasTime(true));
  const strips = sheet.strips.filter((strip) => !isSpeck(strip, sheet.size));
  for (const [index, strip] of strips.entries()) {
    if (unread === 0 && index === enoughToJudge && countFormWords(words) < enoughFormWords)
      return { words, unread: 0 };
    if (unread > 0 || !mayGoOn()) {
      unread += 1;
      continue;
    }
    const crop = cut(sheet.gray, strip, sheet.size);
    const { words: first, zoom } = await lookAt(engine, crop, strip, sheet.size);
    const text = joined(first);
    const margin = (crop.width - (strip.x1 - strip.x0)) / 2;
    const place = (word: SeenWord): StripWord => ({
      ...word,
      strip,
      x0: Math.max(strip.x0, word.x0 / zoom - margin + strip.x0),
      x1: Math.min(strip.x1, word.x1 / zoom - margin + strip.x0),
      y0: strip.y0,
      y1: strip.y1,
    });
    const [lead, next] = first;
    if (isNumeric(text) && !isDate(text) && strip.letters <= 24) {
      if (lead && next && leadsNumber(lead)) {
        // The letters were read: only what follows them is a number.
        words.push(place(lead));
        const rest = { ...strip, x0: Math.round((place(lead).x1 + place(next).x0) / 2) };
        const number = await readNumber(engine, rest, cut(sheet.gray, rest, sheet.size), first.slice(1));
        words.push(...number.map((word) => ({ ...word, strip })));
      } else words.push(...(await readNumber(engine, strip, crop, first)));
    } else words.push(...first.map(place));
  }
  return { words, unread };
}

/** A sheet that is too large to be enlarged as a whole has its small print enlarged piece by piece. */
const tiny = 16;

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** How good a look is: sure, and with about as many letters as there are pieces of ink. */
const worth = (look: readonly SeenWord[], strip: Strip) =>
  meanOf(look) * Math.min(1, (lettersOf(joined(look)) + 1) / (0.6 * strip.letters));

/** The first look at a strip. What was seen badly gets another one, enlarged or taken as it is; the best look counts. */
async function lookAt(
  engine: Engine,
  crop: Gray,
  strip: Strip,
  size: number,
): Promise<{ words: SeenWord[]; zoom: number }> {
  const isTiny = size < tiny && strip.y1 - strip.y0 < 2 * size;
  const near = isTiny ? wantedSize / size : 1;
  const first = await engine.read(isTiny ? enlarge(crop, near) : crop, 'line');
  if (strip.letters <= 2 && !/^(\d{1,2}[a-z]?|[A-Z]{2})$/u.test(joined(first))) {
    const letters = await engine.read(enlarge(crop, 1.5), 'word', capitals);
    const isWide = strip.x1 - strip.x0 > 0.4 * strip.letters * (strip.y1 - strip.y0);
    if (/^[A-Z]{1,2}$/u.test(joined(letters)) && isWide && meanOf(letters) >= Math.min(0.8, meanOf(first)))
      return { words: letters, zoom: 1.5 };
  }
  let best = { words: first, zoom: near };
  const full = stretch(crop);
  for (const [layout, zoom, again] of [
    ['line', 1, full],
    ['line', 2, enlarge(full, 2)],
    ['raw', 1, harden(full)],
  ] as const) {
    if (worth(best.words, strip) > 0.78 || strip.letters > 60 || strip.letters < 2) break;
    const words = await engine.read(again, layout);
    if (worth(words, strip) > worth(best.words, strip)) best = { words, zoom };
  }
  return best;
}

async function readNumber(
  engine: Engine,
  strip: Strip,
  crop: Gray,
  first: readonly SeenWord[],
): Promise<StripWord[]> {
  const looks = [first, await engine.read(enlarge(stretch(crop), 1.5), 'line', digits)];
  const [one = '', two = ''] = looks.map((look) => tidyNumber(joined(look)));
  if (one !== two || meanOf(first) < 0.85) looks.push(await engine.read(enlarge(crop, 1.5), 'line', digits));
  const votes = looks.map((look) => ({ text: tidyNumber(joined(look)), confidence: meanOf(look) }));
  const { text, confidence, agreed } = settle(votes);
  if (text === '') return [];
  const sure = agreed > 0.9 ? confidence : agreed > 0.5 ? 0.75 * confidence : 0.4 * confidence;
  return [{ text, confidence: sure, strip, x0: strip.x0, x1: strip.x1, y0: strip.y0, y1: strip.y1 }];
}

/** Letters with the recognizer’s own word for how sure it is; two looks that saw the same are worth more than that word. */
export type SeenLetters = SeenWord & { isSeenTwice: boolean };

/** One or two capital letters at a place of the sheet (pixels), without whatever stands close to them. */
export async function readLetters(engine: Engine, sheet: Prepared, place: Box): Promise<SeenLetters | null> {
  const [x0, y0] = [Math.floor(place.x0), Math.floor(place.y0)];
  const box = { x0, y0, x1: Math.ceil(place.x1), y1: Math.ceil(place.y1) };
  const crop = cut(sheet.gray, box, sheet.size, 2);
  const text = (words: readonly SeenWord[]) => joined(words).replaceAll(' ', '');
  const looks = [
    await engine.read(enlarge(crop, 2), 'word', capitals),
    await engine.read(enlarge(stretch(crop), 3), 'raw', capitals),
  ].filter((look) => /^[A-Z]{1,2}$/u.test(text(look)));
  const [best, other] = looks.sort((a, b) => meanOf(b) - meanOf(a));
  if (best === undefined) return null;
  const isSeenTwice = other !== undefined && text(other) === text(best);
  return { ...box, text: text(best), confidence: meanOf(best), isSeenTwice };
}
