import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, asCents, centsOf, dollars, noCents } from '../../facts/cents';
import { type Retirement } from '../../facts/retirement';
import { halfYearDay } from '../../us/ages';
import { ownedBy } from '../../us/filers';
import { agi } from '../../us/form-1040/taxable-income';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import { shareWithin, yearOf } from '../shared/days';
import { bonusProperty } from '../shared/depreciation';
import { entityTaxCredit } from '../shared/entity-tax';
import { exemptInterestFor, usObligationParts } from '../shared/own-state';
import { contributed529 } from '../shared/payments';
import { form, income, it201Makers, type NewYorkReader, retirementMakers } from './form';

const { money } = it201Makers;

/** Pensions of the United States, its Railroad Retirement Board, and New York State and its localities are not taxed. */
function isExempt({ planKind, planState, state, ira }: Retirement): boolean {
  if (ira) return false;
  if (planKind === 'federalCivil' || planKind === 'military' || planKind === 'railroad') return true;
  const payer = (planState === '' ? state : planState).toUpperCase();
  return (
    payer === 'NY' && (planKind === 'stateOrLocal' || planKind === 'teacher' || planKind === 'policeOrFire')
  );
}

export const governmentPension = retirementMakers.money(
  '1',
  'Government pensions',
  'Pensions from New York State, local governments, and the federal government included in federal income',
  ({ facts, item, at, copy }) => {
    const forms = ownedBy(facts.retirement, item.owner);
    const cents = (list: readonly Retirement[]) =>
      centsOf(addCents(list, ({ taxableAmount, grossDistribution }) => taxableAmount ?? grossDistribution));
    const all = cents(forms);
    return all === 0 ? 0 : (at(income.all.pensions, copy) * cents(forms.filter(isExempt))) / all;
  },
);
export const pensionExclusion = retirementMakers.money(
  '2',
  'Pension and annuity income exclusion',
  'Other pensions and IRA distributions at age 59½ or older, up to $20,000',
  ({ facts, item, get, at, copy, law }) => {
    const day = halfYearDay(item.person.dateOfBirth, law.retirement.halfYearAfter);
    const year = yearOf(facts);
    if (day > year.to) return 0;
    // Who turns 59½ in the year has it for what came afterwards; payments without a date are spread over the year.
    const from = day < year.from ? year.from : day;
    const after = shareWithin(year, [{ from, to: year.to }]);
    let all = 0;
    let counted = 0;
    for (const form of ownedBy(facts.retirement, item.owner)) {
      if (isExempt(form)) continue;
      const cents = centsOf(form.taxableAmount ?? form.grossDistribution);
      all += cents;
      counted += cents * (form.distributionDate === null ? after : Number(form.distributionDate >= from));
    }
    const others = at(income.all.pensions, copy) - get(governmentPension);
    return notBelowZero(Math.min(law.retirement.most, all === 0 ? others : (others * counted) / all));
  },
);

