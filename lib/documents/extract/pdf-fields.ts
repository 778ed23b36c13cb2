import { z } from 'zod';
import { type PdfPage } from './pdf-open';
import { parseMoney } from './formats';
import { type Box } from './page';
import { type PlacedWord } from './pdf-text';

/** What we use of a pdf.js annotation; everything else in it is ignored. */
const Annotation = z.object({
  id: z.string().optional(),
  subtype: z.string(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  annotationFlags: z.number().optional(),
  fieldType: z.string().nullish(),
  fieldName: z.string().nullish(),
  fieldValue: z.union([z.string(), z.array(z.string()), z.null()]).optional(),
  exportValue: z.string().nullish(),
  buttonValue: z.string().nullish(),
  checkBox: z.boolean().optional(),
  radioButton: z.boolean().optional(),
  contentsObj: z.object({ str: z.string() }).optional(),
  /** What its appearance shows. */
  textContent: z.array(z.string()).optional(),
});
type Annotation = z.infer<typeof Annotation>;

/** A place of an annotation on the page, in displayed space. */
export interface AnnotationBox extends Box {
  annotation?: string;
}

/** Shapes and stamps that may cover what is printed below them, or strike it out. */
const covering = new Set(['Square', 'Circle', 'Polygon', 'Stamp', 'Ink', 'Redact', 'StrikeOut']);

/** Invisible or not to be shown: bits 2 and 6 of the flags (ISO 32000-1, table 165). */
const isConcealed = (flags = 0) => (flags & 2) !== 0 || (flags & 32) !== 0;

const isTicked = (annotation: Annotation) => {
  const { fieldValue } = annotation;
  if (typeof fieldValue !== 'string' || fieldValue === '' || fieldValue === 'Off') return false;
  const own = annotation.radioButton === true ? annotation.buttonValue : annotation.exportValue;
  return own === undefined || own === null || own === fieldValue;
};

function textOf(annotation: Annotation): string {
  // A note is seen by its appearance.
  if (annotation.subtype === 'FreeText')
    return annotation.textContent?.join('\n') ?? annotation.contentsObj?.str ?? '';
  const { fieldValue } = annotation;
  if (annotation.fieldType === 'Btn' || fieldValue === undefined || fieldValue === null) return '';
  return typeof fieldValue === 'string' ? fieldValue : fieldValue.join(' ');
}

const compact = (text: string) => text.replace(/[^\p{L}\p{N}.-]/gu, '').toLowerCase();

/** The field's appearance shows something else than its value: readers differ in which of the two a person sees. */
function isTwofold(annotation: Annotation): boolean {
  const shown = compact(annotation.textContent?.join('') ?? '');
  const held = compact(textOf(annotation));
  if (annotation.subtype !== 'Widget' || shown === '' || shown === held) return false;
  const amount = parseMoney(shown);
  return amount === null || amount !== parseMoney(held);
}

/** Words of one field, line under line. They share the field's whole width, wherever the text is aligned. */
function spread(text: string, box: Box, base: Omit<PlacedWord, 'text' | keyof Box>): PlacedWord[] {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  const lineHeight = Math.min(14, (box.y1 - box.y0) / Math.max(1, lines.length));
  return lines.flatMap((line, row) => {
    const words = line.trim().split(/\s+/u);
    const step = (box.x1 - box.x0) / Math.max(1, line.trim().length);
    let column = 0;
    return words.map((word) => {
      const x0 = box.x0 + column * step;
      column += word.length + 1;
      const y0 = box.y0 + row * lineHeight;
      return { ...base, text: word, x0, x1: x0 + word.length * step, y0, y1: y0 + lineHeight };
    });
  });
}

/** Values of form fields and of typed-on notes, and the ticked boxes. */
export async function readFields(
  page: PdfPage,
  pageNumber: number,
): Promise<{ words: PlacedWord[]; ticks: AnnotationBox[]; patches: AnnotationBox[] }> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations: unknown[] = await page.getAnnotations();
  const words: PlacedWord[] = [];
  const ticks: AnnotationBox[] = [];
  const patches: AnnotationBox[] = [];
  annotations.forEach((raw, index) => {
    const parsed = Annotation.safeParse(raw);
    if (!parsed.success || isConcealed(parsed.data.annotationFlags)) return;
    const annotation = parsed.data;
    const [xa, ya] = viewport.convertToViewportPoint(annotation.rect[0], annotation.rect[1]);
    const [xb, yb] = viewport.convertToViewportPoint(annotation.rect[2], annotation.rect[3]);
    if (xa === undefined || ya === undefined || xb === undefined || yb === undefined) return;
    const box = { x0: Math.min(xa, xb), y0: Math.min(ya, yb), x1: Math.max(xa, xb), y1: Math.max(ya, yb) };
    const held = annotation.id === undefined ? {} : { annotation: annotation.id };
    if (covering.has(annotation.subtype)) patches.push({ ...box, ...held });
    if (annotation.fieldType === 'Btn') {
      if (isTicked(annotation)) ticks.push({ ...box, ...held });
      return;
    }
    const isNote = annotation.subtype === 'FreeText';
    if (!isNote && annotation.subtype !== 'Widget') return;
    words.push(
      ...spread(textOf(annotation), box, {
        source: isNote ? 'annotation' : 'field',
        page: pageNumber,
        // Runs of fields lie beyond those of the text layer.
        run: 1_000_000 + index,
        turn: 0,
        ...held,
        ...(isTwofold(annotation) ? { isOccluded: true as const } : {}),
        ...(annotation.fieldName ? { fieldName: annotation.fieldName } : {}),
      }),
    );
  });
  return { words, ticks, patches };
}
