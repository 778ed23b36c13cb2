import { degrees, type PDFContext, PDFDocument, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { drawGrid } from '../fixtures/documents/draw-w2';
import { nadia } from '../fixtures/documents/people';
import { codesOf, doubtful, read, valuesOf } from '../fixtures/documents/reader';

/** What a file holds and a reader does not show: layers, parts that are cut away, pages that were replaced. */

const withholding = 'box2_federal_withholding';
const amount = '99,999.99';

function blankBox2(): Sheet {
  const sheet = new Sheet();
  drawGrid(sheet, { ...nadia, amounts: { ...nadia.amounts, '2': '' } }, 30, 40, 550);
  return sheet;
}

/** Print in a layer (optional content group) with this name. */
const inLayer = (sheet: Sheet, name: string, text = amount) =>
  sheet.raw(`/OC /${name} BDC`).text(470, 56, text, { size: 7 }).raw('EMC');

type Change = (
  document: PDFDocument,
  context: PDFContext,
  layer: (usage?: object) => PDFRef,
) => object | void;

/** The same file with layers: `change` makes them, and says how the file is opened. */
async function withLayers(sheet: Sheet, change: Change): Promise<Uint8Array> {
  const document = await PDFDocument.load(toPdf([sheet]));
  const { context } = document;
  const groups: PDFRef[] = [];
  const layer = (usage?: object) => {
    const group = context.obj({
      Type: 'OCG',
      Name: context.obj('x'),
      ...(usage ? { Usage: usage } : {}),
    } as never);
    const ref = context.register(group);
    groups.push(ref);
    return ref;
  };
  const opened = change(document, context, layer) ?? {};
  const properties = { OCGs: groups, D: { Order: groups, ...opened } };
  document.catalog.set(PDFName.of('OCProperties'), context.obj(properties as never));
  return document.save({ useObjectStreams: false });
}

const nameLayers = (document: PDFDocument, names: Record<string, PDFObject>) =>
  document
    .getPage(0)
    .node.Resources()
    ?.set(PDFName.of('Properties'), document.context.obj(names as never));

const layers: [string, boolean, Change][] = [
  [
    'that is switched off',
    false,
    (document, _context, layer) => {
      const ref = layer();
      nameLayers(document, { L: ref });
      return { OFF: [ref] };
    },
  ],
  ['that is on', true, (document, _context, layer) => void nameLayers(document, { L: layer() })],
  [
    'that is only printed',
    false,
    (document, _context, layer) => {
      const ref = layer({ View: { ViewState: 'OFF' }, Print: { PrintState: 'ON' } });
      nameLayers(document, { L: ref });
      return { AS: [{ Event: 'View', Category: ['View'], OCGs: [ref] }] };
    },
  ],
  [
    'that is only viewed',
    true,
    (document, _context, layer) => {
      const ref = layer({ View: { ViewState: 'ON' }, Print: { PrintState: 'OFF' } });
      nameLayers(document, { L: ref });
      return { AS: [{ Event: 'Print', Category: ['Print'], OCGs: [ref] }] };
    },
  ],
  [
    'of a file whose layers are all off at first',
    false,
    (document, _context, layer) => {
      nameLayers(document, { L: layer() });
      return { BaseState: 'OFF' };
    },
  ],
  [
    'that is shown while another is off',
    true,
    (document, context, layer) => {
      const off = layer();
      const member = context.obj({ Type: 'OCMD', OCGs: [off], P: 'AllOff' } as never);
      nameLayers(document, { L: context.register(member) });
      return { OFF: [off] };
    },
  ],
];

test.each(layers)('print in a layer %s (read: %s)', async (_name, isRead, change) => {
  const result = await read(await withLayers(inLayer(blankBox2(), 'L'), change));
  const values = valuesOf(result.forms[0]);
  expect(values[withholding]).toBe(isRead ? '99999.99' : undefined);
  expect(values['box1_wages']).toBe('61204.88');
  expect(codesOf(result)).toEqual(isRead ? [] : ['hidden_text']);
});

test('of two layers in one place the one that is shown counts', async () => {
  const sheet = inLayer(inLayer(blankBox2(), 'A'), 'B', '7,310.45');
  const file = await withLayers(sheet, (document, _context, layer) => {
    const [off, on] = [layer(), layer()];
    nameLayers(document, { A: off, B: on });
    return { OFF: [off] };
  });
  const { forms } = await read(file);
  expect(valuesOf(forms[0])[withholding]).toBe('7310.45');
});

test('a patch in a layer that is off covers nothing', async () => {
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 30, 40, 550);
  sheet.raw('/OC /L BDC').rect(305, 46, 270, 60, [1, 1, 1]).raw('EMC');
  const off: Change = (document, _context, layer) => {
    const ref = layer();
    nameLayers(document, { L: ref });
    return { OFF: [ref] };
  };
  const { forms } = await read(await withLayers(sheet, off));
  expect(valuesOf(forms[0])['box1_wages']).toBe('61204.88');
});

