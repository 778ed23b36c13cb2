import { listForms } from '@/lib/tax/list-forms';
import { sheetsOf, stateSheets } from './all-sheets';
import type { Part } from './sheet';

const linesOf = ({ lines = {} }: Part): string[] => Object.keys(lines).map((key) => key.split('@')[0] ?? '');

const all = ([2024, 2025] as const).flatMap((year) =>
  sheetsOf(year).map((sheet) => [`${year} ${sheet.file} ${sheet.form}`, sheet, year] as const),
);

test('a year without maps has no official forms', () => {
  expect(sheetsOf(2023)).toEqual([]);
});

test.each(all)('every line that the map of %s places is a line of its form', (_name, sheet, year) => {
  const known = (form: string) =>
    new Set(
      listForms(year)
        .find(({ id }) => id === form)
        ?.lines.map(({ line }) => line),
    );
  const parts: [form: string, part: Part][] = [
    [sheet.form, sheet],
    ...(sheet.tables ?? []).flatMap(({ form, rows }) =>
      form === undefined ? [] : rows.map((row): [string, Part] => [form, row]),
    ),
  ];
  const unknown = parts.flatMap(([form, part]) => linesOf(part).filter((line) => !known(form).has(line)));
  expect(unknown).toEqual([]);
});

test('in the maps of states, "@" names another field of a line, never a space', () => {
  const keys = stateSheets.flatMap((sheet) =>
    [sheet, ...(sheet.tables ?? []).flatMap(({ rows }) => rows)].flatMap(linesOf),
  );
  expect(keys.filter((key) => key.includes(' '))).toEqual([]);
});
