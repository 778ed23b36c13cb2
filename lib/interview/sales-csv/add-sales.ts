import { checkAnswer } from '../answers';
import { formsOf, itemsOf as itemsOfForm } from '../document-facts';
import { filesJointly } from '../filing-status';
import { countItems, removeItems } from '../repeat';
import { mostSales } from '../limits';
import { type AnswerValue, type Responses, type SalesImports } from '../schema';
import { sales as group } from '../topics/sales';
import { type InterviewState, walkInterview } from '../walk';
import { answersOfSale, type CsvSale } from './sale';

/** Marks the sales that came with one file, beside the answers of each; no question has this id. */
const mark = '.import';

const itemsOf = (answers: Responses) =>
  Array.from({ length: countItems(answers, group.group) }, (_, index) => `${group.group}.${index}`);

export function describeSales(state: InterviewState): SalesImports {
  const { answers } = state;
  const items = itemsOf(answers);
  const counts = new Map<string, number>();
  for (const item of items) {
    const id = answers[item + mark];
    if (typeof id === 'string') counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return {
    count: items.length,
    room: mostSales - items.length,
    asksOwner: filesJointly(walkInterview(state).view),
    imports: [...counts].map(([id, count]) => ({ id, count })),
    read: listRead(state),
  };
}

function listRead({ documents }: InterviewState): SalesImports['read'] {
  return formsOf(documents, 'sales').flatMap(({ document, form }) =>
    itemsOfForm(form).flatMap(({ item: { sold, proceeds, basis } }) =>
      typeof sold === 'string' && typeof proceeds === 'number' && typeof basis === 'number'
        ? [{ sold, proceeds, basis, from: document.name }]
        : [],
    ),
  );
}

export interface ToAdd {
  sales: readonly CsvSale[];
  importId: string;
  owner: 'taxpayer' | 'spouse' | undefined;
}

/**
 * The answers that add the sales after those told so far, and open their questions. Each answer passes the check that
 * a typed one does.
 * @throws Error when one does not: `readSalesList` takes nothing that the questions refuse
 */
export function addSales(state: InterviewState, { sales, importId, owner }: ToAdd): Responses {
  const first = countItems(state.answers, group.group);
  const added: Responses = openGroup(state);
  const put = (id: string, answer: AnswerValue) => {
    const checked = checkAnswer(state, id, answer);
    if (!checked.ok) throw new Error(`${id} was rejected: ${checked.message}`);
    added[id] = checked.value;
  };
  if (first > 0) added[`${group.group}.${first - 1}.more`] = true;
  sales.forEach((sale, at) => {
    const item = `${group.group}.${first + at}`;
    for (const [id, answer] of Object.entries(answersOfSale(sale))) put(item + id, answer);
    if (owner !== undefined) added[`${item}.owner`] = owner;
    added[`${item}.more`] = at + 1 < sales.length;
    added[item + mark] = importId;
  });
  return added;
}

/** Says that there are sales, and beside those of uploaded documents, too. */
function openGroup({ answers, documents }: InterviewState): Responses {
  const stated = answers[group.gate];
  const others = Array.isArray(stated)
    ? stated.filter((one) => one !== 'none' && one !== group.gateChoice)
    : [];
  return {
    [group.gate]: [...(group.gateChoice === undefined ? [] : [group.gateChoice]), ...others],
    ...(group.documents && formsOf(documents, group.documents.group).length > 0
      ? { [group.documents.moreGate]: true }
      : {}),
  };
}

/** The answers without the sales of one file; the same object when there are none. */
export function removeImport(answers: Responses, importId: string): Responses {
  const gone = itemsOf(answers).flatMap((item, index) => (answers[item + mark] === importId ? [index] : []));
  return removeItems(answers, group.group, new Set(gone));
}
