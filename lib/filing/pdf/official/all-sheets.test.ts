import { findForm } from '@/lib/tax/list-forms';
import { sheets, stateSheets } from './all-sheets';
import type { Part } from './sheet';

const linesOf = ({ lines = {} }: Part): string[] => Object.keys(lines).map((key) => key.split('@')[0] ?? '');

test.each(sheets.map((sheet) => [`${sheet.file} ${sheet.form}`, sheet] as const))(
  'every line that the map of %s places is a line of its form',
  (_name, sheet) => {
    const known = (form: string) => new Set(findForm(form)?.lines.map(({ number }) => number));
    const parts: [form: string, part: Part][] = [
      [sheet.form, sheet],
      ...(sheet.tables ?? []).flatMap(({ form, rows }) =>
        form === undefined ? [] : rows.map((row): [string, Part] => [form, row]),
      ),
    ];
    const unknown = parts.flatMap(([form, part]) => linesOf(part).filter((line) => !known(form).has(line)));
    expect(unknown).toEqual([]);
  },
);

test('in the maps of states, "@" names another field of a line, never a space', () => {
  const keys = stateSheets.flatMap((sheet) =>
    [sheet, ...(sheet.tables ?? []).flatMap(({ rows }) => rows)].flatMap(linesOf),
  );
  expect(keys.filter((key) => key.includes(' '))).toEqual([]);
});
