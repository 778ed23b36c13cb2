import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { personName } from '@/components/accounts/admin-choices';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { type AssignedClient } from '@/lib/assignments/schema';
import { describeDeadline, openPointsOf } from './client-queue';
import { Outcome } from './outcome';
import { ReturnBadge } from './return-badge';
import { outcomeOf, stateOutcomes } from './return-standing';

/** One client in the preparer's list: who, what waits, where the return stands, until when. */
export function ClientCard({ client }: { client: AssignedClient }) {
  const { id, email, taxReturn, extended } = client;
  const points = openPointsOf(client);
  const states = taxReturn === null ? [] : stateOutcomes(taxReturn);
  const deadline = describeDeadline(taxReturn?.status, extended, new Date());
  return (
    <Card asChild className="relative gap-4 p-5 transition-colors hover:bg-muted">
      <li>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg leading-6 font-semibold tracking-tight break-words">
              <Link
                href={`/preparer/client/${id}`}
                // The whole card leads to the client; the name is what is announced.
                className="rounded-xs after:absolute after:inset-0 after:rounded-lg"
              >
                {personName(client)}
              </Link>
            </h2>
            <p className="text-sm break-all text-muted-foreground">{email}</p>
          </div>
          <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted-foreground" />
        </div>
        {points.length === 0 ? (
          <p className="text-sm text-muted-foreground">Nothing to do</p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {points.map((point) => (
              <li key={point} className="flex items-baseline gap-2">
                <span
                  aria-hidden="true"
                  className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-primary"
                />
                {point}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ReturnBadge taxReturn={taxReturn} />
          {taxReturn === null ? null : <Outcome amount={outcomeOf(taxReturn)} />}
        </div>
        {states.length === 0 ? null : (
          <ul
            aria-label="State returns"
            className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground"
          >
            {states.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {deadline === null ? null : (
          <p
            className={cn(
              'border-t pt-3 text-sm',
              deadline.isPast ? 'text-warning' : 'text-muted-foreground',
            )}
          >
            {deadline.text}
          </p>
        )}
      </li>
    </Card>
  );
}