export const federalAgi = money(
  '19',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const otherStatesInterest = money(
  '20',
  'Interest on other states’ obligations',
  'Interest income on state and local bonds and obligations (but not those of NYS or its local governments)',
  ({ facts }) => {
    const { others } = exemptInterestFor(facts, 'NY');
    return blankIfZero(dollars(others.interest, others.dividends));
  },
);
/** Box 14 in the words of the employers: "414(h)", "414H". */
export const publicRetirement = money(
  '21',
  'Public employee 414(h) contributions',
  'Public employee 414(h) retirement contributions from your wage and tax statements',
  ({ facts }) => blankIfZero(boxes(facts, /414\s*\(?h/i)),
);
/** Tax Law 612(b)(8) and (c)(16): regular depreciation in place of what the federal return takes with bonus. */
export const depreciation = form('ny-it-398', 'Depreciation Schedule for IRC Section 168(k) Property', {
  name: 'Form IT-398',
  attachedWhen: ({ facts }) => {
    const { federal, withoutBonus } = bonusProperty(facts);
    return federal !== withoutBonus;
  },
});
const attached = ({ facts }: NewYorkReader, pick: 'federal' | 'withoutBonus') => {
  const both = bonusProperty(facts);
  return both.federal === both.withoutBonus ? null : blankIfZero(both[pick]);
};
const newYorkDepreciation = depreciation.money(
  '1F',
  'New York depreciation',
  'Column F: depreciation of bonus property, figured without bonus depreciation (subtraction S-213)',
  (reader) => attached(reader, 'withoutBonus'),
);
const federalDepreciation = depreciation.money(
  '1G',
  'Federal depreciation',
  'Column G: federal depreciation of bonus property (addition A-209)',
  (reader) => attached(reader, 'federal'),
);

export const otherAdditions = money(
  '23',
  'Other additions',
  'Other (Form IT-225): flexible benefits program (IRC 125) amounts, recaptured 529 contributions, depreciation, and pass-through entity tax (A-219 and A-222)',
  ({ facts, get }) =>
    blankIfZero(
      boxes(facts, /IRC\s*125/i) +
        get(federalDepreciation) +
        entityTaxCredit(facts, 'NY') +
        dollars(
          addCents(facts.education529, ({ state, recaptured }) =>
            state.toUpperCase() === 'NY' ? recaptured : noCents,
          ),
        ),
    ),
);
export const totalIncome = money('24', 'Income with additions', 'Add lines 19a through 23', ({ get }) =>
  sum([get(federalAgi), get(otherStatesInterest), get(publicRetirement), get(otherAdditions)]),
);
export const refunds = money(
  '25',
  'Taxable refunds',
  'Taxable refunds, credits, or offsets of state and local income taxes',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const governmentPensions = money(
  '26',
  'Government pensions',
  'Pensions from NYS, local governments, and the federal government',
  ({ each }) => blankIfZero(sum(each(governmentPension))),
);
export const socialSecurity = money(
  '27',
  'Taxable Social Security benefits',
  'Taxable amount of Social Security benefits',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
export const bondInterest = money(
  '28',
  'U.S. government bond interest',
  'Interest income on U.S. government bonds',
  ({ facts }) => {
    const { interest, dividends } = usObligationParts(facts);
    return blankIfZero(dollars(interest, dividends));
  },
);
export const exclusion = money(
  '29',
  'Pension and annuity exclusion',
  'Pension and annuity income exclusion',
  ({ each }) => blankIfZero(sum(each(pensionExclusion))),
);
export const collegeSavings = money(
  '30',
  'College savings',
  'New York’s 529 college savings program deduction',
  ({ facts, law }) =>
    blankIfZero(Math.min(dollars(contributed529(facts, 'NY', null)), law.savings.most[facts.filingStatus])),
);
export const otherSubtractions = money(
  '31',
  'Other subtractions',
  'Other (Form IT-225): depreciation of bonus property',
  ({ entry }) => entry(newYorkDepreciation),
);
export const subtractions = money('32', 'Subtractions', 'Add lines 25 through 31', ({ get }) =>
  sum(
    [
      refunds,
      governmentPensions,
      socialSecurity,
      bondInterest,
      exclusion,
      collegeSavings,
      otherSubtractions,
    ].map(get),
  ),
);
export const newYorkAgi = money(
  '33',
  'New York adjusted gross income',
  'New York adjusted gross income. Subtract line 32 from line 24',
  ({ get }) => get(totalIncome) - get(subtractions),
);

/**
 * New York adjusted gross income from New York: of movers what came in while they lived there, and of everybody what has
 * its source there. Pensions carry their exclusion with them.
 */
export function incomeHere(reader: NewYorkReader, residentShare: number): number {
  const { get, each } = reader;
  const pensions = each(income.all.pensions);
  const pensionsHere = each(income.here.pensions);
  const government = each(governmentPension);
  // The time as a resident counts as a year of its own (Tax Law 638(a)), with the whole exclusion.
  const excluded = sum(
    each(pensionExclusion).map((own, i) => {
      const all = pensions[i] ?? 0;
      const share = all <= 0 ? 0 : (pensionsHere[i] ?? 0) / all;
      const exempt = government[i] ?? 0;
      return exempt * share + Math.min(own, (all - exempt) * share);
    }),
  );
  const byDays =
    get(otherStatesInterest) +
    get(publicRetirement) +
    get(otherAdditions) -
    get(refunds) -
    get(bondInterest) -
    get(collegeSavings);
  return roundHalfUp(
    sum(each(income.agiHere)) - sum(each(income.here.socialSecurity)) - excluded + byDays * residentShare,
  );
}

function boxes(facts: NewYorkReader['facts'], label: RegExp): number {
  let cents = 0;
  for (const w2 of facts.w2s)
    for (const { description, amount } of w2.box14) if (label.test(description)) cents += centsOf(amount);
  return dollars(asCents(Math.max(0, cents)));
}
