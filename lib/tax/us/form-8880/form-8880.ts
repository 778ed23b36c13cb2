import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, dollars, isSome, minus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { hasReached } from '../ages';
import { defers, deferredDollars } from '../adjustments/self-employed-deferrals';
import { excessRoth, excessTraditional } from '../adjustments/ira-limits';
import { isClaimedByAnother, listFilers, ownedBy } from '../filers';
import { form, type TaxReader } from '../form';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
import { agiWithForeignIncome } from '../form-2555/exclusion';
import { retirementSavings } from '../income/w2-boxes';
import { careCredit, educationCredits, elderlyCredit, foreignTaxCredit } from '../schedule-3/part-1';

const makers = form('8880', 'Credit for Qualified Retirement Savings Contributions', {
  sequence: '54',
  neededWhen: (given) => hasSavings(given),
  attachedWhen: (reader) => hasSavings(reader) && reader.get(saversCredit) > 0,
});
export const form8880 = makers.form;
const { money, rate } = makers;

/** Nothing is looked at for people without savings. */
const hasSavings = ({ facts }: { facts: ReturnInput }): boolean =>
  facts.adjustments.ira.length > 0 ||
  facts.w2s.some((w2) => w2.box12.length > 0) ||
  listFilers({ facts }).some(({ owner }) => defers(facts, owner));

/** Adults who are no students and no one's dependents. */
function canTake({ facts, law }: TaxReader, owner: Owner): boolean {
  const filer = listFilers({ facts }).find((one) => one.owner === owner);
  return (
    filer !== undefined &&
    hasReached(filer.person, law.saversCredit.minimumAge, law.lastDay) &&
    !filer.person.student &&
    !isClaimedByAnother(filer.person)
  );
}

const iraText =
  'Traditional and Roth IRA contributions, and ABLE account contributions by the designated beneficiary for 2024. Do not include rollover contributions';
const deferralText =
  'Elective deferrals to a 401(k) or other qualified employer plan, voluntary employee contributions, and 501(c)(18)(D) plan contributions for 2024';
const distributionText =
  'Certain distributions received after 2021 and before the due date (including extensions) of your 2024 tax return. If married filing jointly, include both spouses’ amounts in both columns';
const subtractText = 'Subtract line 4 from line 3. If zero or less, enter -0-';
const limitText = 'In each column, enter the smaller of line 5 or $2,000';

const iraContributions = (reader: TaxReader, owner: Owner) =>
  hasSavings(reader) && canTake(reader, owner)
    ? blankIfZero(
        dollars(
          addCents(ownedBy(reader.facts.adjustments.ira, owner), (ira) => ira.traditional),
          addCents(ownedBy(reader.facts.adjustments.ira, owner), (ira) => ira.roth),
        ) -
          excessTraditional(reader, owner) -
          excessRoth(reader, owner),
      )
    : null;
const deferrals = (reader: TaxReader, owner: Owner) =>
  hasSavings(reader) && canTake(reader, owner)
    ? blankIfZero(
        dollars(addCents(ownedBy(reader.facts.w2s, owner), retirementSavings)) +
          deferredDollars(reader.facts, owner),
      )
    : null;

/** Rollovers, exchanges, inherited accounts and returned contributions do not count (codes 4, 6, 8, G, H, P). */
const distributions = ({ facts }: TaxReader) =>
  blankIfZero(
    notBelowZero(
      dollars(
        addCents(
          facts.retirement.filter((one) => isSome(one.grossDistribution) && !/[468GHP]/.test(one.code)),
          (one) => minus(one.grossDistribution, one.rollover),
        ),
      ),
    ),
  );

