import { calculateReturn, startReturn, type TaxRun } from '@/lib/tax/calculate-return';
import { type Line } from '@/lib/tax/engine/line';
import { explainLine, type FactLeaf, type LawLeaf, type LineExplanation } from '@/lib/tax/explain-line';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listAllForms } from '@/lib/tax/us/forms';
import { share } from '../setup/share';
import { allReturns } from './all-returns';
import { person } from './scenario';

function factsOf(input: ReturnInputJson): ReturnInput {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

const isFilled = (value: unknown) => value !== null && value !== 0 && value !== false && value !== '';

/** Says of a line whether what it was computed from ends in facts or amounts of the law on every way down. */
function makeGroundCheck(run: TaxRun) {
  const known = new Map<string, boolean>();
  return function isGrounded(line: Line<unknown>, copy: number): boolean {
    const key = `${line.slot}/${copy}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, true);
    run.read(line, copy);
    const reads = run.readsOf(line, copy);
    const filled = reads.filter((read) => !('line' in read) || isFilled(run.read(read.line, read.copy)));
    const grounded =
      reads.length > 0 && filled.every((read) => !('line' in read) || isGrounded(read.line, read.copy));
    known.set(key, grounded);
    return grounded;
  };
}

const returns = share(allReturns, 4);

describe('explanations', () => {
  // A rule that copies facts copies nothing in a run that is traced.
  it('read the vehicle of a driver who takes the mileage rate', () => {
    const vehicle = {
      placedInService: '2021-05-01',
      businessMiles: 6_200,
      commutingMiles: 800,
      otherMiles: 3_000,
    };
    const facts = factsOf({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      businesses: [
        {
          id: 'rides',
          income: { other: 28_400 },
          vehicle: { ...vehicle, method: 'mileage', evidence: true },
        },
      ],
    });
    const [plain, traced] = [startReturn(facts), startReturn(facts, true)];
    for (const form of listAllForms())
      for (let copy = 0; copy < traced.countCopies(form); copy++)
        for (const line of form.lines) expect(traced.read(line, copy)).toEqual(plain.read(line, copy));
  });

  it('of every line that is not zero end in facts and law, whatever the return', () => {
    let lines = 0;
    const groundless: string[] = [];
    for (const { name, input } of returns) {
      const run = startReturn(factsOf(input), true);
      const isGrounded = makeGroundCheck(run);
      for (const form of listAllForms())
        for (let copy = 0; copy < run.countCopies(form); copy++) {
          if (!run.read(form.attachment, copy)) continue;
          for (const line of form.lines) {
            if (!isFilled(run.read(line, copy))) continue;
            lines++;
            if (!isGrounded(line, copy)) groundless.push(`${name}: ${form.id} ${line.number}`);
          }
        }
    }
    expect(groundless).toEqual([]);
    expect(lines).toBeGreaterThan(20 * returns.length);
  });

  it('change nothing: a traced return is the same return', () => {
    for (const { name, input } of returns) {
      const facts = factsOf(input);
      expect([name, calculateReturn(facts, { trace: true })]).toEqual([name, calculateReturn(facts)]);
    }
  });

  it('name a fact for the total tax of every return that has one', () => {
    for (const { name, input } of returns) {
      const explained = explainLine(factsOf(input), '1040', '24');
      if (!explained || explained.value === 0) continue;
      const leaves = leavesOf(explained);
      expect([name, leaves.some((leaf) => 'fact' in leaf), leaves.some((leaf) => 'law' in leaf)]).toEqual([
        name,
        true,
        true,
      ]);
      for (const leaf of leaves) expect([name, leaf.label.length > 0]).toEqual([name, true]);
    }
  });
});

const leavesOf = (explained: LineExplanation): (FactLeaf | LawLeaf)[] =>
  explained.inputs.flatMap((input) => ('inputs' in input ? leavesOf(input) : [input]));
