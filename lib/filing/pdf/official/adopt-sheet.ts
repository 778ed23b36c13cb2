import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFField,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
  PDFCheckBox,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { TaggedPdf } from '../tagged-pdf';
import { isShared, readField } from './fill-sheet';
import type { WrittenSheet } from './write-sheets';
import { drawBox, drawText, type Spot } from './draw-field';

const name = (text: string) => PDFName.of(text);

/**
 * Social Security numbers at the head of Form 1040 and in its table of 2024, whose dividers don't stand between cells of one
 * width. Other combs of nine, such as an EIN or a number in a column of 2025, have such cells.
 */
const ssnWithDividers =
  /^Page1\.(?:(?:YourSocial\.|SpousesSocial\.)?f1_(?:06|09|16|19)|(?:Table_Dependents|DependentsTable)\.Row\d\.f1_(?:21|24|27|30))$/;

interface Drawn {
  page: PDFRef;
  id: number;
  draw: (page: PDFPage) => void;
}

/** Marks of a page (StructParents), looked up in the number tree of its document. */
function findMarks(node: PDFDict, key: number): PDFArray | null {
  const numbers = node.lookupMaybe(name('Nums'), PDFArray);
  if (numbers !== undefined) {
    for (let at = 0; at + 1 < numbers.size(); at += 2)
      if (numbers.lookup(at, PDFNumber).asNumber() === key)
        return numbers.lookupMaybe(at + 1, PDFArray) ?? null;
  }
  const kids = node.lookupMaybe(name('Kids'), PDFArray);
  for (let at = 0; at < (kids?.size() ?? 0); at += 1) {
    const found = findMarks(kids?.lookup(at, PDFDict) ?? node, key);
    if (found !== null) return found;
  }
  return null;
}

/** Elements of a structure tree by the field widget they stand for. Widgets themselves fall away. */
function detachWidgets(context: PDFContext, tree: PDFDict): Map<PDFRef, PDFRef> {
  const owners = new Map<PDFRef, PDFRef>();
  const visit = (ref: PDFRef) => {
    const element = context.lookup(ref);
    if (!(element instanceof PDFDict)) return;
    const kid = element.get(name('K'));
    const kids = kid instanceof PDFArray ? kid.asArray() : kid === undefined ? [] : [kid];
    for (const one of kids) {
      const found = context.lookup(one);
      if (!(found instanceof PDFDict)) continue;
      const widget = found.get(name('Obj'));
      if (widget instanceof PDFRef) {
        owners.set(widget, ref);
        element.delete(name('K'));
        element.set(name('S'), name('Span'));
      } else if (one instanceof PDFRef) visit(one);
    }
  };
  const top = tree.get(name('K'));
  for (const one of top instanceof PDFArray ? top.asArray() : [top]) if (one instanceof PDFRef) visit(one);
  return owners;
}

/**
 * Puts the pages of a filled official form behind what is there: fields become text that nobody can change, inside
 * the form's own structure tree, where screen readers find each value at its line.
 */
export function adoptSheet(tagged: TaggedPdf, { sheet, values, filled }: WrittenSheet): PDFPage[] {
  const { pdf, fields } = filled;
  const keep = sheet.pages;
  const amounts = new Set(
    values.flatMap((one) =>
      one.kind === 'text' && (typeof one.value === 'number' || one.amount === true) ? one.field : [],
    ),
  );
  const { context, catalog } = pdf;
  const tree = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict) ?? context.obj({});
  const owners = detachWidgets(context, tree);
  const pages = pdf.getPages().filter((_, index) => keep === undefined || keep.includes(index));
  const marksOf = new Map<PDFRef, PDFArray>();
  for (const page of pages) {
    const key = page.node.lookupMaybe(name('StructParents'), PDFNumber)?.asNumber();
    const parents = tree.lookupMaybe(name('ParentTree'), PDFDict);
    const marks = key === undefined || parents === undefined ? null : findMarks(parents, key);
    marksOf.set(page.ref, marks ?? context.obj([]));
  }
  const top = context.register(context.obj({ Type: 'StructElem', S: 'Part', K: topKids(context, tree) }));
  const drawn = drawnFields(tagged, context, fields, { pages, owners, marksOf, top, amounts });
  for (const page of pages) {
    page.node.delete(name('Annots'));
    page.node.delete(name('AA'));
  }
  return copyPages(tagged, context, tree, { pages, marksOf, top, drawn });
}

