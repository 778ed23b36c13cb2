'use client';

import { ArrowRight, Check, CircleHelp } from 'lucide-react';
import Link from 'next/link';
import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { type DeductionSuggestion } from '@/lib/returns/results-schema';
import { hasPassed } from './has-passed';
import { LearnMore } from './learn-more';

/** One suggestion: what it brings, how sure it is, what it asks, and how to claim it. */
export function SuggestionCard({ suggestion }: { suggestion: DeductionSuggestion }) {
  const { name, category, description, potentialSavings, amount, actionSteps, doneBy, href } = suggestion;
  const titleId = useId();
  const isPassed = hasPassed(suggestion);
  return (
    <Card asChild>
      <article aria-labelledby={titleId}>
        <CardHeader className="flex-row flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-2">
            <Badge variant="soft">{category}</Badge>
            <CardTitle id={titleId}>{name}</CardTitle>
            <p className="reading-width text-muted-foreground">{description}</p>
          </div>
          <p className="grid gap-0.5 sm:text-right">
            <span className="text-sm text-muted-foreground">
              {isPassed ? 'Savings if you met the deadline' : 'Potential savings'}
            </span>
            <span
              className={cn(
                'font-semibold tabular-nums',
                isPassed ? 'text-xl text-muted-foreground' : 'text-3xl text-money-in',
              )}
            >
              {formatDollars(potentialSavings, { sign: 'always' })}
            </span>
          </p>
        </CardHeader>
        <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {amount === null ? null : (
            <p className="reading-width text-sm">
              <strong className="font-medium tabular-nums">{formatDollars(amount.dollars)}</strong>{' '}
              {amount.says}
            </p>
          )}
          {doneBy !== null && isPassed ? (
            <Alert variant="warning" title={`${formatDay(doneBy)} has passed`}>
              <p>
                You get these savings only if you contributed by that date. If you did, enter the amount in
                the interview.
              </p>
            </Alert>
          ) : null}
          <Confidence suggestion={suggestion} />
          <div className="grid gap-6 sm:grid-cols-2">
            <Requirements suggestion={suggestion} />
            <section aria-label={`How to claim: ${name}`} className="grid content-start gap-2.5">
              <h3 className="text-sm font-medium">How to Claim This Deduction</h3>
              <ol className="grid list-decimal gap-2 pl-5 text-sm marker:text-muted-foreground">
                {actionSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {href === '/interview' ? null : (
                <Link
                  href={href}
                  aria-describedby={titleId}
                  className="inline-flex w-fit items-center gap-1.5 text-sm font-medium text-primary underline underline-offset-4 pointer-coarse:min-h-11 [&_svg]:size-4"
                >
                  {href.startsWith('/upload') ? 'Go to the document' : 'Go to the question'}
                  <ArrowRight aria-hidden="true" />
                </Link>
              )}
            </section>
          </div>
        </CardContent>
        <CardFooter>
          <Button asChild className="w-full sm:w-auto">
            <Link href="/interview" aria-describedby={titleId}>
              Update Tax Interview
            </Link>
          </Button>
          <LearnMore suggestion={suggestion} titleId={titleId} />
        </CardFooter>
      </article>
    </Card>
  );
}

function Confidence({ suggestion: { confidence, known, name } }: { suggestion: DeductionSuggestion }) {
  const sure = known.filter(Boolean).length;
  return (
    <div className="grid max-w-md gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>
          Confidence <span className="text-muted-foreground">({`${sure} of ${known.length} known`})</span>
        </span>
        <span className="font-medium tabular-nums">{confidence}%</span>
      </p>
      <Progress value={confidence} label={`Confidence that ${name} applies to you`} className="h-1.5" />
    </div>
  );
}

function Requirements({ suggestion: { requirements, known, name } }: { suggestion: DeductionSuggestion }) {
  return (
    <section aria-label={`Requirements: ${name}`} className="grid content-start gap-2.5">
      <h3 className="text-sm font-medium">Requirements</h3>
      <ul className="grid gap-2 text-sm">
        {requirements.map((requirement, index) => (
          <li
            key={requirement}
            className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
          >
            {known[index] === true ? (
              <Check aria-hidden="true" className="text-money-in" />
            ) : (
              <CircleHelp aria-hidden="true" className="text-muted-foreground" />
            )}
            <span>
              {requirement}
              <span className="sr-only">
                {known[index] === true ? ' Shown on your return.' : ' Only you can confirm this.'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
