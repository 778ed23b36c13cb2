'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { FiledNotice } from '@/components/returns/filed-notice';
import { Button } from '@/components/ui/button';
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
import { pageSlugs, type PageSlug, readPage } from '@/lib/interview/pages';
import { type Category, type Known, type Responses, type BriefInsights } from '@/lib/interview/schema';
import { useCalculate } from '@/lib/returns/hooks';
import { ConnectionNote } from './connection-note';
import { type Draft } from './draft';
import { focusHeading } from './heading';
import { pageOf, usePlace, writePlace } from './place';
import { ProgressRow } from './progress-row';
import { QuestionScreen } from './question-screen';
import { RunningResult } from './running-result';
import { SkipBanner } from './skip-banner';
import { findStep, isOpen, listSteps, openStepAfter, percentOf, resumeAt } from './steps';
import { readComplaints } from './to-do';
import { TopicsPanel } from './topics-panel';
import { usePages } from './use-pages';
import { useVisit } from './use-visit';

const PageScreen = later(() => import('./page-screen').then((part) => part.PageScreen));
const ReviewAnswers = later(() => import('./review-answers').then((part) => part.ReviewAnswers));
const SalesImport = later(() => import('./sales-import').then((part) => part.SalesImport));
const TopicsSheet = later(() => import('./topics-sheet').then((part) => part.TopicsSheet));

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
  const wanted = place.view === 'question' ? place.questionId : null;
  const step = findStep(steps, wanted ?? beginAt) ?? resumeAt(steps, responses);
  const isReview = place.view === 'review';
  const isSales = place.view === 'sales';
  const pages = usePages(returnId, { categories, responses, known });
  const slug = pageOf(place) ?? (place.view === 'question' && place.questionId === null ? pages.begin : null);
  const isQuestion = place.view === 'question' && slug === null;

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
    const isConfirmed = pages.readConfirmed(readCategories(), readResponses());
    const next = openStepAfter(steps, readSteps(), questionId, isConfirmed);
    const page = next ? pages.findPage(readCategories(), next.question.id) : null;
    if (page !== null) goToPage(page);
    else if (next) goToQuestion(next.question.id);
    else complete();
  }

  function goToPage(page: PageSlug): void {
    tell({ kind: 'went-to-question' });
    go({ view: page });
  }

  /** Replies false while the page has something open. */
  function leavePage(page: PageSlug): boolean {
    const next = pages.readNext(page, readCategories(), readResponses());
    if (next === null) return false;
    if (next === 'end') complete();
    else if ('page' in next) goToPage(next.page);
    else goToQuestion(next.questionId);
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
    calculate.mutate(undefined, {
      onSuccess: () => {
        toast({
          title: 'Tax calculation complete',
          description: 'Your tax return has been calculated successfully.',
        });
        router.push('/summary');
      },
      onError: (error) => {
        const found = readComplaints(error, now);
        if (found.length > 0) {
          tell({ kind: 'not-complete', complaints: found });
          goToReview();
        } else
          toast({
            title: 'Error',
            description: messageOf(error, 'Failed to calculate taxes. Please try again.'),
            variant: 'destructive',
          });
      },
    });
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
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Link
          href="/dashboard"
          aria-label="Back to dashboard"
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <p className="text-lg font-semibold tracking-tight">Tax Interview</p>
        <RunningResult returnId={returnId} />
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-expanded={isTopicsOpen}
          onClick={() => tell({ kind: 'topics', open: true })}
          className="max-sm:ml-auto lg:hidden"
        >
          <ListChecks aria-hidden="true" />
          Topics
        </Button>
        <TopicsSheet
          when={isTopicsOpen}
          open={isTopicsOpen}
          onOpenChange={(open) => tell({ kind: 'topics', open })}
          takePicked={() => {
            const picked = hasPicked.current;
            hasPicked.current = false;
            return picked;
          }}
        >
          {topics}
        </TopicsSheet>
      </div>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid max-w-3xl gap-6">
          <FiledNotice />
          <SkipBanner insights={insights} />
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
          {slug === null ? null : (
            <>
              <ProgressRow
                words={`Page ${pageSlugs.indexOf(slug) + 1} of ${pageSlugs.length}`}
                percent={Math.round((pageSlugs.indexOf(slug) / pageSlugs.length) * 100)}
              />
              <PageScreen
                key={`${undone} ${slug}`}
                returnId={returnId}
                page={readPage(slug, categories)}
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
                onDone={() => leavePage(slug)}
              />
            </>
          )}
          {isQuestion && step !== undefined ? (
            <>
              <ProgressRow
                words={`Question ${step.number} of ${steps.length}`}
                percent={percentOf(step, steps.length)}
              />
              <QuestionScreen
                key={`${removals} ${undone} ${step.question.id}`}
                returnId={returnId}
                step={step}
                isLast={step.number === steps.length}
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
                onLoadSales={() => {
                  tell({ kind: 'went-to-sales' });
                  go({ view: 'sales' });
                }}
                onRemoved={() => {
                  unsaved.clear();
                  const resumed = resumeAt(readSteps(), readResponses())?.question.id ?? null;
                  tell({ kind: 'removed', beginAt: resumed });
                  if (resumed !== null) goToQuestion(resumed);
                }}
              />
            </>
          ) : null}
          {/* Below what is clicked: it comes up under a click on Next, and must not move the button away. */}
          <ConnectionNote />
        </div>
        <aside className="sticky top-24 hidden lg:block">{topics}</aside>
      </div>
    </div>
  );
}
