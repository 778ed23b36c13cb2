import { overlapX, overlapY, type Page, width, type Word } from '../page';
import { type UnreadCode } from '../unread-codes';
import { type Effort, type HasTime, workOf } from './effort';
import { type Engine } from './engine';
import { type Picture } from './decode';
import { type Approach, preparePicture, type Prepared } from './prepare';
import {
  countFormWords,
  enoughFormWords,
  isSpeck,
  isUpsideDown,
  readLetters,
  readStrips,
  type StripWord,
} from './read-strips';

/** Pages speak in points: the print we read best stands for a small print of 4.8 points. */
const pointsPerSize = 4.8;

/** Specks and remains of lines that the recognizer made letters of. `size`: height of small print. */
const isNoise = ({ text, confidence, strip }: StripWord, size: number) =>
  isSpeck(strip, size) ||
  (text.length >= 2 && strip.x1 - strip.x0 < 0.25 * size) ||
  (confidence < 0.4 && strip.letters <= 2 && strip.y1 - strip.y0 < size) ||
  (confidence < 0.3 && (strip.letters <= 3 || !/\d/u.test(text)) && !/[a-z]{4}/iu.test(text));

function toPage(sheet: Prepared, words: readonly StripWord[], number: number): Page {
  const unit = pointsPerSize / sheet.size;
  const runs = new Map(sheet.strips.map((strip, index) => [strip, index]));
  const rule = ({ at, from, to }: Page['horizontal'][number]) => ({
    at: at * unit,
    from: from * unit,
    to: to * unit,
  });
  return {
    number,
    width: sheet.gray.width * unit,
    height: sheet.gray.height * unit,
    turns: 0,
    words: words
      .filter((word) => /[\p{L}\p{N}]/u.test(word.text) && !isNoise(word, sheet.size))
      .map((word): Word => ({
        text: word.text,
        certainty: word.confidence,
        source: 'ocr',
        page: number,
        run: runs.get(word.strip) ?? 0,
        x0: word.x0 * unit,
        y0: word.y0 * unit,
        x1: word.x1 * unit,
        y1: word.y1 * unit,
      })),
    horizontal: sheet.horizontal.map(rule),
    vertical: sheet.vertical.map(rule),
    marks: sheet.tickBoxes
      .filter((box) => box.isTicked)
      .map((box) => ({ x0: box.x0 * unit, y0: box.y0 * unit, x1: box.x1 * unit, y1: box.y1 * unit })),
    ink: sheet.letters.map((blob) => ({
      x0: blob.x0 * unit,
      y0: blob.y0 * unit,
      x1: blob.x1 * unit,
      y1: blob.y1 * unit,
    })),
    hasHiddenText: false,
    toShare: (x, y) => sheet.toShare(x / unit, y / unit),
  };
}

/** Further ways to take up a picture that showed no form: without the paper's edge, or turned. */
function otherApproaches({ isPhoto, quarter }: Prepared, isTurned: boolean): Approach[] {
  const upsideDown: Approach = { turns: isTurned ? 0 : 2, isAllPaper: false };
  // Letters of a blurred sheet may look wider than tall: a sheet that was turned may have stood upright.
  const turned: Approach[] = quarter === 0 ? [upsideDown] : [upsideDown, { turns: 3, isAllPaper: false }];
  return isPhoto ? [{ turns: 0, isAllPaper: true }, ...turned] : turned;
}

/** What a page asks to be looked at again once it is known what stands where. */
export type FindUnread = (page: Page) => readonly UnreadCode[];

/** Looks at the letters before amounts one by one: beside a stacked word or a bar the strip they stand in is not understood. */
async function readCodes(
  engine: Engine,
  sheet: Prepared,
  page: Page,
  unread: readonly UnreadCode[],
  hasTime: HasTime,
): Promise<Page> {
  const unit = pointsPerSize / sheet.size;
  const found: Word[] = [];
  for (const { box, codes } of unread) {
    if (!hasTime(true)) break;
    const place = { x0: box.x0 / unit, y0: box.y0 / unit, x1: box.x1 / unit, y1: box.y1 / unit };
    const seen = await readLetters(engine, sheet, place);
    if (seen === null || !codes.includes(seen.text) || (seen.confidence < 0.5 && !seen.isSeenTwice)) continue;
    found.push({
      text: seen.text,
      certainty: seen.confidence,
      source: 'ocr',
      page: page.number,
      run: 0,
      ...box,
    });
  }
  if (found.length === 0) return page;
  const isReplaced = (word: Word) =>
    found.some(
      (one) => overlapX(one, word) > 0.5 * width(word) && overlapY(one, word) > 0.5 * (word.y1 - word.y0),
    );
  return { ...page, words: [...page.words.filter((word) => !isReplaced(word)), ...found] };
}

/** What a picture is read with, and how much of it may be. */
interface Tools {
  engine: Engine;
  effort: Effort;
  hasTime: HasTime;
}

/** Reads a picture of a sheet of paper: straightens it, finds the print and recognizes it piece by piece. */
export async function readPicture(
  { engine, effort, hasTime }: Tools,
  picture: Picture,
  number: number,
  findUnread: FindUnread = () => [],
): Promise<Page | null> {
  const prepare = async (approach?: Approach) => {
    const prepared = await preparePicture(picture, approach);
    effort.count(workOf.preparing(picture.gray, prepared?.gray));
    return prepared;
  };
  const first = await prepare();
  if (!first) return null;
  const isTurned = await isUpsideDown(engine, first);
  const turned = isTurned ? await prepare({ turns: 2, isAllPaper: false }) : null;
  const sheet = turned ?? first;
  let best = { sheet, ...(await readStrips(engine, sheet, hasTime)) };
  for (const approach of otherApproaches(sheet, isTurned)) {
    const known = countFormWords(best.words);
    if (known >= enoughFormWords || !hasTime(false)) break;
    const again = await prepare(approach);
    const reading = again && (await readStrips(engine, again, hasTime));
    if (again && reading && countFormWords(reading.words) > known) best = { sheet: again, ...reading };
  }
  const seen = toPage(best.sheet, best.words, number);
  const page = await readCodes(engine, best.sheet, seen, findUnread(seen), hasTime);
  return best.unread > 0 ? { ...page, isPartial: true } : page;
}
