import { baselineHandlers as handlers } from '@/lib/http/baseline';

/** Nothing to see in a product that serves people: see lib/http/baseline.ts. */
export const { GET } = handlers;
