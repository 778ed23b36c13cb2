'use client';

import { useEffect, useRef } from 'react';
import { type Explanation } from '@/lib/returns/schema';
import { type StepPath } from './explanation-address';
import { ExplanationInputs } from './explanation-inputs';
import { OriginLink } from './explanation-origin';
import { useExplanationReader } from './explanation-context';
import { explainInWords } from './explanation-sentence';
import { formatValue } from './explanation-value';
import { capitalize } from './explanation-words';

type ExplanationStepProps = {
  root: Explanation;
  step: Explanation;
  path: StepPath;
  onGoTo: (path: StepPath) => void;
  /** The page is about to be left from this step. */
  onLeave: (path: StepPath) => void;
  /** Reached from another step: the focus moves here, as the button that led here is gone. */
  takesFocus: boolean;
};

/** One step of an explanation: value, sentence, printed instruction, what it was made of, where it is published. */
export function ExplanationStep({ root, step, path, onGoTo, onLeave, takesFocus }: ExplanationStepProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const text = formatValue(step);
  const { actionsFor } = useExplanationReader();
  return (
    <div
      ref={box}
      role="group"
      aria-label={step.label}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none"
    >
      <p className="text-3xl font-semibold break-words tabular-nums">{capitalize(text)}</p>
      <p className="reading-width">{explainInWords(step)}</p>
      <OriginLink origin={step.origin} onLeave={() => onLeave(path)} />
      {actionsFor(step)}
      {step.instruction === undefined ? null : (
        <div className="flex items-baseline gap-3 border-y py-3 text-sm">
          <span className="shrink-0 font-mono font-medium sm:min-w-8">
            <span className="sr-only">Line </span>
            {step.line}
          </span>
          <span className="min-w-0 flex-1 text-muted-foreground">{step.instruction}</span>
          <span className="font-mono font-medium tabular-nums">{text}</span>
        </div>
      )}
      {step.inputs.length === 0 ? null : (
        <section aria-label="Calculated from" className="grid gap-1">
          <h3 className="text-sm font-semibold">Calculated from</h3>
          <ExplanationInputs root={root} step={step} path={path} onGoTo={onGoTo} onLeave={onLeave} />
        </section>
      )}
      {step.source === undefined ? null : (
        <p className="border-t pt-3 text-xs text-muted-foreground">Source: {step.source}</p>
      )}
    </div>
  );
}
