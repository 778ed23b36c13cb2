'use client';

import { Check, CircleAlert } from 'lucide-react';
import Link from 'next/link';
import { reviewAddress } from '@/components/documents/document-labels';
import { countOf } from '@/lib/format/words';
import { type KnownForm } from '@/lib/interview/schema';

/** The forms that were read, each with whether it counts, and the way to the one that doesn't. */
export function KnownForms({ forms }: { forms: readonly KnownForm[] }) {
  return (
    <ul className="divide-y border-y">
      {forms.map((known, index) => {
        const isCounted = known.standing === 'counted';
        const Icon = isCounted ? Check : CircleAlert;
        return (
          <li
            key={`${known.documentId} ${index}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 font-medium break-words">
              {known.form}, {known.payer}
            </span>
            <span className="flex items-center gap-2">
              <Icon
                aria-hidden="true"
                className={isCounted ? 'size-4 text-money-in' : 'size-4 text-warning'}
              />
              {isCounted ? (
                'Included'
              ) : (
                <Link href={reviewAddress(known.documentId)} className="underline underline-offset-4">
                  {describeStanding(known)}
                </Link>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function describeStanding({ standing, unconfirmed }: KnownForm): string {
  if (standing === 'other-year') return 'Not included: different tax year';
  if (standing === 'not-entered') return 'Not on the return yet';
  if (unconfirmed === 0) return 'Not included yet';
  return `Not included yet: check ${countOf(unconfirmed, 'value', 'values')}`;
}
