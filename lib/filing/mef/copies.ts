import { z } from 'zod';
import { startReturn } from '@/lib/tax/calculate-return';
import { type Cents, dollars } from '@/lib/tax/facts/cents';
import type { Dependent } from '@/lib/tax/facts/household';
import { Owner } from '@/lib/tax/facts/owner';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { listAllForms } from '@/lib/tax/us/forms';

/** What the copies of a form are about, in the order of the copies that belong to the return. */
export function listCopyItems(facts: ReturnInput): ReadonlyMap<string, readonly unknown[]> {
  const run = startReturn(facts);
  const items = new Map<string, readonly unknown[]>();
  for (const form of listAllForms()) {
    if (form.kind !== 'form' || form.listItems === null) continue;
    items.set(
      form.id,
      run.listItems(form).filter((_, copy) => run.read(form.attachment, copy) === true),
    );
  }
  return items;
}

const Owned = z.object({ owner: Owner });
const Student = z.object({
  student: z.union([Owner, z.object({ dependentIndex: z.number() })]),
  schools: z.array(
    z.object({
      institution: z.string(),
      ein: z.string(),
      address: z.string(),
      form1098T: z.boolean().nullable(),
      priorForm1098T: z.boolean().nullable(),
    }),
  ),
});

/** The person a copy is about: the owner of a business or account. */
export const ownerOf = (item: unknown, facts: ReturnInput) =>
  Owned.safeParse(item).data?.owner === 'spouse' ? (facts.spouse ?? facts.taxpayer) : facts.taxpayer;

/** The dependent a row is about; null when it is about something else. */
export const dependentOf = (item: unknown, facts: ReturnInput): Dependent | null =>
  facts.dependents.find((dependent) => dependent === item) ?? null;

/** A student of Form 8863 with the schools; null when the item is something else. */
export function studentOf(item: unknown, facts: ReturnInput) {
  const { data } = Student.safeParse(item);
  if (data === undefined) return null;
  const { student, schools } = data;
  const person =
    student === 'taxpayer'
      ? facts.taxpayer
      : student === 'spouse'
        ? facts.spouse
        : facts.dependents[student.dependentIndex];
  return person === undefined || person === null ? null : { person, schools };
}

const Trade = z.object({
  business: z.object({
    expenses: z.object({
      other: z.array(z.object({ description: z.string(), amount: z.custom<Cents>(Number.isInteger) })),
    }),
    homeOffice: z
      .object({ simplified: z.boolean(), squareFeet: z.number(), totalSquareFeet: z.number() })
      .nullable(),
  }),
});

/** What a Schedule C says besides its lines: the rows of Part V, and the areas on line 30 (simplified method only). */
export function tradeOf(item: unknown): {
  otherCosts: { description: string; amount: number }[];
  home: { area: number; office: number } | null;
} {
  const business = Trade.safeParse(item).data?.business;
  const home = business?.homeOffice ?? null;
  return {
    otherCosts: (business?.expenses.other ?? []).flatMap(({ description, amount }) =>
      dollars(amount) === 0
        ? []
        : [{ description: description === '' ? 'Other' : description, amount: dollars(amount) }],
    ),
    home:
      home === null || !home.simplified || home.squareFeet === 0
        ? null
        : { area: home.totalSquareFeet, office: home.squareFeet },
  };
}
