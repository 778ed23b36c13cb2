import { leastEarned } from '../shared/care-earnings';
import { tribalIncome } from '../shared/tribal';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { addCents, dollars } from '../../facts/cents';
import { isDependent } from '../../us/dependents/tests';
import { excluded } from '../../us/form-2441/part-3';
import { socialSecurity as allBenefits, socialSecurityTaxable } from '../../us/form-1040/income';
import { agi, businessDeduction } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { listFilers } from '../../us/filers';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { pensionPart } from '../shared/pensions';
import { isAtLeast } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { shareHere, together } from '../shared/sums';
import { type IdahoReader, income, makers, partYear, residency, supplement } from './form';

const { money } = makers;

export const federalIncome = money(
  '7',
  'Federal adjusted gross income',
  'Enter your federal adjusted gross income from federal Form 1040, line 11',
  ({ get }) => get(agi),
);
export const bondInterest = supplement.money(
  'A3',
  'Non-Idaho bond interest',
  'Interest and dividends from non-Idaho state and local bonds',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'ID')),
);
export const allAdditions = supplement.money(
  'A7',
  'Total additions',
  'Add lines 1 through 6. Enter here and on Form 40, line 8',
  ({ get }) => blankIfZero(get(bondInterest)),
);
export const additions = money('8', 'Additions', 'Additions from Form 39R, Part A, line 7', ({ get }) =>
  blankIfZero(get(allAdditions)),
);
export const total = money(
  '9',
  'Total',
  'Add lines 7 and 8',
  ({ get }) => get(federalIncome) + get(additions),
);

export const stateRefund = supplement.money(
  'B2',
  'State income tax refund',
  'State income tax refund, if included in federal income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const usInterest = supplement.money(
  'B3',
  'U.S. interest',
  'Interest from U.S. government obligations',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
/** Without the federal limits for one and two people: up to $12,000 less benefits that are not taxed, and to earnings. */
export const care = supplement.money(
  'B6',
  'Child and dependent care',
  'Child and dependent care expenses, from the worksheet',
  (reader) => {
    const { facts, get, law } = reader;
    const paid = dollars(addCents(facts.childCare.persons, ({ expenses }) => expenses));
    if (paid === 0 || facts.dependents.every((_, i) => !reader.at(isDependent, i))) return null;
    const earned = leastEarned(reader);
    const left = notBelowZero(law.care.most - get(excluded));
    return blankIfZero(smallerOf(smallerOf(paid, left), notBelowZero(earned)));
  },
);
export const socialSecurity = supplement.money(
  'B7',
  'Social Security and railroad benefits',
  'Social Security and railroad benefits, if included in federal income',
  (reader) => blankIfZero(reader.get(socialSecurityTaxable) + railroadPensions(reader, income.all.pensions)),
);
/** Civil service pensions of the old system, police and firefighters of Idaho, and the military; of older people only. */
const qualifiedPensions = ({ facts, law, at }: IdahoReader, line: typeof income.all.pensions): number =>
  listFilers({ facts }).reduce((all, { owner, person }, i) => {
    const old =
      isAtLeast(facts, person, law.retirement.age) ||
      (person.permanentlyDisabled && isAtLeast(facts, person, law.retirement.disabledAge));
    if (!old) return all;
    return (
      all +
      pensionPart(
        facts,
        owner,
        at(line, i),
        ({ planKind, planState, governmentPre1986 }) =>
          planKind === 'military' ||
          (planKind === 'policeOrFire' && planState.toUpperCase() === 'ID') ||
          (planKind === 'federalCivil' && governmentPre1986),
      )
    );
  }, 0);
export const retirement = supplement.money(
  'B8f',
  'Retirement benefits deduction',
  'Qualifying retirement benefits, up to the limit minus Social Security received',
  (reader) => {
    const { facts, get, law } = reader;
    const limit = notBelowZero(law.retirement.most[facts.filingStatus] - get(allBenefits));
    return blankIfZero(smallerOf(limit, qualifiedPensions(reader, income.all.pensions)));
  },
);
export const collegeSavings = supplement.money(
  'B14',
  'Idaho college savings program',
  'Contributions to the Idaho college savings program, up to the limit',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(dollars(contributed529(facts, 'ID', null)), law.collegeSavings.most[facts.filingStatus]),
    ),
);
/** Members who live on a reservation in Idaho, whichever it is (Idaho Code 63-3022S). */
export const reservationIncome = supplement.money(
  'B17',
  'Income earned on a reservation',
  'American Indians: Income you earned on a reservation',
  ({ facts }) => blankIfZero(tribalIncome(facts, 'ID')),
);
/** All that neither the federal return nor a plan before tax takes off (Idaho Code 63-3022P). */
export const healthInsurance = supplement.money(
  'B18',
  'Health insurance premiums',
  'Health insurance premiums that you don’t deduct anywhere else',
  ({ facts }) => blankIfZero(dollars(facts.states.ID.healthInsurancePremiums)),
);
export const allSubtractions = supplement.money(
  'B24',
  'Total subtractions',
  'Add lines 1 through 4, 5e through 7, and 8f through 23. Enter here and on Form 40, line 10',
  ({ get }) =>
    blankIfZero(
      sum(
        [
          stateRefund,
          usInterest,
          care,
          socialSecurity,
          retirement,
          collegeSavings,
          reservationIncome,
          healthInsurance,
        ].map((line) => get(line)),
      ),
    ),
);
export const subtractions = money(
  '10',
  'Subtractions',
  'Subtractions from Form 39R, Part B, line 24',
  ({ get }) => blankIfZero(get(allSubtractions)),
);
export const adjustedIncome = money(
  '11',
  'Total adjusted income',
  'Subtract line 10 from line 9',
  ({ get }) => get(total) - get(subtractions),
);

