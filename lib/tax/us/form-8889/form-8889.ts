import { dollars, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { type Line } from '../../engine/line';
import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { covers } from '../coverage';
import { type Filer, listFilers } from '../filers';
import { type TaxCopyReader, type TaxReader } from '../form';
import {
  countMonths,
  coverageMonths,
  employerMoney,
  hasContributions,
  hasFamilyCoverage,
  isCatchUpAge,
  isMarried,
  type Months,
  monthsOf,
  ownMoney,
  statesMonths,
} from './coverage-months';
import { taxableHsaDistributions } from './distributions';
import {
  limitBesideSpouse,
  limitOfMonths,
  type LimitParts,
  partsOfCouple,
  statesSpouseShare,
} from './family-limit';
import { makers } from './form';

const { money, choice } = makers;

covers('adjustments.hsa', 'adjustments.spouseHsaShare');

/** Part I stays blank for someone who only took money out. */
const onlyWhenContributing =
  (rule: (reader: TaxCopyReader<Filer>) => number | null) =>
  (reader: TaxCopyReader<Filer>): number | null =>
    hasContributions(reader.facts, reader.item.owner) ? rule(reader) : null;

/** The plan of December 1 where it was for the family; otherwise the one that was in effect longer (Instructions, line 1). */
function coverageOf(months: Months): Months[number] {
  const december = months.at(-1) ?? 'none';
  const [self, family] = [countMonths(months, 'self'), countMonths(months, 'family')];
  if (december === 'family' || self === family) return december === 'none' ? 'family' : december;
  return self > family ? 'self' : 'family';
}

export const coverage = choice(
  '1',
  'Coverage',
  'Check the box to indicate your coverage under a high-deductible health plan (HDHP) during 2024',
  ({ facts, item }) => {
    if (!hasContributions(facts, item.owner)) return null;
    const months = statesMonths(facts, item.owner) ? monthsOf(facts, item.owner) : null;
    if (months !== null) return coverageOf(months) === 'family' ? 'Family' : 'Self-only';
    return hasFamilyCoverage(facts, item.owner) ? 'Family' : 'Self-only';
  },
);

export const contributions = money(
  '2',
  'Your contributions',
  'HSA contributions you made for 2024 (or those made on your behalf). Do not include employer contributions, contributions through a cafeteria plan, or rollovers',
  onlyWhenContributing(({ facts, item }) => dollars(ownMoney(facts, item.owner))),
);

/** $1,000 stands on line 7 instead for a married person with family coverage. */
const catchUpOnLine7 = ({ facts, item }: TaxCopyReader<Filer>): boolean =>
  isMarried(facts) && hasFamilyCoverage(facts, item.owner);

/** Who can be claimed as a dependent has no deduction (IRC 223(b)(6)): what they paid in is an excess contribution. */
function yearLimit(reader: TaxCopyReader<Filer>): number {
  if (reader.item.person.claimableAsDependent) return 0;
  const { facts, law, item } = reader;
  const { selfOnly, family, catchUp } = law.healthSavings;
  const older = isCatchUpAge(item.person.dateOfBirth, law.healthSavings, law.year) && !catchUpOnLine7(reader);
  const more = older ? catchUp : 0;
  const stated = statesMonths(facts, item.owner) ? monthsOf(facts, item.owner) : null;
  if (stated !== null) return limitOfMonths(stated, law.healthSavings, more);
  const months = coverageMonths(facts, item.owner);
  return ((selfOnly + more) * months.self + (family + more) * months.family) / 12;
}

export const limitOfCoverage = money(
  '3',
  'Limit for your coverage',
  'If you were under age 55 at the end of 2024 and an eligible individual with the same coverage on the first day of every month, enter $4,150 ($8,300 for family coverage). All others, see the Line 3 Limitation Chart and Worksheet',
  onlyWhenContributing(yearLimit),
);

/** Archer MSAs are refused, so line 4 is blank. */
export const limitAfterArcher = money(
  '5',
  'Limit after Archer MSAs',
  'Subtract line 4 from line 3. If zero or less, enter -0-',
  onlyWhenContributing(({ get }) => get(limitOfCoverage)),
);

/**
 * Spouses with separate HSAs divide the family limit equally, or as they agree (Instructions, line 6). They are
 * taken to agree on what covers both when one half is too small and the other half is not used up. On a separate return
 * the filer says what the spouse's part is.
 */
function divide(reader: TaxCopyReader<Filer>): number {
  const { facts, law, get, copy, at } = reader;
  const limit = get(limitAfterArcher);
  if (statesSpouseShare(facts)) return smallerOf(limit, limitBesideSpouse(facts, law));
  const filers = listFilers(reader);
  const other = filers[1 - copy];
  if (!other || !hasFamilyCoverage(facts, other.owner) || !hasContributions(facts, other.owner)) return limit;
  if (limit === 0) return 0;
  const partsOf = (owner: Owner): LimitParts =>
    partsOfCouple(facts, owner, law) ?? { shared: limit, own: 0, least: 0 };
  const parts = partsOf(reader.item.owner);
  // What one person needs of the family limit beside what is theirs alone.
  const needs = (position: number, { own, least }: LimitParts) => {
    const paid = notBelowZero(
      at(contributions, position) + at(employerPart, position) - at(catchUpPart, position),
    );
    return paid <= least ? 0 : notBelowZero(paid - own);
  };
  const { shared } = parts;
  const half = shared / 2;
  const own = needs(copy, parts);
  const others = needs(1 - copy, partsOf(other.owner));
  const part = () => {
    if (own > half) return Math.max(half, smallerOf(own, shared - others));
    return others > half ? shared - Math.max(half, smallerOf(others, shared - own)) : half;
  };
  return Math.max(parts.least, part() + parts.own);
}

export const dividedLimit = money(
  '6',
  'Your share of the limit',
  'Enter the amount from line 5. But if you and your spouse each have separate HSAs and had family coverage under an HDHP at any time during 2024, see the instructions for the amount to enter',
  onlyWhenContributing(divide),
);

/** Months that count for the additional amount: all of them with a plan on December 1 (last-month rule, IRC 223(b)(8)). */
function eligibleMonths(facts: ReturnInput, owner: Owner): number {
  const months = statesMonths(facts, owner) ? monthsOf(facts, owner) : null;
  if (months !== null)
    return months.at(-1) === 'none' ? months.length - countMonths(months, 'none') : months.length;
  const { self, family } = coverageMonths(facts, owner);
  return self + family;
}

export const catchUpPart = money(
  '7',
  'Additional contribution at 55 or older',
  'If you were age 55 or older at the end of 2024, married, and you or your spouse had family coverage under an HDHP at any time during 2024, enter your additional contribution amount',
  onlyWhenContributing((reader) => {
    const { facts, law, item } = reader;
    const { healthSavings, year } = law;
    if (item.person.claimableAsDependent) return null;
    if (!catchUpOnLine7(reader) || !isCatchUpAge(item.person.dateOfBirth, healthSavings, year)) return null;
    return (healthSavings.catchUp * eligibleMonths(facts, item.owner)) / 12;
  }),
);

export const fullLimit = money(
  '8',
  'Limit with additional contribution',
  'Add lines 6 and 7',
  onlyWhenContributing(({ get }) => get(dividedLimit) + get(catchUpPart)),
);

export const employerPart = money(
  '9',
  'Employer contributions',
  'Employer contributions made to your HSAs for 2024',
  onlyWhenContributing(({ facts, item }) => dollars(employerMoney(facts, item.owner))),
);

export const otherSources = money(
  '11',
  'Employer contributions and funding distributions',
  'Add lines 9 and 10',
  onlyWhenContributing(({ get }) => get(employerPart)),
);

export const limitLeft = money(
  '12',
  'Your remaining limit',
  'Subtract line 11 from line 8. If zero or less, enter -0-',
  onlyWhenContributing(({ get }) => notBelowZero(get(fullLimit) - get(otherSources))),
);

/** State returns ask, too. */
type AnyReader = Pick<TaxReader, 'facts'> & { readonly at: (line: Line<number>, copy: number) => number };

/** Employer contributions over the limit of line 8 (Instructions for Form 8889, "Excess Employer Contributions"). */
export const excessOfEmployer = ({ at }: AnyReader, copy: number): number =>
  notBelowZero(at(otherSources, copy) - at(fullLimit, copy));

/** What the filer says of excess contributions of one person. */
export const storyOf = (reader: AnyReader, copy: number) => {
  const filer = listFilers(reader)[copy];
  return filer ? reader.facts.excessContributions[filer.owner] : null;
};

/** The excess of one person less a stated part of it; the fact is read only where there is an excess. */
function excessLess(reader: AnyReader, copy: number, part: 'hsaEmployerInWages' | 'hsaEmployerWithdrawn') {
  const excess = excessOfEmployer(reader, copy);
  return excess === 0 ? 0 : notBelowZero(excess - dollars(storyOf(reader, copy)?.[part] ?? noCents));
}

/** What of it Form W-2 has not counted as wages: other income on Schedule 1, line 8z, also when it is withdrawn in time. */
export const incomeOfEmployerExcess = (reader: AnyReader): number =>
  sum(listFilers(reader).map((_, copy) => excessLess(reader, copy, 'hsaEmployerInWages')));

/** What of it is left in the account (Form 5329, line 47). */
export const employerExcessLeft = (reader: AnyReader, copy: number): number =>
  excessLess(reader, copy, 'hsaEmployerWithdrawn');

/** Whole dollars of earlier years' excess contributions to one person's HSAs. */
export const earlierExcess = ({ facts }: TaxReader, copy: number): number => {
  const filer = listFilers({ facts })[copy];
  return filer ? dollars(facts.excessContributions[filer.owner].hsa) : 0;
};

/** What the limit leaves beside the year's own contributions (Form 5329, line 43). */
export const unusedHsaLimit = ({ at }: TaxReader, copy: number): number =>
  notBelowZero(at(limitLeft, copy) - at(contributions, copy));

/**
 * Earlier years' excess contributions that are still in the account are deducted as far as the limit has room (Publication
 * 969, "Deducting an excess contribution in a later year": the smaller of the room and of the excess at the start of the year).
 */
const earlierExcessDeducted = (reader: TaxReader, copy: number): number =>
  smallerOf(unusedHsaLimit(reader, copy), earlierExcess(reader, copy));

/** Taxed distributions take out excess, too: together with the room they may be more than there was. */
export const mayHaveTakenOutExcess = (reader: TaxReader, copy: number): boolean =>
  earlierExcessDeducted(reader, copy) > 0 &&
  reader.at(taxableHsaDistributions, copy) > 0 &&
  unusedHsaLimit(reader, copy) + reader.at(taxableHsaDistributions, copy) > earlierExcess(reader, copy);

export const hsaDeduction = money(
  '13',
  'HSA deduction',
  'HSA deduction. Enter the smaller of line 2 or line 12 here and on Schedule 1 (Form 1040), Part II, line 13',
  onlyWhenContributing(
    (reader) =>
      smallerOf(reader.get(contributions), reader.get(limitLeft)) +
      earlierExcessDeducted(reader, reader.copy),
  ),
);
