import { Circle, CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { type Requirement } from '@/lib/filing/schema';

const actions: Record<Requirement['id'], string> = {
  calculated: 'Go to the interview',
  plan: 'Choose a plan',
  approval: 'Ask your preparer',
  preparer: 'Ask your preparer',
  explanation: 'Write the explanation',
  problems: 'View the list',
};

/** What has to be there before a signature, each with the place where it is done. */
export function RequirementList({ requirements }: { requirements: Requirement[] }) {
  return (
    <section aria-labelledby="requirements" className="grid gap-3">
      <h2 id="requirements" className="text-lg font-semibold">
        Before you sign
      </h2>
      <ul className="divide-y border-y">
        {requirements.map(({ id, met, text, href }) => (
          <li key={id} className="flex items-start gap-3 py-3">
            {met ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-money-in" />
            ) : (
              <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
            )}
            <span className="grid gap-1">
              <span>
                <span className="sr-only">{met ? 'Done: ' : 'To do: '}</span>
                {text}
              </span>
              {href === null || met ? null : (
                <Link
                  href={href}
                  className="rounded-xs text-sm font-medium text-primary underline underline-offset-4"
                >
                  {actions[id]}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
