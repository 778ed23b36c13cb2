import { addCents, centsNotBelowZero, dollars, isSome, minus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { type ReturnInput } from '../../facts/return-input';
import { roundToPlaces } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { nondeductibleContributions } from '../adjustments/ira-deduction';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';

covers('iraBasis');

const makers: CopyMakers<Filer> = formWithCopies('8606', 'Nondeductible IRAs', listFilers, {
  sequence: '48',
  neededWhen: ({ facts }) =>
    facts.adjustments.ira.length > 0 ||
    isSome(facts.iraBasis.taxpayer.priorBasis) ||
    isSome(facts.iraBasis.spouse.priorBasis),
  attachedWhen: (reader) =>
    (reader.entry(newBasis) ?? 0) > 0 || hasBasisInDistributions(reader.facts, reader.item.owner),
});
export const form8606 = makers.form;
const { money, rate } = makers;

/** From the owner's own traditional IRA: not inherited (4), Roth (J, Q, T) or moved to a plan (G, H). */
const isOwnTraditional = (form: Retirement): boolean => form.ira && !/[4JQTGH]/.test(form.code);

const kept = (form: Retirement) =>
  centsNotBelowZero(minus(form.grossDistribution, form.rollover, form.qualifiedCharitable));

const distributionsOf = (facts: ReturnInput, owner: Owner): Retirement[] =>
  ownedBy(facts.retirement, owner).filter((form) => isOwnTraditional(form) && isSome(kept(form)));

/** Whether lines 6 to 15 are needed: money came out of an IRA that holds contributions taxed before (IRC 408(d)(1)). */
export const hasBasisInDistributions = (facts: ReturnInput, owner: Owner): boolean =>
  isSome(facts.iraBasis[owner].priorBasis) && distributionsOf(facts, owner).length > 0;

/** Whether the taxable part of this distribution comes from Form 8606. */
export const isFiguredOn8606 = (facts: ReturnInput, form: Retirement): boolean =>
  facts.retirement.length > 0 &&
  isOwnTraditional(form) &&
  isSome(kept(form)) &&
  isSome(facts.iraBasis[form.owner].priorBasis);

export const newBasis = money(
  '1',
  'Nondeductible contributions for 2024',
  'Enter your nondeductible contributions to traditional IRAs for 2024, including those made for 2024 from January 1, 2025, through April 15, 2025',
  (reader) =>
    reader.facts.adjustments.ira.length === 0 ? null : nondeductibleContributions(reader, reader.item.owner),
);

export const priorBasis = money(
  '2',
  'Basis of earlier years',
  'Enter your total basis in traditional IRAs for 2023 and earlier years',
  ({ facts, item }) => dollars(facts.iraBasis[item.owner].priorBasis),
);

export const allBasis = money(
  '3',
  'Basis',
  'Add lines 1 and 2',
  ({ get }) => get(newBasis) + get(priorBasis),
);

const withDistributions = (facts: ReturnInput, { owner }: Filer) => hasBasisInDistributions(facts, owner);

/**
 * Lines 5 to 15 read line 2, not line 3: new basis in a year with distributions is refused, for the deduction would
 * then need the taxable distributions and they the deduction (Publication 590-B, Worksheet 1-1).
 */
export const basisBeforeNextYear = money(
  '5',
  'Basis without contributions of 2025',
  'Subtract line 4 from line 3',
  ({ facts, item, get }) => (withDistributions(facts, item) ? get(priorBasis) : null),
);

export const yearEndValue = money(
  '6',
  'Value at the end of the year',
  'Enter the value of all your traditional, traditional SEP, and traditional SIMPLE IRAs as of December 31, 2024, plus any outstanding rollovers',
  ({ facts, item }) =>
    withDistributions(facts, item) ? dollars(facts.iraBasis[item.owner].yearEndValue) : null,
);

export const distributions = money(
  '7',
  'Distributions',
  'Enter your distributions from traditional, traditional SEP, and traditional SIMPLE IRAs in 2024. Do not include rollovers or qualified charitable distributions',
  ({ facts, item }) =>
    withDistributions(facts, item) ? dollars(addCents(distributionsOf(facts, item.owner), kept)) : null,
);

export const allValue = money(
  '9',
  'Value and distributions',
  'Add lines 6, 7, and 8',
  ({ facts, item, get }) => (withDistributions(facts, item) ? get(yearEndValue) + get(distributions) : null),
);

export const basisShare = rate(
  '10',
  'Share that is basis',
  'Divide line 5 by line 9. Enter the result as a decimal rounded to at least 3 places. If the result is 1.000 or more, enter 1.000',
  ({ facts, item, get }) =>
    withDistributions(facts, item)
      ? smallerOf(1, roundToPlaces(get(basisBeforeNextYear) / get(allValue), 3))
      : null,
);

export const untaxedPart = money(
  '12',
  'Not taxed',
  'Multiply line 7 by line 10. This is the nontaxable portion of your distributions that you did not convert to a Roth IRA',
  ({ facts, item, get }) => (withDistributions(facts, item) ? get(distributions) * get(basisShare) : null),
);

export const allUntaxed = money('13', 'All that is not taxed', 'Add lines 11 and 12', ({ entry }) =>
  entry(untaxedPart),
);

export const basisLeft = money(
  '14',
  'Basis for later years',
  'Subtract line 13 from line 3. This is your total basis in traditional IRAs for 2024 and earlier years',
  ({ get }) => notBelowZero(get(allBasis) - get(allUntaxed)),
);

export const taxableBeforeDisaster = money(
  '15a',
  'Taxable part',
  'Subtract line 12 from line 7',
  ({ facts, item, get }) => (withDistributions(facts, item) ? get(distributions) - get(untaxedPart) : null),
);

export const taxableIraDistributions = money(
  '15c',
  'Taxable IRA distributions',
  'Taxable amount. Subtract line 15b from line 15a. Also include this amount on Form 1040 or 1040-SR, line 4b',
  ({ entry }) => entry(taxableBeforeDisaster),
);

refuse(
  'iraBasis',
  'Nondeductible contributions to an IRA in a year with distributions from it (Publication 590-B, Worksheet 1-1) are not supported.',
  (reader) => {
    const { facts } = reader;
    return listFilers(reader).some(
      ({ owner }) =>
        distributionsOf(facts, owner).length > 0 &&
        facts.adjustments.ira.length > 0 &&
        nondeductibleContributions(reader, owner) > 0,
    );
  },
);
