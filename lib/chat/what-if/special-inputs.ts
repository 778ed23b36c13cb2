import { applyChanges } from '@/lib/tax/apply-changes';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { FilingStatus } from '@/lib/tax/facts/household';
import { hasReached } from '@/lib/tax/us/ages';
import { dollars } from '../answers/answer';
import { dueDay } from '../due-dates';
import { planAmount } from './amount-part';
import { amountInputs } from './deduction-inputs';
import { ownIndex } from './fact';
import { job } from './income-inputs';
import type { Planned, Statement, Start } from './part';
import { planSale } from './sale-input';
import { planSpouseStops, planStatus } from './status-parts';
import { pickJob, pickPerson } from './whose';

type Plan = (start: Start, statement: Statement) => Planned;

/** The most that somebody may put into IRAs. */
function iraLimit({ facts }: Start, owner: 'taxpayer' | 'spouse'): number {
  const { contribution, catchUp, catchUpAge } = federalEditionFor(facts).law.ira;
  const person = owner === 'spouse' ? (facts.spouse ?? facts.taxpayer) : facts.taxpayer;
  return contribution + (hasReached(person, catchUpAge, federalEditionFor(facts).law.lastDay) ? catchUp : 0);
}

const isEach = /\b(each|both)\b/;

/** The same for both spouses: "we each put 3,000 in an IRA". */
function planForEach(start: Start, statement: Statement, kind: 'traditional' | 'roth'): Planned {
  const text = statement.text.replace(isEach, '');
  const own = planIra(kind)(start, { ...statement, text });
  if ('ask' in own) return own;
  const changed = applyChanges(start.input, own.part.changes);
  if (!changed.ok) return own;
  const after = { ...start, input: changed.input as ReturnInputJson };
  const other = planIra(kind)(after, { ...statement, text: `${text} of my spouse` });
  if ('ask' in other) return other;
  return {
    part: {
      ...own.part,
      says: `${own.part.says} and ${other.part.says}`,
      changes: [...own.part.changes, ...other.part.changes],
    },
  };
}

/** Money put into an IRA: the same fact that the what-if panel and the deductions page change. */
const planIra =
  (kind: 'traditional' | 'roth'): Plan =>
  (start, statement) => {
    const { input } = start;
    if (isEach.test(statement.text) && input.spouse !== undefined && input.spouse !== null)
      return planForEach(start, statement, kind);
    const owner = pickPerson(input, statement.text);
    const list = input.adjustments?.ira ?? [];
    const { index, isNew } = ownIndex(list, owner);
    const stated = list[index]?.[kind] ?? 0;
    const other = list[index]?.[kind === 'roth' ? 'traditional' : 'roth'] ?? 0;
    const most = Math.max(0, iraLimit(start, owner) - other);
    if (
      statement.amount === null &&
      !statement.isMost &&
      statement.direction !== 'none' &&
      !/\bira\b|\broth\b/.test(statement.text)
    )
      return { ask: 'How much would you contribute to the IRA?' };
    const wanted = statement.direction === 'none' ? 0 : (statement.amount ?? most);
    const amount = statement.direction === 'more' ? stated + wanted : wanted;
    const name = kind === 'roth' ? 'Roth' : 'traditional';
    return {
      part: {
        says: `${dollars(amount)} in a ${name} IRA${owner === 'spouse' ? ' for your spouse' : ''}${stated > 0 ? ` instead of ${dollars(stated)}` : ''}`,
        changes: isNew
          ? [{ path: `adjustments.ira.${index}`, value: { owner, [kind]: amount } }]
          : [{ path: `adjustments.ira.${index}.${kind}`, value: amount }],
        doneBy: dueDay(start.facts.taxYear),
        ...(kind === 'roth'
          ? {
              note: 'Roth contributions are never deductible. They may still qualify for the saver’s credit.',
            }
          : {}),
        ...(amount > most ? { note: `The limit for ${start.facts.taxYear} is ${dollars(most)}.` } : {}),
        ...(kind === 'traditional' && owner === 'taxpayer' ? { panel: { ira: amount } } : {}),
      },
    };
  };

/** Pay put into a plan at work: less taxable pay. */
const planDeferral: Plan = ({ input, facts }, statement) => {
  const { w2s = [] } = input;
  const at = pickJob(input, statement.text);
  const wages = w2s[at]?.wages ?? 0;
  const { electiveDeferrals, lastDay } = federalEditionFor(facts).law;
  const { limit, catchUp, catchUpAge } = electiveDeferrals;
  const most = limit + (hasReached(facts.taxpayer, catchUpAge, lastDay) ? catchUp : 0);
  const amount =
    statement.percent !== null
      ? Math.round((wages * statement.percent) / 100)
      : statement.isMost
        ? most
        : statement.amount;
  if (amount === null) return { ask: 'How much more of your pay would you contribute to the plan?' };
  if (w2s.length === 0 || wages < amount)
    return { ask: 'Your return has no job with that much pay. How much would you contribute to the plan?' };
  return {
    part: {
      says: `${dollars(amount)} more of your pay in a plan at work`,
      changes: [{ path: `w2s.${at}.wages`, value: wages - amount }],
      doneBy: lastDay,
    },
  };
};

