import { type Box, contains, type Page, type Rule } from './page';
import { type AnnotationBox, readFields } from './pdf-fields';
import { type Graphics, readGraphics } from './pdf-graphics';
import { type LayerStates } from './pdf-layers';
import { type PdfPage } from './pdf-open';
import { type PlacedWord, readText } from './pdf-text';
import { isHidden, isOccluded } from './pdf-occlusion';
import { type Effort, workOf } from './picture/effort';
import { turnBox } from './upright';

/** The turn most letters have; a form scanned or printed sideways is read upright. */
function mainTurn(words: readonly PlacedWord[]): 0 | 1 | 2 | 3 {
  const letters = [0, 0, 0, 0];
  for (const word of words) letters[word.turn] = (letters[word.turn] ?? 0) + word.text.length;
  const most = letters.indexOf(Math.max(...letters));
  return most === 1 || most === 2 || most === 3 ? most : 0;
}

function turnRules(graphics: Graphics, turns: number, pageWidth: number, pageHeight: number) {
  const flat = graphics.horizontal.map((rule) => ({ x0: rule.from, x1: rule.to, y0: rule.at, y1: rule.at }));
  const upright = graphics.vertical.map((rule) => ({ x0: rule.at, x1: rule.at, y0: rule.from, y1: rule.to }));
  const horizontal: Rule[] = [];
  const vertical: Rule[] = [];
  for (const box of [...flat, ...upright].map((line) => turnBox(line, turns, pageWidth, pageHeight))) {
    if (box.x1 - box.x0 > box.y1 - box.y0) horizontal.push({ at: box.y0, from: box.x0, to: box.x1 });
    else vertical.push({ at: box.x0, from: box.y0, to: box.y1 });
  }
  return { horizontal, vertical };
}

const onPage = (box: Box, pageWidth: number, pageHeight: number) =>
  contains({ x0: 0, y0: 0, x1: pageWidth, y1: pageHeight }, box);

interface PageWords {
  words: readonly PlacedWord[];
  ticks: readonly AnnotationBox[];
  /** What somebody laid over the page. */
  patches: readonly AnnotationBox[];
}

/** The words alone, without the drawing: cheap, and enough to tell whether a page is worth more. */
export async function readWords(page: PdfPage, pageNumber: number, effort: Effort): Promise<PageWords> {
  const [text, fields] = [await readText(page, pageNumber), await readFields(page, pageNumber)];
  effort.count(workOf.words(text.length + fields.words.length));
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    words: [...text, ...fields.words].filter((word) => onPage(word, width, height)),
    ticks: fields.ticks,
    patches: fields.patches,
  };
}

/** The whole page, upright, without what lies outside it or can't be seen. */
export async function readPage(
  page: PdfPage,
  pageNumber: number,
  { words: all, ticks: allTicks, patches }: PageWords,
  layers: LayerStates,
  effort: Effort,
): Promise<Page> {
  const { width, height } = page.getViewport({ scale: 1 });
  const graphics = await readGraphics(page, layers, effort);
  const { seen, hiddenAnnotations } = graphics;
  const isOn = ({ annotation }: { annotation?: string }) =>
    annotation === undefined || !hiddenAnnotations.has(annotation);
  const [words, ticks] = [all.filter(isOn), allTicks.filter(isOn)];
  const isPatched = (word: Box) => patches.some((patch) => isOn(patch) && contains(patch, word));
  const visible = words
    .filter((word) => word.source !== 'text' || !isHidden(word, seen))
    .map((word) =>
      word.source === 'text' && (isOccluded(word, seen) || isPatched(word))
        ? { ...word, isOccluded: true as const }
        : word,
    );
  // A scanned sheet with a recognized layer behind the picture: all text is invisible, and is someone's guess.
  const isGuess = visible.length === 0 && words.length > 0;
  const kept = isGuess ? words.map((word) => ({ ...word, source: 'ocr' as const })) : visible;
  const turn = mainTurn(kept);
  // Text that runs down the page (turn 1) is upright after three more quarter turns.
  const turns = turn === 0 ? 0 : turn === 1 ? 3 : turn === 2 ? 2 : 1;
  const sideways = turns % 2 === 1;
  return {
    number: pageNumber,
    width: sideways ? height : width,
    height: sideways ? width : height,
    turns,
    words: kept
      .filter((word) => word.turn === turn || word.source === 'field')
      .map(({ turn: _turn, annotation: _annotation, ...word }) => ({
        ...word,
        ...turnBox(word, turns, width, height),
      })),
    ...turnRules(graphics, turns, width, height),
    marks: [...graphics.marks, ...ticks].map((mark) => turnBox(mark, turns, width, height)),
    drawings: seen.drawings.map((box) => turnBox(box, turns, width, height)),
    isPicture: seen.pictureShare >= 0.4 && visible.length < 40,
    hasHiddenText: !isGuess && visible.length < all.length,
  };
}
