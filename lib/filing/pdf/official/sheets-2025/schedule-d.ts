import type { Place, Places, Sheet } from '../sheet';
import { scheduleD } from '../sheets/schedule-d';

/** The fields of 2025 are those of 2024, with their numbers written without a leading zero. */
const withoutZero = (field: string): string => field.replace(/_0(\d)$/, '_$1');

const move = (place: Place): Place =>
  typeof place === 'string'
    ? withoutZero(place)
    : 'cells' in place
      ? { ...place, cells: place.cells.map(withoutZero) }
      : [withoutZero(place[0]), place[1]];

const moveAll = (places: Places = {}): Places =>
  Object.fromEntries(Object.entries(places).map(([key, place]) => [key, move(place)]));

/** Schedule D (Form 1040) of 2025: lines and their fields. */
export const scheduleDOf2025: Sheet = {
  ...scheduleD,
  lines: {
    ...moveAll(scheduleD.lines),
    '21': ['Page2.f2_4', 'loss'],
  },
  facts: moveAll(scheduleD.facts),
};
