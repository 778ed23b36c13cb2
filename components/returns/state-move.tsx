'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { Amount } from '@/components/ui/amount';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/format/money';
import { stateInText } from '@/lib/format/words';
import { states } from '@/lib/interview/topics/address';
import { moveQuery } from '@/lib/returns/result-hooks';
import { type MoveInput, type MoveResult } from '@/lib/returns/results-schema';
import { countiesOf, taxingCities } from '@/lib/tax/states/what-states-ask';
import { elsewhere, moveRows, placesToLive, sayMove, toHome } from './state-move-rows';

/** Taxes of the same year lived in another state. Nothing is saved. */
export function StateMove({ returnId, version }: { returnId: string; version: number }) {
  const [state, setState] = useState('');
  const [place, setPlace] = useState('');
  const counties = countiesOf(state);
  const cities = taxingCities[state] ?? [];
  const home = toHome(state, place, { needsCounty: counties.length > 0, hasCities: cities.length > 0 });
  const name = states.find(({ value }) => value === state)?.label ?? '';
  return (
    <Card asChild>
      <section aria-labelledby="move-title">
        <CardHeader>
          <CardTitle id="move-title">What if you had lived in another state?</CardTitle>
          <CardDescription>
            This shows the same year as if you’d lived there from January to December. Your pay and home move
            with you. Rentals, farms, K-1s, and jobs in other states stay where they are. Nothing here is
            saved.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="State">
              <Select
                value={state}
                placeholder="Select a state"
                options={placesToLive}
                onValueChange={(value) => {
                  setState(value);
                  setPlace('');
                }}
              />
            </Field>
            {counties.length > 0 ? (
              <Field label="County">
                <Select
                  value={place}
                  placeholder="Select a county"
                  options={counties.map((county) => ({ value: county, label: county }))}
                  onValueChange={setPlace}
                />
              </Field>
            ) : null}
            {cities.length > 0 ? (
              <Field label="City">
                <Select
                  value={place}
                  placeholder="Select a city"
                  options={[
                    ...cities.map((city) => ({ value: city, label: city })),
                    { value: elsewhere, label: 'Somewhere else in the state' },
                  ]}
                  onValueChange={setPlace}
                />
              </Field>
            ) : null}
          </div>
          {home === null ? null : (
            <MoveAnswer returnId={returnId} version={version} home={home} name={name} />
          )}
        </CardContent>
      </section>
    </Card>
  );
}

type AnswerProps = { returnId: string; version: number; home: MoveInput; name: string };

function MoveAnswer({ returnId, version, home, name }: AnswerProps) {
  const query = useQuery({ ...moveQuery(returnId, version, home), gcTime: 60_000 });
  if (query.isError)
    return (
      <ErrorState
        className="border-0 px-0 py-4"
        title="We couldn’t compare the two states."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (query.data === undefined)
    return (
      <p role="status" className="text-sm text-muted-foreground">
        Comparing…
      </p>
    );
  return <MoveTable result={query.data} name={name} />;
}

function MoveTable({ result, name }: { result: MoveResult; name: string }) {
  const rows = moveRows(result);
  return (
    <>
      <p role="status" className="text-lg font-semibold text-balance">
        {sayMove(result, name)}
      </p>
      {rows.length === 0 ? (
        <ul className="grid gap-2 text-sm">
          {result.reasons.map((reason) => (
            <li key={reason} className="rounded-md bg-warning-soft p-3 text-warning">
              {reason}
            </li>
          ))}
        </ul>
      ) : (
        <Table label={`Taxes for the year, now and in ${stateInText(name)}`}>
          <TableHead>
            <tr>
              <TableHeadCell>Tax</TableHeadCell>
              <TableHeadCell numeric>Now</TableHeadCell>
              <TableHeadCell numeric>{name}</TableHeadCell>
              <TableHeadCell numeric className="hidden sm:table-cell">
                Difference
              </TableHeadCell>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ label, before, after, isTotal }) => (
              <TableRow key={label} className={isTotal ? 'font-semibold' : ''}>
                <TableCell>{label}</TableCell>
                <TableCell numeric>{formatDollars(before)}</TableCell>
                <TableCell numeric>{formatDollars(after)}</TableCell>
                <TableCell numeric className="hidden sm:table-cell">
                  {after === before ? '—' : <Amount value={after - before} sign="always" />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}
