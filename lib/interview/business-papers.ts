import { type View } from './conditions';
import { countsForBusiness, type FormFacts, nameForm, type PlacedForm, returnYear } from './document-facts';
import { type Choice, none } from './topics/topic';

const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const amountOf = (form: FormFacts): number | null => {
  const amount = form.item['form1099Nec'] ?? form.item['form1099K'];
  return typeof amount === 'number' ? amount : null;
};

/** Forms 1099-NEC and 1099-K that were read and are not for another year: pay for somebody's own work, perhaps. */
const listReceipts = ({ documents }: View): PlacedForm[] =>
  documents.flatMap((document) =>
    document.forms
      .filter(
        (form) =>
          countsForBusiness(form.form) &&
          (form.taxYear === null || form.taxYear === returnYear) &&
          amountOf(form) !== null,
      )
      .map((form) => ({ document, form })),
  );

const pickedIn = ({ effective }: View, index: number): readonly string[] => {
  const answer = effective[`businesses.${index}.papers`];
  return Array.isArray(answer) ? answer : [];
};

/** The papers that can be for the business at hand: those that no business before it took. */
export function choosePapers(view: View): readonly Choice[] {
  const index = view.item?.index ?? 0;
  const taken = new Set(Array.from({ length: index }, (_, before) => pickedIn(view, before)).flat());
  const open = listReceipts(view).filter(({ form }) => !taken.has(form.extractionId));
  if (open.length === 0) return [];
  return [
    ...open.map((placed) => ({
      value: placed.form.extractionId,
      label: `${placed.form.form} from ${nameForm(placed)}, $${dollars.format(amountOf(placed.form) ?? 0)}`,
    })),
    none('None of these'),
  ];
}

/** The papers that the filer said are for a business. */
export const papersOf = (view: View, index: number): PlacedForm[] => {
  const picked = pickedIn(view, index);
  return listReceipts(view).filter(({ form }) => picked.includes(form.extractionId));
};

/** What to leave out when amounts are typed, because we read it. */
export function describePapers(view: View): string | undefined {
  const names = papersOf(view, view.item?.index ?? 0).map(
    (placed) => `the ${placed.form.form} from ${nameForm(placed)}`,
  );
  return names.length === 0 ? undefined : `We count ${names.join(' and ')} already. Leave it out here.`;
}
