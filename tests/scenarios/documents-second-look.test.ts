import sharp from 'sharp';
import type { ExtractedForm } from '@/lib/documents/extract/schema';
import { coverOrderOf, pickLooks } from '@/lib/documents/second-look';
import { draw, read, showPages } from '../fixtures/documents/reader';
import { w2WithColumns } from '../fixtures/documents/w2-columns';

type Place = ExtractedForm['fields'][number]['box'];

/** The lightest and the darkest shade in the middle of a place. */
async function shadesAt(picture: Buffer, [x, y, w, h]: Place) {
  const { width, height } = await sharp(picture).metadata();
  const middle = await sharp(picture)
    .extract({
      left: Math.round(x * width),
      top: Math.round(y * height),
      width: Math.max(1, Math.round(w * width)),
      height: Math.max(1, Math.round(h * height)),
    })
    .png()
    .toBuffer();
  const { channels } = await sharp(middle).stats();
  return [channels[0]?.min ?? 0, channels[0]?.max ?? 0] as const;
}

/** What is shown of a file: places are shares of the page, the same in the PDF and in a picture of it. */
async function look(file: Uint8Array) {
  const { forms } = await read(w2WithColumns());
  const looks = pickLooks(forms);
  const pictures = await showPages(file, coverOrderOf(looks, forms));
  const boxOf = (path: string) => {
    const found = forms[0]?.fields.find((field) => field.path === path)?.box;
    if (found === undefined) throw new Error(`${path} was not read`);
    return found;
  };
  return { looks, pictures, boxOf };
}

test.each([
  ['a PDF', () => Promise.resolve(w2WithColumns())],
  ['a picture', () => draw(w2WithColumns())],
])(
  'a page of %s is shown once, with names and numbers covered and amounts as they are',
  async (_what, make) => {
    const { looks, pictures, boxOf } = await look(await make());
    expect(looks.map(({ form }) => form.form)).toEqual(['W-2']);
    expect(pictures).toHaveLength(1);
    const [picture = Buffer.alloc(0)] = pictures;
    const { width, height } = await sharp(picture).metadata();
    expect(Math.max(width, height)).toBeGreaterThan(1000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
    for (const path of ['employee_ssn', 'employer_ein', 'employer_name', 'employee_name']) {
      const [darkest, lightest] = await shadesAt(picture, boxOf(path));
      expect(darkest).toBeGreaterThan(115);
      expect(lightest).toBeLessThan(141);
    }
    for (const path of ['box1_wages', 'box4_ss_tax']) {
      const [darkest, lightest] = await shadesAt(picture, boxOf(path));
      expect(darkest).toBeLessThan(90);
      expect(lightest).toBeGreaterThan(200);
    }
  },
);
