import { type Calculation, calculateReturn, collectLines, type TaxRun } from './calculate-return';
import { type Reach } from './engine/kept-run';
import { type FormOutline, listOutlined, outlineForms } from './engine/outline';
import { type ReturnInput } from './facts/return-input';
import { isRefused, KeptRunOfReturn } from './kept-run-of-return';
import { federalEditionFor } from './us/editions';
import { owed, refund } from './us/form-1040/refund';
import { listAllForms } from './us/forms';

/**
 * A federal return that is computed once, with what every line was computed from. With other facts only what they reach is
 * computed again; the result is that of `calculateReturn`. Keeping takes about as long as seven calculations.
 */
export class KeptReturn {
  readonly calculation: Calculation;
  /** What stays the same about the printed lines, for each kind of change. */
  private readonly outlines = new WeakMap<Reach, readonly FormOutline[]>();

  private constructor(
    private readonly kept: KeptRunOfReturn,
    private readonly taxYear: ReturnInput['taxYear'],
    lines: Calculation['lines'],
  ) {
    this.calculation = { taxYear, lines, ...totalsOf(kept.run), problems: kept.problems };
  }

  /** Null when the return can't be computed. */
  static from(facts: ReturnInput): KeptReturn | null {
    let lines: Calculation['lines'] = {};
    const kept = KeptRunOfReturn.from(facts, federalEditionFor(facts), {}, (run) => {
      lines = collectLines(run);
      totalsOf(run);
    });
    return kept && new KeptReturn(kept, facts.taxYear, lines);
  }

  /** The return with other facts. Best made from the facts of this one, so that both share what is the same. */
  calculate(facts: ReturnInput): Calculation {
    const { taxYear } = this;
    if (facts.taxYear !== taxYear) return calculateReturn(facts);
    const { run, problems, reach } = this.kept.start(facts);
    if (reach === null || isRefused(problems))
      return { taxYear, lines: {}, refund: null, owed: null, problems };
    const lines = listOutlined(run, this.outlinesOf(reach)) as Calculation['lines'];
    return { taxYear, lines, ...totalsOf(run), problems };
  }

  private outlinesOf(reach: Reach): readonly FormOutline[] {
    const known = this.outlines.get(reach);
    if (known !== undefined) return known;
    const { lines } = this.calculation;
    // Untouched forms are those of this return itself.
    const outlines = outlineForms(this.kept.run, listAllForms(), reach.seeds).map((outline) =>
      outline.same === undefined ? outline : { ...outline, same: lines[outline.form.id] },
    );
    this.outlines.set(reach, outlines);
    return outlines;
  }
}

const totalsOf = (run: TaxRun) => ({ refund: run.read(refund, 0) ?? 0, owed: run.read(owed, 0) ?? 0 });
