import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { sayStateBalance, sayStateStanding } from './state-words';

/** On the home screen: where each state return stands, with its own due date. */
export function StateReturnsCard({ filing: { states, simulated } }: { filing: FilingView }) {
  if (states.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby="state-returns-title">
        <CardHeader>
          <CardTitle id="state-returns-title">Your state returns</CardTitle>
        </CardHeader>
        <CardContent>
          <ul className="divide-y text-sm">
            {states.map((state) => {
              const { text, variant } = sayStateStanding(state);
              return (
                <li key={state.code} className="grid gap-0.5 py-2 first:pt-0 last:pb-0">
                  <span className="flex flex-wrap items-center justify-between gap-x-3">
                    <span className="font-medium">{state.name}</span>
                    <Badge variant={variant}>{text}</Badge>
                  </span>
                  <span className="text-muted-foreground tabular-nums">
                    {sayStateBalance(state)} · Due {formatDay(state.dueOn)}
                  </span>
                </li>
              );
            })}
          </ul>
        </CardContent>
        <CardFooter className="grid gap-2">
          {simulated ? (
            <p className="text-sm text-muted-foreground">Simulated: nothing is sent to a state.</p>
          ) : null}
          <Link
            href="/file#states"
            className="flex min-h-11 w-fit items-center rounded-xs text-sm font-medium text-primary underline underline-offset-4"
          >
            File your state returns
          </Link>
        </CardFooter>
      </section>
    </Card>
  );
}