const planWithdrawal: Plan = ({ input, facts }, { amount }) => {
  const isOld = hasReached(facts.taxpayer, 60, federalEditionFor(facts).law.lastDay);
  return amount === null
    ? { ask: 'How much would you withdraw?' }
    : {
        part: {
          says: `${dollars(amount)} withdrawn from a retirement account`,
          note: `This assumes all of it is taxable${isOld ? '' : ' and no exception to the 10% additional tax applies'}.`,
          changes: [
            {
              path: `retirement.${input.retirement?.length ?? 0}`,
              value: {
                payer: 'Retirement account',
                grossDistribution: amount,
                taxableAmount: amount,
                ira: true,
                code: isOld ? '7' : '1',
              },
            },
          ],
        },
      };
};

/** A baby born in the year, as the what-if panel has it. */
const planChild: Plan = ({ input }, { text, direction }) => {
  const { dependents = [], taxYear } = input;
  if (direction === 'none') {
    if (dependents.length === 0)
      return { ask: 'There are no dependents on your return. Who should I leave out?' };
    if (dependents.length > 1 && !/\b(kids|children|dependents)\b/.test(text))
      return { ask: 'Which of your dependents should I leave out?' };
    return {
      part: {
        says: 'no dependents',
        changes: [
          { path: 'dependents', value: [] },
          ...(input.childCare === undefined ? [] : [{ path: 'childCare', value: undefined }]),
        ],
      },
    };
  }
  const many = /\btriplets\b|\b(three|3) (more )?(kids|children|babies)\b/.test(text)
    ? 3
    : /\btwins\b|\b(two|2) (more )?(kids|children|babies)\b/.test(text)
      ? 2
      : 1;
  return {
    part: {
      says:
        [
          `a child born in ${taxYear} who lives with you`,
          `twins born in ${taxYear} who live with you`,
          `triplets born in ${taxYear} who live with you`,
        ][many - 1] ?? '',
      changes: Array.from({ length: many }, (_, at) => ({
        path: `dependents.${dependents.length + at}`,
        value: {
          firstName: 'Baby',
          dateOfBirth: `${taxYear}-03-01`,
          relationship: 'child',
          monthsInHome: 12,
        },
      })),
      ...(many === 1 ? { panel: { child: true as const } } : {}),
    },
  };
};

const planJob: Plan = ({ input }, { amount, further }) => {
  if (amount === null) return { ask: 'What would the other job pay?' };
  const [withheld = 0] = further;
  return {
    part: {
      says: `another job that pays ${dollars(amount)} with ${withheld === 0 ? 'no tax' : dollars(withheld)} withheld`,
      changes: [{ path: `w2s.${input.w2s?.length ?? 0}`, value: job(amount, withheld) }],
      panel: { wages: amount, ...(withheld === 0 ? {} : { withheld }) },
    },
  };
};

const planTuition: Plan = ({ input }, { amount, text }) => {
  if (amount === null) return { ask: 'How much tuition should I try?' };
  if (
    (input.education ?? []).length > 0 ||
    /\b(child|son|daughter|kids?|children|dependent)('s)?\b/.test(text)
  )
    return {
      ask: 'Which student is it for? Enter the school costs in the [interview](/interview) and calculate. Plainfile then uses the better credit.',
    };
  return {
    part: {
      says: `${dollars(amount)} of your own tuition with the lifetime learning credit`,
      changes: [
        {
          path: 'education.0',
          value: {
            student: pickPerson(input, text),
            institution: 'A college',
            qualifiedExpenses: amount,
            graduate: /\bgrad(uate)?\b|\bmaster'?s\b|\bmba\b/.test(text),
            credit: 'llc',
          },
        },
      ],
      note: 'This assumes you paid it to an eligible school and no scholarship covered it.',
    },
  };
};

const planDeductionKind: Plan = (_start, { text }) =>
  /\bstandard\b/.test(text)
    ? { part: { says: 'the standard deduction', changes: [{ path: 'itemized', value: {} }] } }
    : {
        part: {
          says: 'itemized deductions on Schedule A even if the standard deduction is larger',
          changes: [{ path: 'itemized.force', value: true }],
          panel: { itemize: true },
        },
      };

/** "If my income was 80,000": the pay or the business where the return has only one of them. */
const planIncome: Plan = ({ input }, statement) => {
  const { w2s = [], businesses = [] } = input;
  if (w2s.length + businesses.length !== 1)
    return { ask: 'Which income should I change: pay from a job or income from a business?' };
  const find = amountInputs[w2s.length === 1 ? 'pay' : 'business-income'];
  return (
    (find === undefined ? null : planAmount(input, find, statement)) ?? {
      ask: 'How much income should I try?',
    }
  );
};

/** What is more than one amount of a fact. */
export const specialInputs: Readonly<Record<string, Plan>> = {
  ira: planIra('traditional'),
  roth: planIra('roth'),
  '401k': planDeferral,
  withdrawal: planWithdrawal,
  child: planChild,
  job: planJob,
  tuition: planTuition,
  sale: ({ input }, statement) => planSale(input, statement),
  'deduction-kind': planDeductionKind,
  income: planIncome,
  'spouse-stops': planSpouseStops,
  move: () => ({ ask: 'Which state should I try?' }),
  ...Object.fromEntries(
    FilingStatus.options.map((status) => [`status:${status}`, (start: Start) => planStatus(start, status)]),
  ),
};
