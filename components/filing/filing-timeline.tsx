import { LocalTime } from '@/components/ui/local-time';
import { shortMoment } from '@/lib/format/day';
import { type FilingView } from '@/lib/filing/schema';

/** Everything that happened, the newest first. */
export function FilingTimeline({ filing: { events } }: { filing: FilingView }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="grid gap-3 border-t pt-4">
      <h2 id="timeline" className="font-semibold">
        What happened
      </h2>
      <ol className="grid gap-3 border-l pl-4">
        {events.map(({ at, text, submissionId }, index) => (
          <li key={`${at}-${index}`} className="grid text-sm">
            <span>{text}</span>
            <span className="text-muted-foreground">
              <time dateTime={at}>
                <LocalTime at={at} format={shortMoment} />
              </time>
              {submissionId === null ? null : (
                <span className="block font-mono text-xs break-all">{submissionId}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
