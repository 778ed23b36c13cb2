'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/layout/error-state';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/format/money';
import { stateAdviceQuery } from '@/lib/returns/result-hooks';
import { type StateAdvice as Advice } from '@/lib/returns/results-schema';
import {
  choiceRows,
  choiceTitle,
  sayChoice,
  sayClaim,
  sayIncome,
  sayParts,
  wayWords,
} from './state-advice-words';

/** Choices that the sum of all taxes decides, with both figures, and claims beside the states' returns. */
export function StateAdvice({ returnId, version }: { returnId: string; version: number }) {
  const query = useQuery(stateAdviceQuery(returnId, version));
  if (query.isError)
    return (
      <ErrorState
        title="We couldn’t compare your choices."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (query.data === undefined) return null;
  const { choices, claims, allocation } = query.data;
  return (
    <>
      {choices.map((choice) => (
        <ChoiceCard key={`${choice.kind}:${choice.state}`} choice={choice} />
      ))}
      {allocation.length === 0 ? null : <AllocationCard rows={allocation} />}
      {claims.length === 0 ? null : <ClaimsCard claims={claims} />}
    </>
  );
}

function ChoiceCard({ choice }: { choice: Advice['choices'][number] }) {
  const title = choiceTitle(choice);
  return (
    <Card asChild>
      <section aria-label={title}>
        <CardHeader>
          <CardTitle>{title}</CardTitle>
          <CardDescription>
            Your taxes for the year under each choice, after credits and before withholding.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid gap-4">
          <p className="font-semibold text-balance">{sayChoice(choice)}</p>
          <Table label={title}>
            <TableHead>
              <tr>
                <TableHeadCell>Tax</TableHeadCell>
                {choice.ways.map(({ name }) => (
                  <TableHeadCell key={name} numeric>
                    {wayWords[name]}
                  </TableHeadCell>
                ))}
              </tr>
            </TableHead>
            <TableBody>
              {choiceRows(choice).map(({ label, amounts, isTotal }) => (
                <TableRow key={label} className={isTotal ? 'font-semibold' : ''}>
                  <TableCell>{label}</TableCell>
                  {amounts.map((amount, index) => (
                    <TableCell key={choice.ways[index]?.name ?? index} numeric>
                      {formatDollars(amount)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </CardContent>
      </section>
    </Card>
  );
}

function AllocationCard({ rows }: { rows: Advice['allocation'] }) {
  const title = 'How your income is divided among states';
  return (
    <Card asChild>
      <section aria-label={title}>
        <CardHeader>
          <CardTitle>{title}</CardTitle>
          <CardDescription>
            Your home state may tax the same income and give you a credit for tax paid to the other state. To
            change a state’s share, edit the state boxes on the W-2, the dates you lived in each home, or the
            property’s location in the interview.
          </CardDescription>
        </CardHeader>
        <CardContent>
          <Table label={title}>
            <TableHead>
              <tr>
                <TableHeadCell>Income</TableHeadCell>
                <TableHeadCell numeric>Amount</TableHeadCell>
                <TableHeadCell>State and reason</TableHeadCell>
              </tr>
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <TableRow key={`${row.kind}:${index}`}>
                  <TableCell>{sayIncome(row)}</TableCell>
                  <TableCell numeric>{formatDollars(row.amount)}</TableCell>
                  <TableCell>
                    <ul className="grid gap-1">
                      {sayParts(row).map(({ state, amount, reason }) => (
                        <li key={state}>
                          {state}: <span className="tabular-nums">{amount}</span>. {reason}
                        </li>
                      ))}
                    </ul>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </CardContent>
      </section>
    </Card>
  );
}

function ClaimsCard({ claims }: { claims: Advice['claims'] }) {
  return (
    <Card asChild>
      <section aria-labelledby="claims-title">
        <CardHeader>
          <CardTitle id="claims-title">Claims and local returns</CardTitle>
          <CardDescription>
            State credits and refunds for your home, and returns for cities and counties.
          </CardDescription>
        </CardHeader>
        <CardContent>
          <ul className="divide-y text-sm">
            {claims.map((claim) => (
              <li key={`${claim.state}:${claim.form}`} className="grid gap-1 py-3">
                <p className="font-medium">
                  {claim.name} ({claim.form})
                </p>
                <p className="text-muted-foreground">{claim.who}</p>
                <p>{sayClaim(claim)}</p>
              </li>
            ))}
          </ul>
        </CardContent>
      </section>
    </Card>
  );
}
