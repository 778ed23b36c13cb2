import { all, type Condition, whenPicked } from '../conditions';
import { states } from './address';
import { formsOf, type FormGroup } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { openAmounts } from './opened-amounts';
import { type Choice, money, none, type QuestionSpec, yesNo } from './topic';

/** Whose document it is; asked on a joint return only. */
export const ownerQuestion = (formName: string): QuestionSpec => ({
  id: '.owner',
  text: `Whose ${formName} is this?`,
  help: 'Look at the name on the form. For example, select “My spouse” if it was sent to your spouse.',
  why: 'Some amounts are calculated separately for each of you.',
  type: 'radio',
  choices: [
    { value: 'taxpayer', label: 'Me' },
    { value: 'spouse', label: 'My spouse' },
  ],
  fact: '.owner',
  when: onJointReturn,
});

export const moreQuestion = (formName: string): QuestionSpec =>
  yesNo({
    id: '.more',
    text: `Do you have another ${formName} to enter?`,
    help: 'For example, select Yes if you have one we haven’t asked about.',
    why: 'Every form must be on your return. The IRS gets a copy of each.',
    fact: 'interview.more',
  });

/** Opens the next item of a list that is not made of documents. */
export const anotherQuestion = (text: string, help: string): QuestionSpec =>
  yesNo({
    id: '.more',
    text,
    help,
    why: 'We’ll ask about each one in turn.',
    fact: 'interview.more',
  });

/** A box of a form that is often empty: asked only when the reader says that it is filled in. */
export interface RareBox {
  id: string;
  box: string;
  label: string;
  text: string;
  help: string;
  why: string;
}

/** One screen that asks which of the rare boxes are filled in, then one question for each of them. */
export function askRareBoxes(
  formName: string,
  boxes: readonly RareBox[],
  extra: Choice[] = [],
): QuestionSpec[] {
  const overview: QuestionSpec = {
    id: '.otherBoxes',
    text: `Which other boxes on this ${formName} are filled in?`,
    help: 'Select every box with a number or a check mark. For example, if the rest of the form is blank, select “None of these.”',
    why: 'You’ll see only questions about what’s on your form.',
    type: 'multiselect',
    choices: [
      ...boxes.map(({ id, box, label }) => ({ value: id.slice(1), label: `${box}: ${label}` })),
      ...extra,
      none('None of these'),
    ],
    fact: 'interview.otherBoxes',
    opens: openAmounts(boxes.map(({ id, help }) => ({ value: id.slice(1), id, help }))),
  };
  return [
    overview,
    ...boxes.map(({ id, box, text, help, why }) =>
      money({ id, text, help, why, fact: id, sourceHint: box, when: boxIsFilled(id.slice(1), box) }),
    ),
  ];
}

export const boxIsFilled = (value: string, box: string): Condition =>
  all(whenPicked('.otherBoxes', value, `You told us ${box.toLowerCase()} is blank.`));

/** Asked unless an uploaded form holds a value that will do. */
export const isNotRead =
  (group: FormGroup, key: string, willDo: (text: string) => boolean): Condition =>
  (view) => {
    if (view.extractionId === null) return true;
    const read = formsOf(view.documents, group).find(({ form }) => form.extractionId === view.extractionId);
    const value = read?.form.item[key];
    return (
      !(typeof value === 'string' && willDo(value)) || { skip: 'We read this from the form you uploaded.' }
    );
  };

/** State tax on a document of the 1099 family. */
export const stateBoxes = (stateBox: string, taxBox: string): QuestionSpec[] => [
  {
    id: '.state',
    text: `Which state is in ${stateBox.toLowerCase()}?`,
    help: 'It’s a two-letter code. For example, OH for Ohio.',
    why: 'It shows which state withheld the tax.',
    type: 'select',
    choices: states,
    sourceHint: stateBox,
    fact: '.state',
    when: boxIsFilled('stateTax', taxBox),
  },
  money({
    id: '.stateWithholding',
    text: `What is in ${taxBox.toLowerCase()}, state tax withheld?`,
    help: 'Enter the amount with cents. For example, 35.00.',
    why: 'It counts as state income tax if you itemize.',
    sourceHint: taxBox,
    fact: '.stateWithholding',
    when: boxIsFilled('stateTax', taxBox),
  }),
];

/** Opens the boxes for state tax in the overview of a document. */
export const stateChoice = (box: string): Choice => ({
  value: 'stateTax',
  label: `${box}: State tax withheld`,
});
