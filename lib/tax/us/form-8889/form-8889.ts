import { dollars, isSome } from '../../facts/cents';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { covers, refuse, warn } from '../coverage';
import { type Filer, listFilers } from '../filers';
import { type TaxCopyReader, type TaxReader } from '../form';
import {
  accountsOf,
  coverageMonths,
  employerMoney,
  hasContributions,
  hasFamilyCoverage,
  isCatchUpAge,
  isMarried,
  ownMoney,
} from './coverage-months';
import { taxableHsaDistributions } from './distributions';
import { makers } from './form';

const { money, choice } = makers;

covers('adjustments.hsa');

/** Part I stays blank for someone who only took money out. */
const onlyWhenContributing =
  (rule: (reader: TaxCopyReader<Filer>) => number | null) =>
  (reader: TaxCopyReader<Filer>): number | null =>
    hasContributions(reader.facts, reader.item.owner) ? rule(reader) : null;

export const coverage = choice(
  '1',
  'Coverage',
  'Check the box to indicate your coverage under a high-deductible health plan (HDHP) during 2024',
  ({ facts, item }) => {
    if (!hasContributions(facts, item.owner)) return null;
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
  const months = coverageMonths(facts, item.owner);
  const older = isCatchUpAge(item.person.dateOfBirth, law.healthSavings, law.year) && !catchUpOnLine7(reader);
  const more = older ? catchUp : 0;
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
 * taken to agree on what covers both when one half is too small and the other half is not used up.
 */
function divide(reader: TaxCopyReader<Filer>): number {
  const { facts, get, copy, at } = reader;
  const limit = get(limitAfterArcher);
  const filers = listFilers(reader);
  const other = filers[1 - copy];
  if (!other || !hasFamilyCoverage(facts, other.owner) || !hasContributions(facts, other.owner)) return limit;
  const needs = (position: number) =>
    notBelowZero(at(contributions, position) + at(employerPart, position) - at(catchUpPart, position));
  const half = limit / 2;
  const own = needs(copy);
  const others = needs(1 - copy);
  if (own > half) return Math.max(half, smallerOf(own, limit - others));
  return others > half ? limit - Math.max(half, smallerOf(others, limit - own)) : half;
}

export const dividedLimit = money(
  '6',
  'Your share of the limit',
  'Enter the amount from line 5. But if you and your spouse each have separate HSAs and had family coverage under an HDHP at any time during 2024, see the instructions for the amount to enter',
  onlyWhenContributing(divide),
);

export const catchUpPart = money(
  '7',
  'Additional contribution at 55 or older',
  'If you were age 55 or older at the end of 2024, married, and you or your spouse had family coverage under an HDHP at any time during 2024, enter your additional contribution amount',
  onlyWhenContributing((reader) => {
    const { facts, law, item } = reader;
    const { healthSavings, year } = law;
    if (item.person.claimableAsDependent) return null;
    if (!catchUpOnLine7(reader) || !isCatchUpAge(item.person.dateOfBirth, healthSavings, year)) return null;
    const months = coverageMonths(facts, item.owner);
    return (healthSavings.catchUp * (months.self + months.family)) / 12;
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

const earlierExcess = ({ facts }: TaxReader, copy: number): number => {
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

const anyFiler = (reader: TaxReader, test: (position: number) => boolean): boolean =>
  listFilers(reader).some((_, position) => test(position));

refuse(
  'adjustments.hsa',
  'Your employer’s HSA contributions are over your limit. Check your type of coverage (self-only or family) and the months you were eligible. We don’t support excess employer contributions.',
  (reader) =>
    anyFiler(reader, (position) => reader.at(otherSources, position) > reader.at(fullLimit, position)),
  // An employer's contributions stand on the W-2 (box 12, code W).
  { alsoWithoutItems: true },
);
warn(
  'adjustments.hsa',
  'Your HSA contributions are over the limit for your coverage and months. You owe 6% tax on the excess for each year it stays in the HSA (Form 5329). To avoid it, withdraw the excess and its earnings by the due date of your return, including extensions, and enter only the contributions left in the HSA.',
  (reader) =>
    anyFiler(reader, (position) => reader.at(contributions, position) > reader.at(limitLeft, position)),
);
refuse(
  'adjustments.hsa',
  'One person’s months of coverage for a health savings account add up to more than 12.',
  ({ facts }) =>
    listFilers({ facts }).some(
      ({ owner }) => accountsOf(facts, owner).reduce((months, account) => months + account.months, 0) > 12,
    ),
);
refuse(
  'adjustments.hsa',
  'A return where each spouse has an HSA and family coverage for only part of the year isn’t supported.',
  ({ facts }) =>
    facts.filingStatus === 'mfj' &&
    hasFamilyCoverage(facts, 'taxpayer') &&
    (['taxpayer', 'spouse'] as const).every((owner) => hasContributions(facts, owner)) &&
    facts.adjustments.hsa.some(({ months }) => months !== 12),
);
refuse(
  'adjustments.hsa',
  'Dividing the family HSA limit between spouses who file separately isn’t supported.',
  ({ facts, at }) =>
    facts.filingStatus === 'mfs' &&
    hasFamilyCoverage(facts, 'taxpayer') &&
    at(contributions, 0) + at(employerPart, 0) > at(limitAfterArcher, 0) / 2 + at(catchUpPart, 0),
);
refuse(
  'adjustments.hsa',
  'Enter your total HSA contribution as one amount. The limit is higher at age 55 or older.',
  ({ facts }) => facts.adjustments.hsa.some(({ catchUp }) => typeof catchUp !== 'boolean' && isSome(catchUp)),
);
