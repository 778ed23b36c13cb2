import fc from 'fast-check';
import { z } from 'zod';
import { ReturnInput } from '../facts/return-input';

const texts = ['', '2024-06-15', '1980-01-01', '2012-02-29', '123-45-6789', 'CA', '7', '1', 'G', 'D', 'x'];
const amounts = [0, 0.01, 0.5, 2_600, 11_600, 14_600, 47_025, 168_600, 200_000, 250_000, 9_999_999_999.99];
const numbers = [0, 1, 2, 6, 11, 12, 100, 366];

/** JSON that the schema takes, most of what may be left out left out. */
function fromSchema(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return fromSchema(schema.unwrap());
  if (schema instanceof z.ZodNullable)
    return fc.oneof(
      { weight: 4, arbitrary: fromSchema(schema.unwrap()) },
      { weight: 1, arbitrary: fc.constant(null) },
    );
  if (schema instanceof z.ZodObject) return fromShape(schema.shape);
  if (schema instanceof z.ZodArray) return fc.array(fromSchema(schema.element), { maxLength: 3 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(fromSchema));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodPipe) return anyAmount(schema);
  const fitting = [...numbers, ...texts].filter((value) => z.safeParse(schema, value).success);
  return fc.constantFrom(...(fitting.length > 0 ? fitting : [null]));
}

/** Amounts of money: the edges of the law, cents, and losses where they can be. */
const anyAmount = (schema: z.core.$ZodType) =>
  fc.oneof(
    fc.constantFrom(...amounts),
    fc.integer({ min: 0, max: 30_000_000 }).map((cents) => cents / 100),
    fc
      .integer({ min: -5_000_000, max: 0 })
      .map((cents) => cents / 100)
      .map((value) => (z.safeParse(schema, value).success ? value : -value)),
  );

function fromShape(shape: Readonly<Record<string, z.core.$ZodType>>): fc.Arbitrary<unknown> {
  const keys = Object.keys(shape);
  const needed = keys.filter((key) => {
    const part = shape[key];
    return part && !z.safeParse(part, undefined).success;
  });
  const arbitraries = new Map(Object.entries(shape).map(([key, part]) => [key, fromSchema(part)]));
  return fc
    .subarray(keys, { maxLength: Math.min(keys.length, 5) })
    .chain((some) =>
      fc.record(
        Object.fromEntries(
          [...new Set([...needed, ...some])].map((key) => [key, arbitraries.get(key) ?? fc.constant(null)]),
        ),
      ),
    );
}

/** Well-formed returns over the whole schema; some state contradictions or what is not supported. */
export const anyValidInput = fromSchema(ReturnInput);

const junk: unknown[] = [
  null,
  -1,
  -0,
  Number.NaN,
  Infinity,
  1e308,
  0.001,
  '',
  'x',
  [],
  {},
  [[]],
  true,
  '2024-02-30',
];

interface Damage {
  at: number;
  value: unknown;
  key: string;
}

/** Puts junk at one place of a JSON value, found by counting through it; returns a copy. */
function damage(input: unknown, { at, value, key }: Damage): unknown {
  let left = at;
  function visit(current: unknown): unknown {
    if (left-- === 0) return value;
    if (Array.isArray(current)) return current.map(visit);
    if (typeof current !== 'object' || current === null) return current;
    const copy = Object.fromEntries(Object.entries(current).map(([name, part]) => [name, visit(part)]));
    return left === 0 ? { ...copy, [key]: value } : copy;
  }
  return visit(input);
}

const anyDamage = fc.record({
  at: fc.nat({ max: 40 }),
  value: fc.oneof(fc.constantFrom(...junk), fc.anything({ maxDepth: 2 })),
  key: fc.constantFrom('surprise', 'constructor', 'wages', 'prototype', ''),
});

/** Returns that are valid, borderline or malformed. */
export const anyInput = fc.oneof(
  { weight: 3, arbitrary: anyValidInput },
  { weight: 2, arbitrary: fc.tuple(anyValidInput, anyDamage).map(([input, harm]) => damage(input, harm)) },
  { weight: 1, arbitrary: fc.anything() },
);
