'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { type Draft } from '@/components/interview/draft';
import { type FieldHandle, PageField } from '@/components/interview/page-field';
import { Button } from '@/components/ui/button';
import { clientQuery } from '@/lib/assignments/hooks';
import { responsesQuery } from '@/lib/interview/hooks';
import { type AnswerValue, type Question } from '@/lib/interview/schema';

type AnswerEditorProps = {
  clientId: string;
  returnId: string;
  question: Question;
  saved: AnswerValue | undefined;
  onDone: () => void;
};

/** Changes one answer for a client, in the interview's own control. A number that is masked is typed anew. */
export function AnswerEditor({ clientId, returnId, question, saved, onDone }: AnswerEditorProps) {
  const client = useQueryClient();
  const [unsaved] = useState(() => new Map<string, Draft>());
  const [handles] = useState(() => new Map<string, FieldHandle>());
  useEffect(() => handles.get(question.id)?.focus(), [handles, question.id]);

  function close(): void {
    // Numbers come back masked, and the return is a draft now.
    void client.invalidateQueries({ queryKey: responsesQuery(returnId).queryKey });
    void client.invalidateQueries({ queryKey: clientQuery(clientId).queryKey });
    onDone();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = handles.get(question.id);
    if ((await field?.commit()) === true) close();
    else field?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-xl gap-4 rounded-md border bg-card p-4"
    >
      <PageField
        returnId={returnId}
        question={question}
        saved={question.sensitive === true ? undefined : saved}
        known={undefined}
        unsaved={unsaved}
        handles={handles}
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Close
        </Button>
      </div>
    </form>
  );
}
