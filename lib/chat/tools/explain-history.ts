import { z } from 'zod';
import { compareCalculations, type CalculationChange } from '../compare-calculations';
import type { Tool } from './tool';

const Input = z.strictObject({});

/** What changed between the last two calculations that differ, and by how much each change moved the refund. */
export const explainHistoryTool: Tool<z.infer<typeof Input>, CalculationChange | null> = {
  name: 'refund_history',
  description:
    'Why the refund changed: the last calculation with a different result, and what has changed since.',
  input: Input,
  run: async (view) => ({ data: compareCalculations(await view.readHistory()), citations: [] }),
};
