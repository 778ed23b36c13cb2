'use client';

import { Check, Copy, FileText, Hash } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type ChatMessage, type Citation } from '@/lib/chat/schema';
import { AnswerText } from './answer-text';
import { HandOver } from './hand-over';
import { plainText } from './plain-text';
import { ProposalCard } from './proposal-card';

type AnswerBubbleProps = {
  message: ChatMessage;
  returnId: string;
  question: string;
};

/** An answer of the co-pilot: text, where it stands, and what can be done with it. */
export function AnswerBubble({ message, returnId, question }: AnswerBubbleProps) {
  const { content, citations, handOver, proposal, by } = message;
  return (
    <div className="mr-auto grid max-w-full grid-cols-1 gap-3 rounded-lg border bg-card px-4 py-3 sm:max-w-[85%]">
      <p className="sr-only">The co-pilot answered:</p>
      <AnswerText text={content} />
      {citations.length === 0 ? null : (
        <ul aria-label="Sources" className="flex flex-wrap gap-2">
          {citations.map((citation) => (
            <li key={citation.url} className="min-w-0">
              <CitationLink citation={citation} />
            </li>
          ))}
        </ul>
      )}
      {proposal === null ? null : <ProposalCard proposal={proposal} returnId={returnId} />}
      <div className="flex flex-wrap items-center gap-1">
        <CopyAnswer text={content} />
        {handOver ? <HandOver question={question} answer={content} /> : null}
        {by === 'model' ? (
          <span className="ml-auto text-xs text-muted-foreground">
            Written by an AI model. Figures verified.
          </span>
        ) : null}
      </div>
    </div>
  );
}

const citationStyles =
  'inline-flex max-w-full items-center gap-1.5 rounded-sm border bg-background px-2 py-1 text-sm hover:border-border-strong pointer-coarse:min-h-11';

function CitationLink({ citation }: { citation: Citation }) {
  if ('form' in citation)
    return (
      <Link href={citation.url} className={citationStyles}>
        <Hash aria-hidden="true" className="size-3.5 shrink-0 text-muted-foreground" />
        <span className="truncate">{citation.label}</span>
      </Link>
    );
  return (
    <a href={citation.url} target="_blank" rel="noopener" className={citationStyles}>
      <FileText aria-hidden="true" className="size-3.5 shrink-0 text-muted-foreground" />
      <span className="truncate">
        {'page' in citation
          ? `${citation.title}, page ${citation.page}`
          : `${citation.source}, ${citation.section}`}
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function CopyAnswer({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(plainText(text));
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2000);
  };
  return (
    <Button variant="ghost" size="sm" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
