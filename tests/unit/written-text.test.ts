import type { z } from 'zod';
import { FirmInput } from '@/lib/accounts/firm-schema';
import { EngagementInput } from '@/lib/assignments/engagement-schema';
import { PreparerSignInput } from '@/lib/filing/schema';
import { ExplanationInput } from '@/lib/filing/written-schema';
import { breaksLine, holdsControls } from '@/lib/format/written-text';

const firm = {
  name: 'Lee Tax',
  ein: '98-7654321',
  efin: '123456',
  street: '1 Main St',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};
const signed = {
  ptin: 'P01234567',
  firmName: 'Lee Tax',
  firmEin: '98-7654321',
  pin: '54321',
  dueDiligence: {},
  agreed: true,
};

/** What a preparer or filer writes that is printed, signed or sent: the schema, a right input, its texts. */
const written: [string, z.ZodType, Record<string, unknown>, string[], string[]][] = [
  ['the firm', FirmInput, firm, ['name', 'street', 'city'], []],
  ['Form 8879', PreparerSignInput, signed, ['firmName'], []],
  ['an engagement letter', EngagementInput, { taxYear: 2024, fee: '$450', terms: '' }, ['fee'], ['terms']],
  ['Form 1040-X, Part II', ExplanationInput, { explanation: 'A W-2 came late.' }, [], ['explanation']],
];

const hostile = ['a\u202eb', 'a\u2066b', 'a\u0001b', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u007fb'];
const broken = ['a\nb', 'a\r\nBcc: b', 'a\tb'];

test.each(written)(
  '%s holds no character that turns or breaks a line',
  (_name, schema, right, lines, texts) => {
    expect(schema.safeParse(right).success).toBe(true);
    for (const field of [...lines, ...texts])
      for (const text of hostile)
        expect([field, text, schema.safeParse({ ...right, [field]: text }).success]).toEqual([
          field,
          text,
          false,
        ]);
    for (const text of broken) {
      for (const field of lines) expect(schema.safeParse({ ...right, [field]: text }).success).toBe(false);
      for (const field of texts) expect(schema.safeParse({ ...right, [field]: text }).success).toBe(true);
    }
    for (const field of [...lines, ...texts])
      expect(schema.safeParse({ ...right, [field]: 'Zoë & Sons, 李 “Tax” 😀' }).success).toBe(true);
  },
);

test('a text may have paragraphs, a line may not', () => {
  expect([holdsControls('a\nb\tc'), breaksLine('a\nb')]).toEqual([false, true]);
});
