'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ExampleExplanation,
  type ExampleInput,
  type ExampleResult,
} from '@/components/marketing/example-return';

/** The row that is open: a printed line, the outcome whichever line it is on, or none. */
type OpenRow = string | 'outcome' | null;

export type ExampleState = {
  input: ExampleInput;
  result: ExampleResult;
  open: OpenRow;
  explanation: ExampleExplanation | null;
};

/** What a visitor can change. */
export type ExampleChange = Pick<ExampleState, 'input' | 'open'>;

const loadEngine = () => import('@/components/marketing/example-return');

const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/**
 * The example on the landing page. The first figures come from the server; the tax engine is fetched when somebody
 * reaches for a control, and from then on everything is worked out in the browser. `before` is what a visitor changed
 * before any of this had arrived.
 */
export function useExample(initial: ExampleState, before: ExampleChange | null) {
  const [state, setState] = useState(initial);
  const [failed, setFailed] = useState(false);
  const wanted = useRef(initial);
  const turn = useRef(0);
  const engine = useRef<ReturnType<typeof loadEngine> | null>(null);

  const prepare = () => {
    engine.current ??= loadEngine();
    return engine.current;
  };

  const show = async (change: Partial<ExampleChange>) => {
    wanted.current = { ...wanted.current, ...change };
    // Controls answer at once; figures follow as soon as the engine is there.
    if (change.input !== undefined) setState((old) => ({ ...old, input: wanted.current.input }));
    try {
      const { calculateExample, explainExample } = await prepare();
      // What was moved is drawn first; of several changes at once only the last is worked out.
      const mine = (turn.current += 1);
      await afterFrame();
      if (mine !== turn.current) return;
      const { input, open } = wanted.current;
      const result = calculateExample(input);
      const line = open === 'outcome' ? result.outcome.line : open;
      setState({ input, result, open, explanation: line === null ? null : explainExample(input, line) });
      setFailed(false);
    } catch {
      engine.current = null;
      setFailed(true);
    }
  };

  const catchUp = useEffectEvent(() => {
    if (before !== null) void show(before);
  });
  useEffect(() => catchUp(), []);

  return {
    state,
    failed,
    /** Fetches the engine ahead of the first change. */
    prepare: () => void prepare().catch(() => (engine.current = null)),
    change: (input: Partial<ExampleInput>) => void show({ input: { ...wanted.current.input, ...input } }),
    toggle: (row: string) => void show({ open: wanted.current.open === row ? null : row }),
  };
}
