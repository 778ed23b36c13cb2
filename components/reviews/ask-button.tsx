'use client';

import { MessageCircleQuestionMark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type Subject, useAsk } from './ask-client';

/** A small button that asks the client about one field or line. */
export function AskButton({ subject }: { subject: NonNullable<Subject> }) {
  const ask = useAsk();
  if (ask === null) return null;
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={`Ask the client about ${subject.label}`}
      onClick={() => ask(subject)}
    >
      <MessageCircleQuestionMark aria-hidden="true" />
    </Button>
  );
}
