'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { type Document } from '@/lib/documents/schema';
import { messageOf } from '@/lib/http/client';
import { useAddReview } from '@/lib/reviews/hooks';
import { documentChoices, emptyReview, readReviewStatus, reviewChoices } from './review-choices';

type ReviewFormProps = {
  clientId: string;
  documents: readonly Document[];
  /** Reviews this document only: there is nothing to choose. */
  documentId?: string;
};

/** A preparer's review of one document; the client sees notes and recommendations. */
export function ReviewForm({ clientId, documents, documentId }: ReviewFormProps) {
  const add = useAddReview(clientId);
  const [draft, setDraft] = useState({ ...emptyReview, documentId: documentId ?? '' });
  const documentField = useId();
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));
  // Deleted document meanwhile is no choice any more.
  const isChosen = documents.some(({ id }) => id === draft.documentId);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    if (!isChosen) {
      toast({ variant: 'destructive', title: 'Please select a document to review' });
      document.getElementById(documentField)?.focus();
      return;
    }
    add.mutate(draft, {
      onSuccess: () => {
        toast({ title: 'Review added successfully' });
        setDraft({ ...emptyReview, documentId: documentId ?? '' });
      },
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Review Failed',
          description: messageOf(error, 'We couldn’t save the review. Please try again.'),
        }),
    });
  };

  return (
    <Card asChild>
      <section aria-labelledby="review-document">
        <CardHeader>
          <CardTitle id="review-document">
            {documentId === undefined ? 'Review a document' : 'Review this document'}
          </CardTitle>
        </CardHeader>
        <CardContent>
          <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
            {documentId === undefined ? (
              <Field
                label="Document"
                id={documentField}
                help={documents.length === 0 ? 'No documents to review yet.' : undefined}
              >
                <Select
                  options={documentChoices(documents)}
                  value={isChosen ? draft.documentId : null}
                  onValueChange={(documentId) => change({ documentId })}
                  placeholder="Select a document"
                />
              </Field>
            ) : null}
            <Field label="Status">
              <Select
                options={reviewChoices}
                value={draft.status}
                onValueChange={(status) => change({ status: readReviewStatus(status, draft.status) })}
              />
            </Field>
            <Field label="Notes" optional>
              <Textarea
                rows={3}
                maxLength={4000}
                readOnly={add.isPending}
                value={draft.notes}
                onChange={(event) => change({ notes: event.target.value })}
              />
            </Field>
            <Field label="Recommendations" help="The client can see notes and recommendations." optional>
              <Textarea
                rows={3}
                maxLength={4000}
                readOnly={add.isPending}
                value={draft.recommendations}
                onChange={(event) => change({ recommendations: event.target.value })}
              />
            </Field>
            <Button type="submit" pending={add.isPending} className="w-full">
              {add.isPending ? 'Adding review...' : 'Add review'}
            </Button>
          </form>
        </CardContent>
      </section>
    </Card>
  );
}
