import { hasReached } from '@/lib/tax/us/ages';
import { law2024 } from '@/lib/tax/us/law/2024';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { ReturnView } from '../return-view';
import type { Wish } from '../read-wish';
import type { Evidence } from '../tools/tool';
import { whatIfTool } from '../tools/what-if';
import { dollars } from './answer';
import { ownIndex } from './fact';
import { job } from './income-facts';
import { pickJob, pickPerson } from './whose';

/** Facts to try, and how to say it. */
export interface Trial {
  changes: { path: string; value: Json | undefined }[];
  /** What is tried, after "With". */
  says: string;
  note?: string;
}
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

type Input = ReturnInputJson;
export type Calculated = NonNullable<ReturnView['calculated']>;

/** Another filing status. */
export const tryStatus = (value: string, says: string): Trial => ({
  says,
  changes: [{ path: 'filingStatus', value }],
});

/** A part of the most that is allowed, or all of it where no amount is said. */
const amountOf = ({ amount, factor, most }: Wish, limit: number): number =>
  factor !== null && factor < 1 ? Math.round(limit * factor) : most || amount === null ? limit : amount;

/** The most that somebody may put into IRAs. */
function iraLimit({ facts }: Calculated, owner: 'taxpayer' | 'spouse'): number {
  const { contribution, catchUp, catchUpAge } = law2024.ira;
  const person = owner === 'spouse' ? (facts.spouse ?? facts.taxpayer) : facts.taxpayer;
  return contribution + (hasReached(person, catchUpAge, law2024.lastDay) ? catchUp : 0);
}

/** Money put into an IRA, of both where the question says so. A Roth IRA counts for a credit only. */
export function tryIra(
  calculated: Calculated,
  wish: Wish,
  said: string,
  kind: 'traditional' | 'roth' = 'traditional',
): Trial {
  const { input } = calculated;
  const isBoth = input.spouse !== undefined && input.spouse !== null && eachOfUs.test(wish.text);
  const owners = isBoth ? (['taxpayer', 'spouse'] as const) : [pickPerson(input, wish.text, said)];
  const list = input.adjustments?.ira ?? [];
  const tried = owners.map((owner, at) => {
    const place = ownIndex(list, owner);
    const before = list[place.index]?.[kind];
    const isMore = wish.more && typeof before === 'number' && wish.amount !== null;
    const amount = wish.isNone ? 0 : amountOf(wish, iraLimit(calculated, owner)) + (isMore ? before : 0);
    const index = place.isNew && at > 0 ? Math.max(place.index, list.length + 1) : place.index;
    return {
      amount,
      change: place.isNew
        ? { path: `adjustments.ira.${index}`, value: { owner, [kind]: amount } }
        : { path: `adjustments.ira.${index}.${kind}`, value: amount },
    };
  });
  const amounts = tried.map(({ amount }) => dollars(amount)).join(' and ');
  return {
    says: `${amounts} put into ${tried.length > 1 ? `two ${kind === 'roth' ? 'Roth' : kind} IRAs` : `a ${kind === 'roth' ? 'Roth' : kind} IRA`}`,
    changes: tried.map(({ change }) => change),
    ...(kind === 'roth' ? { note: 'A contribution to a Roth IRA is never deductible.' } : {}),
  };
}
const eachOfUs =
  /\b(each|both|two) of us\b|\b(for|by) both\b|\bboth (spouses|put|contribute|of)\b|\beach (put|contribute|of)\b|\b(us|we) (both|each)\b/;

/** As much in a health savings account as the law allows, unless the question says how much that is. */
export function fillHsa({ input }: Calculated, wish: Wish): Wish {
  const { selfOnly, family } = law2024.healthSavings;
  const isFamily =
    input.adjustments?.hsa?.[0]?.coverage === 'family' || /\bfamily (plan|coverage|limit)\b/.test(wish.text);
  return {
    ...wish,
    amount: wish.amount ?? (isFamily ? family : selfOnly),
    factor: null,
    less: false,
    more: false,
    isWhole: true,
  };
}

