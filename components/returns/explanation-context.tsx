'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type FactSource } from '@/lib/returns/schema';
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

type AddressOf = (origin: FactSource) => string;

const OriginContext = createContext<AddressOf>(({ href }) => href);

/** Says where facts were told for readers who have other screens for it than the client: a preparer's view of a case. */
export function OriginAddresses({ addressOf, children }: { addressOf: AddressOf; children: ReactNode }) {
  return <OriginContext.Provider value={addressOf}>{children}</OriginContext.Provider>;
}

/** The screen that shows where a fact was told. */
export const useOriginAddress = () => useContext(OriginContext);
