import type { TaxReturnModel } from '@/.generated/prisma/models';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { describeByIds } from '@/lib/interview/describe-carried';
import {
  expectFromAnswers,
  type ExpectedDocument,
  listExpected,
  markReceived,
} from '@/lib/interview/expected-documents';
import { carryFromDocument, findEarlierReturn } from '@/lib/interview/earlier-return';
import {
  type CarriedAnswer,
  carryAnswers,
  type LastYear as LastYearAnswers,
  placeCarryovers,
  suggestAnswers,
} from '@/lib/interview/last-year';
import type { KnownAnswer, Responses } from '@/lib/interview/schema';
import { presentResponses } from '@/lib/interview/answers';
import { type OpenCarryover } from '@/lib/tax/carryover-collector';
import { listCarryovers } from '@/lib/tax/carryovers';
import { labelFact } from '@/lib/tax/facts/describe-fact';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { formatDollars } from '@/lib/format/money';
import type { OpenReturn } from './access';
import { openSnapshot, type Snapshot } from './calculation';
import { markFactsChanged } from './facts-changed';
import { readAnswers, readInterviewState, type ReadState, sealAnswer, TaxYear } from './interview-state';
import type { LastYear } from './last-year-schema';

/** Last year's return of the same person, opened. */
export interface EarlierReturn {
  row: TaxReturnModel;
  snapshot: Snapshot;
}

/**
 * The return of the year before that a return starts from: the accepted one, of several the latest amendment; else the
 * last one that was calculated. Null without any. Callers hold an OpenReturn of the same person's later return.
 */
