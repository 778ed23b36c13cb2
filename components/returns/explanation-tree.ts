import { type Explanation } from '@/lib/returns/schema';
import { type StepPath } from './explanation-address';

/**
 * The engine shows the inputs of a line once: where it is used again they are left out. This finds the place
 * where they are.
 */
export function completeStep(root: Explanation, step: Explanation): Explanation {
  return step.repeated === true ? (findStep(root, step) ?? step) : step;
}

function findStep(from: Explanation, wanted: Explanation): Explanation | null {
  const isSame =
    from.kind === 'line' &&
    from.repeated !== true &&
    from.form === wanted.form &&
    from.line === wanted.line &&
    from.copy === wanted.copy;
  if (isSame) return from;
  for (const input of from.inputs) {
    const found = findStep(input, wanted);
    if (found !== null) return found;
  }
  return null;
}

/** The steps along a path from the explained line, the line itself first. A path that leads nowhere ends early. */
export function walkSteps(root: Explanation, path: StepPath): Explanation[] {
  const trail = [root];
  let current = root;
  for (const position of path) {
    const next = current.inputs[position];
    if (next === undefined) break;
    current = completeStep(root, next);
    trail.push(current);
  }
  return trail;
}

export type Input = { step: Explanation; position: number };

/** Inputs that made a difference, and those that are blank, zero or "no". Both keep their positions for the path. */
export function splitInputs(step: Explanation): { counting: Input[]; empty: Input[] } {
  const inputs = step.inputs.map((input, position) => ({ step: input, position }));
  // A table of the law has no single value, but it is there.
  const isEmpty = ({ step: { kind, value } }: Input) =>
    value === 0 || value === '' || value === false || (value === null && kind !== 'law');
  return { counting: inputs.filter((input) => !isEmpty(input)), empty: inputs.filter(isEmpty) };
}