export const ownIra = money('1a', 'Your IRA contributions', iraText, (reader) =>
  iraContributions(reader, 'taxpayer'),
);
export const spouseIra = money('1b', 'Spouse’s IRA contributions', iraText, (reader) =>
  iraContributions(reader, 'spouse'),
);
export const ownDeferrals = money('2a', 'Your deferrals', deferralText, (reader) =>
  deferrals(reader, 'taxpayer'),
);
export const spouseDeferrals = money('2b', 'Spouse’s deferrals', deferralText, (reader) =>
  deferrals(reader, 'spouse'),
);
export const ownSavings = money('3a', 'Your total contributions', 'Add lines 1 and 2', ({ entry }) =>
  addEntries([entry(ownIra), entry(ownDeferrals)]),
);
export const spouseSavings = money('3b', 'Spouse’s total contributions', 'Add lines 1 and 2', ({ entry }) =>
  addEntries([entry(spouseIra), entry(spouseDeferrals)]),
);
export const ownDistributions = money('4a', 'Distributions', distributionText, (reader) =>
  reader.entry(ownSavings) === null ? null : distributions(reader),
);
export const spouseDistributions = money('4b', 'Distributions', distributionText, (reader) =>
  reader.entry(spouseSavings) === null ? null : distributions(reader),
);
export const ownNet = money('5a', 'Your contributions minus distributions', subtractText, ({ get, entry }) =>
  entry(ownSavings) === null ? null : notBelowZero(get(ownSavings) - get(ownDistributions)),
);
export const spouseNet = money(
  '5b',
  'Spouse’s contributions minus distributions',
  subtractText,
  ({ get, entry }) =>
    entry(spouseSavings) === null ? null : notBelowZero(get(spouseSavings) - get(spouseDistributions)),
);
export const ownLimited = money('6a', 'Your qualified contributions', limitText, ({ get, entry, law }) =>
  entry(ownNet) === null ? null : smallerOf(get(ownNet), law.saversCredit.contributionLimit),
);
export const spouseLimited = money(
  '6b',
  'Spouse’s qualified contributions',
  limitText,
  ({ get, entry, law }) =>
    entry(spouseNet) === null ? null : smallerOf(get(spouseNet), law.saversCredit.contributionLimit),
);

export const countedSavings = money(
  '7',
  'Total qualified contributions',
  'Add the amounts on line 6. If zero, stop; you can’t take this credit',
  ({ entry }) => addEntries([entry(ownLimited), entry(spouseLimited)]),
);

export const income = money(
  '8',
  'Adjusted gross income',
  'Enter the amount from Form 1040, 1040-SR, or 1040-NR, line 11',
  (reader) => (reader.get(countedSavings) === 0 ? null : agiWithForeignIncome(reader)),
);

export const creditRate = rate(
  '9',
  'Rate',
  'Enter the applicable decimal amount from the table',
  ({ get, facts, law }) =>
    get(countedSavings) === 0
      ? null
      : law.saversCredit.rates[facts.filingStatus].reduce(
          (found, { over, rate: share }) => (over === 0 || get(income) > over ? share : found),
          0,
        ),
);

export const creditBeforeLimit = money(
  '10',
  'Credit before the limit',
  'Multiply line 7 by line 9',
  ({ get }) => (get(creditRate) === 0 ? null : get(countedSavings) * get(creditRate)),
);

/** Credit Limit Worksheet: Form 1040, line 18, less Schedule 3, lines 1 through 3 and 6d. */
export const taxLimit = money(
  '11',
  'Limit',
  'Limitation based on tax liability. Enter the amount from the Credit Limit Worksheet in the instructions',
  ({ get, entry }) =>
    entry(creditBeforeLimit) === null
      ? null
      : notBelowZero(
          get(taxBeforeCredits) -
            sum([get(foreignTaxCredit), get(careCredit), get(educationCredits), get(elderlyCredit)]),
        ),
);

export const saversCredit = money(
  '12',
  'Retirement savings contributions credit',
  'Credit for qualified retirement savings contributions. Enter the smaller of line 10 or line 11 here and on Schedule 3 (Form 1040), line 4',
  ({ get, entry }) =>
    entry(creditBeforeLimit) === null ? null : blankIfZero(smallerOf(get(creditBeforeLimit), get(taxLimit))),
);
