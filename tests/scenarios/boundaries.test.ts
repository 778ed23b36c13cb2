import { calculateJson } from './check-scenarios';
import { edgesBySubject } from './boundaries/all-edges';
import { type Edge } from './boundaries/edge';

/** The line of the first copy, or the path that is refused. */
function find({ input, form, line, value }: Edge): Edge['value'] {
  const { lines, problems } = calculateJson(input);
  const refused = problems.find(({ severity }) => severity === 'unsupported');
  if (form === 'problems') return refused?.path ?? null;
  // A line that is not there may be missing because the return is refused.
  if (refused && value !== null) throw new Error(`${refused.path}: ${refused.message}`);
  const found = lines[form] ?? {};
  const values = Array.isArray(found) ? (found[0] ?? {}) : found;
  return values[line] ?? null;
}

describe.each(Object.entries(edgesBySubject))('at the edges of the law: %s', (_, edges) => {
  const named = edges.map((edge, i) => [`${i + 1}. ${edge.law}: ${edge.form} ${edge.line}`, edge] as const);
  it.each(named)('%s', (_name, edge) => {
    expect(find(edge)).toEqual(edge.value);
  });
});
