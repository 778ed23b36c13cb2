'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type LineRef } from './form-lines-read';

const Context = createContext<((line: LineRef) => void) | null>(null);

/** Gives every number below it the way to open its explanation. */
export function ExplanationOpener({
  open,
  children,
}: {
  open: (line: LineRef) => void;
  children: ReactNode;
}) {
  return <Context.Provider value={open}>{children}</Context.Provider>;
}

/** Opens the explanation of a line; null where no explanations can be shown. */
export const useExplain = () => useContext(Context);
