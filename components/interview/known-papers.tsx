'use client';

import { Check, CircleAlert } from 'lucide-react';
import Link from 'next/link';
import { reviewAddress } from '@/components/documents/document-labels';
import { countOf } from '@/lib/format/words';
import { type KnownPaper } from '@/lib/interview/schema';

/** The forms that were read, each with whether it counts, and the way to the one that doesn't. */
export function KnownPapers({ papers }: { papers: readonly KnownPaper[] }) {
  return (
    <ul className="divide-y border-y">
      {papers.map((paper, index) => {
        const isCounted = paper.standing === 'counted';
        const Icon = isCounted ? Check : CircleAlert;
        return (
          <li
            key={`${paper.documentId} ${index}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 font-medium break-words">
              {paper.form}, {paper.payer}
            </span>
            <span className="flex items-center gap-2">
              <Icon
                aria-hidden="true"
                className={isCounted ? 'size-4 text-money-in' : 'size-4 text-warning'}
              />
              {isCounted ? (
                'Counted'
              ) : (
                <Link href={reviewAddress(paper.documentId)} className="underline underline-offset-4">
                  {describeStanding(paper)}
                </Link>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function describeStanding({ standing, unconfirmed }: KnownPaper): string {
  if (standing === 'other-year') return 'For another year: not counted';
  if (standing === 'not-entered') return 'Not on the return yet';
  if (unconfirmed === 0) return 'Not counted yet';
  return `Not counted yet: check ${countOf(unconfirmed, 'value', 'values')}`;
}
