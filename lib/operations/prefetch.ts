import { prefetch } from '@/lib/http/prefetch';
import { operationsKey } from './keys';
import { readOperations } from './queries';
import { OperationsView } from './schema';

/** Queues, what failed, switches and health, for administrators' pages. */
export const prefetchOperations = () => prefetch(operationsKey, OperationsView, readOperations);
