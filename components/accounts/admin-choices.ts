import { type SelectOption } from '@/components/ui/select';
import { shownAddress } from '@/lib/accounts/no-account';
import { type ListedUser } from '@/lib/accounts/schema';
import { countOf } from '@/lib/format/words';

/** A person as the administrators' screens name them. */
export type Person = Pick<ListedUser, 'id' | 'email' | 'firstName' | 'lastName'>;

/** "Maya Ortiz", or the address when there is no name. */
export const personName = ({ firstName, lastName, email }: Omit<Person, 'id'>): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Whether a person is one that these letters search for: a part of address and name, as the server compares them. */
export const isFoundBy = ({ email, firstName, lastName }: Omit<Person, 'id'>, typed: string): boolean =>
  `${email} ${firstName} ${lastName}`.toLowerCase().includes(typed.trim().toLowerCase());

/** "12 clients"; nothing for who is no preparer. */
export const sayClients = (clients: number | null): string =>
  clients === null ? '' : countOf(clients, 'client', 'clients');

/** A person to choose: name and address, and of a preparer how many clients they have. */
export function personOption(person: Person & Pick<ListedUser, 'clients'>): SelectOption {
  const name = personName(person);
  const label = name === person.email ? name : `${name} (${shownAddress(person.email)})`;
  return {
    value: person.id,
    label: person.clients === null ? label : `${label}, ${sayClients(person.clients)}`,
  };
}

/** Roles to give. */
export const roleOptions: readonly (SelectOption & { value: ListedUser['role'] })[] = [
  { value: 'client', label: 'Client' },
  { value: 'preparer', label: 'Preparer' },
  { value: 'admin', label: 'Admin' },
];

/** The role of a choice; null for all else, such as "every role". */
export const readRole = (value: string): ListedUser['role'] | null =>
  roleOptions.find((option) => option.value === value)?.value ?? null;
