import { returnKeys } from '@/lib/returns/keys';

const payments = ['/api/payments/user'] as const;
const allPayments = ['/api/admin/payments'] as const;

/** Where the browser's cache keeps what this room's endpoints send; pages fill the same places. */
export const billingKeys = {
  payments,
  /** All payments whose payer's name or address holds `q`, for administrators. */
  found: (q: string) => [...allPayments, q.trim()] as const,
  allPayments,
  ofUser: (userId: string) => [...payments, userId] as const,
  planNeed: (returnId: string) => [...returnKeys.ofReturn(returnId), 'plan'] as const,
};
