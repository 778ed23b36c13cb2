'use client';

import { ExplorerView } from '@/components/marketing/explorer-view';
import { useExample, type ExampleChange, type ExampleState } from '@/components/marketing/use-example';

type RefundExplorerProps = {
  initial: ExampleState;
  /** What was changed on the server's markup before this code had arrived. */
  before: ExampleChange | null;
};

/** One W-2 as a small Form 1040 that can be moved, and every line of which explains itself. */
export function RefundExplorer({ initial, before }: RefundExplorerProps) {
  const { state, failed, ...on } = useExample(initial, before);
  return <ExplorerView state={state} moves={state !== initial} failed={failed} on={on} />;
}
