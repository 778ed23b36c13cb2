import { answerOf, type Condition, fullId, type View, when } from '../conditions';
import { describeNumberFault } from '../identity-numbers';
import { type Choice, type QuestionSpec } from './topic';

const pendingAdoption = (base: string): Choice => ({
  value: 'atin',
  label: 'An adoption taxpayer identification number (ATIN)',
  states: { [`${base}.idType`]: 'atin' },
});

const numberNames: Readonly<Record<string, string>> = {
  ssn: 'Social Security number',
  'ssn-no-work': 'Social Security number',
  itin: 'ITIN',
  atin: 'ATIN',
};

interface NumberWords {
  /** "your" or "Mia’s". */
  whose: (view: View) => string;
  whichText: (view: View) => string;
  /** Start of ids and facts: `taxpayer`, `spouse`, or empty inside an item. */
  base: string;
  withAtin: boolean;
  when?: Condition;
}

/** The kinds of number that forms print. */
export const idLabels = {
  ssn: 'A Social Security number',
  itin: 'An individual taxpayer identification number (ITIN)',
} as const;

/** Which number a person has, and the number itself: two questions. */
export function askNumber({
  whose,
  whichText,
  base,
  withAtin,
  when: condition,
}: NumberWords): QuestionSpec[] {
  const kindId = `${base}.idKind`;
  const choices: Choice[] = [
    { value: 'ssn', label: idLabels.ssn },
    {
      value: 'ssn-no-work',
      label: 'A Social Security number, and the card says “Not valid for employment”',
      states: { [`${base}.ssnValidForWork`]: false },
    },
    {
      value: 'itin',
      label: idLabels.itin,
      states: { [`${base}.idType`]: 'itin' },
    },
    ...(withAtin ? [pendingAdoption(base)] : []),
    { value: 'none', label: 'None of these yet', states: { [`${base}.idType`]: 'none' } },
  ];
  const hasNumber = when(kindId, (answer) => answer !== 'none', 'You told us no number has been issued yet.');
  return [
    {
      id: kindId,
      text: whichText,
      help: 'Look at the card or notice. For example, select “A Social Security number” for most people born in the US.',
      why: 'Some credits require an SSN valid for employment.',
      type: 'radio',
      choices,
      fact: `${base}.idType`,
      derives: true,
      ...(condition ? { when: condition } : {}),
    },
    {
      id: `${base}.ssn`,
      text: (view) => `What is ${whose(view)} ${numberNames[String(answerOf(view, kindId))] ?? 'number'}?`,
      help: 'It has nine digits. We encrypt it and show only the last four. For example, 123-45-6789.',
      why: 'The IRS identifies each person by this number.',
      type: 'text',
      format: 'ssn',
      sensitive: true,
      placeholder: '123-45-6789',
      fact: `${base}.ssn`,
      check: (answer, view) => {
        const fault = describeNumberFault(String(answer), String(answerOf(view, kindId)));
        if (fault) return fault;
        const own = fullId(view, `${base}.ssn`);
        const taken = Object.entries(view.effective).some(
          ([id, other]) => id !== own && id.endsWith('.ssn') && other === answer,
        );
        return taken ? 'You already entered this number for someone else. Check both entries.' : null;
      },
      when: (view) => {
        const first = condition ? condition(view) : true;
        return first === true ? hasNumber(view) : first;
      },
    },
  ];
}
