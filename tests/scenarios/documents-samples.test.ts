import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type ExtractedForm } from '@/lib/documents/extract/schema';
import { share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { codesOf, read } from '../fixtures/documents/reader';

/** The workshop's sample documents with a text layer or filled fields, against their truth files. */

const Value = z.union([z.string(), z.boolean(), z.null()]);
const Truth = z.object({
  expect: z.string(),
  forms: z.array(
    z.object({
      form: z.string(),
      tax_year: z.number().nullable(),
      fields: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** Keys that enter the tax computation, as score.py weighs them. */
const critical =
  /^(employee_ssn|employer_ein|payer_tin|box\d+[a-z]?_\w+|box12\[\d\]\.\w+|state\[\d\]\.box1[67]_\w+|box13\.\w+)$/u;
/**
 * A truth file that overlooks a value the page prints (box 20 of the first state), and a box of free
 * text that we don't read (box 10 of Form 1098).
 */
const exceptions = new Set([
  'w2/pub-kaggle-1002.pdf state[0].box20_locality',
  '1098/rep-1098-2.pdf box10_other',
]);

function flatten(value: unknown, at = ''): [string, z.infer<typeof Value>][] {
  const plain = Value.safeParse(value);
  if (plain.success) return [[at, plain.data]];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => flatten(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => flatten(item, at === '' ? key : `${at}.${key}`));
}

/** Blank, false and zero say the same; numbers are compared without their punctuation. */
const normal = (value: unknown) =>
  value === null || value === undefined || value === false || value === '0.00'
    ? ''
    : String(value)
        .toUpperCase()
        .replace(/[^A-Z0-9.]/gu, '');

const samples = sharedPath('samples');
const kinds = [
  'W-2',
  '1099-INT',
  '1099-DIV',
  '1099-R',
  '1099-G',
  'SSA-1099',
  '1099-NEC',
  '1098',
  '1098-E',
  '1098-T',
];
const documents = [
  ...['pub-gcp-w2-2020', 'pub-kaggle-1000', 'pub-kaggle-1001', 'pub-kaggle-1002'].map(
    (name) => `w2/${name}.pdf`,
  ),
  ...['01', '04', '05', '07', '08', '18'].map((number) => `w2/gen-w2-${number}.pdf`),
  '1099-int/pub-gcp-1099int-2020.pdf',
  '1099-int/gen-1099-int-1.pdf',
  '1099-div/pub-gcp-1099div-2020.pdf',
  '1099-div/rep-1099-div-1.pdf',
  '1099-r/rep-1099-r-1.pdf',
  '1099-g/rep-1099-g-1.pdf',
  'ssa-1099/rep-ssa-1099-1.pdf',
  '1099-nec/gen-1099-nec-3.pdf',
  '1099-nec/pub-gcp-1099nec-2020.pdf',
  '1098/rep-1098-2.pdf',
  '1098-e/rep-1098-e-2.pdf',
  '1098-t/rep-1098-t-1.pdf',
  '1099-misc/gen-1099-misc-2.pdf',
  '1099-misc/pub-gcp-1099misc-2020.pdf',
  '1099-misc/pub-ms-1099misc-payer.pdf',
  'multi/pub-gcp-taxes-combined.pdf',
  'multi/rep-1099-composite-1.pdf',
  'hostile/h04-encrypted-owner-only.pdf',
  'hostile/h06-pdf-named.jpg',
  'hostile/h19-w2-on-page-37-of-60.pdf',
  'hostile/h28-two-employees.pdf',
];

function differences(
  name: string,
  truth: z.infer<typeof Truth>['forms'][number],
  form: ExtractedForm,
): string[] {
  const read = new Map(form.fields.map((field) => [field.path, field.value]));
  const wanted = flatten(truth.fields);
  const known = new Set(wanted.map(([key]) => key));
  const wrong = wanted.filter(
    ([key, value]) => critical.test(key) && normal(value) !== normal(read.get(key)),
  );
  const invented = form.fields.filter(
    (field) =>
      /^(box12|box14|state)\[/u.test(field.path) && !known.has(field.path) && normal(field.value) !== '',
  );
  return [
    ...wrong.map(([key, value]) => `${key}: ${String(value)} read as ${String(read.get(key))}`),
    ...invented.map((field) => `${field.path} invented`),
  ].filter((line) => !exceptions.has(`${name} ${line.split(':')[0] ?? ''}`));
}

const suite = samples === null ? describe.skip : describe;
suite('shared samples', () => {
  test.each(share(documents, 5))('%s: every critical field', async (name) => {
    const file = path.join(samples ?? '', name);
    expect(existsSync(file)).toBe(true);
    const truth = Truth.parse(JSON.parse(readFileSync(`${file}.truth.json`, 'utf8')));
    const wanted = truth.forms.filter((form) => kinds.includes(form.form));
    const result = await read({ path: file });
    const found = result.forms.filter((form) => kinds.includes(form.form));
    expect(found.map((form) => form.form).sort()).toEqual(wanted.map((form) => form.form).sort());
    for (const form of wanted) {
      const scores = found.filter((one) => one.form === form.form).map((one) => differences(name, form, one));
      const best = scores.sort((a, b) => a.length - b.length)[0];
      expect(best).toEqual([]);
      expect(found.map((one) => one.taxYear)).toContain(form.tax_year);
    }
  });

  test.each([
    ['hostile/h01-zero-byte.pdf', ['empty_file']],
    ['hostile/h03-encrypted-user-password.pdf', ['password_needed']],
    ['hostile/h08-exe-named.pdf', ['unsupported_type']],
    ['hostile/h14-non-tax-letter.pdf', ['not_a_tax_document']],
    ['other/pub-gcp-consent-form.pdf', ['not_a_tax_document']],
    ['other/blank-irs-w2-2025.pdf', ['blank_form']],
    ['other/pub-az-1099a.png', ['unsupported_form']],
  ])('%s yields no form but %j', async (name, codes) => {
    const result = await read({ path: path.join(samples ?? '', name) });
    expect(result.forms).toEqual([]);
    expect(codesOf(result)).toEqual(codes);
  });

  test.each(
    share([
      ['w2/deg-w2-05-scan.jpg', 0.65],
      ['hostile/h20-exif-orientation-6.jpg', 0.65],
      ['w2/deg-w2-07-photo.jpg', 0.65],
    ] as const),
  )('%s is recognized: most critical values right, and none wrong that we call sure', async (name, least) => {
    const file = path.join(samples ?? '', name);
    const truth = Truth.parse(JSON.parse(readFileSync(`${file}.truth.json`, 'utf8')));
    const result = await read({ path: file });
    const [form] = result.forms;
    expect(result.forms.map((one) => one.form)).toEqual(['W-2']);
    const wanted = flatten(truth.forms[0]?.fields).filter(
      ([key, value]) => critical.test(key) && !/^box1[234]/u.test(key) && normal(value) !== '',
    );
    const right = wanted.filter(([key, value]) => {
      const field = form?.fields.find((one) => one.path === key);
      return normal(field?.value) === normal(value);
    });
    expect(right.length / wanted.length).toBeGreaterThanOrEqual(least);
    const known = new Map(flatten(truth.forms[0]?.fields));
    const wrong = (form?.fields ?? []).filter(
      (field) =>
        field.confidence >= 0.9 &&
        known.has(field.path) &&
        normal(field.value) !== normal(known.get(field.path)),
    );
    expect(wrong.map((field) => field.path)).toEqual([]);
  });
});

test('the samples are there, or their absence is said', () => {
  expect(samples === null || existsSync(samples)).toBe(true);
});
