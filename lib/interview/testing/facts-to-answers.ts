import { addCents } from '@/lib/tax/facts/cents';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { checkAnswer } from '../answers';
import { factPathOf, placePath } from '../fact-path';
import { type AnswerValue, type Responses } from '../schema';
import { catalog } from '../topics/catalog';
import { type GroupSpec, isGroup } from '../topics/topic';
import { valueOfFact } from '../topics/picked-amounts';
import { type AskedQuestion, type Walk, walkInterview } from '../walk';
import { readAt, type FactTree } from '../write-fact';
import { answerHousehold } from './household-answers';
import { isStated, opensByHand, steer } from './steering-answers';

const groups = catalog.flatMap(({ blocks }) => blocks.filter(isGroup));

/** Answers that lead to a return's facts, and what stands in their way. */
export interface Inverse {
  answers: Responses;
  refused: string[];
}

/** Where the items of a group stand in the facts; for lists inside other items, in the order of their owners. */
function listItems(facts: FactTree, { fact, within }: GroupSpec): { path: string; owner: string | null }[] {
  const at = (path: string) => {
    const list = readAt(facts, path);
    return Array.isArray(list) ? list : [];
  };
  if (!within) return at(fact).map((_, index) => ({ path: `${fact}[${index}]`, owner: null }));
  return Object.entries(within.lists).flatMap(([owner, list]) =>
    at(owner).flatMap((_, index) =>
      at(`${owner}[${index}].${list}`).map((_item, position) => ({
        path: `${owner}[${index}].${list}[${position}]`,
        owner: `${owner}.${index}`,
      })),
    ),
  );
}

/**
 * Turns the facts of a return into the answers of a filer who has them: the inverse of assembling. Every answer goes
 * through the check of the API.
 */
export function answersOf(input: ReturnInputJson): Inverse {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const facts: FactTree = { ...parsed.facts, childCare: stateCareCost(parsed.facts.childCare) };
  let answers: Responses = {};
  let refused: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    const state = { answers, documents: [] };
    const walk = walkInterview(state);
    const open = walk.asked.filter(({ id, answer }) => answer === undefined && !(id in answers));
    const found: Responses = {};
    // What could not be taken yet is tried again when more is known.
    refused = [];
    for (const question of open) {
      const answer = answerOne(walk, question, facts);
      if (answer === null) continue;
      const checked = checkAnswer(state, question.id, answer);
      if (checked.ok) found[question.id] = checked.value;
      else refused.push(`${question.id} = ${JSON.stringify(answer)}: ${checked.message}`);
    }
    if (Object.keys(found).length === 0) break;
    answers = { ...answers, ...found };
  }
  return { answers, refused };
}

function answerOne(walk: Walk, question: AskedQuestion, facts: FactTree): AnswerValue | null {
  const { id, spec, item, choices } = question;
  const household = answerHousehold(walk, question, facts);
  if (household !== undefined) return household;
  const own = item ? groups.find(({ group }) => group === item.group) : undefined;
  const items = own ? listItems(facts, own) : [];
  const here = own && item ? items[item.index] : undefined;
  if (own && item && spec.id === '.more' && own.more === spec) return item.index + 1 < items.length;
  if (spec.refersTo) return here?.owner ?? nameReferent(facts, here?.path ?? '', spec.id);

  const opened = groups.filter(({ gate }) => gate === id);
  const opens = (group: GroupSpec) => listItems(facts, group).length > 0;
  if (spec.type === 'boolean' && opened.length > 0) return opened.some(opens);

  const place = (fact: string): string | null => {
    if (here && fact.startsWith('.')) return fact === '.' ? here.path : here.path + fact;
    return placePath(walk, question, fact);
  };
  const valueAt = (fact: string): unknown => {
    const path = place(fact);
    return path === null ? undefined : readAt(facts, path);
  };
  const matches = (states: Record<string, unknown>) =>
    Object.entries(states).every(([fact, value]) => valueAt(fact) === value);

  if (spec.type === 'checkbox' || spec.type === 'multiselect') {
    const picked = choices
      .filter((choice) => {
        if (choice.states) return matches(choice.states);
        if (opened.some((group) => group.gateChoice === choice.value && opens(group))) return true;
        return (
          isStated(valueOfPick(question, choice.value, valueAt)) ||
          opensByHand(id, choice.value, facts, valueAt)
        );
      })
      .map(({ value }) => value);
    return picked.length > 0 ? picked : ['none'];
  }
  if (spec.writes) {
    const rows = valueAt(spec.fact.replace(/\[0\].*$/, ''));
    const name = spec.fact.split('.').at(-1) ?? '';
    if (spec.id === '.grossProfitPercentage') return rows === null ? null : String(rows);
    // A share, asked for in percent.
    if (spec.type === 'number') return Number(rows ?? 0) * 100;
    if (spec.type === 'boolean') return isStated(rows);
    if (spec.id === '.municipalState') return rows === '' ? 'several' : String(rows);
    if (!Array.isArray(rows)) return null;
    return rows.map((row: FactTree) => Number(row[name] ?? 0) / 100).join(' ');
  }
  const byHand = steer(id, spec.id, facts, valueAt);
  if (byHand !== undefined) return byHand;
  if (spec.entry) {
    const list = valueAt(spec.fact);
    const entries: FactTree[] = Array.isArray(list) ? list : [];
    const ofCode = entries.filter(({ code }) => code === spec.entry?.code);
    return ofCode.reduce((sum, { amount }) => sum + Number(amount), 0) / 100;
  }
  const value = here ? valueAt(spec.fact) : readAt(facts, factPathOf(walk, question));
  if (spec.type === 'radio' || spec.type === 'select') {
    const stated = choices.find((choice) => choice.states && matches(choice.states));
    const named = choices.find((choice) => choice.value === value);
    return (stated ?? named ?? choices.find((choice) => !choice.states))?.value ?? null;
  }
  if (spec.type === 'boolean') return spec.negated ? value !== true : value === true;
  if (value === null || value === undefined) return question.optional ? null : samples(question);
  if (typeof value === 'number') return spec.format === 'money' ? value / 100 : value;
  // Made-up numbers of cars in test returns are no possible ones.
  if (spec.id === '.vin' && !/^[A-HJ-NPR-Z\d]{17}$/.test(String(value))) return samples(question);
  if (typeof value === 'string') return value === '' ? (question.optional ? null : samples(question)) : value;
  return null;
}

