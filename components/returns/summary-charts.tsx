'use client';

import { useMyReturns } from '@/lib/returns/hooks';
import { NextYear } from './next-year';
import { RefundSteps } from './refund-steps';
import { TaxRates } from './tax-rates';
import { WhatIfPanel } from './what-if-panel';

/** What takes a few calculations of the return: its steps, rates, what-ifs and the next year. */
export function SummaryCharts() {
  const taxReturn = useMyReturns().data?.[0];
  if (taxReturn === undefined || taxReturn.calculationResults === null) return null;
  const { id, version, status, calculationResults } = taxReturn;
  return (
    <>
      <RefundSteps returnId={id} version={version} isOwed={calculationResults.estimatedRefund < 0} />
      <TaxRates returnId={id} version={version} />
      <WhatIfPanel returnId={id} version={version} />
      <NextYear returnId={id} version={version} isOpen={status !== 'filed'} />
    </>
  );
}
