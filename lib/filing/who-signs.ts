import type { ReturnInput } from '@/lib/tax/facts/return-input';

type Filers = Pick<ReturnInput, 'filingStatus' | 'taxpayer' | 'spouse'>;

/** Whether the spouse signs a joint return. One who died doesn't: the other signs alone (rules IND-424 and F1040-311-03). */
export const spouseSigns = ({ filingStatus, spouse }: Pick<Filers, 'filingStatus' | 'spouse'>): boolean =>
  filingStatus === 'mfj' && (spouse?.dateOfDeath ?? null) === null;

/** The spouse of a joint return died, and the taxpayer files and signs it. */
export const isBySurvivor = ({ filingStatus, taxpayer, spouse }: Filers): boolean =>
  filingStatus === 'mfj' && taxpayer.dateOfDeath === null && (spouse?.dateOfDeath ?? null) !== null;
