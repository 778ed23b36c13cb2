'use client';

import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/format/words';
import { type DeductionDiscovery, type DeductionSuggestion } from '@/lib/returns/results-schema';
import { hasPassed } from './has-passed';
import { SavingsBanner } from './savings-banner';
import { SettledList } from './settled-list';
import { SuggestionCard } from './suggestion-card';

/** What may bring money, what the return has already, and what was ruled out. */
export function DeductionsView({ discovery }: { discovery: DeductionDiscovery }) {
  const { suggestions, settled, totalPotentialSavings, ready } = discovery;
  const open = suggestions.filter((suggestion) => !hasPassed(suggestion));
  const passed = suggestions.filter(hasPassed);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {totalPotentialSavings > 0 ? <SavingsBanner total={totalPotentialSavings} suggestions={open} /> : null}
      {suggestions.length === 0 ? <NothingToSuggest ready={ready} /> : null}
      {open.length === 0 ? null : <Suggestions label="Suggestions" suggestions={open} />}
      {passed.length === 0 ? null : (
        <section aria-labelledby="passed-title" className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
          <div className="reading-width grid gap-1">
            <h2 id="passed-title" className="text-lg font-semibold">
              For next year
            </h2>
            <p className="text-sm text-muted-foreground">
              The deadline for {plural(passed.length, 'this one', 'these')} has passed, so savings from{' '}
              {plural(passed.length, 'it', 'them')} aren’t in your total. If you met the deadline, tell us in
              the interview. If not, plan for next year.
            </p>
          </div>
          <Suggestions label="Suggestions past their deadline" suggestions={passed} />
        </section>
      )}
      {settled.length > 0 ? <SettledList settled={settled} /> : null}
      <section
        aria-labelledby="next-title"
        className="flex flex-col gap-4 rounded-lg bg-primary-soft p-5 sm:flex-row sm:items-center sm:justify-between sm:p-6"
      >
        <div className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div className="grid gap-0.5">
            <h2 id="next-title" className="font-semibold">
              {suggestions.length > 0 ? 'Do any of these apply to you?' : 'Is something missing?'}
            </h2>
            <p className="text-sm text-muted-foreground">
              Update your interview and recalculate. Your other answers won’t change.
            </p>
          </div>
        </div>
        <Button asChild className="shrink-0">
          <Link href="/interview">Go to Tax Interview</Link>
        </Button>
      </section>
    </div>
  );
}

function Suggestions({ label, suggestions }: { label: string; suggestions: readonly DeductionSuggestion[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionCard suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}

/** Praise only when everything was looked at. */
function NothingToSuggest({ ready }: { ready: boolean }) {
  if (ready)
    return (
      <Alert variant="success" title="Great job!">
        <p>We didn’t find anything you missed. Here’s what we checked.</p>
      </Alert>
    );
  return (
    <Alert variant="info" title="Nothing to suggest yet">
      <p>
        We’ll look for deductions once every question in the{' '}
        <Link href="/interview" className="font-medium underline underline-offset-4">
          interview
        </Link>{' '}
        has an answer.
      </p>
    </Alert>
  );
}
