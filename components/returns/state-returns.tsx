'use client';

import { Amount } from '@/components/ui/amount';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/table';
import { type CalculationResults, type StateResults } from '@/lib/returns/schema';
import { FormDetails } from './form-lines-list';
import { groupStateForms, kindWords, refundOf, totalRows } from './state-figures';

/** The returns of the states, and what federal and state come to together. Nothing where the return names no state. */
export function StateReturns({ results }: { results: Pick<CalculationResults, 'states' | 'combined'> }) {
  const states = Object.entries(results.states ?? {});
  if (states.length === 0) return null;
  return (
    <section aria-labelledby="states-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h2 id="states-title" className="text-lg leading-6 font-semibold tracking-tight">
          State returns
        </h2>
        <p className="reading-width text-sm text-muted-foreground">
          Calculated from the same facts as the federal return. Check each one against the state’s own form
          before filing it.
        </p>
      </div>
      {results.combined === undefined ? null : <CombinedCard results={results} combined={results.combined} />}
      {states.map(([code, state]) => (
        <StateCard key={code} state={state} />
      ))}
    </section>
  );
}

function CombinedCard({
  results,
  combined,
}: {
  results: Pick<CalculationResults, 'states'>;
  combined: NonNullable<CalculationResults['combined']>;
}) {
  return (
    <Card>
      <CardContent className="pt-4 sm:pt-5">
        <Table label="Refund or amount owed, by return">
          <TableHead>
            <tr>
              <TableHeadCell>Return</TableHeadCell>
              <TableHeadCell numeric>Refund (+) or owed (−)</TableHeadCell>
            </tr>
          </TableHead>
          <TableBody>
            <SignedRow label="Federal" amount={combined.federal} />
            {Object.entries(combined.states).map(([code, amount]) => (
              <SignedRow key={code} label={results.states?.[code]?.name ?? code} amount={amount} />
            ))}
          </TableBody>
          <TableFoot>
            <SignedRow label="Total" amount={combined.total} />
          </TableFoot>
        </Table>
      </CardContent>
    </Card>
  );
}

function SignedRow({ label, amount }: { label: string; amount: number }) {
  return (
    <TableRow>
      <TableCell>{label}</TableCell>
      <TableCell numeric>
        <Amount value={amount} sign="always" tone="signed" />
      </TableCell>
    </TableRow>
  );
}

function StateCard({ state }: { state: StateResults }) {
  const refund = refundOf(state);
  return (
    <Card asChild>
      <section aria-label={`${state.name} return`}>
        <CardHeader className="gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <CardTitle>{state.name}</CardTitle>
            {refund === null ? (
              <span className="text-sm text-muted-foreground">Not calculated</span>
            ) : (
              <span className="font-medium">
                {refund < 0 ? 'Amount owed ' : 'Refund '}
                <Amount value={Math.abs(refund)} />
              </span>
            )}
          </div>
          <p className="text-sm text-muted-foreground">{kindWords[state.kind]}</p>
        </CardHeader>
        <CardContent className="grid gap-3 pt-1">
          {state.problems.length === 0 ? null : (
            <ul className="grid gap-2 text-sm">
              {state.problems.map(({ path, message }) => (
                <li key={`${path}:${message}`} className="rounded-md bg-warning-soft p-3 text-warning">
                  {message}
                </li>
              ))}
            </ul>
          )}
          {refund === null ? null : (
            <dl className="divide-y text-sm">
              {totalRows(state).map(({ label, amount }) => (
                <div key={label} className="flex items-baseline justify-between gap-4 py-2">
                  <dt>{label}</dt>
                  <dd>
                    <Amount value={amount} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </CardContent>
        <div className="divide-y border-t">
          {groupStateForms(state).map((group) => (
            <FormDetails key={group.key} group={group} />
          ))}
        </div>
      </section>
    </Card>
  );
}
