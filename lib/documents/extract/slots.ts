import { type FieldFormat, type Kind, type LabelSpec } from '../kinds/kind';

/** A place on a form that a label announces: what separates it from the others, and what may stand in it. */
export interface Slot {
  id: string;
  role:
    | 'field'
    | 'name'
    | 'part'
    | 'address'
    | 'column'
    | 'code'
    | 'note'
    | 'check'
    | 'caption'
    | 'gridRow'
    | 'gridColumn';
  /** Index of the party, row group, code group or note group it belongs to. */
  group: number;
  format: FieldFormat | 'code' | 'note' | 'tick' | 'none';
  spec: LabelSpec;
  /** The head of a column that runs down the page. */
  isTable?: true;
}

/** The box that says that a form doesn't count. It is no field of any form. */
export const voidSlot = 'void';

const known = new WeakMap<Kind, readonly Slot[]>();

/** Every label of a kind, flattened. */
export function slotsOf(kind: Kind): readonly Slot[] {
  const slots = known.get(kind) ?? flatten(kind);
  known.set(kind, slots);
  return slots;
}

function flatten(kind: Kind): Slot[] {
  const slots: Slot[] = [];
  for (const field of kind.fields) {
    slots.push({ id: field.path, role: 'field', group: 0, format: field.format, spec: field });
  }
  kind.parties.forEach((party, group) => {
    slots.push({ id: party.name.path, role: 'name', group, format: 'text', spec: party.nameLabels });
    if (party.partLabels) {
      slots.push({ id: `${party.name.path}+`, role: 'part', group, format: 'text', spec: party.partLabels });
    }
    party.addressLabels?.forEach((spec, order) => {
      slots.push({ id: `${party.address.path}#${order}`, role: 'address', group, format: 'text', spec });
    });
  });
  kind.rows.forEach((rows, group) => {
    for (const column of rows.columns) {
      slots.push({
        id: `${rows.path}.${column.path}`,
        role: 'column',
        group,
        format: column.format,
        spec: column,
        ...(rows.isTable ? { isTable: true as const } : {}),
      });
    }
  });
  kind.codes.forEach((codes, group) => {
    codes.labels.forEach((spec, order) => {
      slots.push({ id: `${codes.path}#${order}`, role: 'code', group, format: 'code', spec });
    });
  });
  kind.notes.forEach((note, group) => {
    slots.push({ id: note.path, role: 'note', group, format: 'note', spec: note });
  });
  kind.checks.forEach((check, group) => {
    slots.push({ id: check.path, role: 'check', group, format: 'tick', spec: check });
  });
  slots.push({ id: voidSlot, role: 'check', group: 0, format: 'tick', spec: { phrases: ['void'] } });
  kind.grids?.forEach((grid, group) => {
    grid.columns.forEach((spec) => {
      slots.push({ id: `grid${group}.${spec.path}`, role: 'gridColumn', group, format: 'none', spec });
    });
    grid.rows.forEach((spec, order) => {
      slots.push({ id: `grid${group}#${order}`, role: 'gridRow', group, format: 'none', spec });
    });
  });
  kind.captions.forEach((spec, order) => {
    slots.push({ id: `caption#${order}`, role: 'caption', group: order, format: 'none', spec });
  });
  return slots;
}
