import { OPS } from 'unpdf/pdfjs';
import { type PdfDocument } from './pdf-open';

/** What a reader shows of a file's layers when it opens the file: some are switched off, or are for printing only. */
export interface LayerStates {
  /** The file has layers at all. */
  some: boolean;
  isShown: (group: unknown) => boolean;
}

export async function readLayers(document: PdfDocument): Promise<LayerStates> {
  const config = await document.getOptionalContentConfig({ intent: 'display' });
  return {
    some: config.getOrder() !== null || [...config].length > 0,
    isShown: (group) => config.isVisible(group),
  };
}

/** Where a piece of a page begins or ends that has a mark: a layer's, or any other. */
export const isMark = (operation: number | undefined) =>
  operation === OPS.beginMarkedContent ||
  operation === OPS.beginMarkedContentProps ||
  operation === OPS.endMarkedContent;

/** Follows the marks of one page. */
export class Layers {
  private readonly open: boolean[] = [];
  private hidden = 0;

  constructor(private readonly states: LayerStates) {}

  step(operation: number | undefined, args: unknown) {
    if (operation !== OPS.endMarkedContent) {
      const isShown = this.isShown(args);
      this.open.push(isShown);
      if (!isShown) this.hidden += 1;
    } else if (this.open.pop() === false) this.hidden -= 1;
  }

  private isShown(args: unknown): boolean {
    const [tag, group] = Array.isArray(args) ? (args as unknown[]) : [];
    return tag !== 'OC' || this.states.isShown(group);
  }

  areShown(): boolean {
    return this.hidden === 0;
  }
}
