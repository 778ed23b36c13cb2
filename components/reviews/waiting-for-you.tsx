'use client';

import { CircleCheck, FileWarning, MessageCircleQuestionMark, Pencil, Signature, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { useWaiting } from '@/lib/reviews/own-hooks';
import { describeWaiting, type WaitingLine } from './waiting-lines';

const icons = {
  request: MessageCircleQuestionMark,
  document: FileWarning,
  engagement: Signature,
  returned: Undo2,
  approved: CircleCheck,
  changed: Pencil,
};

/** The newest of a long list; the rest on request. */
const shownAtFirst = 5;

/** What a preparer wants from the client, or has decided. Nothing when nothing waits. */
export function WaitingForYou() {
  const { data } = useWaiting();
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined || data.length === 0) return null;
  const shown = showsAll ? data : data.slice(0, shownAtFirst);
  const more = data.length - shown.length;
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
          {shown.map(describeWaiting).map((line) => (
            <WaitingRow key={line.key} line={line} />
          ))}
        </ul>
        {more === 0 ? null : (
          <CardFooter>
            <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
              Show {more} more
            </Button>
          </CardFooter>
        )}
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
