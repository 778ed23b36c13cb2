import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { keepFormNames } from '@/components/ui/form-names';
import { arrowRight } from '@/components/ui/icon-paths';
import { type NextStep } from './next-steps';

/** The dashboard names this many; the rest comes when these are done. */
const shown = 4;

/** What to do now: the first thing as a button, the others as links. */
export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby="next-steps-title">
        <CardHeader className="pb-4 sm:pb-4">
          <CardTitle id="next-steps-title">What to do next</CardTitle>
        </CardHeader>
        <ol className="divide-y border-t">
          {steps.slice(0, shown).map(({ key, title, says, href, action }, index) => (
            <li
              key={key}
              className="flex flex-col gap-x-6 gap-y-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="font-medium break-words" id={`next-step-${key}`}>
                  {keepFormNames(title)}
                </p>
                <p className="text-sm text-muted-foreground">{keepFormNames(says)}</p>
              </div>
              <Button
                asChild
                variant={index === 0 ? 'primary' : 'outline'}
                size={index === 0 ? 'md' : 'sm'}
                className="shrink-0"
              >
                <Link href={href} aria-describedby={`next-step-${key}`}>
                  {action}
                  <DrawnIcon paths={arrowRight} />
                </Link>
              </Button>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
