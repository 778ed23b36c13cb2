import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One fact that a what-if changes; undefined takes it out. */
export interface TriedChange {
  path: string;
  value: Json | undefined;
}

/** What the what-if panel of the summary shows, by the names of its address. */
export interface PanelChoices {
  status?: string;
  ira?: number;
  charity?: number;
  child?: true;
  wages?: number;
  withheld?: number;
  itemize?: true;
}

/** One part of a what-if, understood. */
export interface Part {
  /** What is tried, after "With". */
  says: string;
  changes: TriedChange[];
  /** What has to be true, or what this leaves out. */
  note?: string;
  panel?: PanelChoices;
  /** The day by which it had to be done, YYYY-MM-DD. */
  doneBy?: string;
}

/** A part of a what-if as it was said: how much of something. */
export interface Statement {
  /** In comparable form, numbers in digits. */
  text: string;
  /** Dollars for the year; null when no amount is said. */
  amount: number | null;
  /** Other amounts of the same part. */
  further: readonly number[];
  /** How many times what there is: 2 for "twice", 0.9 for "10% less". */
  factor: number | null;
  /** A share in percent, as a number of 100. */
  percent: number | null;
  direction: 'set' | 'more' | 'less' | 'none' | 'open';
  /** As much as the law allows. */
  isMost: boolean;
  /** How many payments, where several are said, and the amount of each; 1 and null otherwise. */
  payments: number;
  eachPayment: number | null;
}

/** The return that a what-if starts from. */
export interface Start {
  input: ReturnInputJson;
  facts: ReturnInput;
}

/** What a part comes to: changes, or what has to be asked first. */
export type Planned = { part: Part } | { ask: string };
