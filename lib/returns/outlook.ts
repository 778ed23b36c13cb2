import { applyChanges } from '@/lib/tax/apply-changes';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { FilingStatus } from '@/lib/tax/facts/household';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { readEstimatedPayments } from '@/lib/tax/read-estimated-payments';
import { buildRefundLedger } from '@/lib/tax/refund-ledger';
import { law2024 } from '@/lib/tax/us/law/2024';
import { hasReached } from '@/lib/tax/us/ages';
import { AppError } from '@/lib/errors';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { NextYear, RefundSteps, WhatIfOutline } from './results-schema';

/**
 * Which fact moved the refund by how much, from the last calculation.
 * @throws AppError conflict before the first calculation
 */
export async function readRefundSteps(open: OpenReturn<'read'>): Promise<RefundSteps> {
  const { snapshot } = await readCalculated(open);
  const ledger = buildRefundLedger(snapshot.input);
  if (!ledger.ok) throw new AppError('conflict', 'This return can’t be taken apart step by step.');
  return {
    start: ledger.start,
    end: ledger.end,
    steps: ledger.steps.map(({ facts, change, balance }) => ({
      label: facts.map(({ label }) => label).join(' and '),
      change,
      balance,
    })),
  };
}

/**
 * Estimated tax for the next year, from the last calculation.
 * @throws AppError conflict before the first calculation
 */
export async function readNextYear(open: OpenReturn<'read'>): Promise<NextYear> {
  const { snapshot, results } = await readCalculated(open);
  return {
    estimate: readEstimatedPayments(calculateReturn(snapshot.facts)),
    totalTax: results.federalTaxAfterCredits,
    withheld: results.totalWithholding,
  };
}

/**
 * What can be tried on the last calculation, and where in its facts.
 * @throws AppError conflict before the first calculation
 */
export async function readWhatIfOutline(open: OpenReturn<'read'>): Promise<WhatIfOutline> {
  const { snapshot, results } = await readCalculated(open);
  const { facts, input } = snapshot;
  const ira = input.adjustments?.ira ?? [];
  const own = ira.findIndex(({ owner }) => (owner ?? 'taxpayer') === 'taxpayer');
  const { contribution, catchUp, catchUpAge } = law2024.ira;
  const limit = contribution + (hasReached(facts.taxpayer, catchUpAge, law2024.lastDay) ? catchUp : 0);
  const roth = ira[own]?.roth ?? 0;
  return {
    filingStatus: facts.filingStatus,
    filingStatuses: statusesToTry(input),
    charity: input.itemized?.charityCash ?? 0,
    dependents: facts.dependents.length,
    jobs: facts.w2s.length,
    itemizes: results.lines['schedule-a'] !== undefined,
    ira: {
      index: own < 0 ? ira.length : own,
      isNew: own < 0,
      traditional: ira[own]?.traditional ?? 0,
      most: Math.max(0, Math.floor(limit - roth)),
    },
  };
}

/** Those with which the people and papers of the return can stand together. */
const statusesToTry = (input: ReturnInputJson): FilingStatus[] =>
  FilingStatus.options.filter((value) => {
    const changed = applyChanges(input, [{ path: 'filingStatus', value }]);
    return changed.ok && parseReturn(changed.input).ok;
  });
