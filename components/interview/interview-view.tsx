'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { FiledNotice } from '@/components/returns/filed-notice';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import {
  filteredQuestionsQuery,
  responsesQuery,
  useFilteredQuestions,
  useResponses,
  useUndone,
} from '@/lib/interview/hooks';
import { type NextPlace, type Page, readListPage, readPage } from '@/lib/interview/pages';
import { type Category, type Known, type Responses, type BriefInsights } from '@/lib/interview/schema';
import { useCalculate } from '@/lib/returns/hooks';
import { ConnectionNote } from './connection-note';
import { type Draft } from './draft';
import { focusHeading } from './heading';
import { InterviewHeader } from './interview-header';
import { pageOf, usePlace, writePlace } from './place';
import { ProgressRow } from './progress-row';
import { QuestionScreen } from './question-screen';
import { SkipBanner } from './skip-banner';
import { findStep, isOpen, listSteps, openStepAfter, readProgress, resumeAt } from './steps';
import { TopicsPanel } from './topics-panel';
import { useCameUp } from './use-came-up';
import { useOncePerTopic } from './use-once-per-topic';
import { usePages } from './use-pages';
import { useVisit } from './use-visit';

const PageScreen = later(() => import('./page-screen').then((part) => part.PageScreen));
const ReviewAnswers = later(() => import('./review-answers').then((part) => part.ReviewAnswers));
const SalesImport = later(() => import('./sales-import').then((part) => part.SalesImport));

type InterviewViewProps = {
  returnId: string;
  categories: readonly Category[];
  responses: Responses;
  insights: BriefInsights;
  known: Known;
  refused: RefusedAnswer | null;
};

/** An answer that the browser sent by itself, before the page was awake, and why it was not taken. */
export type RefusedAnswer = { questionId: string; message: string };

