import { type Person } from '../facts/household';
import { type Owner } from '../facts/owner';
import { type ReturnInput } from '../facts/return-input';

export interface Filer {
  readonly owner: Owner;
  readonly person: Person;
}

/** The one or two people who file this return. */
export function listFilers({ facts }: { facts: ReturnInput }): Filer[] {
  const filers: Filer[] = [{ owner: 'taxpayer', person: facts.taxpayer }];
  if (facts.filingStatus === 'mfj' && facts.spouse) filers.push({ owner: 'spouse', person: facts.spouse });
  return filers;
}

/** Whether somebody claims this person as a dependent, as far as told: who can be claimed is, unless nobody does. */
export const isClaimedByAnother = ({ claimableAsDependent, notClaimed }: Person): boolean =>
  claimableAsDependent && !notClaimed;

/** Items of a list that belong to one filer. */
export const ownedBy = <T extends { owner: Owner }>(items: readonly T[], owner: Owner): T[] =>
  items.filter((item) => item.owner === owner);