export async function findEarlier(
  tx: Transaction,
  { userId, taxYear }: { userId: string; taxYear: number },
): Promise<EarlierReturn | null> {
  const rows = await tx.taxReturn.findMany({
    where: { userId, taxYear: taxYear - 1, calculationInput: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const row = rows.find(({ status }) => status === 'filed') ?? rows[0];
  if (row === undefined || row.calculationInput === null) return null;
  try {
    return { row, snapshot: openSnapshot(row.id, row.calculationInput) };
  } catch (error) {
    // Facts that this version of the engine refuses: that return has to be calculated again first.
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** What last year's return hands on, and what it leaves open. */
export async function openLastYear(
  tx: Transaction,
  { row, snapshot }: EarlierReturn,
): Promise<{ last: LastYearAnswers; open: OpenCarryover[] }> {
  const { facts, sources } = snapshot;
  const { carried, open } = listCarryovers(facts);
  const answers = await readAnswers(tx, row.id);
  return { last: { taxYear: row.taxYear, answers, facts, sources, carryovers: carried }, open };
}

/**
 * Brings last year's answers and carryovers into a return, within a transaction. What a person answered stays; what was
 * brought over earlier and is no longer there goes. Replies how many answers stand there from last year.
 */
export async function carryOver(
  tx: Transaction,
  later: { id: string; userId: string; taxYear: number },
): Promise<{ count: number; from: string } | null> {
  const earlier = await findEarlier(tx, later);
  if (earlier === null) return null;
  const { last } = await openLastYear(tx, earlier);
  const rows = await tx.answer.findMany({
    where: { returnId: later.id },
    select: { questionId: true, carriedFrom: true },
  });
  const given = new Set(rows.filter((row) => row.carriedFrom === null).map((row) => row.questionId));
  const carried = carryAnswers(last).filter(({ questionId }) => !given.has(questionId));
  const key = await accountKeyOf(tx, later.userId);
  await tx.answer.deleteMany({ where: { returnId: later.id, carriedFrom: { not: null } } });
  await tx.answer.createMany({
    data: carried.map(({ questionId, answer, from }) => ({
      returnId: later.id,
      questionId,
      value: sealAnswer(key, later.id, questionId, answer),
      carriedFrom: from,
    })),
  });
  return { count: carried.length, from: earlier.row.id };
}

/**
 * Brings last year's answers in again, after that return was calculated or amended.
 * @throws AppError conflict without a calculated return of last year, or for a filed return
 */
export async function bringOver(open: OpenReturn<'edit'>): Promise<void> {
  await db().$transaction(
    async (tx) => {
      await markFactsChanged(tx, open.id);
      const later = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
      const done = await carryOver(tx, later);
      if (done === null)
        throw new AppError(
          'conflict',
          `Calculate your ${later.taxYear - 1} return first. Then we can bring it over.`,
        );
      await recordAudit(tx, sourceOf(open), {
        action: 'return.carried-over',
        objectType: 'TaxReturn',
        objectId: open.id,
        ownerId: open.ownerId,
        detail: done,
      });
    },
    // Some hundred answers are sealed anew.
    { timeout: 15_000 },
  );
}

/** What a return started from: answers with their source, what is still open, and the forms to expect. */
export async function readLastYear(open: OpenReturn<'read'>): Promise<LastYear> {
  const later = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (later === null) throw new AppError('not_found');
  const earlier = await findEarlier(db(), later);
  const state = await readInterviewState(db(), open.id);
  const uploaded = findEarlierReturn(state.documents, later.taxYear)?.name ?? null;
  if (earlier === null)
    return {
      year: uploaded === null ? null : later.taxYear - 1,
      accepted: false,
      uploaded,
      carried: describeUploaded(state),
      open: [],
      documents: listDocuments(state, []),
    };
  const { last, open: unsettled } = await openLastYear(db(), earlier);
  return {
    year: earlier.row.taxYear,
    accepted: earlier.row.status === 'filed',
    uploaded: null,
    carried: describeCarried(state, last),
    open: [
      ...unsettled,
      ...placeCarryovers(last).unplaced.map(({ fact, value, source }) => ({
        what: labelFact(fact),
        message: `${typeof value === 'number' ? formatDollars(value) : String(value)} (${last.taxYear} ${source}). Enter it with the form it belongs to.`,
      })),
    ],
    documents: listDocuments(state, listExpected(last.facts)),
  };
}

/** The forms of last year and those that this year's own answers make expect, each with whether it is there. */
function listDocuments(state: ReadState, lastYears: readonly ExpectedDocument[]): LastYear['documents'] {
  const answers = ownAnswers(state);
  const expected = [...lastYears, ...expectFromAnswers(answers, lastYears)];
  return markReceived(expected, state.documents, answers).map((one, at) => ({
    ...one,
    because: at < lastYears.length ? 'last-year' : 'answers',
  }));
}

const ownAnswers = ({ answers, carried }: ReadState): Responses =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !Object.hasOwn(carried, id)));

function describeCarried(state: ReadState, last: LastYearAnswers): LastYear['carried'] {
  const sources = new Map(carryAnswers(last).map(({ questionId, from }) => [questionId, from]));
  return describeSources(state, sources);
}

/** The same from an uploaded return, where there is none of ours. */
function describeUploaded(state: ReadState): LastYear['carried'] {
  const uploaded = carryFromDocument(state.documents, TaxYear.parse(state.taxYear), state.answers);
  return describeSources(state, new Map(uploaded.map(({ questionId, from }) => [questionId, from])));
}

function describeSources(state: ReadState, sources: ReadonlyMap<string, string>): LastYear['carried'] {
  // Gates and "another one?" say nothing that the answers behind them don't.
  const ids = [...sources.keys()].filter((id) => !/^had-|\.more$/.test(id));
  return describeByIds(state, ids).map(({ questionId, question, item, value, asked }) => ({
    questionId,
    question,
    ...(item === undefined ? {} : { item }),
    value,
    from: sources.get(questionId) ?? '',
    standing: !Object.hasOwn(state.carried, questionId) ? 'yours' : asked ? 'carried' : 'waiting',
    href: `/interview?${new URLSearchParams({ q: questionId })}`,
  }));
}

/**
 * What last year's return says to questions of this year: answers that it gave, with their source, and choices to be
 * confirmed. For the owner only: numbers are in full.
 */
export async function readLastYearAnswers(
  open: OpenReturn<'read'>,
  state: ReadState,
): Promise<KnownAnswer[]> {
  const taxYear = TaxYear.parse(state.taxYear);
  const uploaded = carryFromDocument(state.documents, taxYear, state.answers);
  if (taxYear === firstTaxYear) return sayKnown(state, taxYear - 1, uploaded);
  const later = await db().taxReturn.findUnique({
    where: { id: open.id },
    select: { userId: true, taxYear: true },
  });
  const earlier = later === null ? null : await findEarlier(db(), later);
  const last = earlier === null ? null : (await openLastYear(db(), earlier)).last;
  return sayKnown(state, taxYear - 1, [...(last === null ? [] : carryAnswers(last)), ...uploaded]);
}

function sayKnown(state: ReadState, year: number, given: readonly CarriedAnswer[]): KnownAnswer[] {
  if (given.length === 0) return [];
  const suggested = suggestAnswers({ taxYear: year }, given).filter(
    ({ questionId }) => !Object.hasOwn(state.answers, questionId),
  );
  const labels = presentResponses({
    ...state,
    answers: {
      ...state.answers,
      ...Object.fromEntries(suggested.map(({ questionId, answer }) => [questionId, answer])),
    },
  });
  const sources = {
    ...state.carried,
    ...Object.fromEntries(suggested.map(({ questionId, from }) => [questionId, from])),
  };
  return Object.entries(sources).flatMap(([questionId, from]) => {
    const answer = labels[questionId];
    return answer === undefined ? [] : [{ questionId, answer, from, year }];
  });
}
