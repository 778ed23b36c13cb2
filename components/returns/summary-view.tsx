'use client';

import { type ReactNode } from 'react';
import { later } from '@/components/ui/later';
import { type TaxReturn } from '@/lib/returns/schema';
import { BreakdownCard } from './breakdown-card';
import { FormLinesList } from './form-lines-list';
import { StateReturns } from './state-returns';
import { SummaryCards } from './summary-cards';
import { SummaryContents } from './summary-contents';
import { SummaryDollar } from './summary-dollar';
import { stageOf } from './summary-figures';
import { SummaryInsights } from './summary-insights';
import { SummaryLedger } from './summary-ledger';
import { SummaryNotice } from './summary-notice';

const StateAdvice = later(() => import('./state-advice').then((part) => part.StateAdvice));
const StateMove = later(() => import('./state-move').then((part) => part.StateMove));

/** Everything the summary shows of a return, calculated or not. */
export function SummaryView({ taxReturn, charts }: { taxReturn: TaxReturn; charts: ReactNode }) {
  const { id, calculationResults: results } = taxReturn;
  const stage = stageOf(taxReturn);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {stage === 'calculated' ? null : <SummaryNotice returnId={id} stage={stage} results={results} />}
      <SummaryCards results={results} isOutdated={stage === 'outdated'} />
      {results === null ? (
        <SummaryInsights returnId={id} />
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <BreakdownCard results={results} isOutdated={stage === 'outdated'} />
            <SummaryInsights returnId={id} />
          </div>
          <SummaryContents results={results} />
          <StateReturns results={results} />
          <StateAdvice returnId={id} version={taxReturn.version} />
          <StateMove returnId={id} version={taxReturn.version} />
          <SummaryDollar results={results} />
          <SummaryLedger results={results} />
          {charts}
          <FormLinesList results={results} />
        </>
      )}
    </div>
  );
}
