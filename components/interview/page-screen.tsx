'use client';

import Link from 'next/link';
import { type ClipboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ChangedByPreparer } from '@/components/reviews/changed-by-preparer';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { type Page, questionsOf } from '@/lib/interview/pages';
import { useSaveAnswer } from '@/lib/interview/hooks';
import { type AnswerValue, type Known, type Question, type Responses } from '@/lib/interview/schema';
import { listBeside } from './amount-rows';
import { type Draft } from './draft';
import { EntryRows } from './entry-rows';
import { focusHeading, headingId } from './heading';
import { KnownForms } from './known-forms';
import { type FieldHandle, PageField } from './page-field';
import { isManyCells, keepPasted } from './pasted-sales';
import { readPastedRows } from './pasted-rows';
import { RemoveItem } from './remove-item';
import { ScopeNotice } from './scope-notice';

type PageScreenProps = {
  returnId: string;
  page: Page;
  responses: Responses;
  known: Known;
  unsaved: Map<string, Draft>;
  isCalculating: boolean;
  takesFocus: boolean;
  /** What the button says. */
  action: string;
  /** Address of the same questions one at a time. */
  oneByOne: string;
  onOneByOne: () => void;
  /** Everything on the page is saved; replies false when new questions came up on it. */
  onDone: () => boolean;
  /** To the screen that loads sales from a file. */
  onLoadSales: () => void;
  /** The entry of a list that the page is about is gone. */
  onRemoved: () => void;
};

