'use client';

import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { keepFormNames } from '@/components/ui/form-names';
import { isDoubtful, needsOwnLook } from '@/lib/documents/doubt';
import { type Document } from '@/lib/documents/schema';
import { AddRows } from './add-rows';
import { ConfirmRest } from './confirm-rest';
import { FieldRow, type FieldRowProps } from './field-row';
import { useReturnYear } from '@/lib/returns/hooks';
import { FormNotices } from './form-notices';
import { countInDoubt, type ReviewField, type ReviewForm } from './review-fields';
import { standingOf } from './form-standing';

type FormReviewProps = Pick<FieldRowProps, 'userId' | 'documentId' | 'onFocus'> & {
  form: ReviewForm;
  /** Tells the heading of one form from those of others on the page. */
  headingId: string;
  /** The path that the address asks for. */
  wanted: string | null;
};

/** One form: what is doubtful first, then what was read clearly, then the blanks. */
export function FormReview({ form, headingId, wanted, ...shared }: FormReviewProps) {
  const [announcement, setAnnouncement] = useState('');
  const [problems, setProblems] = useState<Record<string, string | null>>({});
  const inDoubt = form.doubtful.filter(isDoubtful);
  const onSaved = ({ name }: ReviewField, after: Document) => {
    // Counted in the reply: the form that this save began with knows nothing of the ones before it.
    const left = countInDoubt(form, after);
    setAnnouncement(`${name} confirmed. ${left === 0 ? 'Nothing left to check.' : `${left} left to check.`}`);
  };
  const rows = (fields: readonly ReviewField[]) =>
    fields.map((field) => (
      <FieldRow
        key={field.path}
        form={form.form}
        field={field}
        problem={problems[field.path] ?? null}
        onProblem={(path, problem) => setProblems((known) => ({ ...known, [path]: problem }))}
        onSaved={onSaved}
        {...shared}
      />
    ));
  const isWanted = ({ path }: ReviewField) => path === wanted;
  const isOtherYear = standingOf(form, useReturnYear()) === 'other-year';
  const confirmRest = (
    <ConfirmRest
      form={form}
      isSkipped={({ path }) => (problems[path] ?? null) !== null}
      userId={shared.userId}
      documentId={shared.documentId}
      onDone={() => {
        const left = inDoubt.filter((field) => needsOwnLook(field, form.problems)).length;
        setAnnouncement(
          left === 0
            ? 'All values on this form are confirmed.'
            : `The other values are confirmed. ${left} left to check.`,
        );
        document.getElementById(headingId)?.focus();
      }}
    />
  );
  const { doubtful, clear, blank } = form;
  const groups = (
    <>
      {doubtful.length === 0 ? null : (
        <Group title={inDoubt.length === 0 ? 'Checked' : `Please check (${inDoubt.length})`}>
          {rows(doubtful)}
        </Group>
      )}
      {clear.length === 0 ? null : <Group title="Read clearly">{rows(clear)}</Group>}
      {blank.length === 0 ? null : (
        <Folded title={`Blank boxes (${blank.length})`} isOpen={blank.some(isWanted)}>
          <div className="divide-y px-4 pb-4 sm:px-6">{rows(blank)}</div>
        </Folded>
      )}
      <AddRows form={form} userId={shared.userId} documentId={shared.documentId} onSaved={setAnnouncement} />
    </>
  );
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <div className="grid gap-4 p-4 sm:p-6">
          <h2
            id={headingId}
            tabIndex={-1}
            className="text-lg leading-6 font-semibold tracking-tight outline-none"
          >
            {keepFormNames(form.title)}
            {form.taxYear === null ? null : (
              <span className="font-normal whitespace-nowrap text-muted-foreground">
                {' '}
                · tax year {form.taxYear}
              </span>
            )}
          </h2>
          <FormNotices form={form} userId={shared.userId} documentId={shared.documentId} />
        </div>
        {isOtherYear ? (
          <Folded title="What we read" isOpen={[...doubtful, ...clear, ...blank].some(isWanted)}>
            {groups}
            {confirmRest}
          </Folded>
        ) : (
          groups
        )}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {isOtherYear ? null : confirmRest}
      </section>
    </Card>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t px-4 py-4 sm:px-6">
      <h3 className="pb-1 text-sm font-medium text-muted-foreground">{title}</h3>
      <div className="divide-y">{children}</div>
    </div>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/fold border-t">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 text-sm font-medium text-muted-foreground focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/fold:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}
