'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepUpWithTabs } from '@/lib/browser/other-tabs';

/** Keeps this tab's data up with what other tabs save. Draws nothing. */
export function OtherTabs() {
  const client = useQueryClient();
  useEffect(() => keepUpWithTabs(client), [client]);
  return null;
}
