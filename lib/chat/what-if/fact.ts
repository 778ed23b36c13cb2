import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { Statement, TriedChange } from './part';

/** Finds a fact on a return; null where the return has no place for it. */
export type FindFact = (input: ReturnInputJson, statement: Statement) => Fact | null;

/** A fact that is one amount: where it stands, what it is called, and what stands there now. */
export interface Fact {
  path: string;
  /** After an amount: "of medical costs". */
  name: string;
  before: number;
  /** What an amount means of which is not said whether it is all: all of it unless this says otherwise. */
  plain?: 'more' | 'by-size';
  /** After the amounts: what stays. */
  tail?: string;
  isCount?: boolean;
  /** What is said when there is none of it. */
  none?: string;
  note?: string;
  doneBy?: string;
  /** The changes for an amount; the amount at the path unless an entry has to be made. */
  make?: (amount: number) => TriedChange[];
}

/** A number as JSON has it; 0 where nothing stands. */
export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const valueAt = (input: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      input,
    );

/** A fact that stands at one path. */
export const atPath =
  (path: string, name: string, more: Partial<Fact> = {}): FindFact =>
  (input) => ({ path, name, before: number(valueAt(input, path)), ...more });

/** The sum of a list of entries as one fact: more goes to the first, less is taken from one after the other. */
export const inList =
  (
    path: string,
    key: string,
    name: string,
    make: (amount: number, input: ReturnInputJson) => TriedChange['value'],
    more: Partial<Fact> = {},
  ): FindFact =>
  (input) => {
    const list = valueAt(input, path);
    const amounts = (Array.isArray(list) ? list : []).map((entry) => number(valueAt(entry, key)));
    const before = amounts.reduce((sum, one) => sum + one, 0);
    return {
      path: `${path}.0.${key}`,
      name,
      before,
      make: (amount) => {
        if (amounts.length === 0) return [{ path: `${path}.0`, value: make(amount, input) }];
        let rest = amount - before;
        return amounts.flatMap((own, at) => {
          const next = at === 0 || rest < 0 ? Math.max(0, own + rest) : own;
          rest -= next - own;
          return next === own && at > 0 ? [] : [{ path: `${path}.${at}.${key}`, value: next }];
        });
      },
      ...more,
    };
  };

/** The taxpayer’s own entry of a list, or the place for a new one. */
export function ownIndex(
  list: readonly { owner?: string | undefined }[] = [],
  of: 'taxpayer' | 'spouse' = 'taxpayer',
): { index: number; isNew: boolean } {
  const index = list.findIndex(({ owner }) => (owner ?? 'taxpayer') === of);
  return index < 0 ? { index: list.length, isNew: true } : { index, isNew: false };
}
