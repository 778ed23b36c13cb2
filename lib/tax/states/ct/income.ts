import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { dollars } from '../../facts/cents';
import { type Retirement } from '../../facts/retirement';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import { overBase, totalBenefits } from '../../us/worksheets/social-security-benefits';
import { listFilers } from '../../us/filers';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { pensionPart } from '../shared/pensions';
import { rowOf } from '../shared/rates';
import { type ConnecticutReader, ct1040, income } from './form';

const { money } = ct1040;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income from federal Form 1040, line 11',
  ({ get }) => get(agi),
);
export const additions = money(
  '2',
  'Additions',
  'Additions to federal adjusted gross income from Schedule 1, line 38',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'CT')),
);
export const bonds = money('39', 'U.S. obligations', 'Interest on U.S. government obligations', ({ facts }) =>
  blankIfZero(usObligationInterest(facts)),
);

/** All of the taxable benefits up to the limit of income; above it all but a quarter of the benefits. */
export const benefits = money(
  '41',
  'Social Security benefit adjustment',
  'Social Security benefit adjustment',
  ({ facts, get, law }) => {
    const taxed = get(socialSecurityTaxable);
    if (taxed === 0) return null;
    if (get(agi) < law.benefits.limit[facts.filingStatus]) return taxed;
    const counted = Math.min(get(totalBenefits), get(overBase));
    return blankIfZero(notBelowZero(taxed - roundHalfUp(counted * law.benefits.share)));
  },
);
export const refunds = money('42', 'Refunds', 'Refunds of state and local income taxes', ({ get }) =>
  blankIfZero(get(stateRefunds)),
);

/** What the documents meeting a test pay, of both persons. */
const paidBy = ({ facts, each }: ConnecticutReader, test: (form: Retirement) => boolean): number =>
  sum(
    listFilers({ facts }).map(({ owner }, i) =>
      pensionPart(facts, owner, each(income.all.pensions)[i] ?? 0, test),
    ),
  );
const isTeacher = ({ planKind, planState, ira }: Retirement): boolean =>
  !ira && planKind === 'teacher' && planState.toUpperCase() === 'CT';
const isPlan = (form: Retirement): boolean =>
  !form.ira && form.planKind !== 'military' && form.planKind !== 'railroad' && !isTeacher(form);

/** Share of pensions that is left out, by federal adjusted gross income. */
const shareOut = ({ facts, get, law }: ConnecticutReader): number =>
  rowOf(get(agi), facts.filingStatus === 'mfj' ? law.pensions.joint : law.pensions.single, false).amount;

export const railroad = money(
  '43',
  'Railroad retirement',
  'Tier 1 and Tier 2 railroad retirement benefits',
  (reader) => blankIfZero(paidBy(reader, ({ planKind }) => planKind === 'railroad')),
);
export const military = money('44', 'Military retirement', 'Military retirement pay', (reader) =>
  blankIfZero(paidBy(reader, ({ planKind }) => planKind === 'military')),
);
/** Teachers take half, or the share for all pensions when it is more. */
export const teachers = money(
  '45',
  'Teachers’ retirement',
  'Part of income received from the Connecticut Teachers’ Retirement System',
  (reader) =>
    blankIfZero(paidBy(reader, isTeacher) * Math.max(reader.law.pensions.teacherShare, shareOut(reader))),
);
export const savings = money(
  '48',
  'CHET contributions',
  'Connecticut Higher Education Trust (CHET) contributions',
  ({ facts, law }) =>
    blankIfZero(Math.min(dollars(contributed529(facts, 'CT', null)), law.savings.most[facts.filingStatus])),
);
export const pensions = money(
  '48b',
  'Pensions and annuities',
  'Pension or annuity income, times the percentage for your income',
  (reader) => blankIfZero(paidBy(reader, isPlan) * shareOut(reader)),
);
export const iras = money(
  '48b IRA',
  'IRA distributions',
  'Half of distributions from IRAs other than Roth IRAs, times the percentage for your income',
  (reader) =>
    blankIfZero(
      paidBy(reader, ({ ira, planKind }) => ira && planKind !== 'roth') *
        shareOut(reader) *
        reader.law.pensions.iraShare,
    ),
);
const parts = [bonds, benefits, refunds, railroad, military, teachers, savings, pensions, iras];
export const subtractions = money(
  '4',
  'Subtractions',
  'Subtractions from federal adjusted gross income from Schedule 1',
  ({ get }) => blankIfZero(sum(parts.map(get))),
);
export const connecticutAgi = money(
  '5',
  'Connecticut adjusted gross income',
  'Connecticut adjusted gross income. Subtract line 4 from line 3',
  ({ get }) => get(federalAgi) + get(additions) - get(subtractions),
);

/** Connecticut source income: subtractions go with the income they belong to, the others with the days. */
export function incomeHere(reader: ConnecticutReader, days: number): number {
  const { each, get } = reader;
  const part = (amount: number, here: Line<number>, all: Line<number>) => {
    const whole = sum(each(all));
    return whole <= 0 ? 0 : amount * Math.min(1, sum(each(here)) / whole);
  };
  const left = sum([railroad, military, teachers, pensions, iras].map(get));
  return notBelowZero(
    roundHalfUp(
      sum(each(income.agiHere)) -
        part(get(benefits), income.here.socialSecurity, income.all.socialSecurity) -
        part(left, income.here.pensions, income.all.pensions) +
        (get(additions) - get(bonds) - get(refunds) - get(savings)) * days,
    ),
  );
}
