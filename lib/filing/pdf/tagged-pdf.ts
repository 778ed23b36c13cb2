import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { glyphPerCharacter } from './glyph-per-character';

const fontFiles = {
  text: 'geist-sans/Geist-Regular.ttf',
  strong: 'geist-sans/Geist-SemiBold.ttf',
  mono: 'geist-mono/GeistMono-Regular.ttf',
} as const;
export type FontName = keyof typeof fontFiles;

/** A node of the structure tree: what a screen reader walks through. */
export interface Element {
  ref: PDFRef;
  kids: PDFArray;
}

const name = (text: string) => PDFName.of(text);

/**
 * A PDF with a structure tree: everything drawn belongs to an element of it, or is marked as decoration. PDF/UA
 * (ISO 14289-1) asks for that, for a language, and for a title that viewers show.
 */
export class TaggedPdf {
  readonly pdf: PDFDocument;
  readonly fonts: Readonly<Record<FontName, PDFFont>>;
  readonly root: Element;
  private readonly tree: PDFDict;
  private readonly numbers: PDFArray;
  private readonly roles: PDFDict;
  private nextKey = 0;
  private readonly marks = new Map<PDFRef, PDFArray>();

  private constructor(pdf: PDFDocument, fonts: Record<FontName, PDFFont>) {
    this.pdf = pdf;
    this.fonts = fonts;
    const { context, catalog } = pdf;
    this.numbers = context.obj([]);
    this.roles = context.obj({});
    this.tree = context.obj({
      Type: 'StructTreeRoot',
      ParentTree: { Nums: this.numbers },
      RoleMap: this.roles,
    });
    const treeRef = context.register(this.tree);
    this.root = this.makeElement('Document', treeRef);
    this.tree.set(name('K'), this.root.ref);
    catalog.set(name('StructTreeRoot'), treeRef);
    catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  }

  static async create(title: string): Promise<TaggedPdf> {
    const pdf = await PDFDocument.create();
    pdf.registerFontkit(glyphPerCharacter);
    const embed = async (font: FontName) =>
      pdf.embedFont(
        await readFile(path.join(process.cwd(), 'node_modules/geist/dist/fonts', fontFiles[font])),
        { subset: true },
      );
    const fonts = { text: await embed('text'), strong: await embed('strong'), mono: await embed('mono') };
    pdf.setTitle(title, { showInWindowTitleBar: true });
    pdf.setAuthor('Plainfile');
    pdf.setCreator('Plainfile');
    pdf.setProducer('Plainfile');
    pdf.setLanguage('en-US');
    return new TaggedPdf(pdf, fonts);
  }

  get context(): PDFContext {
    return this.pdf.context;
  }

  private makeElement(type: string, parent: PDFRef): Element {
    const kids = this.context.obj([]);
    const ref = this.context.register(this.context.obj({ Type: 'StructElem', S: type, P: parent, K: kids }));
    return { ref, kids };
  }

  /** A new element at the end of another one. */
  add(type: string, parent: Element = this.root): Element {
    const element = this.makeElement(type, parent.ref);
    parent.kids.push(element.ref);
    return element;
  }

  /** Says of a header cell what it is the header of. */
  setScope(element: Element, scope: 'Row' | 'Column'): void {
    this.context.lookup(element.ref, PDFDict).set(name('A'), this.context.obj({ O: 'Table', Scope: scope }));
  }

  newPage(): PDFPage {
    const page = this.pdf.addPage([612, 792]);
    this.enlist(page, this.context.obj([]));
    return page;
  }

  private enlist(page: PDFPage, marks: PDFArray): void {
    const key = this.nextKey;
    this.nextKey += 1;
    page.node.set(name('StructParents'), PDFNumber.of(key));
    page.node.set(name('Tabs'), name('S'));
    this.numbers.push(PDFNumber.of(key));
    this.numbers.push(this.context.register(marks));
    this.marks.set(page.ref, marks);
  }

  /** Draws something that belongs to an element. */
  mark(page: PDFPage, element: Element, type: string, draw: () => void): void {
    const marks = this.marks.get(page.ref);
    if (marks === undefined) throw new Error('the page is not part of this document');
    const id = marks.size();
    marks.push(element.ref);
    element.kids.push(this.context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
    this.drawMarked(page, type, id, draw);
  }

  private drawMarked(page: PDFPage, type: string, id: number, draw: () => void): void {
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [name(type), `<</MCID ${id}>>`]),
    );
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Draws decoration: page numbers, rules, marks in the margin. Screen readers leave it out. */
  decorate(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [name('Artifact')]));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Takes over a page of another document with the marks it has; `draws` follow under marks that are there already. */
  adopt(
    page: PDFPage,
    marks: PDFArray,
    draws: readonly { id: number; draw: (page: PDFPage) => void }[],
  ): void {
    this.pdf.addPage(page);
    this.enlist(page, marks);
    for (const { id, draw } of draws) this.drawMarked(page, 'Span', id, () => draw(page));
  }

  /** Names of elements that a document of somebody else uses. */
  adoptRoles(roles: PDFDict): void {
    for (const [key, value] of roles.entries()) this.roles.set(key, value);
  }

  /** An entry of the outline, the table of contents that viewers show beside the pages. */
  private readonly outline: { title: string; page: PDFRef }[] = [];
  bookmark(title: string, page: PDFPage): void {
    this.outline.push({ title, page: page.ref });
  }

  private writeOutline(): void {
    if (this.outline.length === 0) return;
    const { context } = this;
    const root = context.nextRef();
    const refs = this.outline.map(() => context.nextRef());
    this.outline.forEach(({ title, page }, index) => {
      const entry = context.obj({ Parent: root, Dest: [page, 'Fit'] });
      entry.set(name('Title'), PDFHexString.fromText(title));
      const before = refs[index - 1];
      const after = refs[index + 1];
      if (before !== undefined) entry.set(name('Prev'), before);
      if (after !== undefined) entry.set(name('Next'), after);
      const ref = refs[index];
      if (ref !== undefined) context.assign(ref, entry);
    });
    const [first, last] = [refs[0], refs.at(-1)];
    if (first === undefined || last === undefined) return;
    context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
    this.pdf.catalog.set(name('Outlines'), root);
  }

  /** The finished file. `at` is the moment it says it was made: the same content gives the same bytes. */
  async save(at: Date): Promise<Uint8Array> {
    this.pdf.setCreationDate(at);
    this.pdf.setModificationDate(at);
    this.tree.set(name('ParentTreeNextKey'), PDFNumber.of(this.nextKey));
    this.writeOutline();
    const id = PDFString.of(`${at.getTime()}`);
    this.context.trailerInfo.ID = this.context.obj([id, id]);
    return this.pdf.save({ updateFieldAppearances: false });
  }
}
