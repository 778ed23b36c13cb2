import { type ExtractedField, type ExtractedForm } from '../extract/schema';
import { type FieldSpec, type Kind } from './kind';

/** Nobody has read the box: it is asked where it matters. */
const confidence = { asked: 0.5, blank: 0.95 };

/** Rows of a table that are there to type in: states, sales. */
const rowsToType = 2;

/**
 * A form of a kind with all its boxes blank, to be typed beside a picture that couldn't be read. The boxes that the tax
 * or the sender's identity depend on are asked. They stand nowhere on the page: their place is its top left corner.
 */
export function blankForm(kind: Kind): ExtractedForm {
  const field = (path: string, label: string, isAsked: boolean): ExtractedField => ({
    path,
    label,
    value: null,
    confidence: isAsked ? confidence.asked : confidence.blank,
    page: 1,
    box: [0, 0, 0, 0],
  });
  const ofSpec = ({ path, label, critical }: FieldSpec) => field(path, label, critical === true);
  const rows = kind.rows.flatMap((row) =>
    Array.from({ length: rowsToType }, (_, index) =>
      row.columns
        .filter((column) => !row.unkept?.includes(column.path))
        .map((column) => field(`${row.path}[${index}].${column.path}`, column.label, false)),
    ).flat(),
  );
  const grids = (kind.grids ?? []).flatMap((grid) =>
    grid.rows.flatMap((row) =>
      grid.columns.map((column) => field(row.path(column.path), `${row.label}, ${column.label}`, false)),
    ),
  );
  const codes = kind.codes.flatMap(({ path, label }) =>
    Array.from({ length: 4 }, (_, index) => [
      field(`${path}[${index}].code`, `${label}: code`, false),
      field(`${path}[${index}].amount`, `${label}: amount`, false),
    ]).flat(),
  );
  return {
    form: kind.form,
    taxYear: null,
    corrected: false,
    problems: [],
    fields: [
      ...kind.fields.map(ofSpec),
      ...kind.parties.flatMap(({ name, address }, index) => [
        field(name.path, name.label, index === 0),
        field(address.path, address.label, false),
      ]),
      ...codes,
      ...kind.checks.map(({ path, label }) => ({ ...field(path, label, false), value: false })),
      ...rows,
      ...grids,
    ],
  };
}
