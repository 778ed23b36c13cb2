import { splitAddress } from '@/lib/tax/facts/postal-address';
import { type KnownState } from './schema';
import { states } from './topics/address';
import { type InterviewState } from './walk';

/** Their people file no return of income with them. */
export const withoutIncomeTax: ReadonlySet<string> = new Set(['AK', 'FL', 'NV', 'SD', 'TN', 'TX', 'WY']);

/** These tax one kind of income only: a return follows where a form shows it. */
const taxedByForm: Readonly<Record<string, readonly string[]>> = {
  // Interest and dividends; capital gains.
  NH: ['1099-INT', '1099-DIV'],
  WA: ['1099-B'],
};

const namesOf = new Map(states.map(({ value, label }) => [value, label]));

/** The states that the documents and the address name, in the order of their names, and whether each takes a return. */
export function listStates({ documents, answers }: InterviewState): KnownState[] {
  const found = new Set(documents.flatMap(({ forms }) => forms.map(({ form }) => form)));
  const codes = new Set<unknown>([answers['address.state']]);
  for (const { recipientAddress, item } of documents.flatMap(({ forms }) => forms)) {
    codes.add(splitAddress(recipientAddress ?? '')?.state);
    const rows: unknown = item['states'];
    if (Array.isArray(rows)) for (const row of rows as { state?: unknown }[]) codes.add(row.state);
  }
  return [...codes]
    .flatMap((code) => {
      const name = typeof code === 'string' ? namesOf.get(code) : undefined;
      // Mail of the armed forces names no state.
      if (typeof code !== 'string' || name === undefined || name.startsWith('Armed Forces')) return [];
      if (taxedByForm[code]?.some((form) => found.has(form)) === false) return [];
      return [{ name, takesReturn: !withoutIncomeTax.has(code) }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
