import type { Box, Part, Place, Places, Sheet } from './sheet';

/** Numbered fields that have other numbers now: `f1` numbers 11 to 29 one higher, on another page when it says so. */
interface Shift {
  /** What stands before the number: `f1` or `c2`. */
  fields: string;
  from: number;
  to?: number;
  by: number;
  page?: number;
}

/** What differs between two editions of a form. What isn't named here is as it was. */
interface SheetChange {
  /**
   * New names of groups ("Page1.Line5_ReadOrder.") and of single fields ("Page1.c1_1"). A single field has exactly the
   * new name; fields of a group may shift as well.
   */
  renamed?: Readonly<Record<string, string>>;
  shifts?: readonly Shift[];
  /** Digits that the number of a field ("f") or of a box ("c") has at least, where this changed. */
  digits?: Readonly<Partial<Record<'f' | 'c', 1 | 2>>>;
  /** Lines that are new or stand elsewhere; null for those that are gone. */
  lines?: Readonly<Record<string, Place | null>>;
  /** Facts and boxes that are new. */
  facts?: Places;
  boxes?: readonly Box[];
  /** Parts that were made anew, and what says when the form is used. */
  anew?: Partial<Pick<Sheet, 'file' | 'when' | 'whenNot' | 'signatures' | 'tables'>>;
}

/** The map of an edition of a form, from that of another edition and what differs. */
export function changeSheet(sheet: Sheet, change: SheetChange): Sheet {
  const moved = movePart(sheet, change);
  const tables = sheet.tables?.map((table) => ({
    ...table,
    rows: table.rows.map((row) => movePart(row, change)),
  }));
  return {
    ...sheet,
    ...moved,
    ...(moved.lines === undefined && change.lines === undefined
      ? {}
      : { lines: changeLines(moved.lines ?? {}, change.lines ?? {}) }),
    ...(moved.facts === undefined && change.facts === undefined
      ? {}
      : { facts: { ...moved.facts, ...change.facts } }),
    ...(moved.boxes === undefined && change.boxes === undefined
      ? {}
      : { boxes: [...(moved.boxes ?? []), ...(change.boxes ?? [])] }),
    ...(tables === undefined ? {} : { tables }),
    ...change.anew,
  };
}

function changeLines(lines: Places, changes: Readonly<Record<string, Place | null>>): Places {
  const all = Object.entries<Place | null>({ ...lines, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, Place] => entry[1] !== null));
}

function movePart({ lines, facts, boxes }: Part, change: SheetChange): Part {
  return {
    ...(lines === undefined ? {} : { lines: movePlaces(lines, change) }),
    ...(facts === undefined ? {} : { facts: movePlaces(facts, change) }),
    ...(boxes === undefined
      ? {}
      : { boxes: boxes.map((box) => ({ ...box, field: moveField(box.field, change) })) }),
  };
}

const movePlaces = (places: Places, change: SheetChange): Places =>
  Object.fromEntries(Object.entries(places).map(([key, place]) => [key, movePlace(place, change)]));

function movePlace(place: Place, change: SheetChange): Place {
  if (typeof place === 'string') return moveField(place, change);
  if ('cells' in place) return { ...place, cells: place.cells.map((cell) => moveField(cell, change)) };
  return [moveField(place[0], change), place[1]];
}

function moveField(field: string, { renamed = {}, shifts = [], digits = {} }: SheetChange): string {
  const exact = renamed[field];
  if (exact !== undefined) return exact;
  const group = Object.keys(renamed).find((key) => key.endsWith('.') && field.startsWith(key));
  const named = group === undefined ? field : `${renamed[group] ?? ''}${field.slice(group.length)}`;
  const parts = /^(Page)(\d+)(\..*?)([cf]\d+)_(\d+)((?:\[\d+\])?)$/.exec(named);
  if (parts === null) return named;
  const [, page = '', onPage = '', path = '', fields = '', written = '', choice = ''] = parts;
  const old = Number(written);
  const shift = shifts.find(
    (one) => one.fields === fields && old >= one.from && (one.to === undefined || old <= one.to),
  );
  const kind = fields.startsWith('c') ? 'c' : 'f';
  const number = String(old + (shift?.by ?? 0)).padStart(digits[kind] ?? written.length, '0');
  const to = shift?.page;
  return to === undefined
    ? `${page}${onPage}${path}${fields}_${number}${choice}`
    : `${page}${to}${path}${kind}${to}_${number}${choice}`;
}
