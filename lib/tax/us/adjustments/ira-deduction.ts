import { dollars, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { addEntries, largerOf, nextMultipleOf, notBelowZero, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { ministryPart, ofBoth, wagesOnBoth } from '../clergy/clergy-pay';
import { covers, refuse } from '../coverage';
import { earnedWages, nontaxableCombatPay, statutoryPay } from '../eic/earned-income';
import { listFilers, ownedBy } from '../filers';
import { form, type TaxReader } from '../form';
import { excludedPayOf, foreignAddBack } from '../form-2555/exclusion';
import { excludedAdoptionBenefits } from '../form-8839/benefits';
import { disabilityPay } from '../income/wages-from-plans';
import { earnedIncome as selfEmploymentIncome } from '../schedule-se/schedule-se';
import { adjustmentsBeforeIra, incomeBeforeIra } from './ira-income';
import {
  countedExcess,
  excessTraditional,
  fullLimit,
  livedApart,
  mayDeductIra,
  personLimit,
  traditionalOf,
} from './ira-limits';
import { defers } from './self-employed-deferrals';
import { selfEmployedPlans } from './self-employed-retirement';

covers('adjustments.ira', 'adjustments.spouseCoveredByPlan');

const owners = ['taxpayer', 'spouse'] as const;

/** Excess of earlier years goes down with the limit of the year (Form 5329, lines 10 and 19). */
const hasEarlierIraExcess = (facts: ReturnInput): boolean =>
  listFilers({ facts }).some(({ owner }) => {
    const { traditional, roth } = facts.excessContributions[owner];
    return isSome(traditional) || isSome(roth);
  });

/** Box 13 of Form W-2, an answer, or a plan of one's own business. */
function isCovered(facts: ReturnInput, owner: Owner): boolean {
  return (
    ownedBy(facts.w2s, owner).some(({ retirementPlan }) => retirementPlan) ||
    ownedBy(facts.adjustments.ira, owner).some(({ coveredByPlan }) => coveredByPlan) ||
    isSome(facts.adjustments.selfEmployedRetirement[owner]) ||
    defers(facts, owner)
  );
}

/** IRA contributions of the year, or excess contributions of earlier years that can count as some. */
const isAsked = (facts: ReturnInput): boolean => facts.adjustments.ira.length > 0 || mayDeductIra(facts);

const isFiler = (facts: ReturnInput, owner: Owner) => owner === 'taxpayer' || facts.filingStatus === 'mfj';

const makers = form('ira-deduction-worksheet', 'IRA Deduction Worksheet', {
  name: 'IRA Deduction Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), Schedule 1, line 20; Publication 590-A (2024), Appendix B',
  neededWhen: ({ facts }) => facts.adjustments.ira.length > 0 || hasEarlierIraExcess(facts),
  attachedWhen: (reader) =>
    reader.facts.adjustments.ira.some(({ traditional }) => isSome(traditional)) ||
    listFilers(reader).some(({ owner }) => countedExcess(reader, owner) > 0),
});
export const iraDeductionWorksheet = makers.form;
const { money, yesNo } = makers;

export const incomeForIra = money(
  '3',
  'Total income',
  'Enter the amount from Form 1040 or 1040-SR, line 9',
  (reader) => incomeBeforeIra(reader),
);

export const adjustmentsForIra = money(
  '4',
  'Other adjustments',
  'Enter the total of the amounts from Schedule 1, lines 11 through 19a, 23, and 25',
  (reader) => adjustmentsBeforeIra(reader),
);

export const wagesForIra = money(
  '8',
  'Wages, salaries, and tips',
  'Enter the total of your (and your spouse’s if filing jointly) wages, salaries, tips, etc., less distributions from nonqualified plans. Include alimony received and nontaxable combat pay',
  (reader) =>
    reader.get(earnedWages) +
    ofBoth(wagesOnBoth, reader) +
    reader.get(statutoryPay) +
    reader.get(nontaxableCombatPay) +
    dollars(reader.facts.alimonyReceived) -
    sum(reader.each(disabilityPay)),
);

/** The loss of one business, or of one spouse, takes nothing from other pay (Publication 590-A, What Is Compensation?). */
export const selfEmploymentForIra = money(
  '9',
  'Self-employment earned income',
  'Enter the earned income you (and your spouse if filing jointly) received as a self-employed individual or a partner, less Schedule 1, lines 15 and 16',
  (reader) => {
    const plans = reader.each(selfEmployedPlans);
    const owners = ['taxpayer', 'spouse'] as const;
    return sum(
      reader.each(selfEmploymentIncome).map((earned, copy) => {
        const owner = owners[copy] ?? 'taxpayer';
        // A minister's pay counts with wages; untaxed housing is no compensation (IRC 219(f)(1), 401(c)(2)(A)).
        return notBelowZero(earned - (plans[copy] ?? 0) - ministryPart(reader, owner));
      }),
    );
  },
);

export const compensation = money(
  '10',
  'Compensation',
  'Add lines 8 and 9',
  // Excluded pay is no compensation (Publication 590-A, "What Is Compensation?").
  (reader) =>
    notBelowZero(
      reader.get(wagesForIra) +
        reader.get(selfEmploymentForIra) -
        excludedPayOf(reader, 'taxpayer') -
        excludedPayOf(reader, 'spouse'),
    ),
);

function phaseOut({ facts, law }: TaxReader, covered: boolean): { limit: number; range: number } {
  const { ira } = law;
  if (facts.filingStatus === 'mfj' && !covered)
    return { limit: ira.spouseCoveredLimit, range: ira.spouseCoveredRange };
  const limit = livedApart(facts) ? ira.apartLimit : ira.coveredLimit[facts.filingStatus];
  return { limit, range: ira.phaseOutRange[facts.filingStatus] };
}

/** Column (a) for the taxpayer, (b) for the spouse. */
function makeColumn(letter: 'a' | 'b', owner: Owner, whose: string) {
  const isUsed = ({ facts }: TaxReader) => isFiler(facts, owner) && isAsked(facts);
  const covered = yesNo(
    `1${letter}`,
    `${whose} retirement plan coverage`,
    'Were you (was your spouse) covered by a retirement plan?',
    (reader) => (isUsed(reader) ? isCovered(reader.facts, owner) : null),
  );
  /** Without any plan the phase-out is skipped. */
  const isPhasedOut = (reader: TaxReader) => isDeductionPhasedOut(reader, owner);
  const limit = money(
    `2${letter}`,
    `${whose} income limit`,
    'Enter the amount shown below that applies to you: Single, head of household, or married filing separately and lived apart all year $87,000. Qualifying surviving spouse $143,000. Married filing jointly $143,000 in both columns, but $240,000 for the person who wasn’t covered by a plan. Married filing separately and lived with your spouse $10,000',
    (reader) => (isPhasedOut(reader) ? phaseOut(reader, reader.get(covered)).limit : null),
  );
  const income = money(
    `5${letter}`,
    `${whose} modified AGI`,
    'Subtract line 4 from line 3. If married filing jointly, enter the result in both columns',
    (reader) =>
      isPhasedOut(reader)
        ? reader.get(incomeForIra) -
          reader.get(adjustmentsForIra) +
          foreignAddBack(reader) +
          excludedAdoptionBenefits(reader)
        : null,
  );
  const left = money(
    `6${letter}`,
    `${whose} income below the limit`,
    'Is the amount on line 5 less than the amount on line 2? No: none of your IRA contributions are deductible. Yes: subtract line 5 from line 2',
    (reader) => (isPhasedOut(reader) ? notBelowZero(reader.get(limit) - reader.get(income)) : null),
  );
  const most = money(
    `7${letter}`,
    `${whose} maximum deduction`,
    'Multiply line 6 by the percentage that applies to you. If the result isn’t a multiple of $10, increase it to the next multiple of $10. If the result is $200 or more, enter the result. But if it is less than $200, enter $200',
    (reader) => {
      if (!isUsed(reader)) return null;
      const full = fullLimit(reader, owner);
      const below = reader.entry(left);
      if (below === null) return full;
      const { range } = phaseOut(reader, reader.get(covered));
      if (below === 0 || below >= range) return below === 0 ? 0 : full;
      const { step, smallestPart } = reader.law.ira;
      return largerOf(nextMultipleOf(step, roundHalfUp((below * full * 100) / range) / 100), smallestPart);
    },
  );
  const contributed = money(
    `11${letter}`,
    `${whose} contributions`,
    'Enter traditional IRA contributions made, or that will be made by April 15, 2025, for 2024',
    (reader) => (isUsed(reader) ? traditionalOf(reader.facts, owner) + countedExcess(reader, owner) : null),
  );
  const deduction = money(
    `12${letter}`,
    `${whose} deduction`,
    'Enter the smallest of line 7, 10, or 11',
    (reader) =>
      isUsed(reader) ? Math.min(reader.get(most), personLimit(reader, owner), reader.get(contributed)) : null,
  );
  return { contributed, deduction };
}

const columns = {
  taxpayer: makeColumn('a', 'taxpayer', 'Your'),
  spouse: makeColumn('b', 'spouse', 'Spouse’s'),
};

/** Adds both columns; blank when nothing is deducted. */
export const iraDeduction = money(
  '12',
  'IRA deduction',
  'Total IRA deduction. Enter this amount on Schedule 1, line 20',
  ({ entry, facts }) => {
    if (!isAsked(facts)) return null;
    return addEntries(owners.map((owner) => entry(columns[owner].deduction))) || null;
  },
);

/** Separate returns of spouses who lived together: the plan of either counts (IRC 219(g)(1) and (4)). */
const isSpouseCoveredApart = ({ filingStatus, livedApartAllYear, adjustments }: ReturnInput): boolean =>
  filingStatus === 'mfs' && !livedApartAllYear && adjustments.spouseCoveredByPlan === true;

/** Whether income decides how much this person deducts. */
export const isDeductionPhasedOut = (reader: TaxReader, owner: Owner): boolean =>
  isFiler(reader.facts, owner) &&
  isAsked(reader.facts) &&
  (isCovered(reader.facts, 'taxpayer') ||
    (reader.facts.filingStatus === 'mfj' && isCovered(reader.facts, 'spouse')) ||
    isSpouseCoveredApart(reader.facts));

/**
 * The deduction of somebody whose income does not matter. Gifts from an IRA ask for it before the income is known; for
 * others they are refused.
 */
export const deductionWithoutPhaseOut = (reader: TaxReader, owner: Owner): number =>
  reader.facts.adjustments.ira.length === 0
    ? 0
    : Math.min(personLimit(reader, owner), traditionalOf(reader.facts, owner));

/** Contributions that are not deducted: basis on Form 8606, line 1. */
export const nondeductibleContributions = (reader: TaxReader, owner: Owner): number => {
  const { get, facts } = reader;
  return (
    // Nothing was paid in: the income is not asked for, which can wait for this very line.
    traditionalOf(facts, owner) === 0
      ? 0
      : get(columns[owner].contributed) - get(columns[owner].deduction) - excessTraditional(reader, owner)
  );
};

/** Earlier excess counts as a contribution, and income keeps a part of the deduction back (IRC 219(g)). */
const isExcessHeldBack = (reader: TaxReader, owner: Owner): boolean =>
  countedExcess(reader, owner) > 0 &&
  reader.get(columns[owner].contributed) > reader.get(columns[owner].deduction);

refuse(
  'excessContributions',
  'You had excess contributions to a traditional IRA in an earlier year that fit under your 2024 limit, but your income limits your IRA deduction. Treating part of an earlier excess as nondeductible isn’t supported.',
  (reader) => listFilers(reader).some(({ owner }) => isExcessHeldBack(reader, owner)),
);
refuse(
  'adjustments.spouseCoveredByPlan',
  'You’re married filing separately and lived with your spouse in 2024. Tell us whether your spouse was covered by a retirement plan at work. If so, your IRA deduction is limited.',
  (reader) => {
    const { facts } = reader;
    return (
      facts.filingStatus === 'mfs' &&
      !facts.livedApartAllYear &&
      facts.adjustments.spouseCoveredByPlan === null &&
      !isCovered(facts, 'taxpayer') &&
      traditionalOf(facts, 'taxpayer') + countedExcess(reader, 'taxpayer') > 0
    );
  },
);
