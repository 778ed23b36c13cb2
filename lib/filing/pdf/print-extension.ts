import { findForm } from '@/lib/tax/list-forms';
import type { Extension } from '../mef/build-extension';
import type { PrintedReturn } from './printed-return';

const hyphened = (ssn: string): string =>
  ssn.replaceAll(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');

/** Form 4868 as it is printed: its lines with the engine's labels. */
export function printExtension({
  taxYear,
  taxpayer,
  spouse,
  address,
  amounts,
  abroad,
  writtenAt,
}: Extension): PrintedReturn {
  const form = findForm('4868');
  const labels = new Map(form?.lines.map(({ number, label }) => [number, label]));
  const line = (number: string, value: number) => ({
    line: number,
    label: labels.get(number) ?? '',
    value,
    unit: 'money' as const,
  });
  const people = spouse === null ? [taxpayer] : [taxpayer, spouse];
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  return {
    taxYear,
    filers: people.map(({ ssn }, index) => ({
      name: names[index] ?? '',
      maskedSsn: `XXX-XX-${ssn.slice(-4)}`,
    })),
    filingStatus: '',
    status: '',
    calculatedAt: writtenAt,
    engineVersion: '',
    refund: 0,
    owed: amounts.paying,
    facts: {
      names: names.join(' and '),
      ssn: hyphened(taxpayer.ssn),
      spouseSsn: spouse === null ? '' : hyphened(spouse.ssn),
      ...address,
      abroad,
    },
    forms: [
      {
        id: '4868',
        name: 'Form 4868',
        title: form?.title ?? '',
        copy: null,
        sequence: null,
        attached: false,
        lines: [
          line('4', amounts.tax),
          line('5', amounts.payments),
          line('6', amounts.balance),
          line('7', amounts.paying),
        ],
        facts: {},
        lists: {},
      },
    ],
  };
}
