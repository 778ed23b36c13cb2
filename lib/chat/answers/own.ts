import type { Line } from '@/lib/tax/engine/line';
import { findForm } from '@/lib/tax/list-forms';
import type { TaxYear } from '@/lib/tax/us/edition';
import { federalEdition } from '@/lib/tax/us/editions';
import type { Card } from '../cards/card';
import type { OwnAnswer } from '../read/entity';
import type { Reading } from '../read/read-question';
import { readPrintedLine } from '../read/printed-line';
import type { ReturnView } from '../return-view';
import { RankedIndex } from '../search/ranked-index';
import { toTerms } from '../read/tokens';
import { explainLineTool } from '../tools/explain-line';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, plain } from './answer';
import { answerChanged } from './changed';
import { answerDeadlines } from './deadlines';
import { answerDeductions } from './deductions';
import { answerDependents, answerFilingStatus } from './facts';
import { answerIssues, answerMissing } from './issues';
import { answerList } from './lists';
import { answerRate, answerRefund, answerWhyRefund } from './refund';
import { describeStatus, privacy } from './talk';

export interface LinePlace {
  form: string;
  line: string;
}

const toPlace = (name: string): LinePlace => {
  const [form = '', line = ''] = name.split(':');
  return { form, line };
};

const valueOn = ({ calculated }: ReturnView, { form, line }: LinePlace): unknown => {
  const page = calculated?.results.lines[form];
  return (Array.isArray(page) ? page[0] : page)?.[line]?.value;
};

const hasAmount = (view: ReturnView, place: LinePlace): boolean => {
  const value = valueOn(view, place);
  return typeof value === 'number' && value !== 0;
};

/** Where a line stands on the forms of a year. */
const placeIn = (line: Line<unknown>, year: TaxYear): LinePlace => ({
  form: line.form.id,
  line: federalEdition(year).print.of(line)?.number ?? line.number,
});

/** Lines of a card as places. */
export const placesOf = (card: Card | null, year: TaxYear): LinePlace[] =>
  (card?.lines?.() ?? []).map((line) => placeIn(line, year));

/** A place by its number of 2024, as entities name it, on the forms of a year. */
export function toPlaceOfYear(name: string, year: TaxYear): LinePlace {
  const place = toPlace(name);
  const line = findForm(place.form)?.lines.find(({ number }) => number === place.line);
  return line === undefined ? place : placeIn(line, year);
}

/** The line of the return that a question is about: printed, by its amount, by what it names, or by its label. */
export function findPlace(view: ReturnView, reading: Reading, card: Card | null): LinePlace | null {
  const printed = readPrintedLine(reading.text);
  if (printed !== null) return printed;
  const [entity] = reading.entities;
  const isSpecial = entity !== undefined && !entity.isBroad && entity.lines.length > 0;
  if (!isSpecial && reading.act === 'why') {
    const quoted = findByAmount(view, reading);
    if (quoted !== null) return quoted;
  }
  const named = (entity?.lines ?? []).map((name) => toPlaceOfYear(name, view.taxYear));
  if (named.length > 0) return named.find((place) => hasAmount(view, place)) ?? named[0] ?? null;
  return (
    findByLabel(view, reading) ?? placesOf(card, view.taxYear).find((place) => hasAmount(view, place)) ?? null
  );
}

const pages = (view: ReturnView) =>
  Object.entries(view.calculated?.results.lines ?? {}).flatMap(([form, found]) =>
    findForm(form)?.kind === undefined
      ? []
      : [{ form, lines: (Array.isArray(found) ? found[0] : found) ?? {} }],
  );

/** "Why is it 4,019?": the line with that amount, Form 1040 first. */
function findByAmount(view: ReturnView, { slots }: Reading): LinePlace | null {
  const [amount] = slots.amounts;
  if (amount === undefined || amount.isPercent) return null;
  for (const { form, lines } of pages(view))
    for (const [line, { value, unit }] of Object.entries(lines))
      if (unit === 'money' && value === amount.value) return { form, line };
  return null;
}

const enoughOfLabel = 0.75;

/** A line whose printed label a question says. */
function findByLabel(view: ReturnView, { terms }: Reading): LinePlace | null {
  if (terms.length === 0) return null;
  const index = new RankedIndex(
    pages(view).flatMap(({ form, lines }) =>
      Object.entries(lines)
        .filter(([, { value }]) => typeof value === 'number' && value !== 0)
        .map(([line, { label }]) => ({
          item: { form, line },
          names: [toTerms(label)],
          fields: [{ terms: toTerms(label), weight: 1 }],
        })),
    ),
  );
  const [best] = index.rank(terms, 1);
  return best !== undefined && best.coverage >= enoughOfLabel ? best.item : null;
}

/** One sentence on what the return has; null where it has nothing to say. */
export async function sayOwnLine(
  evidence: Evidence,
  place: LinePlace | null,
): Promise<{ text: string; answer: Answer['citations'] } | null> {
  if (place === null || evidence.view.calculated === null || !hasAmount(evidence.view, place)) return null;
  const { data, citations } = await evidence.useWithCitations(explainLineTool, place);
  const [found] = data.state === 'found' ? data.lines : [];
  if (found === undefined || typeof found.value !== 'number' || found.unit !== 'money') return null;
  return {
    text: `On your return: ${plain(found.label)} (${found.formName}, line ${found.line}) is **${dollars(found.value)}**.`,
    answer: citations.slice(0, 1),
  };
}

const answers: Partial<Record<OwnAnswer, (evidence: Evidence, isWhy: boolean) => Answer | Promise<Answer>>> =
  {
    refund: (evidence, isWhy) => (isWhy ? answerWhyRefund(evidence) : answerRefund(evidence)),
    missing: answerMissing,
    issues: answerIssues,
    missed: answerDeductions,
    status: ({ view }) => describeStatus(view.status),
    'filing-status': answerFilingStatus,
    dependents: answerDependents,
    rates: answerRate,
    changed: answerChanged,
    deadlines: (evidence) => answerDeadlines(evidence, 'all'),
    privacy: () => privacy,
  };

/** An answer about the return that is more than a line. */
export const answerOwn = async (evidence: Evidence, what: OwnAnswer, isWhy: boolean): Promise<Answer> =>
  answers[what]?.(evidence, isWhy) ?? answerList(evidence, what);
