'use client';

import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { questionLength } from '@/lib/chat/limits';

type AskBoxProps = {
  isRunning: boolean;
  /** Resolves true when the answer arrived. */
  onAsk: (question: string) => Promise<boolean>;
  onStop: () => void;
};

/** Enter sends, Shift+Enter starts a line. What was typed stays until the answer is there. */
export function AskBox({ isRunning, onAsk, onStop }: AskBoxProps) {
  const [text, setText] = useState('');
  const field = useId();
  const canSend = text.trim() !== '' && !isRunning;

  const submit = async () => {
    if (!canSend) return;
    const question = text.trim();
    setText('');
    document.getElementById(field)?.focus();
    // Stopped or failed: the words come back unless something new was typed meanwhile.
    if (!(await onAsk(question))) setText((typed) => (typed === '' ? question : typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) void submit();
  };

  return (
    <form
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
      className="flex items-end gap-2"
    >
      <Label htmlFor={field} className="sr-only">
        Your question
      </Label>
      <Textarea
        id={field}
        rows={1}
        maxLength={questionLength}
        placeholder="Ask a tax question..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
      />
      {isRunning ? (
        <Button variant="outline" size="icon" aria-label="Stop" onClick={onStop}>
          <Square aria-hidden="true" />
        </Button>
      ) : null}
      <Button type="submit" size="icon" aria-label="Send" disabled={!canSend}>
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}
