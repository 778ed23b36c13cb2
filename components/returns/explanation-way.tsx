'use client';

import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type Explanation } from '@/lib/returns/schema';
import { type StepPath } from './explanation-address';

type ExplanationWayProps = {
  trail: readonly Explanation[];
  path: StepPath;
  onGoTo: (path: StepPath) => void;
  onBack: () => void;
};

/** The way from the explained line to this step, and one step back. */
export function ExplanationWay({ trail, path, onGoTo, onBack }: ExplanationWayProps) {
  return (
    <nav aria-label="Steps of this explanation" className="-mt-1 grid justify-items-start gap-1 pb-4">
      <Button variant="ghost" size="sm" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Button>
      <ol className="flex flex-wrap gap-x-1.5 text-sm text-muted-foreground">
        {trail.map((step, index) => {
          const isLast = index === trail.length - 1;
          return (
            <li key={index} className="flex items-baseline gap-1.5">
              {isLast ? (
                <span aria-current="step" className="py-1 text-foreground">
                  {step.label}
                </span>
              ) : (
                <button
                  type="button"
                  onClick={() => onGoTo(path.slice(0, index))}
                  className="rounded-xs py-1 text-left underline decoration-border-strong underline-offset-4 hover:text-foreground pointer-coarse:py-2.5"
                >
                  {step.label}
                </button>
              )}
              {isLast ? null : <span aria-hidden="true">›</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
