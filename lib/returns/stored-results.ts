import { Prisma } from '@/.generated/prisma/client';
import type { TaxReturnModel } from '@/.generated/prisma/models';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';

const contextOf = (returnId: string): SealContext => `TaxReturn.sealedResults:${returnId}`;

/** Figures as a return's row holds them: sealed, and nothing of them beside. */
export const storeResults = (key: AccountKey, returnId: string, results: unknown) => ({
  sealedResults: sealFor(key, JSON.stringify(results), contextOf(returnId)),
  calculationResults: Prisma.DbNull,
  estimatedRefund: 0,
  totalIncome: 0,
  totalDeductions: 0,
});

type Stored = Pick<TaxReturnModel, 'id' | 'sealedResults' | 'calculationResults'>;

/** The figures of a row, sealed or as earlier versions wrote them; null before the first calculation. */
export const readStored = ({ id, sealedResults, calculationResults }: Stored): unknown =>
  sealedResults === null ? calculationResults : JSON.parse(unseal(sealedResults, contextOf(id)));
