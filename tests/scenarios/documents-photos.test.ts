import sharp from 'sharp';
import { type Gray } from '@/lib/documents/extract/picture/gray';
import { toPdf } from '../fixtures/documents/draw-pdf';
import { draw, read } from '../fixtures/documents/reader';
import { testDeep } from '../setup/share';
import { type Condition, photograph } from '../fixtures/pictures/photograph';
import { lookedAtShares } from '../fixtures/pictures/more/shares';
import { tuning } from '../fixtures/pictures/templates';

/** Pictures of forms as people take them, by the generator of `npm run bench -- pictures`, which measures many more. */

async function take(name: string, condition: Condition) {
  const template = [...tuning, ...lookedAtShares].find((one) => one.name === name);
  if (template === undefined) throw new Error(`no layout ${name}`);
  const drawn = template.draw(7);
  const { data, info } = await sharp(await draw(toPdf([drawn.sheet])))
    .resize({ width: 1800 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sheet: Gray = { width: info.width, height: info.height, data };
  const { forms } = await read(await photograph(sheet, condition, 7));
  return { drawn, form: forms.find((one) => one.form === drawn.form) };
}

async function mostIsFound(name: string, condition: Condition, least: number): Promise<void> {
  const { drawn, form } = await take(name, condition);
  expect(form).toBeDefined();
  const wanted = Object.entries(drawn.truth);
  const fields = new Map(form?.fields.map((field) => [field.path, field]));
  const right = wanted.filter(([path, value]) => fields.get(path)?.value === value);
  expect(right.length / wanted.length).toBeGreaterThanOrEqual(least);
  const wrong = wanted.filter(([path, value]) => {
    const field = fields.get(path);
    return field !== undefined && field.confidence >= 0.9 && field.value !== value;
  });
  expect(wrong).toEqual([]);
}

const promise = 'most is found, and nothing wrong is shown as sure';
// A picture takes half a minute of processor time with its drawing.
test(`an official W-2 with a shadow on it: ${promise}`, () => mostIsFound('official', 'shadow', 0.75));
testDeep(`a 1099-INT taken at an angle: ${promise}`, () => mostIsFound('interest', 'turned', 0.75));
// The lines of the IRS's own form run between a box's number and its words, and between the rows of a code.
testDeep(`a shareholder’s Schedule K-1 with a shadow on it: ${promise}`, () =>
  mostIsFound('shareholder-irs', 'shadow', 0.6),
);
