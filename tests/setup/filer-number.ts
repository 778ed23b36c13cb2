import { query } from './database';

/**
 * A number of nobody that ends in four digits, so that the simulator does what they stand for. Counted, not drawn: the
 * simulator remembers what it got with a number, and each is given once on a product.
 */
export async function numberEnding(last: string): Promise<string> {
  // Of two that make it at once one is refused: then it is there.
  await query('CREATE SEQUENCE IF NOT EXISTS "test_filer_number"').catch(() => undefined);
  const [row] = await query<{ count: number }>(`SELECT nextval('test_filer_number')::int AS "count"`);
  const count = row?.count ?? 0;
  return `${410 + (Math.floor(count / 89) % 89)}-${10 + (count % 89)}-${last}`;
}

/** One whose return is accepted at once. */
export const plainNumber = (): Promise<string> => numberEnding('4567');
