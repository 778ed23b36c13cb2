'use client';

import Link from 'next/link';
import { useEffect, useId } from 'react';
import { ProblemAlert } from '@/components/documents/form-notices';
import { reviewForms } from '@/components/documents/review-fields';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
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
  return (
    <Card asChild className="gap-4 p-5 sm:p-6">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-words">
          {document.name}
          <span className="block text-sm font-normal text-muted-foreground">
            {forms.length === 0
              ? 'We couldn’t read any values from this document.'
              : forms.map(({ title }) => title).join(', ')}
          </span>
        </h2>
        {problems.length === 0 && otherYears.length === 0 && forms.length > 0 ? (
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
        <div className="flex flex-wrap items-center gap-3">
          <Button id={id} onClick={approve}>
            Approve document
          </Button>
          <Button variant="outline" onClick={onNext}>
            Next
          </Button>
          <Button asChild variant="outline">
            <Link href={documentAddress(clientId, document.id)}>View all values</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
