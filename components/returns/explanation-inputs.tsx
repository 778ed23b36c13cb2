'use client';

import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type Explanation } from '@/lib/returns/schema';
import { type StepPath } from './explanation-address';
import { OriginLink } from './explanation-origin';
import { placeStep } from './explanation-place';
import { explainInWords } from './explanation-sentence';
import { completeStep, type Input, splitInputs } from './explanation-tree';
import { formatValue } from './explanation-value';

// Deeper than this the rows get too narrow to read: then the step opens on its own.
const deepest = 3;

type ExplanationInputsProps = {
  root: Explanation;
  step: Explanation;
  path: StepPath;
  onGoTo: (path: StepPath) => void;
  /** The page is about to be left from this step. */
  onLeave: (path: StepPath) => void;
  depth?: number;
};

/** What a value was made of. Each row unfolds in place and opens as a step of its own. */
export function ExplanationInputs({ root, step, path, onGoTo, onLeave, depth = 1 }: ExplanationInputsProps) {
  const { counting, empty } = splitInputs(step);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const rows = (inputs: readonly Input[]) =>
    inputs.map((input) => (
      <InputRow
        key={input.position}
        root={root}
        step={completeStep(root, input.step)}
        path={[...path, input.position]}
        onGoTo={onGoTo}
        onLeave={onLeave}
        depth={depth}
      />
    ));
  // With nothing else to show there is nothing to fold away.
  const canFold = empty.length > 0 && counting.length > 0;
  return (
    <ul className={cn('grid divide-y', depth > 1 && 'border-t')}>
      {rows(counting)}
      {canFold ? (
        <li>
          <button
            type="button"
            aria-expanded={showsEmpty}
            onClick={() => setShowsEmpty(!showsEmpty)}
            className="min-h-11 w-full rounded-xs text-left text-sm text-muted-foreground underline decoration-border-strong underline-offset-4 hover:text-foreground"
          >
            {showsEmpty ? 'Show fewer' : `Show ${empty.length} more: zero, blank, or “no”`}
          </button>
        </li>
      ) : null}
      {canFold && !showsEmpty ? null : rows(empty)}
    </ul>
  );
}

function InputRow({ root, step, path, onGoTo, onLeave, depth }: Required<ExplanationInputsProps>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-start gap-2 rounded-sm px-2 py-2.5 text-left text-sm transition-colors hover:bg-muted"
      >
        <ChevronRight
          aria-hidden="true"
          className={cn(
            'mt-0.5 size-4 shrink-0 text-muted-foreground transition-transform',
            isOpen && 'rotate-90',
          )}
        />
        <span className="grid min-w-0 flex-1">
          <span className="break-words">{step.label}</span>
          <span className="truncate text-xs text-muted-foreground">{placeStep(step)}</span>
        </span>
        <span className="max-w-[50%] text-right font-medium break-words tabular-nums">
          {formatValue(step)}
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <div className="mb-3 ml-2 grid gap-2.5 border-l-2 pb-1 pl-3 text-sm">
            <p className="text-muted-foreground">{explainInWords(step)}</p>
            {step.kind === 'law' && step.source !== undefined ? (
              <p className="text-xs text-muted-foreground">Source: {step.source}</p>
            ) : null}
            <OriginLink origin={step.origin} onLeave={() => onLeave(path)} />
            {step.kind === 'line' ? (
              <Button
                variant="link"
                size="inline"
                className="w-fit pointer-coarse:min-h-11"
                onClick={() => onGoTo(path)}
              >
                Open {placeStep(step)}
              </Button>
            ) : null}
            {step.inputs.length > 0 && depth < deepest ? (
              <ExplanationInputs
                root={root}
                step={step}
                path={path}
                onGoTo={onGoTo}
                onLeave={onLeave}
                depth={depth + 1}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}
