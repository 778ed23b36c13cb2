import { z } from 'zod';
import { taxingStates } from '@/lib/tax/facts/states/all';

const Law = z.object({ explanation: z.string(), source: z.string() });

/** Something that may bring money (spec section 3), with what a filer needs to judge it. */
export const DeductionSuggestion = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  /** Whole dollars: the difference between two calculations. */
  potentialSavings: z.number(),
  /** Share of the requirements that are known to hold, in percent. */
  confidence: z.number(),
  requirements: z.array(z.string()),
  /** For each requirement, whether the return shows that it holds. */
  known: z.array(z.boolean()),
  actionSteps: z.array(z.string()),
  /** The last day on which it can be done, `YYYY-MM-DD`; null when the year itself decided. */
  doneBy: z.string().nullable(),
  /** The amount that the saving is worked out for. */
  amount: z.object({ dollars: z.number(), says: z.string() }).nullable(),
  law: Law,
  href: z.string(),
});
export type DeductionSuggestion = z.infer<typeof DeductionSuggestion>;

/** Something that the return has already, or that does not fit. */
export const SettledDeduction = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  kind: z.enum(['claimed', 'ruled-out']),
  because: z.string(),
  dollars: z.number().nullable(),
  line: z.object({ form: z.string(), line: z.string() }).nullable(),
  law: Law,
});
export type SettledDeduction = z.infer<typeof SettledDeduction>;

export const DeductionDiscovery = z.object({
  suggestions: z.array(DeductionSuggestion),
  /** What the suggestions bring together whose deadline hasn’t passed; less than their sum where they overlap. */
  totalPotentialSavings: z.number(),
  settled: z.array(SettledDeduction),
  /** False while answers are missing: then nothing can be worked out. */
  ready: z.boolean(),
});
export type DeductionDiscovery = z.infer<typeof DeductionDiscovery>;

/** What a what-if needs to know of the return to state changes of it. */
export const WhatIfOutline = z.object({
  taxYear: z.number(),
  filingStatus: z.enum(['single', 'mfj', 'mfs', 'hoh', 'qss']),
  /** Filing statuses that can be tried with the people on this return. */
  filingStatuses: z.array(z.enum(['single', 'mfj', 'mfs', 'hoh', 'qss'])),
  dependents: z.number(),
  jobs: z.number(),
  itemizes: z.boolean(),
  /** Gifts of money stated now, in dollars. */
  charity: z.number(),
  /** The filer's own IRA entry: where it stands, and dollars in it. */
  ira: z.object({ index: z.number(), isNew: z.boolean(), traditional: z.number(), most: z.number() }),
});
export type WhatIfOutline = z.infer<typeof WhatIfOutline>;

/** Why the refund is what it is: one fact after the other. Whole dollars. */
export const RefundSteps = z.object({
  start: z.number(),
  end: z.number(),
  steps: z.array(z.object({ label: z.string(), change: z.number(), balance: z.number() })),
  /** The steps of one subject together; their changes and the start add up to the end. */
  groups: z.array(z.object({ label: z.string(), change: z.number() })),
});
export type RefundSteps = z.infer<typeof RefundSteps>;

const RateChange = z
  .object({
    /** Dollars more or less of the income. */
    distance: z.number(),
    /** Dollars of refund at once; 0 when only the rate changes. */
    jump: z.number(),
    rateBefore: z.number(),
    rateAfter: z.number(),
    /** What begins or ends there, with its source. */
    causes: z.array(z.object({ text: z.string(), source: z.string() })),
  })
  .nullable();

/** What the next dollar of income costs, and what all of it costs on average. Rates are shares of 1. */
export const TaxRates = z.object({
  totalTax: z.number(),
  totalIncome: z.number(),
  effectiveRate: z.number().nullable(),
  /** The largest kind of income, which the curve is drawn for. */
  main: z.object({ label: z.string(), amount: z.number(), rate: z.number().nullable() }),
  /** Share of $1,000 more that is lost to tax, for each kind of income on the return. */
  rates: z.array(z.object({ label: z.string(), amount: z.number(), rate: z.number() })),
  next: z.object({ raise: RateChange, fall: RateChange }),
  /** From half to one and a half times the main income. Dollars. */
  curve: z.array(z.object({ change: z.number(), totalTax: z.number(), balance: z.number() })),
});
export type TaxRates = z.infer<typeof TaxRates>;

/** Payments of estimated tax for the year after, if it is like this one; null when none are needed. */
export const NextYear = z.object({
  estimate: z
    .object({
      year: z.number(),
      tax: z.number(),
      required: z.number(),
      withheld: z.number(),
      payments: z.array(z.object({ dueDate: z.string(), amount: z.number() })),
    })
    .nullable(),
  totalTax: z.number(),
  withheld: z.number(),
});
export type NextYear = z.infer<typeof NextYear>;

/** Body of POST …/move: where the filers might have lived all year. */
export const MoveInput = z.strictObject({
  state: z.enum([...taxingStates, 'AK', 'FL', 'NV', 'SD', 'TN', 'TX', 'WY']),
  county: z.string().max(60).optional(),
  city: z.string().max(60).optional(),
});
export type MoveInput = z.infer<typeof MoveInput>;

/** Whole dollars of a year's taxes, whatever was withheld. */
const YearOfTaxes = z.object({
  federal: z.number(),
  state: z.number(),
  local: z.number(),
  total: z.number(),
});

/** Reply of POST …/move; without amounts, the reasons say why. */
export const MoveResult = z.object({
  before: YearOfTaxes.nullable(),
  after: YearOfTaxes.nullable(),
  reasons: z.array(z.string()),
});
export type MoveResult = z.infer<typeof MoveResult>;

/** Reply of GET …/state-advice: choices that the sum of all taxes decides, and claims beside the income tax returns. */
export const StateAdvice = z.object({
  choices: z.array(
    z.object({
      kind: z.enum(['itemize', 'separate']),
      /** Postal code; empty for the federal deduction. */
      state: z.string(),
      ways: z.array(
        z.object({ name: z.enum(['itemized', 'standard', 'apart', 'together']), taxes: YearOfTaxes }),
      ),
      /** Which way the return takes, and which costs less in all: 0 or 1. */
      taken: z.number(),
      best: z.number(),
    }),
  ),
  claims: z.array(
    z.object({
      state: z.string(),
      name: z.string(),
      form: z.string(),
      who: z.string(),
      instead: z.string(),
      /** Whole dollars on the return; null where Plainfile doesn’t prepare the claim. */
      amount: z.number().nullable(),
    }),
  ),
  /** How income is divided among the states, in whole dollars; empty where one state takes everything. */
  allocation: z.array(
    z.object({
      kind: z.enum(['wages', 'interest', 'dividends', 'sale', 'pension', 'benefits', 'unemployment', 'rent']),
      name: z.string(),
      owner: z.enum(['taxpayer', 'spouse']),
      amount: z.number(),
      parts: z.array(
        z.object({
          state: z.string(),
          amount: z.number(),
          reason: z.enum([
            'home',
            'agreement',
            'workDays',
            'documents',
            'dayOfSale',
            'place',
            'daysOfHome',
            'nothing',
          ]),
        }),
      ),
    }),
  ),
});
export type StateAdvice = z.infer<typeof StateAdvice>;
