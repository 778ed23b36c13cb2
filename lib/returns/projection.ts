import { applyChanges } from '@/lib/tax/apply-changes';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { FilingStatus } from '@/lib/tax/facts/household';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import { computeMarginalRates, drawIncomeCurve, findNextRateChanges } from '@/lib/tax/marginal-rate';
import { readEstimatedPayments } from '@/lib/tax/read-estimated-payments';
import { buildRefundLedger } from '@/lib/tax/refund-ledger';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { hasReached } from '@/lib/tax/us/ages';
import { AppError } from '@/lib/errors';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { NextYear, RefundSteps, TaxRates, WhatIfOutline } from './results-schema';

/**
 * Which fact moved the refund by how much, from the last calculation.
 * @throws AppError conflict before the first calculation
 */
export async function readRefundSteps(open: OpenReturn<'read'>): Promise<RefundSteps> {
  const { snapshot } = await readCalculated(open);
  const ledger = buildRefundLedger(snapshot.input);
  if (!ledger.ok) throw new AppError('conflict', 'We can’t show this return step by step.');
  return {
    start: ledger.start,
    end: ledger.end,
    steps: ledger.steps.map(({ facts, change, balance }) => ({
      label: facts.map(({ label }) => shorten(label)).join(' and '),
      change,
      balance,
    })),
    groups: ledger.groups.map(({ label, change }) => ({ label, change })),
  };
}

/** "Form W-2 (1), Casco Bay Hospital" without the number: the name tells it apart. */
const shorten = (label: string): string => label.replace(/ \(\d+\), (?=\S)/, ', ');

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
 * What the next dollar costs and what a dollar costs on average, from the last calculation.
 * @throws AppError conflict before the first calculation
 */
export async function readTaxRates(open: OpenReturn<'read'>): Promise<TaxRates> {
  const { snapshot } = await readCalculated(open);
  return ratesOf(snapshot.facts);
}

/** The same from facts. */
function ratesOf(facts: ReturnInput): TaxRates {
  const computed = computeMarginalRates(facts);
  if (!computed.ok) throw new AppError('conflict', 'We can’t calculate the rates for this return.');
  const { totalTax, totalIncome, effectiveRate } = computed;
  const sources = computed.rates.map(({ kind, label, amount, steps }) => ({
    kind,
    label,
    amount,
    rate: steps.find(({ raise }) => raise === 1000)?.rate ?? null,
  }));
  const main = sources.reduce((largest, one) => (one.amount > largest.amount ? one : largest));
  const { raise, fall } = findNextRateChanges(facts, main.kind) ?? { raise: null, fall: null };
  return {
    totalTax,
    totalIncome,
    effectiveRate,
    main: { label: main.label, amount: main.amount, rate: main.rate },
    rates: sources.flatMap(({ label, amount, rate }) => (rate === null ? [] : [{ label, amount, rate }])),
    next: { raise, fall },
    curve: drawIncomeCurve(facts, main.kind).map(({ change, totalTax: tax, balance }) => ({
      change,
      totalTax: tax,
      balance,
    })),
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
  const { law } = federalEditionFor(facts);
  const { contribution, catchUp, catchUpAge } = law.ira;
  const limit = contribution + (hasReached(facts.taxpayer, catchUpAge, law.lastDay) ? catchUp : 0);
  const roth = ira[own]?.roth ?? 0;
  return {
    taxYear: facts.taxYear,
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

/** Those with which the people and documents of the return can stand together. */
const statusesToTry = (input: ReturnInputJson): FilingStatus[] =>
  FilingStatus.options.filter((value) => {
    const changed = applyChanges(input, [{ path: 'filingStatus', value }]);
    return changed.ok && parseReturn(changed.input).ok;
  });