function topKids(context: PDFContext, tree: PDFDict): PDFArray {
  const top = tree.get(name('K'));
  const kids = context.obj([]);
  for (const one of top instanceof PDFArray ? top.asArray() : [top]) {
    if (!(one instanceof PDFRef)) continue;
    const element = context.lookup(one);
    if (!(element instanceof PDFDict)) continue;
    // One document holds all forms: each form is a part of it.
    if (element.get(name('S')) === name('Document')) element.set(name('S'), name('Sect'));
    kids.push(one);
  }
  return kids;
}

interface Source {
  pages: readonly PDFPage[];
  owners: ReadonlyMap<PDFRef, PDFRef>;
  marksOf: ReadonlyMap<PDFRef, PDFArray>;
  top: PDFRef;
  /** Fields that hold amounts. */
  amounts: ReadonlySet<string>;
}

/** Where a field stands, once on each page that repeats it; of boxes that share one, the box that is checked. */
function widgetsOf(field: PDFField) {
  const widgets = field.acroField.getWidgets();
  if (field instanceof PDFTextField) return widgets;
  if (!(field instanceof PDFRadioGroup) && !isShared(field)) return widgets.slice(0, 1);
  const chosen = readField(field);
  return widgets.filter((widget) => widget.getOnValue()?.decodeText() === chosen);
}
type Widget = ReturnType<typeof widgetsOf>[number];

/** The page that a widget names, or that lists it. */
const pageOf = (context: PDFContext, pages: readonly PDFPage[], widget: Widget): PDFPage | undefined =>
  pages.find(({ ref }) => ref === widget.P()) ??
  pages.find(({ node }) =>
    node
      .Annots()
      ?.asArray()
      .some((one) => context.lookup(one) === widget.dict),
  );

function drawnFields(
  tagged: TaggedPdf,
  context: PDFContext,
  fields: ReadonlyMap<string, PDFField>,
  { pages, owners, marksOf, top, amounts }: Source,
): Drawn[] {
  const drawn: Drawn[] = [];
  for (const [fieldId, field] of fields) {
    const value = readField(field);
    if (value === null) continue;
    const seen = new Set<PDFPage>();
    for (const widget of widgetsOf(field)) {
      const page = pageOf(context, pages, widget);
      const marks = page === undefined ? undefined : marksOf.get(page.ref);
      // Two widgets of one field on one page lie upon each other.
      if (page === undefined || marks === undefined || seen.has(page)) continue;
      seen.add(page);
      const owner = owners.get(context.getObjectRef(widget.dict) ?? top) ?? top;
      const id = marks.size();
      marks.push(owner);
      const element = context.lookup(owner, PDFDict);
      const mark = context.obj({ Type: 'MCR', Pg: page.ref, MCID: id });
      if (owner === top) element.lookup(name('K'), PDFArray).push(mark);
      else element.set(name('K'), mark);
      const comb = field instanceof PDFTextField && field.isCombed() ? (field.getMaxLength() ?? 0) : 0;
      const spot: Spot = {
        ...widget.getRectangle(),
        comb,
        ssn: comb === 9 && ssnWithDividers.test(fieldId),
        amount: amounts.has(fieldId),
      };
      drawn.push({
        page: page.ref,
        id,
        draw: (target) =>
          field instanceof PDFCheckBox || field instanceof PDFRadioGroup
            ? drawBox(target, tagged, spot)
            : drawText(target, tagged, spot, String(value)),
      });
    }
  }
  return drawn;
}

function copyPages(
  tagged: TaggedPdf,
  context: PDFContext,
  tree: PDFDict,
  { pages, marksOf, top, drawn }: Omit<Source, 'owners' | 'amounts'> & { drawn: readonly Drawn[] },
): PDFPage[] {
  const copier = PDFObjectCopier.for(context, tagged.context);
  const copied = pages.map((page) => {
    const ref = copier.copy(page.ref);
    const leaf = tagged.context.lookup(ref);
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('a page did not copy');
    const target = PDFPage.of(leaf, ref, tagged.pdf);
    const marks = marksOf.get(page.ref);
    tagged.adopt(
      target,
      marks === undefined ? tagged.context.obj([]) : copier.copy(marks),
      drawn.filter((one) => one.page === page.ref),
    );
    return target;
  });
  const part = copier.copy(top);
  tagged.context.lookup(part, PDFDict).set(name('P'), tagged.root.ref);
  tagged.root.kids.push(part);
  const roles = tree.lookupMaybe(name('RoleMap'), PDFDict);
  if (roles !== undefined) tagged.adoptRoles(copier.copy(roles));
  return copied;
}
