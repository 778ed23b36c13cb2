'use client';

import { ArrowLeft, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { RunningResult } from './running-result';

const TopicsSheet = later(() => import('./topics-sheet').then((part) => part.TopicsSheet));

type InterviewHeaderProps = {
  returnId: string;
  isTopicsOpen: boolean;
  onTopics: (open: boolean) => void;
  /** True once after a topic was picked in the sheet: the cursor goes there, not back to the button. */
  takePicked: () => boolean;
  /** The topics, as the sheet of a narrow screen shows them. */
  children: ReactNode;
};

/** The way back, the result so far and, on a narrow screen, the button for the topics. */
export function InterviewHeader(props: InterviewHeaderProps) {
  const { returnId, isTopicsOpen, onTopics, takePicked, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <Link
        href="/dashboard"
        aria-label="Back to dashboard"
        className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <p className="text-lg font-semibold tracking-tight">Tax Interview</p>
      <RunningResult returnId={returnId} />
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isTopicsOpen}
        onClick={() => onTopics(true)}
        className="max-sm:ml-auto lg:hidden"
      >
        <ListChecks aria-hidden="true" />
        Topics
      </Button>
      <TopicsSheet when={isTopicsOpen} open={isTopicsOpen} onOpenChange={onTopics} takePicked={takePicked}>
        {children}
      </TopicsSheet>
    </div>
  );
}
