'use client';

import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { useUsers } from '@/lib/accounts/admin-hooks';
import { type ListedUser } from '@/lib/accounts/schema';
import { isFoundBy, personOption } from './admin-choices';
import { useSettled } from './admin-settled';

type PersonPickerProps = {
  /** Id of the box, for the focus after a refused try. */
  id: string;
  /** What we ask ("Preparer"). */
  label: string;
  /** Name of the list of people ("Preparers"). */
  listLabel: string;
  placeholder: string;
  /** Only people with this role; null for everybody. */
  role: ListedUser['role'] | null;
  chosen: ListedUser | null;
  onChoose: (person: ListedUser) => void;
};

/** Chooses one person; what is typed is searched for in names and addresses. */
export function PersonPicker({
  id,
  label,
  listLabel,
  placeholder,
  role,
  chosen,
  onChoose,
}: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const users = useUsers({ role, q: useSettled(typed) });
  // While a search is on its way, the people of the one before are still there: never offer who isn't meant.
  const found = (users.data ?? []).filter((person) => isFoundBy(person, typed));
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Field label={label} id={id}>
        <Combobox
          options={found.map(personOption)}
          chosen={chosen === null ? null : personOption(chosen)}
          onChoose={(userId) => {
            const person = found.find((user) => user.id === userId);
            if (person !== undefined) onChoose(person);
          }}
          onSearch={setTyped}
          listLabel={listLabel}
          placeholder={placeholder}
        />
      </Field>
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
  if (isError) return 'We couldn’t load the list. Reload the page to try again.';
  if (data?.length === 0) return typed.trim() === '' ? 'There’s no one to select yet.' : 'No one found.';
  return hasNextPage ? 'Type a name or email to search the list.' : '';
}
