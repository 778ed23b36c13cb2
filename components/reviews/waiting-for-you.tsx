'use client';

import { CircleCheck, FileWarning, MessageCircleQuestionMark, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { useWaiting } from '@/lib/reviews/hooks';
import { describeWaiting, type WaitingLine } from './waiting-lines';

const icons = {
  request: MessageCircleQuestionMark,
  document: FileWarning,
  returned: Undo2,
  approved: CircleCheck,
};

/** What a preparer wants from the client, or has decided. Nothing when nothing waits. */
export function WaitingForYou() {
  const { data } = useWaiting();
  if (data === undefined || data.length === 0) return null;
  return (
    <Card asChild className="mb-4 border-primary/50 lg:mb-6">
      <section aria-labelledby="waiting-title">
        <CardHeader className="flex-row items-center gap-2.5 pb-4 sm:pb-4">
          <CardTitle id="waiting-title">Waiting for you</CardTitle>
          <Badge variant="primary" className="tabular-nums">
            {data.length}
            <span className="sr-only"> in total</span>
          </Badge>
        </CardHeader>
        <ul className="divide-y border-t">
          {data.map(describeWaiting).map((line) => (
            <WaitingRow key={line.key} line={line} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function WaitingRow({ line: { kind, title, words, action, href } }: { line: WaitingLine }) {
  const Icon = icons[kind];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium break-words">{title}</p>
          {words === '' ? null : (
            <p className="line-clamp-3 break-words whitespace-pre-line text-muted-foreground">{words}</p>
          )}
        </div>
      </div>
      <Button asChild variant="outline" size="sm">
        <Link href={href}>
          {action}
          <span className="sr-only">: {title}</span>
        </Link>
      </Button>
    </li>
  );
}
