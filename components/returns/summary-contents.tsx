'use client';

import { type CalculationResults } from '@/lib/returns/schema';

/** The sections below the first cards, in their order, by the id of each one’s heading. */
export function listSections({
  states,
  estimatedRefund,
}: Pick<CalculationResults, 'states' | 'estimatedRefund'>) {
  const hasStates = Object.keys(states ?? {}).length > 0;
  return [
    ...(hasStates ? [{ id: 'states-title', title: 'State returns' }] : []),
    { id: 'move-title', title: 'Another state' },
    { id: 'dollar-title', title: 'Where each dollar went' },
    { id: 'ledger-title', title: estimatedRefund < 0 ? 'From tax to amount owed' : 'From tax to refund' },
    { id: 'steps-title', title: 'What changed your result' },
    { id: 'rates-title', title: 'Your next dollar' },
    { id: 'what-if-title', title: 'What if?' },
    { id: 'next-year-title', title: 'Next year' },
    { id: 'forms-title', title: 'All forms and lines' },
  ];
}

/** What else stands on this long page, a click away. */
export function SummaryContents({ results }: { results: CalculationResults }) {
  return (
    <nav aria-label="On this page" className="grid gap-2">
      <p className="text-sm font-medium text-muted-foreground" aria-hidden="true">
        On this page
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {listSections(results).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block rounded-xs py-1.5 text-sm font-medium text-primary underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
