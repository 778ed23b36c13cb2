import { applyChanges, type Change } from '../apply-changes';
import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { firstTaxYear } from '../us/edition';
import { federalEditionFor } from '../us/editions';
import { type Category, type Idea, type Opportunity } from './opportunity';
import { opportunities } from './opportunities';
import { type DeductionView, nothingStated, openView, type Stated } from './view';

export interface Suggestion {
  id: string;
  name: string;
  category: Category;
  description: string;
  /** What the changes add to the refund, in whole dollars: the difference of two runs of the engine. */
  potentialSavings: number;
  /** Share of the conditions that are known to hold, in whole percent. */
  confidence: number;
  requirements: { says: string; known: boolean }[];
  actionSteps: string[];
  /** The last day on which it can be done, `YYYY-MM-DD`; null when the year itself decided. */
  doneBy: string | null;
  /** The amount that the saving is worked out for, when it depends on one. */
  amount: { dollars: number; says: string } | null;
  law: { explanation: string; source: string };
  /** The fact that states it. */
  path: string;
  /** The facts that the saving was computed with. */
  changes: Change[];
}

/** Something that was looked at and is not suggested. */
export interface Settled {
  id: string;
  name: string;
  category: Category;
  /** `claimed`: the return has it. `ruled-out`: it does not fit or brings nothing. */
  kind: 'claimed' | 'ruled-out';
  because: string;
  /** Of a claimed one: whole dollars and the line. */
  dollars: number | null;
  line: { form: string; line: string } | null;
  law: { explanation: string; source: string };
}

export interface Discovery {
  suggestions: Suggestion[];
  settled: Settled[];
  /**
   * What the suggestions bring together that can still be acted on, in whole dollars. Less than their sum where they
   * overlap.
   */
  totalPotentialSavings: number;
}

interface Found {
  opportunity: Opportunity;
  suggestion: Suggestion;
}

const noDiscovery: Discovery = { suggestions: [], settled: [], totalPotentialSavings: 0 };

/**
 * Looks for deductions, credits and choices that a return leaves out. Every saving is the difference between the
 * return with and without the change, so it is exact for the stated amount. Nothing is suggested that the engine
 * gives nothing for. Empty when the return can't be computed.
 * @param today the day (YYYY-MM-DD) after whose passing a deadline keeps a saving out of the total; null: no day has passed
 */
export function discoverDeductions(
  input: ReturnInputJson,
  stated: Stated = nothingStated,
  today: string | null = null,
): Discovery {
  const view = openView(input, stated);
  if (view === null) return noDiscovery;
  const found: Found[] = [];
  const settled: Settled[] = [];
  for (const opportunity of opportunities) {
    const examined = examine(opportunity, view);
    found.push(...examined.suggestions.map((suggestion) => ({ opportunity, suggestion })));
    settled.push(...examined.settled);
  }
  found.sort(
    ({ suggestion: a }, { suggestion: b }) => weigh(b) - weigh(a) || b.potentialSavings - a.potentialSavings,
  );
  return {
    suggestions: found.map(({ suggestion }) => suggestionInYear(suggestion, view)),
    settled: settled.map((one) => settledInYear(one, view)),
    totalPotentialSavings: addUp(
      input,
      stated,
      found.filter(({ suggestion: { doneBy } }) => {
        const last = doneBy === null ? null : wordsOf(view).day(doneBy);
        return today === null || last === null || today <= last;
      }),
    ),
  };
}

/** The words stand as for 2024: law and steps move with years and amounts, sentences about the filer with years alone. */
const wordsOf = ({ facts }: DeductionView) => {
  const { print, year } = federalEditionFor(facts);
  return {
    words: (text: string) => print.words(text),
    years: (text: string) => print.years(text),
    day: (day: string) => `${Number(day.slice(0, 4)) + year - firstTaxYear}${day.slice(4)}`,
  };
};

function suggestionInYear(suggestion: Suggestion, view: DeductionView): Suggestion {
  const { words, years, day } = wordsOf(view);
  const { law, amount, doneBy } = suggestion;
  return {
    ...suggestion,
    name: years(suggestion.name),
    description: words(suggestion.description),
    requirements: suggestion.requirements.map(({ says, known }) => ({ says: years(says), known })),
    actionSteps: suggestion.actionSteps.map(words),
    doneBy: doneBy === null ? null : day(doneBy),
    amount: amount === null ? null : { ...amount, says: years(amount.says) },
    law: { explanation: words(law.explanation), source: words(law.source) },
  };
}

