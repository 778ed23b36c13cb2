import { z } from 'zod';
import { Problem } from './schema';

/** The text of a PDF, page by page. `hidden` is what the file holds on that page and nobody can see. */
export const PagesResult = z.union([
  z.object({
    ok: z.literal(true),
    pages: z.array(z.object({ page: z.number().int(), text: z.string(), hidden: z.string() })),
    pageCount: z.number().int(),
  }),
  z.object({ ok: z.literal(false), problem: Problem }),
]);
export type PagesResult = z.infer<typeof PagesResult>;

/** The answer of the reader's process; null when it is none. */
export function parsePages(output: string): PagesResult | null {
  try {
    return PagesResult.safeParse(JSON.parse(output)).data ?? null;
  } catch {
    return null;
  }
}