/** The interview: pages to confirm first, then one question at a time, and all answers for a last look. */
export function InterviewView({ returnId, insights, known, refused, ...given }: InterviewViewProps) {
  const client = useQueryClient();
  // Looked up here too, at every drawing: who goes on to a question of the newest list has to find it in the list that
  // is drawn, and what moves up after a removal shows the newest answers. What is handed down comes a moment later.
  const categories = useFilteredQuestions(returnId).data ?? given.categories;
  const responses = useResponses(returnId).data ?? given.responses;
  const router = useRouter();
  const { place, go } = usePlace();
  const calculate = useCalculate(returnId);
  const undone = useUndone(returnId);
  const [drafts, setDrafts] = useState(() => ({ undone, unsaved: new Map<string, Draft>() }));
  // What is back may stand under the id of something else that was being typed.
  if (drafts.undone !== undone) setDrafts({ undone, unsaved: new Map() });
  const { unsaved } = drafts;
  const [visit, tell] = useVisit(() => resumeAt(listSteps(categories), responses)?.question.id ?? null);
  const { beginAt, removals, hasMoved, isTopicsOpen } = visit;
  // A topic was picked in the sheet: the cursor goes there, not back to the button.
  const hasPicked = useRef(false);
  const isCalculating = calculate.isPending || calculate.isSuccess;

  /** The cache has the newest lists: an answer may have changed what comes next. */
  const readCategories = () => client.getQueryData(filteredQuestionsQuery(returnId).queryKey) ?? categories;
  const readSteps = () => listSteps(readCategories());
  const readResponses = () => client.getQueryData(responsesQuery(returnId).queryKey) ?? responses;

  const steps = listSteps(categories);
  const wanted = place.view === 'question' || place.view === 'list' ? place.questionId : null;
  const step = findStep(steps, wanted ?? beginAt) ?? resumeAt(steps, responses);
  const cameUp = useCameUp(steps, step?.question.id);
  const isReview = place.view === 'review';
  const isSales = place.view === 'sales';
  const pages = usePages(returnId, { categories, responses, known });
  const slug = pageOf(place) ?? (place.view === 'question' && place.questionId === null ? pages.begin : null);
  const list = place.view === 'list' ? readListPage(place.questionId, categories) : null;
  const page = slug === null ? list : readPage(slug, categories);
  const topic = isReview || isSales ? place.view : (slug ?? step?.category.slug ?? '');
  const saysSkipped = useOncePerTopic(topic, slug ?? wanted ?? step?.question.id ?? '');
  const wide = step === undefined ? null : pages.findPage(categories, step.question.id);
  const isQuestion = (place.view === 'question' || place.view === 'list') && page === null;

  function goToQuestion(questionId: string): void {
    hasPicked.current = isTopicsOpen;
    tell({ kind: 'went-to-question' });
    if (!isTopicsOpen && place.view === 'question' && questionId === step?.question.id) focusHeading();
    go({ view: 'question', questionId });
  }

  function goToReview(): void {
    hasPicked.current = isTopicsOpen;
    tell({ kind: 'went-to-review' });
    go({ view: 'review' });
  }

  /** To the first question that the loaded sales leave open, or back to where the reader was. */
  function goBackFromSales(): void {
    const next = resumeAt(readSteps(), readResponses());
    if (next) goToQuestion(next.question.id);
  }

  function goOn(questionId: string): void {
    const now = readSteps();
    const open = now.filter((one) => isOpen(one, readResponses()));
    const isConfirmed = pages.readConfirmed(readCategories(), readResponses());
    cameUp.noteOpen(open);
    const next =
      (cameUp.isBackFor(questionId) ? undefined : openStepAfter(steps, now, questionId, isConfirmed)) ??
      cameUp.goBack(open);
    goTo(next === undefined ? 'end' : pages.findPlace(readCategories(), next.question.id));
  }

  function goTo(next: NextPlace): void {
    if (next === 'end') complete();
    else if ('questionId' in next) goToQuestion(next.questionId);
    else {
      tell({ kind: 'went-to-question' });
      go('page' in next ? { view: next.page } : { view: 'list', questionId: next.list });
    }
  }

  /** Replies false while the page has something open. */
  function leavePage(left: Page['slug']): boolean {
    const now =
      left === 'list' ? readListPage(wanted ?? '', readCategories()) : readPage(left, readCategories());
    const next = now === null ? null : pages.readNext(now, readCategories(), readResponses());
    if (next === null) return false;
    goTo(next);
    return true;
  }

  function complete(): void {
    const now = readSteps();
    const answers = readResponses();
    const open = now.filter((one) => isOpen(one, answers));
    if (open.length > 0) {
      tell({ kind: 'not-complete' });
      goToReview();
      return;
    }
    const explain = async (error: Error) => {
      // Seldom: fetched when it is needed, and without it the words of the error are shown.
      const found = await import('./to-do').then(
        ({ readComplaints }) => readComplaints(error, now),
        () => [],
      );
      if (found.length > 0) {
        tell({ kind: 'not-complete', complaints: found });
        goToReview();
      } else
        toast({
          title: 'Error',
          description: messageOf(error, 'Failed to calculate taxes. Please try again.'),
          variant: 'destructive',
        });
    };
    calculate.mutate(undefined, {
      onSuccess: () => {
        toast({
          title: 'Tax calculation complete',
          description: 'Your tax return has been calculated successfully.',
        });
        router.push('/summary');
      },
      onError: (error) => void explain(error),
    });
  }

  function onLoadSales(): void {
    tell({ kind: 'went-to-sales' });
    go({ view: 'sales' });
  }

  function onRemoved(): void {
    unsaved.clear();
    const resumed = resumeAt(readSteps(), readResponses())?.question.id ?? null;
    tell({ kind: 'removed', beginAt: resumed });
    if (resumed !== null) goTo(pages.findPlace(readCategories(), resumed));
  }

  const topics = (
    <TopicsPanel
      categories={categories}
      responses={responses}
      insights={insights}
      current={isReview || isSales || slug !== null ? null : (step?.category.slug ?? null)}
      isReview={isReview}
      onOpen={goToQuestion}
      onReview={goToReview}
    />
  );

  return (
    <div className="grid gap-6">
      <InterviewHeader
        returnId={returnId}
        isTopicsOpen={isTopicsOpen}
        onTopics={(open) => tell({ kind: 'topics', open })}
        takePicked={() => {
          const picked = hasPicked.current;
          hasPicked.current = false;
          return picked;
        }}
      >
        {topics}
      </InterviewHeader>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid max-w-3xl gap-6">
          <FiledNotice />
          {saysSkipped ? <SkipBanner insights={insights} /> : null}
          {isReview ? (
            <ReviewAnswers
              returnId={returnId}
              categories={categories}
              responses={responses}
              complaints={visit.complaints}
              tries={visit.tries}
              isCalculating={isCalculating}
              onEdit={goToQuestion}
              onCalculate={complete}
            />
          ) : null}
          {isSales ? (
            <SalesImport returnId={returnId} responses={responses} onDone={goBackFromSales} />
          ) : null}
          {page !== null || (isQuestion && step !== undefined) ? (
            <ProgressRow {...readProgress({ slug, isList: page !== null }, step, steps.length)} />
          ) : null}
          {page === null ? null : (
            <PageScreen
              key={`${undone} ${removals} ${slug ?? wanted}`}
              returnId={returnId}
              page={page}
              responses={responses}
              known={known}
              unsaved={unsaved}
              isCalculating={isCalculating}
              takesFocus={hasMoved}
              action={slug === 'finish' ? 'Complete & Calculate' : 'Continue'}
              oneByOne={writePlace({
                view: 'question',
                questionId: resumeAt(steps, responses)?.question.id ?? null,
              })}
              onOneByOne={pages.leave}
              onDone={() => leavePage(page.slug)}
              onLoadSales={onLoadSales}
              onRemoved={onRemoved}
            />
          )}
          {isQuestion && step !== undefined ? (
            <QuestionScreen
              key={`${removals} ${undone} ${step.question.id}`}
              returnId={returnId}
              step={step}
              isLast={step.number === steps.length || cameUp.isBackFor(step.question.id)}
              saved={responses[step.question.id]}
              known={known.answers.find(
                ({ questionId, year }) => year !== undefined && questionId === step.question.id,
              )}
              unsaved={unsaved}
              isCalculating={isCalculating}
              problem={refused?.questionId === step.question.id && !hasMoved ? refused.message : undefined}
              takesFocus={hasMoved}
              onPrevious={() => {
                const before = steps[step.number - 2];
                if (before) goToQuestion(before.question.id);
              }}
              onNext={() => goOn(step.question.id)}
              onLater={() => {
                cameUp.putOff(step.question.id);
                goOn(step.question.id);
              }}
              onLoadSales={onLoadSales}
              onPage={wide === null ? undefined : () => goTo(wide)}
              onRemoved={onRemoved}
            />
          ) : null}
          {/* Below what is clicked: it comes up under a click on Next, and must not move the button away. */}
          <ConnectionNote />
        </div>
        <aside className="sticky top-24 hidden lg:block">{topics}</aside>
      </div>
    </div>
  );
}