/** The most into a SEP plan, as the worksheet of Publication 560 works it out; null without a profit. */
export async function trySepLimit(evidence: Evidence): Promise<Trial | null> {
  const path = 'adjustments.selfEmployedRetirement.taxpayer';
  const found = await evidence.use(whatIfTool, {
    changes: [{ path, value: 1 }],
    lines: [{ form: 'self-employed-retirement', line: 'Step 9' }],
  });
  const limit = found.state === 'found' ? Math.floor(found.lines[0]?.after ?? 0) : 0;
  if (limit <= 0) return null;
  return {
    says: `${dollars(limit)}, the most that a SEP plan takes for this profit, put into one`,
    changes: [{ path, value: limit }],
  };
}

/** What may come out of one's pay for a plan at work in 2024, and more from age 50 (Notice 2023-75; IRC 402(g), 414(v)). */
const deferral = { most: 23_000, catchUp: 7500, catchUpAge: 50 };

/** Pay put into a plan at work; null when no amount is said or there is not as much. */
export function lowerPay({ input, facts }: Calculated, wish: Wish, said: string): Trial | null {
  const at = pickJob(input, wish.text, said);
  const wages = input.w2s?.[at]?.wages ?? 0;
  if (typeof wages !== 'number') return null;
  const [, share] = /(\d+(?:\.\d+)?) ?(?:%|percent|per cent) (?:of|from)\b/.exec(wish.text) ?? [];
  const limit =
    deferral.most + (hasReached(facts.taxpayer, deferral.catchUpAge, law2024.lastDay) ? deferral.catchUp : 0);
  const amount =
    share !== undefined ? Math.round((wages * Number(share)) / 100) : wish.most ? limit : wish.amount;
  if (amount === null || amount === 0 || wages < amount) return null;
  return {
    says: `${dollars(amount)} more of your pay put into a 401(k)`,
    note: 'It would have had to come out of your pay by December 31, 2024.',
    changes: [{ path: `w2s.${at}.wages`, value: wages - amount }],
  };
}

/** A retirement account that is drawn on. */
export const tryWithdrawal = ({ input, facts }: Calculated, amount: number): Trial => ({
  says: `${dollars(amount)} taken out of a retirement account`,
  note: 'This takes for granted that all of it is taxable and that no exception to the 10% tax fits.',
  changes: [
    {
      path: `retirement.${input.retirement?.length ?? 0}`,
      value: {
        payer: 'Retirement account',
        grossDistribution: amount,
        taxableAmount: amount,
        ira: true,
        code: hasReached(facts.taxpayer, 60, law2024.lastDay) ? '7' : '1',
      },
    },
  ],
});

/** A baby born in the year. */
export function tryChild(input: Input, text: string): Trial {
  const many = /\btriplets\b/.test(text)
    ? 3
    : /\btwins\b|\b(two|2) (more )?(babies|newborns|more (kids|children))\b/.test(text)
      ? 2
      : 1;
  return {
    says:
      ['a baby', 'twins', 'triplets'][many - 1] +
      (many === 1 ? ' born in 2024 who lives with you' : ' born in 2024 who live with you'),
    changes: Array.from({ length: many }, (_, at) => ({
      path: `dependents.${(input.dependents?.length ?? 0) + at}`,
      value: { firstName: 'Baby', dateOfBirth: '2024-03-01', relationship: 'child', monthsInHome: 12 },
    })),
  };
}

/** Another job; the tax that it withheld counts when the question says how much. */
export function tryJob(input: Input, amount: number, text: string): Trial {
  const [, before, after] =
    /\$?(\d[\d,]*)(?: dollars)? (?:of |in )?(?:\w+ ){0,3}(?:withheld|withholding|taken out|held back)|(?:withheld|withholding of|took out) \$?(\d[\d,]*)/.exec(
      text,
    ) ?? [];
  const found = Number((before ?? after ?? '0').replaceAll(',', ''));
  const withheld = found === amount ? 0 : found;
  return {
    says: `another job that pays ${dollars(amount)} with ${withheld === 0 ? 'no tax' : dollars(withheld)} withheld`,
    changes: [{ path: `w2s.${input.w2s?.length ?? 0}`, value: job(amount, withheld) }],
  };
}

