import { Check, Clock } from 'lucide-react';
import { type LastYear } from '@/lib/returns/last-year-schema';

type ExpectedListProps = { year: number; documents: LastYear['documents'] };

/** "a 1099-INT from Harbor Bank", or the form alone where the payer isn't known. */
function nameOf({ form, payer }: LastYear['documents'][number]): string {
  const named = `${form.startsWith('SSA') ? 'an' : 'a'} ${form}`;
  return payer === '' ? named : `${named} from ${payer}`;
}

/** The forms that somebody had last year, each with whether this year's is there. */
export function ExpectedList({ year, documents }: ExpectedListProps) {
  return (
    <ul className="divide-y border-y">
      {documents.map((document, index) => {
        const Icon = document.received ? Check : Clock;
        return (
          <li
            key={`${document.form} ${document.payer} ${index}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 break-words">
              {document.received ? 'You have' : `In ${year} you had`} {nameOf(document)}
            </span>
            <span className="flex items-center gap-2">
              <Icon
                aria-hidden="true"
                className={document.received ? 'size-4 text-money-in' : 'size-4 text-muted-foreground'}
              />
              {document.received ? 'Received' : 'Not here yet'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
