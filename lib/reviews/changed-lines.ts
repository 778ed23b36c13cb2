import type { CalculationResults } from '@/lib/returns/schema';
import type { Changes } from './schema';

type Lines = CalculationResults['lines'];
type Entry = { label: string; unit: Changes['lines'][number]['unit']; value: number | string | boolean };

/** Every line of both calculations by form, copy and line; forms without copies count as copy 0. */
function flatten(lines: Lines): Map<string, Entry & { form: string; line: string; copy: number }> {
  const flat = new Map<string, Entry & { form: string; line: string; copy: number }>();
  for (const [form, found] of Object.entries(lines)) {
    for (const [copy, entries] of (Array.isArray(found) ? found : [found]).entries()) {
      for (const [line, entry] of Object.entries(entries))
        flat.set(`${form}\n${copy}\n${line}`, { ...entry, form, line, copy });
    }
  }
  return flat;
}

/** The lines whose value differs, in the order of the return now; lines that are gone come last. */
export function changedLines(before: Lines, after: Lines): Changes['lines'] {
  const old = flatten(before);
  const now = flatten(after);
  const changed: Changes['lines'] = [];
  for (const [key, { form, line, copy, label, unit, value }] of now) {
    const was = old.get(key)?.value ?? null;
    // A line that is new and empty says nothing.
    if (was === value || (was === null && value === 0)) continue;
    changed.push({ form, line, copy, label, unit, before: was, after: value });
  }
  for (const [key, { form, line, copy, label, unit, value }] of old) {
    if (now.has(key) || value === 0) continue;
    changed.push({ form, line, copy, label, unit, before: value, after: null });
  }
  return changed;
}
