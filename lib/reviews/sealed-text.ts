import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';

type Column = 'Review.notes' | 'Review.recommendations' | 'InformationRequest.reply' | 'PreparerNote.body';

/** Encrypts what somebody wrote for its row, with the key of the client whom it is about. */
export const sealText = (key: AccountKey, column: Column, id: string, text: string): string =>
  sealFor(key, text, `${column}:${id}`);

/** Opens it. Empty stays empty, and reviews written before they were encrypted are read as they are. */
export function openText(column: Column, id: string, stored: string): string {
  return stored.startsWith('enc:') ? unseal(stored, `${column}:${id}`) : stored;
}
