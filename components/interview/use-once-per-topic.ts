'use client';

import { useState } from 'react';

/** True on the first screen of each topic that a visit comes to: what concerns the topic is said there, not on each screen. */
export function useOncePerTopic(topic: string, screen: string): boolean {
  const [first, setFirst] = useState({ topic, screen });
  if (first.topic === topic) return first.screen === screen;
  setFirst({ topic, screen });
  return true;
}
