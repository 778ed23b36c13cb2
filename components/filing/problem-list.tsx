import Link from 'next/link';
import { type FilingProblem } from '@/lib/filing/schema';

/** Numbers of rules are shown; the names of our own checks say nothing to a reader. */
const isRule = (rule: string) => /^[A-Z0-9]+(-[A-Z0-9]+)+$/.test(rule);

type ProblemListProps = {
  problems: FilingProblem[];
  title: string;
  /** Another place for somebody who is not the filer; null where only the filer can do it. */
  linkTo?: (href: string) => string | null;
};

/** What is wrong, in plain words, with the rule's number and the place that puts it right. */
export function ProblemList({ problems, title, linkTo = (href) => href }: ProblemListProps) {
  return (
    <section id="problems" aria-labelledby="problems-title" className="grid scroll-mt-6 gap-3">
      <h2 id="problems-title" className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3">
        {problems.map(({ rule, text, href }, index) => (
          <li key={`${rule}-${index}`} className="grid gap-1 border-l-2 border-destructive pl-4">
            <p>{text}</p>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <Way href={href} linkTo={linkTo} />
              {isRule(rule) ? <span className="text-muted-foreground">Rule {rule}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ href, linkTo }: Pick<FilingProblem, 'href'> & Required<Pick<ProblemListProps, 'linkTo'>>) {
  if (href === null) return <span className="font-medium">You’ll need to file this return on paper.</span>;
  const address = linkTo(href);
  if (address === null) return <span className="font-medium">The client needs to fix this.</span>;
  return (
    <Link href={address} className="rounded-xs font-medium text-primary underline underline-offset-4">
      {address === href ? 'Fix this' : 'View the answer'}
    </Link>
  );
}
