'use client';

import { useEffect } from 'react';
import { type TaxReturn } from '@/lib/returns/schema';
import { announceFirst } from './announce-return';

/** Says once that the first draft was made. Draws nothing. */
export function AnnounceFirst({ id, taxYear, created }: Pick<TaxReturn, 'id' | 'taxYear' | 'created'>) {
  useEffect(() => announceFirst({ id, taxYear, created }), [id, taxYear, created]);
  return null;
}
