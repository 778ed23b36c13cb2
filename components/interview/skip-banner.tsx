'use client';

import { Alert } from '@/components/ui/alert';
import { countOf } from '@/lib/format/words';
import { type BriefInsights } from '@/lib/interview/schema';

/** Says how many questions fell away, and why when asked. */
export function SkipBanner({ insights }: { insights: BriefInsights }) {
  const { skippedQuestions: count, reasons, further } = insights;
  if (count <= 0) return null;
  const counts = new Map<string, number>();
  for (const { because } of reasons) counts.set(because, (counts.get(because) ?? 0) + 1);
  for (const { because, count: more } of further) counts.set(because, (counts.get(because) ?? 0) + more);
  return (
    <Alert variant="info" className="py-2.5">
      <details>
        <summary className="flex cursor-pointer list-none flex-wrap gap-x-2 rounded-xs [&::-webkit-details-marker]:hidden">
          <span className="font-semibold">Smart Interview Active</span>
          <span>
            {countOf(count, 'question was', 'questions were')} automatically skipped based on documents and
            answers.
          </span>
          <span className="font-medium underline underline-offset-4">See why</span>
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
