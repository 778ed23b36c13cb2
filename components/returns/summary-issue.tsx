import { ArrowRight, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { keepFormNames } from '@/components/ui/form-names';
import { formatDollars } from '@/lib/format/money';
import { type ValidationIssue } from '@/lib/returns/schema';
import { isOwnAddress } from './summary-issue-order';

const severities = {
  error: { word: 'Error', variant: 'destructive', icon: CircleAlert },
  warning: { word: 'Warning', variant: 'warning', icon: TriangleAlert },
  info: { word: 'Info', variant: 'info', icon: Info },
} as const;

/** One issue: what it is, what it does, how to fix it, and the way there. */
export function SummaryIssue({ issue }: { issue: ValidationIssue }) {
  const { title, description, impact, suggestedFix, estimatedRefundImpact, href } = issue;
  const { word, variant, icon: Icon } = severities[issue.severity];
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-40 font-medium">{keepFormNames(title)}</h3>
        <Badge variant={variant}>
          <Icon aria-hidden="true" />
          {word}
        </Badge>
      </div>
      <p className="text-sm">{keepFormNames(description)}</p>
      <dl className="grid gap-1.5 text-sm">
        {estimatedRefundImpact > 0 ? (
          <Item term="Potential impact" value={formatDollars(estimatedRefundImpact)} />
        ) : null}
        <Item term="Impact" value={impact} />
        <Item term="Suggested fix" value={suggestedFix} />
      </dl>
      {isOwnAddress(href) ? (
        <Button asChild variant="link" size="inline" className="w-fit text-sm pointer-coarse:min-h-11">
          <Link href={href} aria-label={`Fix this: ${title}`}>
            Fix this
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      ) : null}
    </li>
  );
}

function Item({ term, value }: { term: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt className="inline font-medium">{term}: </dt>
      <dd className="inline text-muted-foreground">{keepFormNames(value)}</dd>
    </div>
  );
}
