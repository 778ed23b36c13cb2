'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useUsers } from '@/lib/accounts/admin-hooks';
import { type ListedUser } from '@/lib/accounts/schema';
import { personOptions } from './admin-choices';
import { useSettled } from './admin-settled';

type PersonPickerProps = {
  /** Id of the select, for the focus after a refused try. */
  id: string;
  /** What we ask ("Preparer"). */
  label: string;
  /** Name of the search box ("Search preparers"). */
  searchLabel: string;
  placeholder: string;
  /** Only people with this role; null for everybody. */
  role: ListedUser['role'] | null;
  chosen: ListedUser | null;
  onChoose: (person: ListedUser) => void;
};

/** Chooses one person; a search by name or address narrows the list. */
export function PersonPicker({
  id,
  label,
  searchLabel,
  placeholder,
  role,
  chosen,
  onChoose,
}: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const users = useUsers({ role, q: useSettled(typed) });
  const found = users.data ?? [];
  const choose = (userId: string) => {
    const person = found.find((user) => user.id === userId);
    if (person !== undefined) onChoose(person);
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        type="search"
        aria-label={searchLabel}
        placeholder="Search by name or e-mail"
        autoComplete="off"
        maxLength={100}
        leading={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches; it does not send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Select
        id={id}
        options={personOptions(found, chosen)}
        value={chosen?.id ?? null}
        onValueChange={choose}
        placeholder={placeholder}
      />
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {noteOn(users, typed)}
      </p>
    </div>
  );
}

function noteOn(
  { isError, data, hasNextPage }: Pick<ReturnType<typeof useUsers>, 'isError' | 'data' | 'hasNextPage'>,
  typed: string,
): string {
  if (isError) return 'The list could not be loaded. Reload the page to try again.';
  if (data?.length === 0) return typed.trim() === '' ? 'There is nobody to choose.' : 'Nobody was found.';
  return hasNextPage ? 'The list is long. Search to find somebody.' : '';
}
