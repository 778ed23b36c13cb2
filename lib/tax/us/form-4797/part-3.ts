import { smallerOf } from '../../engine/verbs';
import { type CopyMakers, formWithCopies } from '../form';
import { type Disposition, hasDispositions, isPersonal, listDispositions, partOf } from './dispositions';

const makers: CopyMakers<Disposition> = formWithCopies(
  '4797-part-3',
  'Gain From Disposition of Property Under Sections 1245 and 1250',
  (reader) =>
    listDispositions(reader).filter(
      (sale) => partOf(sale) === 'III' && (sale.installment === null || sale.installment.isFirstYear),
    ),
  {
    name: 'Form 4797, Part III',
    source: 'Form 4797 (2024), Part III',
    neededWhen: ({ facts }) => hasDispositions(facts),
  },
);
export const form4797PartThree = makers.form;
const { money, choice } = makers;

choice(
  '19(a)',
  'Description',
  'Description of section 1245 or 1250 property',
  ({ item }) => item.description,
);
choice('19(b)', 'Date acquired', 'Date acquired (mo., day, yr.)', ({ item }) => item.acquired);
choice('19(c)', 'Date sold', 'Date sold (mo., day, yr.)', ({ item }) => item.sold);

export const salesPrice = money('20', 'Sales price', 'Gross sales price', ({ item }) => item.price);
export const costAndExpense = money(
  '21',
  'Cost and expense of sale',
  'Cost or other basis plus expense of sale',
  ({ item }) => item.cost,
);
export const depreciation = money(
  '22',
  'Depreciation',
  'Depreciation (or depletion) allowed or allowable',
  ({ item }) => item.depreciation,
);
export const adjustedBasis = money(
  '23',
  'Adjusted basis',
  'Adjusted basis. Subtract line 22 from line 21',
  ({ get }) => get(costAndExpense) - get(depreciation),
);
export const totalGain = money(
  '24',
  'Total gain',
  'Total gain. Subtract line 23 from line 20',
  ({ get }) => get(salesPrice) - get(adjustedBasis),
);
export const section1245Depreciation = money(
  '25a',
  'Section 1245: depreciation',
  'If section 1245 property: Depreciation allowed or allowable from line 22',
  ({ item, get }) => (isPersonal(item) ? get(depreciation) : null),
);
export const section1245Gain = money(
  '25b',
  'Section 1245: ordinary gain',
  'Enter the smaller of line 24 or 25a',
  ({ item, get }) => (isPersonal(item) ? smallerOf(get(totalGain), get(section1245Depreciation)) : null),
);
export const additionalDepreciation = money(
  '26a',
  'Section 1250: additional depreciation',
  'Additional depreciation after 1975. If straight line depreciation was used, enter -0- on line 26g',
  ({ item }) => (item.kind === 'building' && item.additional > 0 ? item.additional : null),
);
/** The applicable percentage is 100 for all property that MACRS covers (IRC 1250(a)(1)(B)). */
export const recapturedAdditional = money(
  '26b',
  'Section 1250: amount recaptured',
  'Applicable percentage multiplied by the smaller of line 24 or line 26a',
  ({ entry, get }) =>
    entry(additionalDepreciation) === null ? null : smallerOf(get(totalGain), get(additionalDepreciation)),
);
export const section1250Gain = money(
  '26g',
  'Section 1250: ordinary gain',
  'Add lines 26b, 26e, and 26f',
  ({ item, get }) => (item.kind === 'building' ? get(recapturedAdditional) : null),
);
/** Gain that Form 6252 spreads is left out of line 32 (Instructions for Form 6252, line 12). */
export const spreadGain = money(
  '24 installment',
  'Gain for Form 6252',
  'Gain from this property to report on Form 6252: line 24, less lines 25b and 26g',
  ({ item, get }) =>
    item.installment === null ? null : get(totalGain) - get(section1245Gain) - get(section1250Gain),
);
/** Unrecaptured Section 1250 Gain Worksheet, lines 1 to 3, of this property. */
export const unrecaptured = money(
  '24 unrecaptured',
  'Unrecaptured section 1250 gain',
  'Section 1250 property: the smaller of line 22 or line 24, less line 26g',
  ({ item, get }) =>
    item.kind === 'building' && item.installment === null
      ? smallerOf(get(depreciation), get(totalGain)) - get(section1250Gain)
      : null,
);
