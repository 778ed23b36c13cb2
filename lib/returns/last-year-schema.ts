import { z } from 'zod';

/** One answer that came from last year's return, or could have. */
export const CarriedValue = z.object({
  questionId: z.string(),
  question: z.string(),
  /** What item it belongs to, such as a dependent's name; absent for single questions. */
  item: z.string().optional(),
  /** As it stands now, in words; sensitive numbers show their last four signs. Null: cleared. */
  value: z.string().nullable(),
  /** Where last year's return has it: "2024 Form 8606, line 14". */
  from: z.string(),
  /** `carried` as it was brought over; `yours` once somebody answered; `waiting` while its question isn't asked. */
  standing: z.enum(['carried', 'yours', 'waiting']),
  /** The question, to change it. */
  href: z.string(),
});
export type CarriedValue = z.infer<typeof CarriedValue>;

/** What a return starts from: last year's return of the same person. */
export const LastYear = z.object({
  /** The year that is looked back on; null: there is no calculated return of it. */
  year: z.number().nullable(),
  /** Whether the IRS accepted that return. */
  accepted: z.boolean(),
  /** The uploaded return that it is read from, where none of that year was calculated here. */
  uploaded: z.string().nullable(),
  carried: z.array(CarriedValue),
  /** What the return alone doesn't settle. */
  open: z.array(z.object({ what: z.string(), message: z.string() })),
  /** Forms to expect, because last year had them or this year's answers say so, and whether they are there. */
  documents: z.array(
    z.object({
      form: z.string(),
      payer: z.string(),
      received: z.boolean(),
      because: z.enum(['last-year', 'answers']),
    }),
  ),
});
export type LastYear = z.infer<typeof LastYear>;

/** One line in two years. Whole dollars; null where the line is blank or the year has no such line. */
export const ComparedLine = z.object({
  form: z.string(),
  /** Printed number in the later year; in the earlier one where the later has none. */
  line: z.string(),
  /** Printed number in the earlier year, where it is another one. */
  earlierLine: z.string().nullable(),
  label: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** How much of the change is there with last year's own facts; null where that can't be computed. */
  byLaw: z.number().nullable(),
  reasons: z.array(z.string()),
});
export type ComparedLine = z.infer<typeof ComparedLine>;

/** Two years of one person, line by line. */
export const YearComparison = z.object({
  earlier: z.number(),
  later: z.number(),
  forms: z.array(z.object({ form: z.string(), name: z.string(), lines: z.array(ComparedLine) })),
  /** Facts that differ, in plain words, the largest amounts first. */
  facts: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['added', 'removed', 'changed']),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
});
export type YearComparison = z.infer<typeof YearComparison>;
