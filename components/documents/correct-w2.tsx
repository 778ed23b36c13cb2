'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type CorrectedBox, findCorrection } from '@/lib/documents/find-correction';
import { useConfirmFields } from '@/lib/documents/hooks';
import { messageOf } from '@/lib/http/client';
import { showValue } from './field-value';
import { type ReviewForm } from './review-fields';
import { useYearDocuments } from './use-year-documents';

type CorrectW2Props = { form: ReviewForm; userId: string };

/** What a Form W-2c changes on the W-2 that it corrects, and the way to put it there. */
export function CorrectW2({ form, userId }: CorrectW2Props) {
  const { data: documents } = useYearDocuments(userId);
  if (documents === undefined) return null;
  const fields = [...form.doubtful, ...form.clear, ...form.blank];
  const found = findCorrection({ ...form, fields }, documents);
  if (found === null)
    return (
      <Alert variant="warning" title="We didn’t find the W-2 that this form corrects">
        Upload that W-2, or change its boxes in the interview.
      </Alert>
    );
  const { document, changes, doubtful } = found;
  if (changes.length === 0)
    return (
      <Alert variant="success" title="Your W-2 already has these values">
        Every box we read here matches “{document.name}.”
      </Alert>
    );
  return (
    <Alert
      variant="warning"
      title={`This form corrects the W-2 in “${document.name}”`}
      action={
        doubtful > 0 ? (
          'Check the values below first. Then you can use them on that W-2.'
        ) : (
          <TakeAll changes={changes} userId={userId} documentId={document.id} />
        )
      }
    >
      <ul className="list-disc pl-5">
        {changes.map(({ path, label, value }) => (
          <li key={path}>
            {label}: ${showValue('money', value)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type TakeAllProps = { changes: readonly CorrectedBox[]; userId: string; documentId: string };

function TakeAll({ changes, userId, documentId }: TakeAllProps) {
  const save = useConfirmFields(userId, documentId);
  const take = async () => {
    try {
      await save.mutateAsync(changes.map(({ path, value }) => ({ path, value, confirmed: true })));
    } catch (error) {
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to save these values. Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Button size="sm" pending={save.isPending} onClick={() => void take()}>
      Correct that W-2
    </Button>
  );
}
