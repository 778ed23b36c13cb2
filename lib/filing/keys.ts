import { returnKeys } from '@/lib/returns/keys';

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const filingKeys = {
  filing: (returnId: string) => [...returnKeys.ofReturn(returnId), 'filing'] as const,
  extension: (returnId: string) => [...returnKeys.ofReturn(returnId), 'extension'] as const,
};
