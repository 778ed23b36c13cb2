import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { dollars } from './answer';

/** Facts to try, and how to say it. */
export interface Trial {
  changes: { path: string; value: Json }[];
  /** What is tried, after "With". */
  says: string;
  note?: string;
}
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

type Input = ReturnInputJson;
/** What a question says about what it tries. */
export interface Wish {
  amount: number | null;
  most: boolean;
  /** Less of it than the return has, not more. */
  less: boolean;
  /** The amount is all of it. */
  isWhole: boolean;
  /** The question in comparable form. */
  text: string;
}

/** Kinds of business costs as people name them, and the fact that holds them. The rest are supplies. */
const costKinds: readonly (readonly [RegExp, keyof Costs, string])[] = [
  [/advertis|marketing/, 'advertising', 'advertising'],
  [/travel/, 'travel', 'travel'],
  [/meals?|lunch|dinner/, 'meals', 'meals'],
  [/insurance/, 'insurance', 'insurance'],
  [/repair/, 'repairs', 'repairs'],
  [/rent\b/, 'rentProperty', 'rent'],
  [/contract labor/, 'contractLabor', 'contract labor'],
  [/office/, 'office', 'office costs'],
];
type Costs = NonNullable<NonNullable<Input['businesses']>[number]['expenses']>;

/** More or less spent in the first business of the return; null when there is none. */
export function spendInBusiness(input: Input, amount: number, { less, text }: Wish): Trial | null {
  const costs = input.businesses?.[0]?.expenses;
  if (input.businesses?.[0] === undefined) return null;
  const [, kind, name] =
    costKinds.find(([pattern]) => pattern.test(text)) ?? ([null, 'supplies', 'supplies'] as const);
  const before = costs?.[kind];
  const spent = typeof before === 'number' ? before : 0;
  return {
    says: `${dollars(amount)} ${less ? 'less' : 'more'} spent on ${name} in your business`,
    changes: [
      { path: `businesses.0.expenses.${kind}`, value: Math.max(0, spent + (less ? -amount : amount)) },
    ],
  };
}

/** More or less taken in by the first business of the return; another job’s pay when there is none. */
export function earnInBusiness(input: Input, amount: number, { less, isWhole }: Wish): Trial {
  const income = input.businesses?.[0]?.income;
  if (input.businesses?.[0] === undefined)
    return {
      says: `a business of your own that brings in ${dollars(amount)} without costs`,
      changes: [
        { path: 'businesses.0', value: { id: 'tried', name: 'Own work', income: { form1099Nec: amount } } },
      ],
    };
  if (isWhole)
    return {
      says: `${dollars(amount)} in all taken in by your business`,
      changes: [{ path: 'businesses.0.income.form1099Nec', value: amount }],
    };
  return {
    says: `${dollars(amount)} ${less ? 'less' : 'more'} taken in by your business`,
    changes: [
      {
        path: 'businesses.0.income.form1099Nec',
        value: Math.max(0, (income?.form1099Nec ?? 0) + (less ? -amount : amount)),
      },
    ],
  };
}

/** Another filing status. */
export const tryStatus = (value: string, says: string): Trial => ({
  says,
  changes: [{ path: 'filingStatus', value }],
});

/** The taxpayer’s own entry of a list, or the place for a new one. */
export function ownIndex(list: readonly { owner?: string | undefined }[] = []): {
  index: number;
  isNew: boolean;
} {
  const index = list.findIndex(({ owner }) => (owner ?? 'taxpayer') === 'taxpayer');
  return index < 0 ? { index: list.length, isNew: true } : { index, isNew: false };
}

/** Money put into a traditional IRA. */
export function tryIra(input: Input, amount: number): Trial {
  const at = ownIndex(input.adjustments?.ira);
  return {
    says: `${dollars(amount)} put into a traditional IRA`,
    changes: [
      at.isNew
        ? { path: `adjustments.ira.${at.index}`, value: { traditional: amount } }
        : { path: `adjustments.ira.${at.index}.traditional`, value: amount },
    ],
  };
}

/** A Form W-2 of another job without tax withheld. */
export const job = (amount: number) => ({
  employerName: 'Another job',
  wages: amount,
  federalWithholding: 0,
  socialSecurityWages: amount,
  medicareWages: amount,
});

/** Another pay in all, of the only job. */
export function setPay(input: Input, amount: number): Trial | null {
  if (input.w2s?.length !== 1) return null;
  return {
    says: `${dollars(amount)} of pay in all and the same withholding`,
    changes: [{ path: 'w2s.0.wages', value: amount }],
  };
}

