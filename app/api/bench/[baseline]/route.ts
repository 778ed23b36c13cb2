import { answerBaseline } from '@/lib/http/baseline';

const handlers = {
  GET: answerBaseline,
};

/** Nothing to see in a product that serves people: see lib/http/baseline.ts. */
export const { GET } = handlers;
