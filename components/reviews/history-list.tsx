'use client';

import Link from 'next/link';
import { LocalTime } from '@/components/ui/local-time';
import { shortMoment } from '@/lib/format/day';

type Entry = { id: string; at: string; what: string; by: string; href: string | null };

/** What happened to a return: when, what and by whom, with a way to the question or document. */
export function HistoryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul aria-label="Changes" className="max-w-3xl divide-y border-y">
      {entries.map(({ id, at, what, by, href }) => (
        <li key={id} className="grid gap-0.5 py-3 sm:grid-cols-[11rem_1fr] sm:gap-4">
          <p className="text-sm text-muted-foreground tabular-nums">
            <time dateTime={at}>
              <LocalTime at={at} format={shortMoment} />
            </time>
          </p>
          <div className="min-w-0">
            <p className="break-words">
              {href === null ? (
                what
              ) : (
                <Link href={href} className="underline decoration-border-strong underline-offset-4">
                  {what}
                </Link>
              )}
            </p>
            <p className="text-sm text-muted-foreground">{by}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
