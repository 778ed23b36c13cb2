import { returnKeys } from '@/lib/returns/keys';

const payments = ['/api/payments/user'] as const;

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const billingKeys = {
  payments,
  ofUser: (userId: string) => [...payments, userId] as const,
  planNeed: (returnId: string) => [...returnKeys.ofReturn(returnId), 'plan'] as const,
};
