import { k1Partnership } from '../kinds/k1';
import { type RawField } from './evidence';
import { type Page } from './page';
import { type RawForm } from './read-sheet';
import { findUnreadCodes } from './unread-codes';

const field = (path: string, value: string | null, x0: number, x1: number, y0: number): RawField => ({
  path,
  label: path,
  value,
  confidence: 0.8,
  page: 1,
  box: { x0, x1, y0, y1: y0 + 10 },
});

/** Two codes in a column of their own, a long bar, and amounts that end at 500; nobody could read the second letter. */
const fields = [
  field('box14[0].code', 'A', 300, 308, 100),
  field('box14[0].amount', '69210.00', 450, 500, 100),
  field('box14[1].code', null, 440, 500, 120),
  field('box14[1].amount', '120400.00', 440, 500, 120),
];
const form = (of: RawField[] = fields) => ({ kind: k1Partnership, fields: of }) as unknown as RawForm;
const page = (...ink: { x0: number; x1: number }[]) =>
  ({
    ink: ink.map((one) => ({ ...one, y0: 121, y1: 129 })),
    horizontal: [],
    vertical: [{ at: 330, from: 90, to: 200 }],
  }) as unknown as Page;

it('finds a letter in the column of the codes that were read, behind a bar', () => {
  const [found, ...others] = findUnreadCodes(page({ x0: 301, x1: 308 }), [form()]);
  expect(others).toEqual([]);
  expect(found?.box).toMatchObject({ x0: 301, x1: 308 });
  expect(found?.codes).toContain('C');
});

it('takes ink behind a bar for no letter outside of that column, or where no code was read', () => {
  expect(findUnreadCodes(page({ x0: 270, x1: 277 }), [form()])).toEqual([]);
  expect(findUnreadCodes(page({ x0: 301, x1: 308 }), [form(fields.slice(2))])).toEqual([]);
});

it('takes ink in the cell of the amount, near to it', () => {
  expect(findUnreadCodes(page({ x0: 420, x1: 427 }), [form(fields.slice(2))])).toHaveLength(1);
});
