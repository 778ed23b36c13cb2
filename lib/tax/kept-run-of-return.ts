import { KeptRun, type Look, type Reach } from './engine/kept-run';
import { type LawOf, type RunOptions, startRun } from './engine/run';
import { type TaxRun } from './calculate-return';
import { type ReturnInput } from './facts/return-input';
import { findProblems, listUncovered, type Problem } from './find-problems';
import { isRefusal, listProblemRules, toProblems } from './problem-rules';
import { type TaxReader } from './us/form';
import { listAllForms } from './us/forms';
import { type Law } from './us/law/law';

export const isRefused = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'unsupported');

/** A run of other facts that starts from a kept one. */
interface NextRun {
  readonly run: TaxRun;
  readonly problems: Problem[];
  /** What was computed again; null: the facts can't be computed at all. */
  readonly reach: Reach | null;
}

/** A federal run that is kept with everything its lines and problems were found from. */
export class KeptRunOfReturn {
  readonly run: TaxRun;
  readonly problems: Problem[];
  private readonly kept: KeptRun<ReturnInput>;
  private readonly answers: readonly boolean[];

  private constructor(
    private readonly facts: ReturnInput,
    private readonly edition: LawOf<Law>,
    options: Pick<RunOptions, 'exact'>,
    readLines: (run: TaxRun) => void,
  ) {
    const looks = listProblemRules().map(
      ({ holds }): Look<ReturnInput> =>
        (asked) =>
          asked.ask(edition, holds),
    );
    this.kept = new KeptRun(facts, [edition], options, listAllForms(), looks, readLines);
    this.run = this.kept.run;
    this.answers = this.kept.answers.map((answer) => answer === true);
    this.problems = this.problemsOf(this.answers);
  }

  /** `readLines` reads what is wanted of every run. Null: the return can't be computed. */
  static from(
    facts: ReturnInput,
    edition: LawOf<Law>,
    options: Pick<RunOptions, 'exact'>,
    readLines: (run: TaxRun) => void,
  ): KeptRunOfReturn | null {
    // Looked up front: rules may expect that nothing is refused.
    const refused = isRefused(findProblems(facts, startRun(facts, [edition], options)));
    return refused ? null : new KeptRunOfReturn(facts, edition, options, readLines);
  }

  /** Other facts of the same year: what they don't reach is taken over. Refused ones have no lines to read. */
  start(facts: ReturnInput): NextRun {
    if (facts.taxYear !== this.facts.taxYear) throw new Error('A kept run goes on in its own year');
    const uncovered = listUncovered(facts);
    if (uncovered.length > 0) return { run: this.run, problems: uncovered, reach: null };
    const reach = this.kept.reachOf(facts);
    const run = this.kept.startFrom(facts, reach);
    return { run, problems: this.findProblems(run, reach), reach };
  }

  private findProblems(run: TaxRun, reach: Reach): Problem[] {
    if (reach.looks.length === 0) return this.problems;
    const rules = listProblemRules();
    const answers = this.answers.slice();
    run.ask(this.edition, (reader: TaxReader) => {
      for (const i of reach.looks) {
        const rule = rules[i];
        if (rule === undefined) continue;
        // Warnings stand behind all refusals, and are asked only when nothing is refused.
        if (rule.severity === 'warning' && rules.some((each, at) => answers[at] && isRefusal(each))) break;
        answers[i] = rule.holds(reader);
      }
    });
    return this.problemsOf(answers);
  }
  private problemsOf(answers: readonly boolean[]): Problem[] {
    return toProblems(
      listProblemRules().filter((_, i) => answers[i]),
      this.facts,
    );
  }
}
