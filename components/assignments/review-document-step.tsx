'use client';

import Link from 'next/link';
import { useEffect, useId } from 'react';
import { showValue } from '@/components/documents/field-value';
import { ProblemAlert } from '@/components/documents/form-notices';
import { type ReviewForm, reviewForms } from '@/components/documents/review-fields';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
import { readingOf } from '@/lib/documents/reading';
import { messageOf } from '@/lib/http/client';
import { useAddReview } from '@/lib/reviews/hooks';
import { documentAddress } from './case-address';
import { type StepProps } from './review-field-step';
import { sayOtherYears } from './review-steps';

/** A document whose doubtful values are done: what is odd about it, and Enter approves it. */
export function DocumentStep({ clientId, step, taxReturn, onNext, onDone, onFailed }: StepProps<'document'>) {
  const { document, problems } = step;
  const review = useAddReview(clientId);
  const id = useId();
  useEffect(() => window.document.getElementById(id)?.focus(), [id]);
  const approve = () => {
    onDone();
    review
      .mutateAsync({ documentId: document.id, status: 'approved', notes: '', recommendations: '' })
      .catch((error: unknown) => {
        onFailed();
        toast({
          variant: 'destructive',
          title: `${document.name} not approved`,
          description: messageOf(error, 'Please try again.'),
        });
      });
  };
  const forms = reviewForms(document);
  const otherYears = sayOtherYears(document, taxReturn);
  const isUnread = readingOf(document) === 'nothing';
  const all = documentAddress(clientId, document.id);
  return (
    <Card asChild className="gap-4 p-5 sm:p-6">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-words">
          {document.name}
          <span className="block text-sm font-normal text-muted-foreground">
            {isUnread
              ? 'We couldn’t read any values from this document. Open it to enter them by hand.'
              : forms.map(({ title }) => title).join(', ')}
          </span>
        </h2>
        {problems.length === 0 && otherYears.length === 0 && !isUnread ? (
          <p>No values left to check.</p>
        ) : null}
        {otherYears.map((message, index) => (
          <Alert key={index} variant="warning">
            {message}
          </Alert>
        ))}
        {problems.map((problem) => (
          <ProblemAlert key={problem.code + problem.message} problem={problem} />
        ))}
        {forms.map((form, index) => (
          <FormValues key={index} form={form} isNamed={forms.length > 1} />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          {isUnread ? (
            <>
              {/* Enter opens it: nobody approves a document unread by a key too many. */}
              <Button asChild>
                <Link id={id} href={all}>
                  Open document
                </Link>
              </Button>
              <Button variant="outline" onClick={approve}>
                Approve without values
              </Button>
            </>
          ) : (
            <Button id={id} onClick={approve}>
              Approve document
            </Button>
          )}
          <Button variant="outline" onClick={onNext}>
            Next
          </Button>
          {isUnread ? null : (
            <Button asChild variant="outline">
              <Link href={all}>View all values</Link>
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}

/** What is approved: every value of a form that isn't blank, as it was read or corrected. */
function FormValues({ form, isNamed }: { form: ReviewForm; isNamed: boolean }) {
  // Boxes that were read as unchecked say nothing here.
  const fields = [...form.doubtful, ...form.clear].filter(
    ({ value }) => value !== null && value !== '' && value !== false,
  );
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-2">
      {isNamed ? <h3 className="text-sm font-medium break-words">{form.title}</h3> : null}
      <dl aria-label={form.title} className="grid gap-x-8 border-t text-sm sm:grid-cols-2">
        {fields.map(({ path, name, kind, value }) => (
          <div key={path} className="flex items-baseline justify-between gap-4 border-b py-1.5">
            <dt className="min-w-0 break-words text-muted-foreground">{name}</dt>
            <dd className="max-w-3/5 shrink-0 text-right font-medium break-words tabular-nums">
              {value === true ? 'Checked' : `${kind === 'money' ? '$' : ''}${showValue(kind, value)}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
