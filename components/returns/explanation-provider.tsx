'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { mainId } from '@/components/layout/skip-link';
import { later } from '@/components/ui/later';
import { type StepPath } from './explanation-address';
import { ExplanationOpener } from './explanation-context';
import { useExplanationTrail } from './explanation-trail';
import { type LineRef } from './form-lines-read';

const ExplanationPanel = later(() => import('./explanation-panel').then((part) => part.ExplanationPanel));

type ExplanationProviderProps = {
  returnId: string;
  /** Version of the return: explanations of an earlier calculation are not mixed up with it. */
  version: number;
  children: ReactNode;
};

/** Lets every number below it explain itself: a panel on the right, on phones a dialog. */
export function ExplanationProvider({ returnId, version, children }: ExplanationProviderProps) {
  const { target, path, goTo, goBack, close, keepPlace } = useExplanationTrail();
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback(
    (line: LineRef) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      goTo(line, []);
    },
    [goTo],
  );
  // What was shown last stays while the panel slides out.
  const [last, setLast] = useState<{ key: string; target: LineRef; path: StepPath } | null>(null);
  const key = target === null ? null : JSON.stringify([target, path]);
  if (target !== null && key !== null && key !== last?.key) setLast({ key, target, path });
  return (
    <>
      <ExplanationOpener open={open}>{children}</ExplanationOpener>
      {last === null ? null : (
        <ExplanationPanel
          key={`${last.target.form}:${last.target.line}:${last.target.copy}`}
          isOpen={target !== null}
          returnId={returnId}
          version={version}
          target={last.target}
          path={last.path}
          onGoTo={(steps) => goTo(last.target, steps)}
          onLeave={(steps) => keepPlace(last.target, steps)}
          onBack={() => goBack(last.target, last.path)}
          onClose={close}
          onClosed={() =>
            (opener.current?.isConnected ? opener.current : document.getElementById(mainId))?.focus()
          }
        />
      )}
    </>
  );
}
