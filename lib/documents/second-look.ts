import { z } from 'zod';
import { confidentFrom } from './extract/confidence';
import type { CoverOrder } from './extract/picture-result';
import type { ExtractedForm } from './extract/schema';
import { priorReturnForm } from './kinds/form-names';
import type { FieldFormat, Kind } from './kinds/kind';
import { kindOf } from './kinds/registry';

/**
 * What a second reader, a model that sees the page, is asked about a form: every amount, code, state, date and tick of
 * its kind. Never names, addresses or numbers of people, firms and accounts: what isn't asked is covered on the page.
 */

/** Forms of one file, and pages, that are shown. */
const most = { forms: 4, pages: 4 };
/** Rows of a list that the model may name. */
const mostRows = 12;
const longestValue = 20;

const askedFormats: ReadonlySet<FieldFormat> = new Set(['money', 'codes', 'state', 'date', 'year']);

/** A value that is asked, under the name that the model answers by. */
export interface AskedCell {
  path: string;
  key: string;
  label: string;
  format: FieldFormat;
}

export interface AskedRows {
  path: string;
  key: string;
  label: string;
  most: number;
  columns: readonly AskedCell[];
}

interface Asked {
  cells: readonly AskedCell[];
  ticks: readonly Omit<AskedCell, 'format'>[];
  rows: readonly AskedRows[];
}

const keyOf = (path: string) => path.replaceAll(/[^a-zA-Z0-9]+/gu, '_').replace(/_$/u, '');

const toCell = ({ path, label, format }: Omit<AskedCell, 'key'>): AskedCell => ({
  path,
  key: keyOf(path),
  label,
  format,
});

/** Everything that is asked about a form of this kind. */
export function askedOf(kind: Kind): Asked {
  const ofGrids = (kind.grids ?? []).flatMap(({ rows, columns }) =>
    rows.flatMap((row) =>
      columns.map((column) => ({
        path: row.path(column.path),
        label: `${row.label}, ${column.label}`,
        format: 'money' as const,
      })),
    ),
  );
  const codes = kind.codes.map(({ path, label }): AskedRows => ({
    path,
    key: keyOf(path),
    label,
    most: mostRows,
    columns: [
      { path: 'code', key: 'code', label: `${label}: code`, format: 'codes' },
      { path: 'amount', key: 'amount', label: `${label}: amount`, format: 'money' },
    ],
  }));
  // A table of hundreds of sales is nothing to read twice.
  const lists = kind.rows
    .filter(({ isTable }) => isTable !== true)
    .map(({ path, columns, most: mostOf = mostRows }): AskedRows => ({
      path,
      key: keyOf(path),
      label: path,
      most: mostOf,
      columns: columns.filter(({ format }) => askedFormats.has(format)).map(toCell),
    }));
  return {
    cells: [...kind.fields.filter(({ format }) => askedFormats.has(format)), ...ofGrids].map(toCell),
    ticks: kind.checks.map(({ path, label }) => ({ path, key: keyOf(path), label })),
    rows: [...codes, ...lists].filter(({ columns }) => columns.length > 0),
  };
}

const value = (label: string) => z.string().max(longestValue).nullable().describe(label);

/** What the model says of one box, or of the rows of a list. */
type Answer = string | boolean | null | Record<string, string | null>[];
export type SeenForm = Readonly<Record<string, Answer>>;

/** What the model may answer about a form of a kind: every box, tick and list, and nothing besides. */
export function schemaOf(kind: Kind): z.ZodType<SeenForm> {
  const { cells, ticks, rows } = askedOf(kind);
  return z.strictObject(
    Object.fromEntries<z.ZodType<Answer>>([
      ...cells.map(({ key, label }) => [key, value(label)] as const),
      ...ticks.map(({ key, label }) => [key, z.boolean().nullable().describe(label)] as const),
      ...rows.map(
        ({ key, label, columns }) =>
          [
            key,
            z
              .array(
                z.strictObject(
                  Object.fromEntries(columns.map((one) => [one.key, value(one.label)] as const)),
                ),
              )
              .max(mostRows)
              .describe(label),
          ] as const,
      ),
    ]),
  );
}

/** A form that is shown, its kind, and the name that the model answers by. */
export interface Look {
  key: string;
  index: number;
  form: ExtractedForm;
  kind: Kind;
}

const isFilled = ({ value: read }: ExtractedForm['fields'][number]) => read !== null && read !== false;

const pagesOf = (form: ExtractedForm) => [...new Set(form.fields.filter(isFilled).map(({ page }) => page))];

/** Forms in which our reader doubts anything. One that it is sure of is shown to nobody; nor is last year's return. */
export function pickLooks(forms: readonly ExtractedForm[]): Look[] {
  const pages = new Set<number>();
  return forms
    .flatMap((form, index): Look[] => {
      const kind = kindOf(form.form);
      const isInDoubt = form.fields.some(({ confidence }) => confidence < confidentFrom);
      if (kind === undefined || form.form === priorReturnForm || !isInDoubt) return [];
      return [{ key: `form_${index + 1}`, index, form, kind }];
    })
    .slice(0, most.forms)
    .filter(({ form }) => {
      const together = new Set([...pages, ...pagesOf(form)]);
      if (together.size === 0 || together.size > most.pages) return false;
      together.forEach((page) => pages.add(page));
      return true;
    });
}

/** The pages that these forms stand on, once each, and everything on them that is none of the model's business. */
export function coverOrderOf(looks: readonly Look[], forms: readonly ExtractedForm[]): CoverOrder {
  const pages = [...new Set(looks.flatMap(({ form }) => pagesOf(form)))].sort((a, b) => a - b);
  const hidden = forms.flatMap((form) => {
    const kind = kindOf(form.form);
    const asked = kind === undefined ? null : askedOf(kind);
    const known = new Set([...(asked?.cells ?? []), ...(asked?.ticks ?? [])].map(({ path }) => path));
    const inRows = new Set(
      (asked?.rows ?? []).flatMap(({ path, columns }) => columns.map((column) => `${path}.${column.path}`)),
    );
    return form.fields
      .filter((field) => isFilled(field) && pages.includes(field.page))
      .filter(({ path }) => !known.has(path) && !inRows.has(path.replace(/\[\d+\]/u, '')))
      .map(({ page, box }) => ({ page, box }));
  });
  return { pages, hidden };
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Which form is meant, by its pages and where it stands on the first: two of a kind may share a sheet. */
export function describeLook({ key, form }: Look): string {
  const pages = pagesOf(form);
  const boxes = form.fields
    .filter((field) => isFilled(field) && field.page === pages[0])
    .map(({ box }) => box);
  const edge = (of: (box: ExtractedForm['fields'][number]['box']) => number, pick: typeof Math.min) =>
    percent(pick(...boxes.map(of)));
  const across = `${edge(([x]) => x, Math.min)} to ${edge(([x, , w]) => x + w, Math.max)} of the width`;
  const down = `${edge(([, y]) => y, Math.min)} to ${edge(([, y, , h]) => y + h, Math.max)} of the height`;
  return `${key}: ${form.form} on page ${pages.join(', ')}; what is filled in stands at ${across} and ${down}.`;
}