/** More or less pay; the withholding stays. */
export function changePay(input: Input, amount: number, text = ''): Trial | null {
  // Of a couple the one that the question speaks of.
  const ofSpouse = /\b(spouse|husband|wife)\b/.test(text)
    ? (input.w2s ?? []).findIndex(({ owner }) => owner === 'spouse')
    : -1;
  const at = Math.max(0, ofSpouse);
  const first = input.w2s?.[at];
  const says = `${dollars(Math.abs(amount))} ${amount < 0 ? 'less' : 'more'} pay and the same withholding`;
  if (first === undefined)
    return amount < 0 ? null : { says, changes: [{ path: 'w2s.0', value: job(amount) }] };
  return { says, changes: [{ path: `w2s.${at}.wages`, value: Math.max(0, (first.wages ?? 0) + amount) }] };
}

/** Pay put into a plan at work; null when there is not as much. */
export function lowerPay(input: Input, amount: number): Trial | null {
  const wages = input.w2s?.[0]?.wages ?? 0;
  if (wages < amount) return null;
  return {
    says: `${dollars(amount)} more of your pay put into a 401(k)`,
    note: 'It would have had to come out of your pay by December 31, 2024.',
    changes: [{ path: 'w2s.0.wages', value: wages - amount }],
  };
}

/** More, less or another tax withheld: by the pension when the question speaks of it or there is no job. */
export function changeWithholding(input: Input, amount: number, { less, isWhole, text }: Wish): Trial {
  const ofPension =
    input.retirement?.[0] !== undefined && (/\bpension|\b1099/.test(text) || (input.w2s?.length ?? 0) === 0);
  const before = (ofPension ? input.retirement?.[0] : input.w2s?.[0])?.federalWithholding ?? 0;
  const path = ofPension ? 'retirement.0.federalWithholding' : 'w2s.0.federalWithholding';
  const from = ofPension ? ' from your pension' : '';
  return isWhole
    ? { says: `${dollars(amount)} in all withheld${from}`, changes: [{ path, value: amount }] }
    : {
        says: `${dollars(amount)} ${less ? 'less' : 'more'} withheld${from}`,
        changes: [{ path, value: Math.max(0, before + (less ? -amount : amount)) }],
      };
}

/** Interest of another bank, or another amount of the only one. */
export function changeInterest(input: Input, amount: number, { isWhole }: Wish): Trial {
  return isWhole && input.interest?.length === 1
    ? {
        says: `${dollars(amount)} of interest in all`,
        changes: [{ path: 'interest.0.interest', value: amount }],
      }
    : {
        says: `${dollars(amount)} more interest`,
        changes: [
          {
            path: `interest.${input.interest?.length ?? 0}`,
            value: { payer: 'Another bank', interest: amount },
          },
        ],
      };
}

/** What is built into a home for less energy, as people name it. The first that fits; solar panels otherwise. */
const energyKinds: readonly (readonly [RegExp, string, string])[] = [
  [/heat pump/, 'heatPumps', 'a heat pump'],
  [/insulat/, 'insulation', 'insulation'],
  [/window/, 'windows', 'windows'],
  [/door/, 'doors', 'outside doors'],
  [/batter/, 'batteries', 'a home battery'],
];

/** Money spent on the energy of the own home. */
export function tryEnergy(amount: number, { text }: Wish): Trial {
  const [, kind, name] =
    energyKinds.find(([pattern]) => pattern.test(text)) ?? ([null, 'solar', 'solar panels'] as const);
  return {
    says: `${dollars(amount)} paid for ${name}`,
    note: 'This takes for granted that the home is yours, that you live there, and that it was done in 2024.',
    changes: [{ path: `energy.${kind}`, value: amount }],
  };
}

/** An investment sold with a gain or, when the question says so, at a loss. */
export function trySale(input: Input, amount: number, text: string): Trial {
  const isLoss = /\bloss(es)?\b|\blost\b/.test(text);
  const term = /\bshort[- ]?term\b|\bless than a year\b|\bunder a year\b/.test(text) ? 'short' : 'long';
  return {
    says: `a ${term}-term ${isLoss ? 'loss' : 'gain'} of ${dollars(amount)} from selling an investment`,
    changes: [
      {
        path: `sales.${input.sales?.length ?? 0}`,
        value: {
          acquired: term === 'short' ? '2024-01-02' : '2020-01-02',
          sold: '2024-06-03',
          proceeds: isLoss ? 0 : amount,
          basis: isLoss ? amount : 0,
          term,
        },
      },
    ],
  };
}
