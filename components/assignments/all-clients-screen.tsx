'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { useSettled } from '@/components/accounts/admin-settled';
import { PageHeader } from '@/components/layout/page-header';
import { PagedList } from '@/components/layout/paged-list';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useAllClients, useWorkload } from '@/lib/assignments/desk-hooks';
import { clientQueryOf, type ClientFilter, emptyClientFilter } from './all-clients';
import { AllClientsTable } from './all-clients-table';
import { AssignManyBar } from './assign-many';
import { WorkloadCard } from './workload-card';

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  { value: 'in-review', label: 'in-review' },
  { value: 'draft', label: 'draft' },
  { value: 'approved', label: 'approved' },
  { value: 'filed', label: 'filed' },
  { value: 'none', label: 'no return yet' },
];

/** Everybody's clients for administrators: who looks after them, what waits for whom. No tax data. */
export function AllClientsScreen() {
  const [filter, setFilter] = useState(emptyClientFilter);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const q = useSettled(filter.q);
  const clients = useAllClients(clientQueryOf({ ...filter, q }));
  // Until the list is the one that was searched for, a selection may hold clients whom it is about to hide.
  const isSearching = q !== filter.q || clients.isPlaceholderData;
  const chosen = isSearching ? [] : (clients.data ?? []).filter(({ id }) => picked.has(id));
  return (
    <>
      <PageHeader
        title="Clients"
        subtitle="See each client’s preparer and who needs to act next. Clients without a preparer come first."
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        <WorkloadCard />
        <Card asChild>
          <section aria-labelledby="all-clients">
            <CardHeader className="gap-4 pb-4 sm:pb-4">
              <CardTitle id="all-clients">All clients</CardTitle>
              <Filters filter={filter} onChange={setFilter} />
              <AssignManyBar chosen={chosen} onClear={() => setPicked(new Set())} />
            </CardHeader>
            <PagedList pages={clients} noun="clients" empty="No clients found. Try another search." counted>
              {(found) => (
                <AllClientsTable
                  clients={found}
                  filter={filter}
                  onFilter={setFilter}
                  picked={picked}
                  onPick={setPicked}
                />
              )}
            </PagedList>
          </section>
        </Card>
      </div>
    </>
  );
}

type FiltersProps = { filter: ClientFilter; onChange: (filter: ClientFilter) => void };

function Filters({ filter, onChange }: FiltersProps) {
  const preparers = useWorkload().data ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_13rem_12rem]">
      <Field label="Search">
        <Input
          type="search"
          placeholder="Name or email"
          autoComplete="off"
          maxLength={100}
          leading={<Search aria-hidden="true" />}
          value={filter.q}
          onChange={(event) => onChange({ ...filter, q: event.target.value })}
        />
      </Field>
      <Field label="Preparer">
        <Select
          options={[
            { value: 'all', label: 'Any' },
            { value: 'none', label: 'No preparer' },
            ...preparers.map(({ preparer }) => ({ value: preparer.id, label: personName(preparer) })),
          ]}
          value={filter.preparer}
          onValueChange={(preparer) => onChange({ ...filter, preparer })}
        />
      </Field>
      <Field label="Status">
        <Select
          options={statusOptions}
          value={filter.status}
          onValueChange={(status) => onChange({ ...filter, status })}
        />
      </Field>
    </div>
  );
}
