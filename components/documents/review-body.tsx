'use client';

import { useEffect, useState } from 'react';
import { FieldRequests } from '@/components/reviews/field-requests';
import { ReviewOutcome } from '@/components/reviews/review-outcome';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { type Document } from '@/lib/documents/schema';
import { DocumentViewer, wide } from './document-viewer';
import { FieldCrop } from './field-crop';
import { focusField } from './focus-field';
import { ProblemAlert } from './form-notices';
import { FormReview } from './form-review';
import { NothingRead } from './nothing-read';
import { reviewForms, type ReviewField } from './review-fields';
import { useFollowReading } from './use-follow-reading';

type ReviewBodyProps = { document: Document; userId: string; wanted: string | null };

/** What was read from a document, beside the document itself. */
export function ReviewBody({ document, userId, wanted }: ReviewBodyProps) {
  const reading = useFollowReading(userId, [document]);
  return (
    <>
      <p role="status" className="sr-only">
        {reading.announcement}
      </p>
      <div className="grid items-start gap-6 min-[1200px]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {document.status === 'processing' ? (
          <Reading isSlow={reading.isSlow(document.id)} onLookAgain={() => reading.lookAgain(document.id)} />
        ) : (
          <Forms document={document} userId={userId} wanted={wanted} />
        )}
      </div>
    </>
  );
}

function Forms({ document, userId, wanted }: ReviewBodyProps) {
  const forms = reviewForms(document);
  const fields = forms.flatMap(({ doubtful, clear, blank }) => [...doubtful, ...clear, ...blank]);
  const [path, setPath] = useState(wanted);
  useEffect(() => {
    if (wanted !== null) focusField(wanted);
  }, [wanted]);
  const shown = fields.find((field) => field.path === path) ?? fields[0] ?? null;
  const onFocus = (field: ReviewField) => setPath(field.path);
  const isWide = useMediaQuery(wide);
  return (
    <>
      <div className="grid min-w-0 gap-6">
        {isWide || path === null || shown === null ? null : (
          <div className="sticky top-16 z-10 -mb-2 min-[1200px]:hidden">
            <FieldCrop document={document} field={shown} className="h-28 rounded-md border shadow-sm" />
          </div>
        )}
        <ReviewOutcome reviews={document.reviews} />
        <FieldRequests documentId={document.id} />
        {forms.length === 0 ? (
          <NothingRead document={document} userId={userId} />
        ) : (
          document.problems.map((problem) => (
            <ProblemAlert key={problem.code + problem.message} problem={problem} />
          ))
        )}
        {forms.map((form, index) => (
          <FormReview
            key={`${form.form} ${index}`}
            headingId={`form-${index}`}
            form={form}
            userId={userId}
            documentId={document.id}
            wanted={wanted}
            onFocus={onFocus}
          />
        ))}
      </div>
      <div className="sticky top-22 hidden h-[calc(100dvh-7rem)] min-[1200px]:block">
        <DocumentViewer document={document} field={shown} />
      </div>
    </>
  );
}

function Reading({ isSlow, onLookAgain }: { isSlow: boolean; onLookAgain: () => void }) {
  return (
    <Card className="gap-3 p-4 sm:p-6">
      <h2 className="text-lg leading-6 font-semibold tracking-tight">Reading your document</h2>
      <Progress value={null} label="Reading your document" />
      <p className="text-muted-foreground">
        {isSlow
          ? 'This is taking longer than usual. You can leave this page. We’ll keep reading.'
          : 'This takes a few seconds.'}
      </p>
      {isSlow ? (
        <Button variant="outline" className="w-fit" onClick={onLookAgain}>
          Check again
        </Button>
      ) : null}
    </Card>
  );
}
