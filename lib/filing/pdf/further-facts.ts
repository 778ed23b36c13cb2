import { z } from 'zod';
import { type Cents, dollars } from '@/lib/tax/facts/cents';
import type { Person } from '@/lib/tax/facts/household';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { type DepreciatingActivity, isOfThisYear } from '@/lib/tax/us/form-4562/activities';
import { isBuilding } from '@/lib/tax/us/form-4562/depreciate';
import { electsAsNew, listExchanges, type ListedExchange } from '@/lib/tax/us/form-8824/exchanges';
import type { Law } from '@/lib/tax/us/law/law';
import { ownerOf } from '../mef/copies';
import { passiveTotals } from './passive-lists';
import type { PrintedFacts } from './printed-return';

const Category = z.object({ countries: z.array(z.object({ country: z.string() })) });
const Gift = z.object({ kind: z.string() });
const Abroad = z.object({
  test: z.string(),
  periodFrom: z.string(),
  periodTo: z.string().nullable(),
  country: z.string(),
  employerName: z.string(),
});
const Farm = z.object({
  expenses: z.object({
    other: z.array(z.object({ description: z.string(), amount: z.custom<Cents>(Number.isInteger) })),
  }),
});

/** Form 1116: the only country of its category. Columns for several can't be told apart from our lines. */
function countryOf(item: unknown): PrintedFacts {
  const countries = Category.safeParse(item).data?.countries ?? [];
  const [first] = countries;
  return first !== undefined && countries.length === 1
    ? { oneCountry: true, country: first.country }
    : { oneCountry: false };
}

/** Form 2555: who worked abroad, for whom, and the days of the test. */
function workAbroad(item: unknown, { occupation }: Person): PrintedFacts {
  const { data } = Abroad.safeParse(item);
  if (data === undefined) return {};
  const { test, periodFrom, periodTo, country, employerName } = data;
  const present = test === 'physicalPresence';
  return {
    ownerOccupation: occupation,
    employer: employerName,
    ...(present
      ? { presenceFrom: periodFrom, presenceTo: periodTo ?? '', presenceCountry: country }
      : { residenceFrom: periodFrom, residenceTo: periodTo ?? 'Continues' }),
  };
}

/** Form 4562 of an activity, and Form 8824: what an exchange says besides its lines. */
function exchangeFacts(form: '4562' | '8824', item: unknown, facts: ReturnInput): PrintedFacts {
  const { law } = federalEditionFor(facts);
  if (form === '4562') {
    const elects = listExchanges({ facts }).some(({ exchange }) => electsAsNew(exchange, law));
    return elects && isDepreciatedFrom(item, law) ? { exchangeElection: true } : {};
  }
  const { exchange } = item as ListedExchange;
  return { relatedPartyNumber: exchange.relatedParty?.taxpayerNumber ?? '' };
}

/** The activity placed a building in service in the year. */
const isDepreciatedFrom = (item: unknown, law: Law): boolean =>
  (item as DepreciatingActivity).assets.some((asset) => isBuilding(asset) && isOfThisYear(asset, law));

/** What some forms say besides their lines and their owner. */
export function furtherFacts(form: string, item: unknown, facts: ReturnInput): PrintedFacts {
  if (form === '1116') return countryOf(item);
  if (form === '8582') return passiveTotals(facts);
  if (form === '8283') return { vehicle: Gift.safeParse(item).data?.kind === 'vehicle' };
  if (form === '4562' || form === '8824') return exchangeFacts(form, item, facts);
  if (form === '2555') return workAbroad(item, ownerOf(item, facts));
  return form === 'schedule-h' ? { employerEin: facts.householdEmployment.ein } : {};
}

/** Schedule F, line 32: other expenses by name. */
export const otherFarmCosts = (item: unknown): PrintedFacts[] =>
  (Farm.safeParse(item).data?.expenses.other ?? []).flatMap(({ description, amount }) =>
    dollars(amount) === 0
      ? []
      : [{ description: description || 'Other', amount: dollars(amount).toLocaleString('en-US') }],
  );
