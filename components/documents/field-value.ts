import { checkFieldValue } from '@/lib/documents/check-value';
import { type ExtractionField } from '@/lib/documents/schema';

type Value = ExtractionField['value'];

export type ValueKind = 'money' | 'flag' | 'text';

/**
 * How a field is shown. A field that takes an amount and refuses a word holds money; asking the check itself keeps
 * this page and the server of one mind.
 */
export function valueKind(form: string, path: string, value: Value): ValueKind {
  if (typeof value === 'boolean') return 'flag';
  const amount = checkFieldValue(form, path, '0.01');
  const word = checkFieldValue(form, path, 'word');
  return amount.ok && amount.value === '0.01' && !word.ok ? 'money' : 'text';
}

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The value as it stands in the box to type in: "214,880.92"; a blank is empty. */
export function showValue(kind: ValueKind, value: Value): string {
  if (value === null || typeof value === 'boolean') return '';
  // Digits beyond those a double holds exactly stay as they were read.
  return kind === 'money' && /^-?\d{1,12}\.\d{2}$/.test(value) ? cents.format(Number(value)) : value;
}

export type Draft = { ok: true; value: Value; isChanged: boolean } | { ok: false; message: string };

/** What was typed, checked as the server will check it. */
export function readDraft(form: string, path: string, typed: string, stored: Value): Draft {
  const checked = checkFieldValue(form, path, typed);
  return checked.ok ? { ...checked, isChanged: checked.value !== stored } : checked;
}
