'use client';

import { type Known } from '@/lib/interview/schema';
import { useReturnYear } from '@/lib/returns/hooks';
import { readScope } from './scope';

const link = 'font-medium underline underline-offset-4';

/** Which plan and which states the documents lead to, and what can't be done, before the first question. */
export function ScopeNotice({ known }: { known: Known }) {
  const { lines, unsupported } = readScope(known, useReturnYear());
  return (
    <section aria-labelledby="page-scope" className="grid gap-3">
      <h2 id="page-scope" className="text-lg font-semibold tracking-tight">
        What your return needs
      </h2>
      <ul className="reading-width grid list-disc gap-1.5 pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {unsupported.map(({ documentId, form, payer }) => (
          <li key={documentId}>
            <span className="font-medium">
              {form}, {payer}:
            </span>{' '}
            we can’t add this form to a return. If you need it on your return, choose a tax professional or
            software that supports it.
          </li>
        ))}
      </ul>
      <p className="reading-width text-sm text-muted-foreground">
        This may change with your answers. You don’t pay until you file.{' '}
        <a href="/#plans" target="_blank" rel="noreferrer" className={link}>
          See what we don’t cover<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
