import type { ReturnView } from './return-view';
import type { Want } from './wants';

/** Lines that nearly always hold one amount: which of them is meant matters less than that one of them is. */
const groups: readonly (readonly Want[])[] = [
  'schedule-c:31 schedule-1:3',
  'schedule-1:15 schedule-se:13',
  'schedule-2:4 schedule-se:12',
  'schedule-1:26 1040:10',
  'schedule-1:10 1040:8',
  'schedule-3:8 1040:20',
  'schedule-e:26 schedule-1:5',
  'schedule-d:16 1040:7',
  'schedule-a:17 1040:12',
  '1040:12 1040:14',
  'schedule-1:13 8889:13',
  'schedule-3:2 2441:11',
  'schedule-a:8a schedule-a:8e',
  'schedule-a:11 schedule-a:14',
  '1040:25d 1040:25a',
  '1040:25d 1040:25b',
  '1040:1a 1040:1z',
  '1040:4a 1040:4b',
  '1040:5a 1040:5b',
].map((group) => group.split(' ').map((place) => `line:${place}`));

/** The amount that a line has on this return; null when there is none. */
export function amountOf(view: ReturnView | undefined, want: Want): number | null {
  const [kind, form = '', line = ''] = want.split(':');
  const page = kind === 'line' ? view?.calculated?.results.lines[form] : undefined;
  const value = (Array.isArray(page) ? page[0] : page)?.[line]?.value;
  return typeof value === 'number' && value !== 0 ? value : null;
}

/** Other lines that hold the same as this one on this return. */
export function twinsOf(view: ReturnView | undefined, want: Want): Want[] {
  const amount = amountOf(view, want);
  if (amount === null) return [];
  const near = groups.filter((group) => group.includes(want)).flat();
  return [...new Set(near)].filter((one) => one !== want && amountOf(view, one) === amount);
}
