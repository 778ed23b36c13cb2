import type { Role } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import type { ReturnStatus } from './schema';

/** The part of a return that its status depends on. */
export interface Progress {
  status: ReturnStatus;
  /** True once a calculation exists. */
  calculated: boolean;
  /** True when facts changed after that calculation. */
  stale: boolean;
  /** True while a signed return is on its way to the IRS. */
  onItsWay?: boolean;
}

const waiting = 'This return was submitted to the IRS. Wait for the IRS response before you change it.';

/**
 * What a change of facts does (contract section 6.1): results become stale and the return is a draft again.
 * @throws AppError conflict for a filed return
 */
export function afterFactChange(now: Progress): Progress {
  if (now.status === 'filed')
    throw new AppError('conflict', 'This return has been filed. You can’t change it anymore.');
  if (now.onItsWay === true) throw new AppError('conflict', waiting);
  return { status: 'draft', calculated: now.calculated, stale: now.calculated };
}

/**
 * What a successful calculation does: a draft goes to review; an approval stays as long as nothing changed.
 * @throws AppError conflict for a filed return
 */
export function afterCalculation(now: Progress): Progress {
  if (now.status === 'filed')
    throw new AppError('conflict', 'This return has been filed. Its figures can’t be changed.');
  if (now.onItsWay === true) throw new AppError('conflict', waiting);
  return {
    status: now.status === 'approved' && !now.stale ? 'approved' : 'in-review',
    calculated: true,
    stale: false,
  };
}

/**
 * A status that somebody asks for.
 * @throws AppError forbidden when this role can never set it, conflict when the return is not in a state for it
 */
export function afterRequest(now: Progress, wanted: ReturnStatus, role: Role): Progress {
  const settable: Record<Role, readonly ReturnStatus[]> = {
    client: ['draft', 'in-review'],
    preparer: ['draft', 'approved'],
    admin: [],
  };
  if (!settable[role].includes(wanted))
    throw new AppError('forbidden', 'Your account doesn’t have permission to set this status.');
  if (now.status === 'filed')
    throw new AppError('conflict', 'This return has been filed. Its status can’t be changed.');
  if (now.onItsWay === true) throw new AppError('conflict', waiting);
  if (wanted === now.status) return now;
  if (wanted === 'draft') return { ...now, status: 'draft' };
  if (!now.calculated || now.stale) throw new AppError('conflict', 'Calculate the return first.');
  if (wanted === 'approved' && now.status !== 'in-review') {
    throw new AppError('conflict', 'Only a return in review can be approved.');
  }
  if (wanted === 'in-review' && now.status === 'approved') {
    throw new AppError('conflict', 'This return is already approved.');
  }
  return { ...now, status: wanted };
}
