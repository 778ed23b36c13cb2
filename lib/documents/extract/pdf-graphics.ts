import { OPS } from 'unpdf/pdfjs';
import { type Box, type Rule } from './page';
import { isMark, Layers, type LayerStates } from './pdf-layers';
import { type PdfPage } from './pdf-open';
import { GraphicsState, type Matrix } from './pdf-graphics-state';
import { type Seen } from './pdf-occlusion';
import { type Effort, workOf } from './picture/effort';

/**
 * The drawing of a page: ruling lines (edges of cells), ticks in boxes, and where text was
 * written that nobody can see (text render mode 3, the color of its ground, covered).
 */
export interface Drawing {
  horizontal: Rule[];
  vertical: Rule[];
  marks: Box[];
  /** Which print can be seen, in displayed space. */
  seen: Seen;
}

export interface Graphics extends Drawing {
  /** Annotations in layers that are switched off, by their ids. */
  hiddenAnnotations: ReadonlySet<string>;
}

/** More than any form needs; the drawing of a hostile page is not worth following further. */
const mostOperations = 60_000;

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 6;

const numberAt = (values: unknown, index: number): number => {
  const value: unknown = Array.isArray(values) ? values[index] : undefined;
  return typeof value === 'number' ? value : 0;
};

/** The entry of a graphics state that it sets, such as the fill opacity (`ca`). */
function entryOf(args: unknown, key: string): unknown {
  const entries: unknown = Array.isArray(args) ? args[0] : null;
  if (!Array.isArray(entries)) return undefined;
  const entry: unknown = entries.find((one) => Array.isArray(one) && one[0] === key);
  return Array.isArray(entry) ? entry[1] : undefined;
}

export async function readGraphics(page: PdfPage, states: LayerStates, effort: Effort): Promise<Graphics> {
  const viewport = page.getViewport({ scale: 1 });
  // Annotations are read elsewhere (pdf-fields.ts); which layer they are in stands here alone.
  const list = await page.getOperatorList({ annotationMode: states.some ? 1 : 0 });
  effort.count(workOf.drawing(list.fnArray.length));
  const view: unknown = viewport.transform;
  const layers = new Layers(states);
  const state = new GraphicsState(
    isMatrix(view) ? view : [1, 0, 0, 1, 0, 0],
    viewport.width,
    viewport.height,
    () => layers.areShown(),
  );
  const count = Math.min(list.fnArray.length, mostOperations);
  const hiddenAnnotations = new Set<string>();
  let isInAnnotation = false;
  for (let index = 0; index < count; index += 1) {
    const args: unknown = list.argsArray[index];
    const operation = list.fnArray[index];
    if (operation === OPS.beginAnnotation) {
      isInAnnotation = true;
      const id: unknown = Array.isArray(args) ? args[0] : null;
      if (typeof id === 'string' && !layers.areShown()) hiddenAnnotations.add(id);
    } else if (operation === OPS.endAnnotation) isInAnnotation = false;
    else if (isMark(operation)) layers.step(operation, args);
    else if (!isInAnnotation) step(state, operation, args);
  }
  return { ...state.finish(), hiddenAnnotations };
}

function step(state: GraphicsState, operation: number | undefined, args: unknown) {
  switch (operation) {
    case OPS.save:
      return state.save();
    case OPS.restore:
      return state.restore();
    case OPS.transform:
      return isMatrix(args) ? state.transform(args) : undefined;
    case OPS.paintFormXObjectBegin: {
      state.save();
      const matrix: unknown = Array.isArray(args) ? args[0] : null;
      return isMatrix(matrix) ? state.transform(matrix) : undefined;
    }
    case OPS.paintFormXObjectEnd:
      return state.restore();
    case OPS.setDash: {
      const pattern: unknown = Array.isArray(args) ? args[0] : null;
      return state.setDash(Array.isArray(pattern) && pattern.length > 0);
    }
    case OPS.setFillRGBColor:
      return state.setFill(Array.isArray(args) ? args[0] : null);
    case OPS.constructPath:
      return Array.isArray(args) ? state.path(args[0], args[1]) : undefined;
    case OPS.setGState: {
      const [alpha, blend] = [entryOf(args, 'ca'), entryOf(args, 'BM')];
      if (typeof alpha === 'number') state.setAlpha(alpha);
      return typeof blend === 'string' ? state.setBlend(blend) : undefined;
    }
    case OPS.beginGroup:
      return state.beginGroup();
    case OPS.endGroup:
      return state.restore();
    case OPS.clip:
    case OPS.eoClip:
      return state.clipNext();
    case OPS.beginText:
      return state.beginText();
    case OPS.setFont:
      return state.setFont(numberAt(args, 1));
    case OPS.setTextRenderingMode:
      return state.setTextMode(numberAt(args, 0));
    case OPS.setTextMatrix: {
      const matrix: unknown = Array.isArray(args) ? args[0] : null;
      return isMatrix(matrix) ? state.setTextMatrix(matrix) : undefined;
    }
    case OPS.moveText:
    case OPS.setLeadingMoveText:
      return state.moveText(numberAt(args, 0), numberAt(args, 1));
    case OPS.setLeading:
      return state.setLeading(numberAt(args, 0));
    case OPS.nextLine:
      return state.nextLine();
    case OPS.setCharSpacing:
      return state.setSpacing('character', numberAt(args, 0));
    case OPS.setWordSpacing:
      return state.setSpacing('word', numberAt(args, 0));
    case OPS.showText:
      return state.showText(Array.isArray(args) ? args[0] : null);
    default:
      return undefined;
  }
}
