'use client';

import Link from 'next/link';
import { formatDay, reviewAddress } from '@/components/documents/document-labels';
import { LocalTime } from '@/components/ui/local-time';
import { usePreparerChanges } from '@/lib/reviews/own-hooks';
import { type PreparerChange } from '@/lib/reviews/schema';

/** What preparers changed for the client, with the way to each place. Nothing before the first change. */
export function PreparerChanges() {
  const { data } = usePreparerChanges();
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="preparer-changes" className="grid gap-4">
      <div className="grid gap-1">
        <h2
          id="preparer-changes"
          tabIndex={-1}
          className="scroll-mt-20 text-xl font-semibold tracking-tight outline-none"
        >
          Changed by your preparer
        </h2>
        <p className="text-muted-foreground">
          You can change any of these back. To stop further changes, withdraw the permission in{' '}
          <Link href="/settings#consents" className="underline underline-offset-4">
            Settings
          </Link>
          .
        </p>
      </div>
      <ul className="divide-y border-y">
        {data.map((change) => (
          <li key={change.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <ChangeWords change={change} />
            <span className="text-sm text-muted-foreground">
              {change.preparerName}, <LocalTime at={change.at} format={formatDay} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeWords({ change: { what, questionId, documentId, fieldPaths } }: { change: PreparerChange }) {
  const href =
    questionId !== null
      ? `/interview?${new URLSearchParams({ q: questionId })}`
      : documentId !== null
        ? reviewAddress(documentId, fieldPaths[0])
        : null;
  return href === null ? (
    <span className="min-w-0 break-words">{what}</span>
  ) : (
    <Link href={href} className="min-w-0 break-words underline decoration-border-strong underline-offset-4">
      {what}
    </Link>
  );
}
