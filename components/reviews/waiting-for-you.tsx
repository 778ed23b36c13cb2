import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import * as drawn from '@/components/ui/server-icons';
import { ShowMore } from '@/components/ui/show-more';
import { type WaitingItem } from '@/lib/reviews/schema';
import { describeWaiting, type WaitingLine } from './waiting-lines';

const icons = {
  request: drawn.messageCircleQuestionMark,
  document: drawn.fileWarning,
  engagement: drawn.signature,
  returned: drawn.undo2,
  approved: drawn.circleCheck,
  changed: drawn.pencil,
};

/** The newest of a long list; the rest on request. */
const shownAtFirst = 5;

/** What a preparer wants from the client, or has decided. Nothing when nothing waits. */
export function WaitingForYou({ items }: { items: readonly WaitingItem[] }) {
  if (items.length === 0) return null;
  const rows = items.map(describeWaiting).map((line) => <WaitingRow key={line.key} line={line} />);
  return (
    <Card asChild className="mb-4 border-primary/50 lg:mb-6">
      <section aria-labelledby="waiting-title">
        <CardHeader className="flex-row items-center gap-2.5 pb-4 sm:pb-4">
          <CardTitle id="waiting-title">Waiting for you</CardTitle>
          <Badge variant="primary" className="tabular-nums">
            {items.length}
            <span className="sr-only"> in total</span>
          </Badge>
        </CardHeader>
        <ShowMore rest={rows.slice(shownAtFirst)} more={Math.max(0, rows.length - shownAtFirst)}>
          {rows.slice(0, shownAtFirst)}
        </ShowMore>
      </section>
    </Card>
  );
}

function WaitingRow({ line: { kind, title, words, action, href } }: { line: WaitingLine }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <DrawnIcon paths={icons[kind]} className="mt-0.5 size-5 shrink-0 text-primary" />
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
