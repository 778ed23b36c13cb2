'use client';

import { Alert } from '@/components/ui/alert';
import { type SkipInsights } from '@/lib/interview/schema';

/** Says how many questions fell away, and why when asked. */
export function SkipBanner({ insights }: { insights: SkipInsights }) {
  const { skippedQuestions: count, reasons } = insights;
  if (count <= 0) return null;
  const counts = new Map<string, number>();
  for (const { because } of reasons) counts.set(because, (counts.get(because) ?? 0) + 1);
  return (
    <Alert variant="info" title="Smart Interview Active" role="status">
      <p>
        {count} {count === 1 ? 'question was' : 'questions were'} automatically skipped based on documents and
        answers.
      </p>
      <details className="pt-1">
        <summary className="w-fit cursor-pointer rounded-xs font-medium underline underline-offset-4">
          See why
        </summary>
        <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto pt-2 pl-5">
          {[...counts].map(([because, times]) => (
            <li key={because}>
              {because}
              {times > 1 ? <span className="text-muted-foreground"> ({times} questions)</span> : null}
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  );
}