export const idahoIncome = partYear.money(
  'idaho',
  'Idaho adjusted income',
  'Idaho amounts of income and adjustments, with Idaho additions and subtractions',
  (reader) => {
    const { get } = reader;
    const pensions = shareHere(reader, income, 'pensions');
    const wages = shareHere(reader, income, 'wages');
    return (
      together(reader, income.agiHere) -
      together(reader, income.here.socialSecurity) -
      railroadPensions(reader, income.here.pensions) +
      (get(additions) - get(usInterest)) * shareHere(reader, income, 'interest') -
      get(stateRefund) * shareHere(reader, income, 'other') -
      get(care) * wages -
      get(retirement) * pensions -
      (get(collegeSavings) + get(healthInsurance)) * wages
    );
  },
);
export const idahoShare = partYear.rate(
  'percentage',
  'Idaho percentage',
  'Idaho adjusted income divided by total adjusted income, to four decimal places, but not more than 1',
  (reader) =>
    residency.isResident(reader)
      ? 1
      : roundToPlaces(ratio(notBelowZero(reader.get(idahoIncome)), reader.get(adjustedIncome)), 4),
);

export const itemized = money(
  '13',
  'Itemized deductions',
  'Itemized deductions from federal Schedule A',
  ({ get, attached }) => (attached(scheduleA.scheduleA) ? get(scheduleA.itemizedTotal) : null),
);
/** Idaho takes the limited amount less real estate tax (Form 40, line 14). */
export const stateTax = money(
  '14',
  'State and local income or sales taxes',
  'State and local income or general sales taxes included on federal Schedule A',
  ({ get, attached }) => {
    if (!attached(scheduleA.scheduleA)) return null;
    const limited = get(scheduleA.allStateTaxes) > get(scheduleA.limitedStateTaxes);
    return blankIfZero(
      limited
        ? notBelowZero(get(scheduleA.limitedStateTaxes) - get(scheduleA.realEstateTaxes))
        : get(scheduleA.stateTaxes),
    );
  },
);
export const itemizedLessTax = money(
  '15',
  'Itemized deductions minus state tax',
  'Subtract line 14 from line 13. If you don’t use federal Schedule A, enter 0',
  ({ get }) => get(itemized) - get(stateTax),
);
export const standard = money(
  '16',
  'Standard deduction',
  'Standard deduction from the federal return',
  ({ get }) => get(standardDeduction),
);
const base = (reader: IdahoReader): number =>
  residency.isResident(reader) ? reader.get(adjustedIncome) : reader.get(idahoIncome);
export const afterDeduction = money(
  '17',
  'Income after deductions',
  'Subtract the larger of line 15 or 16 from line 11. On Form 43, subtract the Idaho percentage of that deduction from Idaho adjusted income',
  (reader) =>
    notBelowZero(
      base(reader) - Math.max(reader.get(itemizedLessTax), reader.get(standard)) * reader.get(idahoShare),
    ),
);
export const businessIncome = money(
  '18',
  'Qualified business income deduction',
  'Qualified business income deduction from the federal return',
  ({ get }) => blankIfZero(get(businessDeduction) * get(idahoShare)),
);
export const taxableIncome = money(
  '19',
  'Idaho taxable income',
  'Subtract line 18 from line 17. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(afterDeduction) - get(businessIncome)),
);