/** Many questions on one screen, saved as they are answered and confirmed together. */
export function PageScreen(props: PageScreenProps) {
  const { returnId, page, responses, known, unsaved, isCalculating, takesFocus } = props;
  const [handles] = useState(() => new Map<string, FieldHandle>());
  const [isSaving, setSaving] = useState(false);
  const [hasMore, setMore] = useState(false);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { mutateAsync: save } = useSaveAnswer(returnId);
  const isBusy = useRef(false);

  const [first] = questionsOf(page);
  const isTable = page.isTable === true;
  const rows = isTable ? page.sections.filter(({ repeat }) => repeat !== undefined) : [];
  const others = isTable ? page.sections.filter(({ repeat }) => repeat === undefined) : page.sections;
  // What is entered beside a choice has no box of its own.
  const beside = listBeside(questionsOf(page));
  const entry = isTable ? undefined : page.sections[0]?.repeat;
  const isSales = first?.repeat?.group === 'sales' || first?.id === 'more-sales';

  const [takesFocusHere] = useState(takesFocus);
  useEffect(() => {
    if (!takesFocusHere) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [takesFocusHere]);

  /** One after the other: what a number must look like depends on the answer before it. */
  async function saveAll(): Promise<string | null> {
    let wrong: string | null = null;
    for (const { id } of questionsOf(page)) {
      const isSaved = (await handles.get(id)?.commit()) ?? true;
      if (!isSaved) wrong ??= id;
    }
    return wrong;
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy.current || isCalculating) return;
    isBusy.current = true;
    setSaving(true);
    setMore(false);
    const wrong = await saveAll();
    isBusy.current = false;
    setSaving(false);
    if (wrong !== null) handles.get(wrong)?.focus();
    else if (!props.onDone()) setMore(true);
  }

  /** Rows of a spreadsheet don't fit into one box: they go where lists are loaded. */
  function loadPasted(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    if (!isManyCells(text)) return;
    event.preventDefault();
    keepPasted(text);
    props.onLoadSales();
  }

  /** Cells of a spreadsheet go to the boxes of the table; what is longer than it opens new rows. */
  function pasteRows(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    const into = event.target instanceof Element ? event.target.closest('[data-question]') : null;
    if (into === null || !isManyCells(text)) return;
    event.preventDefault();
    const read = readPastedRows(text, rows, into.getAttribute('data-question') ?? '');
    for (const [id, cell] of read.fill) handles.get(id)?.fill(cell);
    // A row shows what is known when it opens.
    const coming = [...read.save, ...read.open.map((id) => [id, true] as const)];
    for (const [questionId, answer] of coming) void saveCell(questionId, answer);
    setDropped(read.dropped);
  }

  async function saveCell(questionId: string, answer: AnswerValue): Promise<void> {
    try {
      const readBefore = () => responses[questionId] ?? null;
      await save({ questionId, answer, readBefore, onWaiting: () => undefined });
    } catch (failure) {
      const description = messageOf(failure, 'Failed to save response. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  }

  // The cursor goes to the first question that came, once each time.
  const isLed = useRef(false);
  const added = hasMore
    ? questionsOf(page).find(({ id, optional }) => optional !== true && responses[id] === undefined)?.id
    : undefined;
  useEffect(() => {
    if (added !== undefined && !isLed.current) handles.get(added)?.focus();
    isLed.current = added !== undefined;
  }, [added, handles]);

  const renderField = (question: Question) => (
    <PageField
      key={question.id}
      returnId={returnId}
      question={question}
      inRow={isTable && !others.some(({ questions }) => questions.includes(question))}
      saved={responses[question.id]}
      known={known.answers.find(({ questionId }) => questionId === question.id)}
      unsaved={unsaved}
      handles={handles}
      mark={<ChangedByPreparer place={{ questionId: question.id }} />}
    />
  );

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={isSales ? loadPasted : isTable ? pasteRows : undefined}
      data-page={page.slug}
      className="grid gap-8"
    >
      <div className="grid gap-2">
        <div className="flex items-start gap-4">
          <h1 id={headingId} tabIndex={-1} className="text-2xl font-semibold text-balance outline-none">
            {page.title}
          </h1>
          {entry === undefined ? null : (
            <RemoveItem returnId={returnId} repeat={entry} name={page.title} onRemoved={props.onRemoved} />
          )}
        </div>
        <p className="reading-width text-muted-foreground">{page.lead}</p>
        <p className="text-sm">
          <Link href={props.oneByOne} onClick={props.onOneByOne} className="underline underline-offset-4">
            Answer one question at a time instead
          </Link>
        </p>
        {isSales ? (
          <p className="text-sm">
            <Button type="button" variant="link" size="inline" onClick={props.onLoadSales}>
              Import your sales from a CSV file
            </Button>
            <span className="text-muted-foreground"> or paste rows from a spreadsheet into any box.</span>
          </p>
        ) : null}
        {isTable && !isSales ? (
          <p className="text-sm text-muted-foreground">You can paste rows from a spreadsheet into any box.</p>
        ) : null}
        <p role="status" className="text-sm empty:hidden">
          {dropped.length === 0 ? '' : `We skipped ${dropped.map((cell) => `“${cell}”`).join(', ')}.`}
        </p>
      </div>
      {page.slug === 'known' && known.forms.length > 0 ? (
        <section aria-labelledby="page-forms" className="grid gap-3">
          <h2 id="page-forms" className="text-lg font-semibold tracking-tight">
            Documents we read
          </h2>
          <KnownForms forms={known.forms} />
        </section>
      ) : null}
      {page.slug === 'known' && known.forms.length > 0 ? <ScopeNotice known={known} /> : null}
      {rows.length === 0 ? null : (
        <EntryRows
          rows={rows.map((row) => ({
            ...row,
            questions: row.questions.filter(({ id }) => !beside.has(id)),
          }))}
          renderField={renderField}
          renderRemove={({ title, repeat }) =>
            repeat === undefined ? null : (
              <RemoveItem returnId={returnId} repeat={repeat} name={title} onRemoved={props.onRemoved} />
            )
          }
          onMove={(id) => handles.get(id)?.focus()}
        />
      )}
      {others.map(({ title, questions }) => (
        <section key={keyOf(questions, title)} aria-label={title} className="grid gap-4">
          {title === page.title ? null : (
            <h2 className="min-h-9 text-lg font-semibold tracking-tight break-words">{title}</h2>
          )}
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {questions.filter(({ id }) => !beside.has(id)).map(renderField)}
          </div>
        </section>
      ))}
      <div className="grid gap-3 border-t pt-6 sm:justify-end">
        <p role="status" className="text-sm empty:hidden">
          {hasMore ? 'Your answers added questions to this page. Answer them to continue.' : ''}
        </p>
        <Button type="submit" size="lg" pending={isSaving || isCalculating} className="max-sm:w-full">
          {isCalculating ? 'Calculating...' : props.action}
        </Button>
      </div>
    </form>
  );
}

/** An entry's name may change while its boxes are filled in; the cursor stays where it is. */
const keyOf = ([first]: readonly Question[], title: string): string =>
  first?.repeat === undefined ? title : `${first.repeat.group} ${first.repeat.index}`;
