import { type View } from './conditions';
import { listOf } from '@/lib/format/words';
import { countsForBusiness, type FormFacts, formsOf, nameForm, type PlacedForm } from './document-facts';
import { enters } from './document-questions';
import { type Choice, none } from './topics/topic';

const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Lists whose items ask which documents are for them. */
type PayeeGroup = 'businesses' | 'rentals';

/** An amount of a document that an item can take: key of the form's item → path below the item. */
type Amount = readonly [key: string, path: string];

const amountsOfWork: readonly Amount[] = [
  ['form1099Nec', 'income.form1099Nec'],
  ['form1099K', 'income.form1099K'],
  ['federalWithholding', 'federalWithholding'],
  ['stateWithholding', 'stateWithholding'],
];
const withheld = new Set(['federalWithholding', 'stateWithholding']);
/** Box 3 of Form 1099-MISC, when the filer says that it is pay. Its box 4 counts on line 25b with or without a business. */
const amountsOfPay: readonly Amount[] = [['otherIncome', 'income.other']];

const has = ({ item }: FormFacts, key: string): boolean => typeof item[key] === 'number' && item[key] !== 0;

/** A document's question: what its box 3 was for. */
export const usageId = (extractionId: string) => `documents.${extractionId}.use`;

/** What an item of a list takes from a form; empty when the form is not for such a thing. */
function amountsFor(view: View, group: PayeeGroup, index: number, { form, document }: PlacedForm): Amount[] {
  if (group === 'businesses' && countsForBusiness(form.form))
    return form.taxYear === null || form.taxYear === view.taxYear
      ? amountsOfWork.filter(([key]) => has(form, key))
      : [];
  if (form.group !== 'miscellaneous' || !enters({ form, document }, view)) return [];
  if (group === 'businesses')
    return view.effective[usageId(form.extractionId)] === 'work'
      ? amountsOfPay.filter(([key]) => has(form, key))
      : [];
  // Boxes 1 and 2: rent of a place, or royalties (Schedule E, lines 3 and 4).
  const key = view.effective[`rentals.${index}.kind`] === '6' ? 'royalties' : 'rents';
  return has(form, key) ? [[key, key]] : [];
}

const amountOf = ({ item }: FormFacts, [first]: readonly Amount[]): number => {
  const amount = first ? item[first[0]] : undefined;
  return typeof amount === 'number' ? amount : 0;
};

/** A document and what of it goes into an item. */
interface Receipt {
  placed: PlacedForm;
  amounts: Amount[];
}

/** Documents that were read and that the item can take. */
const listReceipts = (view: View, group: PayeeGroup, index: number): Receipt[] =>
  view.documents
    .flatMap((document) => document.forms.map((form) => ({ document, form })))
    .map((placed) => ({ placed, amounts: amountsFor(view, group, index, placed) }))
    .filter(({ amounts }) => amounts.some(([key]) => !withheld.has(key)));

const pickedIn = ({ effective }: View, group: PayeeGroup, index: number): readonly string[] => {
  const answer = effective[`${group}.${index}.papers`];
  return Array.isArray(answer) ? answer : [];
};

const itemAtHand = ({ item }: View): { group: PayeeGroup; index: number } =>
  item?.group === 'rentals'
    ? { group: 'rentals', index: item.index }
    : { group: 'businesses', index: item?.index ?? 0 };

/** The documents that can be for the item at hand: those that none before it took. */
export function chooseForms(view: View): readonly Choice[] {
  const { group, index } = itemAtHand(view);
  const takenBefore = (id: string, key: string): boolean =>
    Array.from({ length: index }, (_, before) => before).some(
      (before) =>
        pickedIn(view, group, before).includes(id) &&
        listReceipts(view, group, before).some(
          ({ placed, amounts }) =>
            placed.form.extractionId === id && amounts.some(([taken]) => taken === key),
        ),
    );
  const open = listReceipts(view, group, index).filter(
    ({ placed, amounts }) => !takenBefore(placed.form.extractionId, amounts[0]?.[0] ?? ''),
  );
  if (open.length === 0) return [];
  return [
    ...open.map(({ placed, amounts }) => ({
      value: placed.form.extractionId,
      label: `${placed.form.form} from ${nameForm(placed)}, $${dollars.format(amountOf(placed.form, amounts))}`,
    })),
    none('None of these'),
  ];
}

/** The documents that the filer said are for an item, with what it takes from each. */
export function receiptsOf(view: View, group: PayeeGroup, index: number): Receipt[] {
  const picked = pickedIn(view, group, index);
  return listReceipts(view, group, index).filter(({ placed }) => picked.includes(placed.form.extractionId));
}

export const formsOfItem = (view: View, index: number): PlacedForm[] =>
  receiptsOf(view, 'businesses', index).map(({ placed }) => placed);

/** What to leave out when amounts are typed, because we read it. */
export function describeForms(view: View): string | undefined {
  const { group, index } = itemAtHand(view);
  const names = receiptsOf(view, group, index).map(
    ({ placed }) => `the ${placed.form.form} from ${nameForm(placed)}`,
  );
  return names.length === 0 ? undefined : `We already included ${listOf(names)}. Leave that income out here.`;
}

/** Forms 1099-MISC whose rent or royalties are for nothing that was told about. */
export const rentWithoutPlace = (view: View): PlacedForm[] =>
  formsOf(view.documents, 'miscellaneous').filter(
    (placed) =>
      enters(placed, view) &&
      (['rents', 'royalties'] as const).some((key) => has(placed.form, key)) &&
      view.effective['income-kinds'] !== undefined &&
      (view.counts.get('rentals') ?? 0) === 0,
  );
