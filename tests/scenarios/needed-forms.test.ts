import { startReturn } from '@/lib/tax/calculate-return';
import { startRun } from '@/lib/tax/engine/run';
import { type Form } from '@/lib/tax/engine/form';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listAllForms } from '@/lib/tax/us/forms';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { share } from '../setup/share';
import { allReturns } from './all-returns';

/** Every line of the forms that belong to the return, with the quick look at the facts and without. */
function bothWays(input: ReturnInputJson): [quick: string[], every: string[]] {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const list = (run: ReturnType<typeof startReturn>) =>
    listAllForms().flatMap((form) => listLines(run, form));
  const { facts } = parsed;
  return [list(startReturn(facts)), list(startRun(facts, [federalEditionFor(facts)], { everyForm: true }))];
}

function listLines(run: ReturnType<typeof startReturn>, form: Form): string[] {
  if (form.kind === 'rules') return [];
  const found: string[] = [];
  for (let copy = 0; copy < run.countCopies(form); copy++)
    if (run.read(form.attachment, copy))
      for (const line of form.lines)
        found.push(`${form.id} ${line.number} (${copy}): ${String(run.read(line, copy))}`);
  return found;
}

describe('forms that the facts don’t call for', () => {
  it('are forms that say so', () => {
    expect(listAllForms().filter(({ neededWhen }) => neededWhen !== null).length).toBeGreaterThan(15);
  });

  it.each(share(allReturns, 4).map(({ name, input }) => [name, input] as const))(
    'change no line of %s',
    (_, input) => {
      const [quick, every] = bothWays(input);
      expect(quick).toEqual(every);
    },
  );
});
