/** One amount, rate, age or date of the law, with the place that holds it. */
export interface LawAmount {
  path: string;
  holder: object;
  key: string;
  value: number | string;
}

/** Every amount of the law, lists counted item by item. Sources are no amounts. */
export function listAmounts(law: object, prefix = ''): LawAmount[] {
  return Object.entries(law).flatMap(([key, value]: [string, unknown]): LawAmount[] => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (key === 'source') return [];
    if (typeof value === 'object' && value !== null) return listAmounts(value, path);
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    return [{ path, holder: law, key, value }];
  });
}

function shiftDay(date: string, days: number): string {
  const shifted = new Date(`${date}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}

/** What an amount is changed to: by the smallest step (a dollar, a year of age, a day), and by one percent. */
export type Change = readonly [smallest: number | string, percent: number | string];

/** Upward and downward. Rates have only the percent. */
export function listChanges({ value }: LawAmount): Change[] {
  if (typeof value === 'string') {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
    return [1, -1].map((days) => [shiftDay(value, days), shiftDay(value, days)]);
  }
  const percent = Number.isInteger(value) ? Math.max(1, Math.round(value / 100)) : value / 100;
  const smallest = Number.isInteger(value) ? 1 : percent;
  return [
    [value + smallest, value + percent],
    [value - smallest, value - percent],
  ];
}
