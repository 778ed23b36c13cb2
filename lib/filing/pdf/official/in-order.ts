import type { Places } from './sheet';

/** Lines whose fields are counted through: "2 3 4" from field `Page1.f1_4` on stand in fields 4, 5 and 6. */
export const inOrder = (fields: string, first: number, lines: string): Places =>
  Object.fromEntries(lines.split(' ').map((line, at) => [line, `${fields}_${first + at}`]));