function settledInYear(settled: Settled, view: DeductionView): Settled {
  const { words, years } = wordsOf(view);
  const { law } = settled;
  return {
    ...settled,
    name: years(settled.name),
    because: years(settled.because),
    law: { explanation: words(law.explanation), source: words(law.source) },
  };
}

/** Likely and large first. */
const weigh = ({ potentialSavings, confidence }: Suggestion) => potentialSavings * confidence;

const idOf = (opportunity: Opportunity, idea: Idea) =>
  idea.key === undefined ? opportunity.id : `${opportunity.id}-${idea.key}`;

function examine(opportunity: Opportunity, view: DeductionView): Pick<Discovery, 'suggestions' | 'settled'> {
  const { id, name, category, law, tells = [] } = opportunity;
  const base = { category, law };
  const { ideas, claimed, otherwise } = opportunity.look(view);
  const denied = tells.map((path) => view.stated.denied.get(path));
  // Where one question of several is open, the filer has not said no.
  const [no] = tells.length > 0 && denied.every((because) => because !== undefined) ? denied : [];
  const ruledOut = (because: string, key = id, title = name): Settled => ({
    ...base,
    id: key,
    name: title,
    kind: 'ruled-out',
    because,
    dollars: null,
    line: null,
  });
  const settled: Settled[] = [];
  if (claimed)
    settled.push({
      ...base,
      id: `${id}-claimed`,
      name,
      kind: 'claimed',
      because: 'Already on your return.',
      dollars: claimed.dollars,
      line: { form: claimed.form, line: claimed.line },
    });
  const suggestions: Suggestion[] = [];
  for (const idea of ideas) {
    const key = idOf(opportunity, idea);
    const title = idea.about === undefined ? name : `${name}: ${idea.about}`;
    const failed = idea.conditions.find(({ holds }) => holds === false);
    if (failed) {
      settled.push(ruledOut(failed.otherwise ?? `This doesn’t apply: ${failed.says}`, key, title));
      continue;
    }
    if (no !== undefined) {
      settled.push(ruledOut(no, key, title));
      continue;
    }
    const saving = view.savingOf(idea.changes);
    if (saving === null || saving <= 0) {
      const because =
        saving === null
          ? 'Plainfile can’t calculate this for a return like yours yet.'
          : 'It wouldn’t change your result.';
      settled.push(ruledOut(because, key, title));
      continue;
    }
    suggestions.push(toSuggestion(opportunity, idea, saving));
  }
  // What the return itself shows says more than a question that fell away.
  if (ideas.length === 0 && !claimed) settled.push(ruledOut(otherwise === '' ? (no ?? '') : otherwise));
  return { suggestions, settled };
}

function toSuggestion(opportunity: Opportunity, idea: Idea, saving: number): Suggestion {
  const known = idea.conditions.filter(({ holds }) => holds === true).length;
  return {
    id: idOf(opportunity, idea),
    name: idea.about === undefined ? opportunity.name : `${opportunity.name}: ${idea.about}`,
    category: opportunity.category,
    description: opportunity.description,
    potentialSavings: saving,
    confidence: Math.round((known / idea.conditions.length) * 100),
    requirements: idea.conditions.map(({ says, holds }) => ({ says, known: holds === true })),
    actionSteps: opportunity.steps,
    doneBy: opportunity.doneBy ?? null,
    amount: idea.amount ?? null,
    law: opportunity.law,
    path: idea.path,
    changes: idea.changes,
  };
}

/** Takes the suggestions up one after the other, as far as each still adds something beside those before it. */
function addUp(input: ReturnInputJson, stated: Stated, found: readonly Found[]): number {
  let view = openView(input, stated);
  let total = 0;
  for (const { opportunity, suggestion } of found) {
    if (view === null) break;
    // Looked at anew: limits are shared, and lists have grown.
    const again = opportunity.look(view).ideas.find((idea) => idOf(opportunity, idea) === suggestion.id);
    if (!again || again.conditions.some(({ holds }) => holds === false)) continue;
    const saving = view.savingOf(again.changes);
    if (saving === null || saving <= 0) continue;
    const changed = applyChanges(view.input, again.changes);
    if (!changed.ok || !isReturnInput(changed.input)) continue;
    total += saving;
    view = openView(changed.input, stated);
  }
  return total;
}

const isReturnInput = (tree: unknown): tree is ReturnInputJson => parseReturn(tree).ok;
