'use client';

import { type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { keepFormNames } from '@/components/ui/form-names';
import { type Problem } from '@/lib/documents/extract/schema';
import { isDoubtful, pathsOf } from '@/lib/documents/doubt';
import { priorReturnForm } from '@/lib/documents/kinds/form-names';
import { plural } from '@/lib/format/words';
import { sayByHand } from '@/lib/documents/kinds/form-names';
import { useReturnYear } from '@/lib/returns/hooks';
import { CorrectW2 } from './correct-w2';
import { focusField } from './focus-field';
import { type ReviewField, type ReviewForm } from './review-fields';
import { standingOf } from './form-standing';
import { sayOtherYears } from './summarize-document';
import { TakeSuggestion } from './take-suggestion';

const variants = { error: 'destructive', warning: 'warning', info: 'info' } as const;

type ProblemAlertProps = {
  problem: Problem;
  /** The fields that it is about. */
  fields?: readonly ReviewField[];
  /** Takes the value that the problem proposes. */
  take?: ReactNode;
};

/** What the reader has to say, with the way to the fields it means; quiet once somebody has confirmed them. */
export function ProblemAlert({ problem: { severity, message }, fields = [], take }: ProblemAlertProps) {
  if (fields.length > 0 && fields.every(({ confirmed }) => confirmed))
    return <Alert action="You confirmed this.">{keepFormNames(message)}</Alert>;
  const open = fields.filter(({ confirmed }) => !confirmed);
  return (
    <Alert
      variant={variants[severity]}
      action={
        open.length === 0 ? undefined : (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {take}
            {open.map(({ path, name }) => (
              <Button
                key={path}
                variant="link"
                size="inline"
                className="max-w-full shrink text-left whitespace-normal"
                onClick={() => focusField(path)}
              >
                Go to {name}
              </Button>
            ))}
          </span>
        )
      }
    >
      {keepFormNames(message)}
    </Alert>
  );
}

type FormNoticesProps = { form: ReviewForm; userId: string; documentId: string };

/** Whether the form counts in the return, and what is odd about it. */
export function FormNotices({ form, userId, documentId }: FormNoticesProps) {
  const fields = [...form.doubtful, ...form.clear, ...form.blank];
  return (
    <>
      <Standing form={form} />
      {form.form === 'W-2c' ? <CorrectW2 form={form} userId={userId} /> : null}
      {form.problems.map((problem) => {
        const about = new Set(pathsOf(problem));
        const proposed = fields.find(({ path }) => path === problem.suggestion?.fieldPath);
        return (
          <ProblemAlert
            key={`${problem.code} ${problem.fieldPath ?? ''} ${problem.message}`}
            problem={problem}
            fields={fields.filter(({ path, value }) => about.has(path) && (value !== null || about.size < 3))}
            take={
              proposed === undefined || proposed.confirmed || problem.suggestion === undefined ? null : (
                <TakeSuggestion
                  field={proposed}
                  value={problem.suggestion.value}
                  userId={userId}
                  documentId={documentId}
                />
              )
            }
          />
        );
      })}
    </>
  );
}

function Standing({ form }: { form: ReviewForm }) {
  const returnYear = useReturnYear();
  const standing = standingOf(form, returnYear);
  if (standing === 'other-year') {
    return (
      <Alert variant="warning" title={keepFormNames(sayOtherYears([form], returnYear))}>
        {form.form === priorReturnForm
          ? `Your ${returnYear} return starts from your ${returnYear - 1} Form 1040. If we misread the year, correct it below.`
          : 'If we misread the year, correct it in the interview questions about this form.'}
      </Alert>
    );
  }
  if (standing === 'by-hand') {
    return (
      <Alert variant="info" title="We don’t add this form to your return automatically">
        {keepFormNames(sayByHand(form.form))}
      </Alert>
    );
  }
  if (standing === 'no-place') {
    return (
      <Alert variant="warning" title="Plainfile can’t add this form to a return yet">
        You can check its values here. They won’t change your return.
      </Alert>
    );
  }
  const left = form.doubtful.filter(isDoubtful).length;
  if (left > 0) {
    const them = plural(left, 'this value', `these ${left} values`);
    return (
      <Alert variant="info" title={`Check ${them} against your document`}>
        We’ll use this form once {plural(left, 'it is', 'they are')} confirmed. Press Enter to confirm a value
        and go to the next one.
      </Alert>
    );
  }
  return (
    <Alert variant="success" title="Nothing left to check">
      {form.taxYear === null
        ? `We couldn’t find a tax year on this form. Make sure it’s for ${returnYear}, because its values are used on your return.`
        : `These values are used on your ${returnYear} return. You can still correct them.`}
    </Alert>
  );
}