/** A typed-on note over box 2 with an appearance of its own. */
function addNote(document: PDFDocument, entries: object, shown = amount): void {
  const { context } = document;
  const box = [470, 792 - 58, 530, 792 - 48];
  const form = context.stream(`BT /F0 7 Tf 0 g 1 2 Td (${shown}) Tj ET`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 60, 10],
    Resources: { Font: { F0: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } },
  } as never);
  const note = context.obj({
    Type: 'Annot',
    F: 4,
    Rect: box,
    AP: { N: context.register(form) },
    ...entries,
  } as never);
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
}

const noteOf = (context: PDFContext, more: object = {}) => ({
  Subtype: 'FreeText',
  DA: context.obj('/F0 7 Tf'),
  Contents: context.obj(amount),
  ...more,
});

test('a note in a layer that is off is not read; one that is shown is', async () => {
  const file = (isOff: boolean) =>
    withLayers(blankBox2(), (document, context, layer) => {
      const ref = layer();
      addNote(document, noteOf(context, { OC: ref }));
      return isOff ? { OFF: [ref] } : {};
    });
  expect(valuesOf((await read(await file(false))).forms[0])[withholding]).toBe('99999.99');
  expect(valuesOf((await read(await file(true))).forms[0])).not.toHaveProperty(withholding);
});

test.each([
  ['hidden', 2],
  ['only printed', 32 + 4],
])('a note that is %s is not read', async (_name, F) => {
  const file = await withLayers(blankBox2(), (document, context) =>
    addNote(document, noteOf(context, { F })),
  );
  expect(valuesOf((await read(file)).forms[0])).not.toHaveProperty(withholding);
});

test('a note says what it shows, not what it holds', async () => {
  const file = await withLayers(blankBox2(), (document, context) =>
    addNote(document, noteOf(context), '7,310.45'),
  );
  expect(valuesOf((await read(file)).forms[0])[withholding]).toBe('7310.45');
});

const fieldOf = (context: PDFContext, value: string) => ({
  Subtype: 'Widget',
  FT: 'Tx',
  T: context.obj('a'),
  V: context.obj(value),
  DA: context.obj('/F0 7 Tf'),
});

test.each([
  ['7310.45', '7,310.45', false],
  ['1.00', '7,310.45', true],
])('a field that holds %s and shows %s (asked: %s)', async (held, shown, isAsked) => {
  const file = await withLayers(blankBox2(), (document, context) =>
    addNote(document, fieldOf(context, held), shown),
  );
  const { forms } = await read(file);
  expect(doubtful(forms[0]).includes(withholding)).toBe(isAsked);
  if (!isAsked) expect(valuesOf(forms[0])[withholding]).toBe('7310.45');
});

test('an amount under a shape that somebody laid over the page is asked', async () => {
  const sheet = blankBox2().text(472, 56, '7,310.45', { size: 7 });
  const file = await withLayers(sheet, (document) =>
    addNote(document, { Subtype: 'Square', IC: [1, 1, 1] }, ''),
  );
  expect(doubtful((await read(file)).forms[0])).toContain(withholding);
});

test.each([90, 180, 270])('a page that is turned by %s degrees is read upright', async (angle) => {
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 30, 40, 550);
  const document = await PDFDocument.load(toPdf([sheet]));
  document.getPage(0).setRotation(degrees(angle));
  const { forms } = await read(await document.save());
  expect(valuesOf(forms[0])).toMatchObject({ box1_wages: '61204.88', [withholding]: '7118.20' });
});

test('what is cut away from a page is not read', async () => {
  const sheet = new Sheet();
  drawGrid(sheet, nadia, 30, 40, 550);
  drawGrid(sheet, { ...nadia, ssn: '900-55-1904', amounts: { '1': '1.00' } }, 30, 440, 550);
  const document = await PDFDocument.load(toPdf([sheet]));
  document.getPage(0).setCropBox(0, 392, 612, 400);
  const { forms } = await read(await document.save());
  expect(forms.map((form) => valuesOf(form)['box1_wages'])).toEqual(['61204.88']);
});

test('of a page that was replaced in an update only the last state is read', async () => {
  const first = toPdf([blankBox2().text(470, 56, amount, { size: 7 })]);
  const [before] = [Buffer.from(first)];
  const now = blankBox2().text(470, 56, '7,310.45', { size: 7 }).content;
  const plain = before.toString('latin1');
  const content = /\/Contents (\d+) 0 R/u.exec(plain)?.[1];
  const size = /\/Size (\d+)/u.exec(plain)?.[1];
  const object = `${content} 0 obj\n<< /Length ${Buffer.byteLength(now, 'latin1')} >>\nstream\n${now}\nendstream\nendobj\n`;
  const start = Number(/startxref\n(\d+)/u.exec(plain)?.[1]);
  const at = String(before.length).padStart(10, '0');
  const table = `xref\n${content} 1\n${at} 00000 n \ntrailer\n<< /Size ${size} /Root 1 0 R /Prev ${start} >>\nstartxref\n${before.length + object.length}\n%%EOF\n`;
  const file = Buffer.concat([before, Buffer.from(object + table, 'latin1')]);
  const { forms } = await read(new Uint8Array(file));
  expect(valuesOf(forms[0])[withholding]).toBe('7310.45');
});
