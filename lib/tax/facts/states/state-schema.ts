import { z } from 'zod';

/**
 * A group of facts that is there even when nothing of it is stated. What a return states nothing of is parsed once, not
 * for each return.
 */
export function stateSchema<S extends z.core.$ZodLooseShape>(shape: S) {
  const group = z.strictObject(shape);
  return group.default(group.parse({}) as never);
}
