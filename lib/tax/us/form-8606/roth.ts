import { addCents, dollars, dollarsOf, isSome, noCents, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { refuse } from '../coverage';
import { listFilers, ownedBy } from '../filers';
import { figuredRothOf, hadRothFiveYears, kept } from '../income/ira-money';
import { type FilerReader, makers } from './form';
import { converted, untaxedConversion } from './form-8606';

const { money } = makers;

export const convertedAgain = money(
  '16',
  'Converted to a Roth IRA',
  'If you completed Part I, enter the amount from line 8. Otherwise, enter the net amount you converted from traditional, traditional SEP, and traditional SIMPLE IRAs to Roth IRAs in 2024',
  ({ entry }) => entry(converted),
);

export const basisConverted = money(
  '17',
  'Basis in converted amounts',
  'If you completed Part I, enter the amount from line 11. Otherwise, enter your basis in the amount on line 16',
  ({ entry }) => entry(untaxedConversion),
);

export const taxableConversion = money(
  '18',
  'Taxable conversion',
  'Taxable amount. Subtract line 17 from line 16. If more than zero, also include this amount on Form 1040 or 1040-SR, line 4b',
  ({ entry, get }) => (entry(convertedAgain) === null ? null : get(convertedAgain) - get(basisConverted)),
);

const rothOf = (reader: FilerReader) => figuredRothOf(reader, reader.item.owner);

export const rothDistributions = money(
  '19',
  'Nonqualified Roth distributions',
  'Enter your total nonqualified distributions from Roth IRAs in 2024, including any qualified first-time homebuyer distributions. Do not include rollovers',
  (reader) => {
    const forms = rothOf(reader);
    return forms.length === 0 ? null : dollarsOf(forms, kept);
  },
);

/** A first home makes a distribution qualified after five years only; before, it is an exception on Form 5329. */
export const firstHome = money(
  '20',
  'First-time homebuyer expenses',
  'Qualified first-time homebuyer expenses. Do not enter more than $10,000 reduced by the total of all your prior qualified first-time homebuyer distributions',
  (reader) => {
    const { entry, facts, item, law } = reader;
    if (entry(rothDistributions) === null || !hadRothFiveYears(reader, item.owner)) return null;
    const forHome = rothOf(reader).filter(({ earlyExceptionCode }) => /^0?9$/.test(earlyExceptionCode));
    const before = dollars(facts.iraBasis[item.owner].firstHomeBefore);
    const most = notBelowZero(law.earlyDistribution.firstHomeLimit - before);
    return blankIfZero(
      smallerOf(
        dollarsOf(forHome, (form) => form.earlyExceptionAmount),
        most,
      ),
    );
  },
);

export const afterFirstHome = money(
  '21',
  'Distributions less homebuyer expenses',
  'Subtract line 20 from line 19. If zero or less, enter -0-',
  ({ entry, get }) =>
    entry(rothDistributions) === null ? null : notBelowZero(get(rothDistributions) - get(firstHome)),
);

export const rothContributions = money(
  '22',
  'Basis in Roth IRA contributions',
  'Enter your basis in Roth IRA contributions: all regular contributions through 2024, minus amounts recovered by earlier distributions',
  ({ entry, facts, item }) =>
    entry(rothDistributions) === null
      ? null
      : dollars(
          plus(
            addCents([facts.iraBasis[item.owner]], (one) => one.rothContributionBasis ?? noCents),
            addCents(ownedBy(facts.adjustments.ira, item.owner), (one) => one.roth),
          ),
        ),
);

export const afterContributions = money(
  '23',
  'Distributions over contributions',
  'Subtract line 22 from line 21. If zero or less, enter -0- and skip lines 24 and 25',
  ({ entry, get }) =>
    entry(rothDistributions) === null ? null : notBelowZero(get(afterFirstHome) - get(rothContributions)),
);

const earlierConversions = ({ facts, item }: FilerReader) => facts.iraBasis[item.owner].rothConversions;

export const rothConversions = money(
  '24',
  'Basis in Roth IRA conversions',
  'Enter your basis in conversions from traditional, traditional SEP, and traditional SIMPLE IRAs and rollovers from qualified retirement plans to a Roth IRA',
  (reader) =>
    reader.get(afterContributions) === 0
      ? null
      : dollarsOf(earlierConversions(reader), (one) => plus(one.taxable, one.untaxed)) +
        reader.get(converted),
);

export const rothEarnings = money(
  '25a',
  'Earnings',
  'Subtract line 24 from line 23. If zero or less, enter -0- and skip lines 25b and 25c',
  ({ get }) =>
    get(afterContributions) === 0 ? null : notBelowZero(get(afterContributions) - get(rothConversions)),
);

export const taxableRoth = money(
  '25c',
  'Taxable Roth distributions',
  'Taxable amount. Subtract line 25b from line 25a. If more than zero, also include this amount on Form 1040 or 1040-SR, line 4b',
  ({ entry }) => entry(rothEarnings),
);

/**
 * What comes out of conversions of the last five years and was taxed when it went in counts as early (IRC
 * 408A(d)(3)(F)). The oldest conversion comes out first, and of each the taxed part (408A(d)(4)(B)).
 */
export const recentConversions = money(
  'recent conversions',
  'Conversions in the last five years',
  'Part of line 23 from the taxable part of conversions since 2020 (Instructions for Form 5329, line 1)',
  (reader) => {
    const { get, law } = reader;
    if (get(afterContributions) === 0) return null;
    const parts = earlierConversions(reader)
      .map(({ year, taxable, untaxed }) => ({ year, taxable: dollars(taxable), untaxed: dollars(untaxed) }))
      .toSorted((a, b) => a.year - b.year);
    parts.push({ year: law.year, taxable: get(taxableConversion), untaxed: get(basisConverted) });
    let left = get(afterContributions);
    let recent = 0;
    for (const { year, taxable, untaxed } of parts) {
      const taxed = smallerOf(left, taxable);
      if (year + law.ira.rothHoldingYears > law.year) recent += taxed;
      left = notBelowZero(left - taxable - untaxed);
    }
    return blankIfZero(recent);
  },
);

const isOpen = (facts: ReturnInput, owner: 'taxpayer' | 'spouse') =>
  facts.iraBasis[owner].rothContributionBasis === null;

refuse(
  'iraBasis',
  'You took a Roth IRA distribution that may be taxable (code J or T). Enter your Roth IRA contributions before 2024, minus earlier withdrawals (Form 8606, line 22).',
  (reader) =>
    listFilers(reader).some(
      ({ owner }) => figuredRothOf(reader, owner).length > 0 && isOpen(reader.facts, owner),
    ),
);
refuse(
  'retirement.rothConversion',
  'On Form 8606, enter only what you converted from your own traditional, SEP, or SIMPLE IRA, up to the amount in box 1. For a workplace plan, box 2a shows the taxable amount.',
  ({ facts }) =>
    facts.retirement.some(
      (form) =>
        isSome(form.rothConversion) &&
        (!form.ira ||
          /[4JQTGH8PNR]/.test(form.code) ||
          dollars(plus(form.rothConversion, form.rollover, form.qualifiedCharitable)) >
            dollars(form.grossDistribution)),
    ),
);
