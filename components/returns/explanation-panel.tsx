'use client';

import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { explanationQuery } from '@/lib/returns/result-hooks';
import { type StepPath } from './explanation-address';
import { ExplanationBody } from './explanation-body';
import { walkSteps } from './explanation-tree';
import { placeStep } from './explanation-place';
import { type LineRef } from './form-lines-read';

type ExplanationPanelProps = {
  isOpen: boolean;
  returnId: string;
  version: number;
  target: LineRef;
  path: StepPath;
  onGoTo: (path: StepPath) => void;
  /** The page is about to be left from this step. */
  onLeave: (path: StepPath) => void;
  onBack: () => void;
  onClose: () => void;
  /** The panel is gone: gives the focus back. */
  onClosed: () => void;
};

/** Where a number comes from, step by step: beside the page, on phones over it. */
export function ExplanationPanel({
  isOpen,
  returnId,
  version,
  target,
  path,
  onGoTo,
  onLeave,
  onBack,
  onClose,
  onClosed,
}: ExplanationPanelProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const query = useQuery(explanationQuery(returnId, version, target.form, target.line, target.copy));
  const trail = query.data === undefined ? [] : walkSteps(query.data, path);
  const current = trail.at(-1);
  const onOpenChange = (next: boolean) => {
    if (!next) onClose();
  };
  const content = {
    title: current?.label ?? 'Where this number comes from',
    description: placeStep(current ?? { kind: 'line', ...target }),
    // The panel itself takes the focus, so that its name is read first.
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      onClosed();
    },
    children: (
      <ExplanationBody
        query={query}
        trail={trail}
        path={path.slice(0, Math.max(0, trail.length - 1))}
        onGoTo={onGoTo}
        onLeave={onLeave}
        onBack={onBack}
      />
    ),
  };
  return isWide ? (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent side="right" className="outline-none sm:max-w-lg" {...content} />
    </Sheet>
  ) : (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="outline-none" {...content} />
    </Dialog>
  );
}
