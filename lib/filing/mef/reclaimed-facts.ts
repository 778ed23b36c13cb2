import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { dependentOf, studentOf } from './copies';
import { group, leaf } from './element';
import { personText } from './filer-names';
import type { XmlNode } from './xml-node';

type Named = Readonly<{ firstName: string; lastName: string }>;

const names = ({ firstName, lastName }: Named): XmlNode[] => [
  ...leaf('PersonFirstNm', personText(firstName, 20)),
  ...leaf('PersonLastNm', personText(lastName, 20)),
];

/** Month and day as the schema writes them, `--05-14`, for a day of the return's year. */
const dayOf = (date: string | null, taxYear: number): string =>
  date?.startsWith(String(taxYear)) === true ? `-${date.slice(4)}` : '';

const named =
  (element: string) =>
  (item: unknown, facts: ReturnInput): XmlNode[] => {
    const person = dependentOf(item, facts);
    return person === null ? [] : group(element, names(person));
  };

/** Form 8862: the people of lines 5, 12, 13 and 18, and the days of line 8. */
export const reclaimedFacts: Readonly<Record<string, (item: unknown, facts: ReturnInput) => XmlNode[]>> = {
  '8862-eic': (item, facts) => {
    const child = dependentOf(item, facts);
    if (child === null) return [];
    return [
      ...group('ChildFirstAndLastName', names(child)),
      ...leaf('BirthMonthDayDt', dayOf(child.dateOfBirth, facts.taxYear)),
      ...leaf('DeathMonthDayDt', dayOf(child.dateOfDeath, facts.taxYear)),
    ];
  },
  '8862-children': named('ChildFirstAndLastName'),
  '8862-others': named('PersonFullName'),
  '8862-students': (item, facts) => {
    const student = studentOf(item, facts);
    return student === null ? [] : group('StudentName', names(student.person));
  },
};
