'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search is sent. */
const settleAfter = 250;

/** What was typed, once the typing has paused: one request a word instead of one a letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleAfter);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