/** Tuition of the filer's own, by the credit that needs no more facts. Null for a child's, and where the return has school costs. */
export function tryTuition(input: Input, amount: number, text: string, said: string): Trial | null {
  if (
    (input.education ?? []).length > 0 ||
    /\b(child|son|daughter|kids?|children|dependent)('s)?\b/.test(text)
  )
    return null;
  return {
    says: `${dollars(amount)} of tuition and the lifetime learning credit`,
    changes: [
      {
        path: 'education.0',
        value: {
          student: pickPerson(input, text, said),
          institution: 'A college',
          qualifiedExpenses: amount,
          graduate: /\bgrad(uate)?\b|\bmaster'?s\b|\bmba\b/.test(text),
          credit: 'llc',
        },
      },
    ],
    note: 'This takes for granted that it was paid to an eligible school and by no scholarship.',
  };
}

/**
 * One dependent less, or none: who is named, the only one, or all. What was paid for their care goes too. Null when it is
 * not clear who, or when there are school costs.
 */
export function dropDependents(input: Input, text: string, said: string): Trial | null {
  const { dependents = [], childCare, education = [] } = input;
  const named = dependents.flatMap(({ firstName }, at) =>
    firstName !== undefined && firstName !== '' && new RegExp(`\\b${firstName.toLowerCase()}\\b`).test(said)
      ? [at]
      : [],
  );
  const isAll = /\b(kids|children|dependents)\b/.test(text) && !/\bone (of|less|fewer)\b/.test(text);
  const isOnly = /\bonly (had|have|claim(ed)?|counted?|got)\b/.test(text);
  const gone =
    isOnly && named.length > 0
      ? dependents.flatMap((_, at) => (named.includes(at) ? [] : [at]))
      : named.length > 0
        ? named
        : dependents.length === 1 || isAll
          ? dependents.map((_, at) => at)
          : [];
  if (gone.length === 0 || education.length > 0) return null;
  const stay = dependents.flatMap((_, at) => (gone.includes(at) ? [] : [at]));
  const persons = (childCare?.persons ?? []).flatMap((person) =>
    person.dependentIndex === undefined || stay.includes(person.dependentIndex)
      ? [
          {
            ...person,
            ...(person.dependentIndex === undefined
              ? {}
              : { dependentIndex: stay.indexOf(person.dependentIndex) }),
          },
        ]
      : [],
  );
  return {
    says: gone.length === dependents.length ? 'no dependents' : 'one dependent less',
    changes: [
      { path: 'dependents', value: stay.map((at) => dependents[at] as Json) },
      ...(childCare === undefined ? [] : [{ path: 'childCare.persons', value: persons as Json }]),
    ],
  };
}

/** Nothing itemized, or all of it although the standard deduction is more. */
export const tryDeduction = (kind: 'standard' | 'itemize'): Trial =>
  kind === 'standard'
    ? { says: 'the standard deduction', changes: [{ path: 'itemized', value: {} }] }
    : { says: 'itemized deductions on Schedule A', changes: [{ path: 'itemized.force', value: true }] };

/** A filer who is 65 or blind: the standard deduction is larger. */
export const tryPerson = (kind: 'blind' | 'age', input: Input, text: string, said: string): Trial => {
  const who = pickPerson(input, text, said);
  return kind === 'blind'
    ? { says: 'blindness at the end of the year', changes: [{ path: `${who}.blind`, value: true }] }
    : { says: 'an age of 65', changes: [{ path: `${who}.dateOfBirth`, value: '1959-12-01' }] };
};
