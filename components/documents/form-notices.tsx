'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type Problem } from '@/lib/documents/extract/schema';
import { isDoubtful } from '@/lib/documents/doubt';
import { useReturnYear } from '@/lib/returns/hooks';
import { focusField } from './focus-field';
import { type ReviewField, type ReviewForm } from './review-fields';
import { standingOf } from './form-standing';
import { sayOtherYears } from './summarize-document';

const variants = { error: 'destructive', warning: 'warning', info: 'info' } as const;

type ProblemAlertProps = {
  problem: Problem;
  /** The field that it is about. */
  field?: ReviewField | undefined;
};

/** What the reader has to say, with the way to the field it means; quiet once somebody has confirmed that field. */
export function ProblemAlert({ problem: { severity, message }, field }: ProblemAlertProps) {
  if (field?.confirmed === true) return <Alert action="You confirmed this.">{message}</Alert>;
  return (
    <Alert
      variant={variants[severity]}
      action={
        field === undefined ? undefined : (
          <Button variant="link" size="inline" onClick={() => focusField(field.path)}>
            Go to {field.name}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}

/** Whether the form counts in the return, and what is odd about it. */
export function FormNotices({ form }: { form: ReviewForm }) {
  const fields = [...form.doubtful, ...form.clear, ...form.blank];
  return (
    <>
      <Standing form={form} />
      {form.problems.map((problem) => (
        <ProblemAlert
          key={`${problem.code} ${problem.fieldPath ?? ''} ${problem.message}`}
          problem={problem}
          field={fields.find(({ path }) => path === problem.fieldPath)}
        />
      ))}
    </>
  );
}

function Standing({ form }: { form: ReviewForm }) {
  const returnYear = useReturnYear();
  const standing = standingOf(form, returnYear);
  if (standing === 'other-year') {
    return (
      <Alert variant="warning" title={sayOtherYears([form], returnYear)}>
        If we misread the year, you can correct it in the interview, which asks about this form.
      </Alert>
    );
  }
  if (standing === 'no-place') {
    return (
      <Alert variant="warning" title="Plainfile can’t put this form into a return yet">
        You can check its values here. They won’t change your return.
      </Alert>
    );
  }
  const left = form.doubtful.filter(isDoubtful).length;
  if (left > 0) {
    const them = left === 1 ? 'this value' : `these ${left} values`;
    return (
      <Alert variant="info" title={`Check ${them} against your document`}>
        This form counts once {left === 1 ? 'it is' : 'they are'} confirmed. Press Enter to confirm a value
        and go to the next one.
      </Alert>
    );
  }
  return (
    <Alert variant="success" title="Nothing left to check">
      {form.taxYear === null
        ? `We couldn’t find a tax year on this form. Make sure it’s for ${returnYear}, because its values are used in your return.`
        : `These values are used in your ${returnYear} return. You can still correct them.`}
    </Alert>
  );
}
