'use client';

import { Search } from 'lucide-react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type QueueFilter, statusFilters, turnFilters } from './client-queue';

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  { value: 'in-review', label: 'in-review' },
  { value: 'draft', label: 'draft' },
  { value: 'approved', label: 'approved' },
  { value: 'filed', label: 'filed' },
  { value: 'none', label: 'no return yet' },
];

const turnOptions = [
  { value: 'all', label: 'Everyone' },
  { value: 'preparer', label: 'Waiting for you' },
  { value: 'client', label: 'Waiting for the client' },
  { value: 'overdue', label: 'Overdue answers' },
];

type QueueFiltersProps = { filter: QueueFilter; onChange: (filter: QueueFilter) => void };

/** Search, status and turn: what narrows the preparer's list. Its columns sort it. */
export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem_13rem]">
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
      <Field label="Status">
        <Select
          options={statusOptions}
          value={filter.status}
          onValueChange={(value) =>
            onChange({ ...filter, status: statusFilters.find((one) => one === value) ?? 'all' })
          }
        />
      </Field>
      <Field label="Show">
        <Select
          options={turnOptions}
          value={filter.turn}
          onValueChange={(value) =>
            onChange({ ...filter, turn: turnFilters.find((one) => one === value) ?? 'all' })
          }
        />
      </Field>
    </div>
  );
}
