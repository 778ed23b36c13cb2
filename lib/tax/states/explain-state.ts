import { type Form } from '../engine/form';
import { type Run } from '../engine/run';
import { type ReturnInput } from '../facts/return-input';
import { allStates } from './all-states';
import { shareRun, startStates } from './start-states';

/** The form of a state with this id, such as `il-1040`; null when no state has one. */
export function findStateForm(id: string): Form | null {
  for (const { forms } of allStates) {
    const form = forms.find((one) => one.id === id);
    if (form !== undefined) return form;
  }
  return null;
}

/** A traced run of the state return that a form belongs to; null when the facts call for no such return. */
export function startStateOf(facts: ReturnInput, form: Form): Run<ReturnInput> | null {
  for (const started of startStates(facts, shareRun(facts, true), true))
    if ('state' in started && started.state.jurisdiction === form.jurisdiction) return started.run;
  return null;
}
