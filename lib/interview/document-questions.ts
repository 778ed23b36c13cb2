import { all, type Verdict, type View } from './conditions';
import { belongsToOne, isChecked, nameForm, type PlacedForm } from './document-facts';
import { onJointReturn } from './filing-status';
import { type GroupSpec, type QuestionSpec, yesNo } from './topics/topic';

const digitsOf = (text: unknown) => String(text ?? '').replaceAll(/\D/g, '');

/**
 * Finds whose form it is by the number printed on it. A masked number matches by its last four digits
 * when the two spouses' differ.
 */
export function matchOwner({ form }: PlacedForm, view: View): 'taxpayer' | 'spouse' | null {
  const printed = digitsOf(form.recipientSsn);
  if (printed.length < 4) return null;
  const fits = (number: unknown) => {
    const digits = digitsOf(number);
    return digits.length === 9 && (printed.length === 9 ? digits === printed : digits.endsWith(printed));
  };
  const taxpayer = fits(view.stored['taxpayer.ssn']);
  const spouse = fits(view.stored['spouse.ssn']);
  if (taxpayer === spouse) return null;
  return taxpayer ? 'taxpayer' : 'spouse';
}

export const ownerId = (extractionId: string) => `documents.${extractionId}.owner`;
export const yearId = (extractionId: string) => `documents.${extractionId}.year`;

/** What a document can't say by itself: its year when none is printed, and whose it is on a joint return. */
export function askAboutForm(placed: PlacedForm, { taxYear }: Pick<View, 'taxYear'>): QuestionSpec[] {
  const { form, document } = placed;
  const name = nameForm(placed);
  const entering = (view: View): Verdict => enters(placed, view) || 'later';
  const year = yesNo({
    id: yearId(form.extractionId),
    text:
      form.taxYear === null
        ? `Is the ${form.form} from ${name} for tax year ${taxYear}?`
        : `We read the year ${form.taxYear} on the ${form.form} from ${name}. Is it for ${taxYear}?`,
    help:
      form.taxYear === null
        ? `We couldn’t read the year on “${document.name}.” For example, select “Yes” if the top or bottom of the form shows ${taxYear}.`
        : `Check “${document.name}.” For example, select “No” for last year’s form, and we’ll leave it off this return.`,
    why: `Only documents for ${taxYear} belong on this return.`,
    fact: 'interview.documentYear',
    namesYear: true,
    // A form for another year is asked about first: only one that belongs here needs its values checked.
    when: () => (form.taxYear === null ? isChecked(form) : form.taxYear !== taxYear) || 'later',
  });
  if (!belongsToOne(form.group)) return [year];
  return [
    year,
    {
      id: ownerId(form.extractionId),
      text: `Whose ${form.form} from ${name} is this?`,
      help: 'Check the name on the form. For example, select “My spouse” if it was sent to your spouse.',
      why: 'Some amounts are calculated separately for each of you.',
      type: 'radio',
      choices: [
        { value: 'taxpayer', label: 'Me' },
        { value: 'spouse', label: 'My spouse' },
      ],
      fact: 'interview.documentOwner',
      when: all(entering, onJointReturn, (view) =>
        matchOwner(placed, view)
          ? { skip: 'The Social Security number on the form shows whose it is.' }
          : true,
      ),
    },
  ];
}

/** The questions of a list that are asked about a form that was read, too: no document says it. */
export const askBesideForm = ({ documents, questions }: GroupSpec): readonly QuestionSpec[] =>
  documents?.asks ? questions.filter(({ id }) => documents.asks?.includes(id)) : [];

/** True when the form's amounts go into the return. */
export const enters = ({ form }: PlacedForm, view: View): boolean =>
  isChecked(form) && (form.taxYear === view.taxYear || view.effective[yearId(form.extractionId)] === true);
