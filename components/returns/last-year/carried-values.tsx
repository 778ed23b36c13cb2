import Link from 'next/link';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { type CarriedValue } from '@/lib/returns/last-year-schema';

const standings: Readonly<Record<CarriedValue['standing'], { label: string; variant: BadgeVariant }>> = {
  carried: { label: 'Brought over', variant: 'soft' },
  yours: { label: 'Your answer', variant: 'success' },
  waiting: { label: 'Not asked yet', variant: 'neutral' },
};

/** Every answer that came from last year's return: what it says now, where it stood, and the way to change it. */
export function CarriedValues({ values }: { values: readonly CarriedValue[] }) {
  return (
    <ul aria-label="Brought over from last year" className="divide-y">
      {values.map(({ questionId, question, item, value, from, standing, href }) => (
        <li
          key={questionId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-3 first:pt-0 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_4rem]"
        >
          <span className="text-muted-foreground sm:text-foreground">
            {question}
            {item === undefined ? null : <span className="block text-sm text-muted-foreground">{item}</span>}
          </span>
          <span className="col-start-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:col-start-2">
            <span className="max-w-full font-medium break-words">{value ?? 'No answer'}</span>
            <Badge variant={standings[standing].variant}>{standings[standing].label}</Badge>
          </span>
          <span className="col-start-1 text-sm text-muted-foreground sm:col-start-3">{from}</span>
          {standing === 'waiting' ? null : (
            <Link
              href={href}
              aria-label={`Change: ${question}`}
              className="col-start-2 row-start-1 -my-3 inline-block py-3 font-medium text-primary underline underline-offset-4 sm:col-start-4"
            >
              Change
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
