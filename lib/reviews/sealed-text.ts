import { seal, unseal } from '@/lib/infra/crypto';

type Column = 'Review.notes' | 'Review.recommendations' | 'InformationRequest.reply' | 'PreparerNote.body';

/** Encrypts what somebody wrote for its row. */
export const sealText = (column: Column, id: string, text: string): string => seal(text, `${column}:${id}`);

/** Opens it. Empty stays empty, and reviews written before they were encrypted are read as they are. */
export function openText(column: Column, id: string, stored: string): string {
  return stored.startsWith('enc:') ? unseal(stored, `${column}:${id}`) : stored;
}
