import { type SelectOption } from '@/components/ui/select';
import { type ListedUser } from '@/lib/accounts/schema';

/** A person as the administrators' screens name them. */
export type Person = Pick<ListedUser, 'id' | 'email' | 'firstName' | 'lastName'>;

/** "Maya Ortiz", or the address when there is no name. */
export const personName = ({ firstName, lastName, email }: Omit<Person, 'id'>): string =>
  `${firstName} ${lastName}`.trim() || email;

/** A person to choose: name and address. */
export function personOption(person: Person): SelectOption {
  const name = personName(person);
  return { value: person.id, label: name === person.email ? name : `${name} (${person.email})` };
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
