import { ExtractedForm } from '../extract/schema';
import { blankForm } from './blank-form';
import { kinds, typeOfForm } from './registry';

test.each(kinds.map((kind) => [kind.form, kind] as const))(
  '%s can be typed in: every box once, all blank',
  (_form, kind) => {
    const form = ExtractedForm.parse(blankForm(kind));
    const paths = form.fields.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(form.fields.every(({ value }) => value === null || value === false)).toBe(true);
    // What enters the tax is asked, and so is who sent the form.
    const asked = new Set(form.fields.filter(({ confidence }) => confidence < 0.9).map(({ path }) => path));
    for (const { path, critical } of kind.fields)
      expect([path, asked.has(path)]).toEqual([path, critical === true]);
  },
);

test('a form is filed under the type that people know it by', () => {
  expect(['W-2', '1099-R', 'SSA-1099', '1098', '1095-A'].map(typeOfForm)).toEqual([
    'W-2',
    '1099',
    '1099',
    'Other',
    'Other',
  ]);
});
