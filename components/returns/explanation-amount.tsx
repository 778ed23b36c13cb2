'use client';

import { type ComponentProps } from 'react';
import { Amount } from '@/components/ui/amount';
import { cn } from '@/components/ui/cn';
import { formatDollars } from '@/lib/format/money';
import { useExplain } from './explanation-context';
import { formatValue, isMoney, type Valued } from './explanation-value';
import { nameLine } from './form-lines-names';
import { type LineRef } from './form-lines-read';

// A finger needs 44 px; the line of text stays as high as it is.
const touchArea =
  "relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-3 pointer-coarse:after:content-['']";

const explainLabel = (label: string, line: LineRef, text: string) =>
  `${text}, ${label}. Explain ${nameLine(line.form, line.line)}`;

type ExplainedAmountProps = Omit<ComponentProps<typeof Amount>, 'onExplain' | 'explainLabel' | 'value'> & {
  /** What the amount is, for screen readers. */
  label: string;
  value: number;
  /** The line that explains it; null shows the amount alone. */
  line: LineRef | null;
};

/** Dollars that open the explanation of their line. */
export function ExplainedAmount({ label, value, line, className, ...look }: ExplainedAmountProps) {
  const explain = useExplain();
  if (line === null || explain === null)
    return <Amount value={value} {...look} {...(className === undefined ? {} : { className })} />;
  return (
    <Amount
      value={value}
      {...look}
      className={cn(touchArea, className)}
      onExplain={() => explain(line)}
      explainLabel={explainLabel(
        label,
        line,
        formatDollars(value, look.sign === undefined ? {} : { sign: look.sign }),
      )}
    />
  );
}

/** Any value of a line, dollars or not, that opens its explanation. */
export function ExplainedValue({ shown, line }: { shown: Valued; line: LineRef }) {
  const explain = useExplain();
  if (typeof shown.value === 'number' && isMoney(shown))
    return <ExplainedAmount label={shown.label} value={shown.value} line={line} />;
  const text = formatValue(shown);
  if (explain === null) return <span className="tabular-nums">{text}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={explainLabel(shown.label, line, text)}
      onClick={() => explain(line)}
      className={cn('explainable rounded-xs tabular-nums', touchArea)}
    >
      {text}
    </button>
  );
}
