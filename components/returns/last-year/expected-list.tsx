import { Check, Clock } from 'lucide-react';
import { keepFormNames } from '@/components/ui/form-names';
import { type LastYear } from '@/lib/returns/last-year-schema';

type ExpectedListProps = { year: number | null; documents: LastYear['documents'] };

/** Why a form is expected, or that it is there. */
function sayWhy({ received, because }: LastYear['documents'][number], year: number | null): string {
  if (received) return 'You have';
  return because === 'last-year' && year !== null
    ? `In ${year}, you had`
    : 'Based on your answers, you should get';
}

/** "a 1099-INT from Harbor Bank", or the form alone where the payer isn't known. */
function nameOf({ form, payer }: LastYear['documents'][number]): string {
  const named = `${form.startsWith('SSA') ? 'an' : 'a'} ${form}`;
  return payer === '' ? named : `${named} from ${payer}`;
}

/** The forms to expect, each with why and whether it is there. */
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
              {keepFormNames(`${sayWhy(document, year)} ${nameOf(document)}`)}
            </span>
            <span className="flex items-center gap-2">
              <Icon
                aria-hidden="true"
                className={document.received ? 'size-4 text-money-in' : 'size-4 text-muted-foreground'}
              />
              {document.received ? 'Received' : 'Not uploaded yet'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
