import { AppError } from '@/lib/errors';
import { whatIf } from '@/lib/tax/what-if';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { WhatIfInput, WhatIfResult } from './schema';

/**
 * Key figures of the last calculation as they are and with some facts changed. Saves nothing.
 * @throws AppError conflict before the first calculation, invalid naming each change that makes no sense
 */
export async function tryChanges(open: OpenReturn<'read'>, input: WhatIfInput): Promise<WhatIfResult> {
  const { snapshot } = await readCalculated(open);
  const result = whatIf(snapshot.input, input.changes);
  if (result.ok) return { before: result.before, after: result.after, delta: result.delta };
  const fields = Object.fromEntries(result.issues.map(({ path, message }) => [path, message]));
  throw new AppError('invalid', 'This change doesn’t apply to the return.', { fields });
}
