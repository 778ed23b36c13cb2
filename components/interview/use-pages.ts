'use client';

import { useState } from 'react';
import {
  isSettled,
  listSettled,
  type NextPlace,
  type Page,
  type PageSlug,
  pageSlugs,
  placeAfter,
  placeOfQuestion,
  questionsOf,
  readPage,
} from '@/lib/interview/pages';
import { type Category, type Known, type Responses } from '@/lib/interview/schema';
import { listBeside } from './amount-rows';

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
 * The page that a visit begins with: the first one when documents of the year were read and nothing is answered yet, then the next
 * one that was left open. Null where questions come one at a time.
 */
function beginWith(categories: readonly Category[], responses: Responses, { forms }: Known): PageSlug | null {
  const isAnswered = answeredIn(responses);
  const settled = listSettled(categories, isAnswered);
  if (!settled.includes('known')) {
    // The first questions of those who go one by one.
    const isNew = !isAnswered('income-kinds') && !isAnswered('life-events');
    return isNew && forms.some(({ standing }) => standing !== 'other-year') ? 'known' : null;
  }
  return settled.includes('year') ? null : 'year';
}

/** The pages of many questions: where a visit begins, and what follows on each. */
export function usePages(
  returnId: string,
  given: { categories: readonly Category[]; responses: Responses; known: Known },
) {
  const [begin] = useState(() => beginWith(given.categories, given.responses, given.known));

  /** Whether a question was confirmed on a page or entered beside a choice, so that Next passes over it. */
  function readConfirmed(
    categories: readonly Category[],
    responses: Responses,
  ): (questionId: string) => boolean {
    const beside = listBeside(categories.flatMap(({ questions }) => questions));
    const isBeside = (questionId: string) => beside.has(questionId) && responses[questionId] !== undefined;
    if (!readPaged(returnId)) return isBeside;
    const settled = listSettled(categories, answeredIn(responses));
    const ids = new Set(
      settled.flatMap((slug) => questionsOf(readPage(slug, categories)).map(({ id }) => id)),
    );
    return (questionId) => ids.has(questionId) || isBeside(questionId);
  }

  /** Where a question is answered: by itself, or on a page by somebody who goes page by page. */
  const findPlace = (categories: readonly Category[], questionId: string): Exclude<NextPlace, 'end'> =>
    readPaged(returnId) ? placeOfQuestion(questionId, categories) : { questionId };

  /**
   * The page on which a question stands beside others, for somebody who answers one by one: the first page that isn't
   * finished, or all of one list. Null for a question that stands alone.
   */
  function findPage(
    categories: readonly Category[],
    questionId: string,
  ): { page: PageSlug } | { list: string } | null {
    const place = placeOfQuestion(questionId, categories);
    if ('questionId' in place) return null;
    if ('list' in place) return place;
    const settled = listSettled(categories, answeredIn(given.responses));
    return { page: pageSlugs.find((slug) => !settled.includes(slug)) ?? place.page };
  }

  /** What follows a page; null while it has questions that need an answer. */
  function readNext(page: Page, categories: readonly Category[], responses: Responses): NextPlace | null {
    const isAnswered = answeredIn(responses);
    if (!isSettled(page, isAnswered)) return null;
    keepPaged(returnId, true);
    return placeAfter(page.slug, categories, isAnswered);
  }

  return { begin, readConfirmed, findPlace, findPage, readNext, leave: () => keepPaged(returnId, false) };
}