/** The amount that a line of an overview stands for. */
function valueOfPick(question: AskedQuestion, choice: string, valueAt: (fact: string) => unknown): unknown {
  const { spec, item } = question;
  const prefix = item ? '.' : '';
  const siblings = catalog.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      isGroup(block)
        ? block.group === item?.group
          ? block.questions
          : []
        : item || !('id' in block)
          ? []
          : [block],
    ),
  );
  const match = siblings.find(
    (other) => other !== spec && other.fact.startsWith(prefix) && valueOfFact(other.fact) === choice,
  );
  return match ? valueAt(match.fact) : undefined;
}

/** Where a return leaves out what all care cost, Form 2441, line 16, takes what was paid; the interview asks for it. */
function stateCareCost(care: ReturnInput['childCare']): ReturnInput['childCare'] {
  return {
    ...care,
    incurredExpenses: care.incurredExpenses ?? addCents(care.persons, ({ expenses }) => expenses),
  };
}

/** The answer of a question for a student or a person in care. */
function nameReferent(facts: FactTree, path: string, own: string): AnswerValue | null {
  if (own === '.person') {
    const index = readAt(facts, `${path}.dependentIndex`);
    return typeof index === 'number' ? `dependents.${index}` : 'spouse';
  }
  if (own === '.use') {
    const use = String(readAt(facts, `${path}.use`));
    const position = readAt(facts, `${path}.position`);
    const lists: Readonly<Record<string, string>> = {
      business: 'businesses',
      farm: 'farms',
      rental: 'rentals',
    };
    const list = lists[use];
    if (list === undefined) return use;
    return typeof position === 'number'
      ? `${list}.${position}`
      : use === 'rental'
        ? 'other-rental'
        : 'other-business';
  }
  const student = readAt(facts, `${path}.student`);
  if (typeof student === 'string') return student;
  return `dependents.${String(readAt(facts, `${path}.student.dependentIndex`))}`;
}

/** What a filer writes where the return states nothing: words that no line reads. */
function samples({ spec, item, id }: AskedQuestion): AnswerValue | null {
  const number = 2000 + [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  switch (spec.format) {
    case 'ssn':
      return `40${id.startsWith('dependents') ? (item?.index ?? 0) % 9 : 9}-${id.startsWith('spouse') ? '02' : '01'}-${number}`;
    case 'ein':
      return `12-34567${String(10 + (item?.index ?? 0))}`;
    case 'zip':
      return '45402';
    case 'routing':
      return '021000021';
    case 'account':
      return '000123456789';
    case 'name':
      return 'Lee';
    case 'money':
    case 'whole':
      return 0;
    case undefined:
    case 'ipPin':
    case 'phone':
    case 'email':
    case 'months':
      break;
  }
  if (spec.type === 'number') return 0;
  // A payment without a date was in time: the first due date.
  if (id.startsWith('estimated.')) return '2024-04-15';
  // A job without dates was held all year.
  if (spec.id === '.firstDay') return '2024-01-01';
  if (spec.id === '.lastDay') return '2024-12-31';
  // A rate without a period held all year.
  if (spec.id === '.rateFrom') return '2024-01-01';
  if (spec.id === '.rateTo') return '2024-12-31';
  if (spec.type === 'date') return '2020-06-01';
  if (spec.id === '.modelYear') return '2024';
  if (spec.id === '.vin') return '1HGCM82633A004352';
  if (spec.id === '.modelYear') return '2024';
  if (spec.id === '.adjustmentCode') return 'O';
  if (spec.id === '.section1202Share') return 'none';
  return spec.type === 'text' ? 'Other' : null;
}
