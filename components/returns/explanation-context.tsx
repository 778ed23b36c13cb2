'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type Explanation, type FactSource } from '@/lib/returns/schema';
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

/** What somebody other than the client does with an explanation: a preparer's view of a case. */
export type ExplanationReader = {
  /** The screen that shows where a fact was entered. */
  addressOf: (origin: FactSource) => string;
  /** What that link says. */
  nameOf: (origin: FactSource) => string;
  /** Buttons beside a step, such as asking the client about it. */
  actionsFor: (step: Explanation) => ReactNode;
};

const ReaderContext = createContext<ExplanationReader>({
  addressOf: ({ href }) => href,
  nameOf: (origin) => ('questionId' in origin ? 'See your answer' : `See it on ${origin.documentName}`),
  actionsFor: () => null,
});

export const ExplanationReaderProvider = ReaderContext.Provider;

/** The client, unless a provider above says otherwise. */
export const useExplanationReader = () => useContext(ReaderContext);
