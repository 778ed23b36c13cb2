'use client';

import { useState } from 'react';
import {
  isSettled,
  listSettled,
  pageAfter,
  type PageSlug,
  pageSlugs,
  questionsOf,
  readPage,
} from '@/lib/interview/pages';
import { type Category, type Known, type Responses } from '@/lib/interview/schema';

const keyOf = (returnId: string) => `interview-pages:${returnId}`;

/** Whether this browser's filer answers page by page; a browser that keeps nothing asks one by one. */
function readPaged(returnId: string): boolean {
  try {
    return localStorage.getItem(keyOf(returnId)) === 'yes';
  } catch {
    return false;
  }
}

function keepPaged(returnId: string, isPaged: boolean): void {
  try {
    if (isPaged) localStorage.setItem(keyOf(returnId), 'yes');
    else localStorage.removeItem(keyOf(returnId));
  } catch {
    // Only how the rest is asked depends on it.
  }
}

const answeredIn = (responses: Responses) => (questionId: string) => responses[questionId] !== undefined;

/**
 * The page that a visit begins with: the first one when documents were read and nothing is answered yet, then the next
 * one that was left open. Null where questions come one at a time.
 */
function beginWith(
  categories: readonly Category[],
  responses: Responses,
  { papers }: Known,
): PageSlug | null {
  const isAnswered = answeredIn(responses);
  const settled = listSettled(categories, isAnswered);
  if (!settled.includes('known')) {
    // The first questions of those who go one by one.
    const isNew = !isAnswered('income-kinds') && !isAnswered('life-events');
    return isNew && papers.some(({ standing }) => standing === 'counted') ? 'known' : null;
  }
  return settled.includes('year') ? null : 'year';
}

/** Where somebody goes who answers page by page. */
type NextPlace = { page: PageSlug } | { questionId: string } | 'end';

/** The pages of many questions: where a visit begins, and what follows on each. */
export function usePages(
  returnId: string,
  given: { categories: readonly Category[]; responses: Responses; known: Known },
) {
  const [begin] = useState(() => beginWith(given.categories, given.responses, given.known));

  /** Whether a question was confirmed on a page, so that Next passes over it. */
  function readConfirmed(
    categories: readonly Category[],
    responses: Responses,
  ): (questionId: string) => boolean {
    if (!readPaged(returnId)) return () => false;
    const settled = listSettled(categories, answeredIn(responses));
    const ids = new Set(
      settled.flatMap((slug) => questionsOf(readPage(slug, categories)).map(({ id }) => id)),
    );
    return (questionId) => ids.has(questionId);
  }

  /** The page on which a question is answered by somebody who goes page by page; null for all others. */
  function findPage(categories: readonly Category[], questionId: string): PageSlug | null {
    if (!readPaged(returnId)) return null;
    const has = (slug: PageSlug) =>
      questionsOf(readPage(slug, categories)).some(({ id }) => id === questionId);
    return pageSlugs.find(has) ?? null;
  }

  /** What follows a page; null while it has questions that need an answer. */
  function readNext(slug: PageSlug, categories: readonly Category[], responses: Responses): NextPlace | null {
    const isAnswered = answeredIn(responses);
    if (!isSettled(readPage(slug, categories), isAnswered)) return null;
    keepPaged(returnId, true);
    if (slug === 'finish') return 'end';
    const next = pageAfter(slug);
    if (next !== null && next !== 'finish' && questionsOf(readPage(next, categories)).length > 0)
      return { page: next };
    const last = new Set(questionsOf(readPage('finish', categories)).map(({ id }) => id));
    const open = categories
      .flatMap(({ questions }) => questions)
      .find(({ id, optional }) => optional !== true && !isAnswered(id) && !last.has(id));
    return open === undefined ? { page: 'finish' } : { questionId: open.id };
  }

  return { begin, readConfirmed, findPage, readNext, leave: () => keepPaged(returnId, false) };
}
