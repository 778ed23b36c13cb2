import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollars } from '../../facts/cents';
import { type Retirement } from '../../facts/retirement';
import { listFilers } from '../../us/filers';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { exemptPensionsHere } from '../shared/pensions-here';
import { form, income, makers, type OklahomaReader, residency } from './form';

const { money } = makers;

export const schedule511A = form('ok-511a', 'Oklahoma Subtractions', {
  name: 'Schedule 511-A',
  attachedWhen: 'anyEntry',
});
export const usInterest = schedule511A.money(
  '1',
  'Interest on U.S. obligations',
  'Interest on U.S. government obligations',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const socialSecurity = schedule511A.money(
  '2',
  'Social Security benefits',
  'Social Security benefits taxed on the federal return',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
const isFullyExempt = ({ planKind }: Retirement) => planKind === 'military' || planKind === 'railroad';
const pensionsOf = ({ facts, at }: OklahomaReader, person: number, fully: boolean): number => {
  const filer = listFilers({ facts })[person];
  return filer === undefined
    ? 0
    : pensionPart(
        facts,
        filer.owner,
        at(income.all.pensions, person),
        (form) => isFullyExempt(form) === fully,
      );
};
const limitedOf = (reader: OklahomaReader, person: number) =>
  smallerOf(pensionsOf(reader, person, false), reader.law.retirement.most);
export const militaryRetirement = schedule511A.money(
  '4',
  'Military retirement',
  'Military retirement, and railroad retirement benefits',
  (reader) =>
    blankIfZero(listFilers(reader).reduce((total, _, person) => total + pensionsOf(reader, person, true), 0)),
);
/** Lines 3 and 6 together: government and other retirement income, up to $10,000 a person. */
export const otherRetirement = schedule511A.money(
  '6',
  'Retirement income',
  'Oklahoma government, federal civil service, and other retirement income, up to $10,000 for each filer',
  (reader) =>
    blankIfZero(listFilers(reader).reduce((total, _, person) => total + limitedOf(reader, person), 0)),
);
export const stateRefund = schedule511A.money(
  '13',
  'State tax refund',
  'Taxable state income tax refund',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const schedule511C = form('ok-511c', 'Oklahoma Adjustments', {
  name: 'Schedule 511-C',
  attachedWhen: 'anyEntry',
});
export const collegeSavings = schedule511C.money(
  '3',
  'Oklahoma 529 savings plan',
  'Contributions to an Oklahoma 529 plan',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(dollars(contributed529(facts, 'OK', null)), law.collegeSavings.most[facts.filingStatus]),
    ),
);
export const capitalGainDeduction = schedule511A.money(
  '12',
  'Oklahoma capital gain deduction',
  'Oklahoma capital gain deduction from Form 561',
  ({ facts }) => blankIfZero(dollars(facts.states.OK.fiveYearGain)),
);
const exemptOf = (reader: OklahomaReader, person: number) =>
  pensionsOf(reader, person, true) + limitedOf(reader, person);
const retirement = ({ get }: OklahomaReader) => get(militaryRetirement) + get(otherRetirement);
const undated = ({ get }: OklahomaReader) => get(usInterest) + get(stateRefund) + get(capitalGainDeduction);

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const subtractions = money(
  '2',
  'Oklahoma subtractions',
  'Oklahoma subtractions from Schedule 511-A',
  (reader) => blankIfZero(reader.get(socialSecurity) + retirement(reader) + undated(reader)),
);
export const line3 = money(
  '3',
  'Line 1 minus line 2',
  'Line 1 minus line 2',
  ({ get }) => get(federalAgi) - get(subtractions),
);
export const additions = money(
  '6',
  'Oklahoma additions',
  'Oklahoma additions from Schedule 511-B: state and municipal bond interest',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'OK')),
);
export const oklahomaAgi = money(
  '7',
  'Oklahoma adjusted gross income',
  'Oklahoma adjusted gross income (line 5 plus line 6)',
  ({ get }) => get(line3) + get(additions),
);
export const adjustments = money(
  '8',
  'Oklahoma adjustments',
  'Oklahoma adjustments from Schedule 511-C: contributions to an Oklahoma 529 plan',
  ({ get }) => blankIfZero(get(collegeSavings)),
);
export const line9 = money(
  '9',
  'Line 7 minus line 8',
  'Oklahoma income after adjustments (line 7 minus line 8)',
  ({ get }) => get(oklahomaAgi) - get(adjustments),
);
/** People who itemize on the federal return itemize here: without state income tax, and all but medical expenses and gifts limited. */
export const deduction = money(
  '10',
  'Standard or itemized deductions',
  'Oklahoma standard deduction, or itemized deductions from Schedule 511-D if you itemized on the federal return',
  ({ attached, get, facts, law }) => {
    if (!attached(federalA.scheduleA)) return law.deduction.standard[facts.filingStatus];
    const all = get(federalA.allStateTaxes);
    const incomeTax = get(federalA.salesTaxElected) ? 0 : get(federalA.stateTaxes);
    const stateTax =
      all > get(federalA.limitedStateTaxes) ? (get(federalA.limitedStateTaxes) * incomeTax) / all : incomeTax;
    const free = get(federalA.medicalDeduction) + get(federalA.giftsDeducted);
    const limited = notBelowZero(get(federalA.itemizedTotal) - stateTax - free);
    return smallerOf(limited, law.deduction.itemizedMost) + free;
  },
);
export const exemptions = money(
  '11',
  'Exemptions',
  'Exemptions: $1,000 for each filer no one else can claim and each dependent, plus $1,000 for each exemption for age or blindness',
  (reader) => {
    const { facts, get, law } = reader;
    const own = countFilers(facts, ({ claimableAsDependent }) => !claimableAsDependent);
    const aged =
      get(federalAgi) <= law.exemption.ageLimit[facts.filingStatus]
        ? countFilers(facts, (person) => isAtLeast(facts, person, law.exemption.age))
        : 0;
    const blind = countFilers(facts, (person) => person.blind);
    return (own + aged + blind + countDependents(reader)) * law.exemption.each;
  },
);
export const totalDeductions = money(
  '12',
  'Total deductions and exemptions',
  'Add lines 10 and 11',
  ({ get }) => get(deduction) + get(exemptions),
);
export const taxableIncome = money('13', 'Oklahoma taxable income', 'Line 9 minus line 12', ({ get }) =>
  notBelowZero(get(line9) - get(totalDeductions)),
);

export const form511nr = form('ok-511nr', 'Oklahoma Nonresident/Part-Year Income Tax Return', {
  name: 'Form 511-NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
/** The column "Oklahoma amount", after its subtractions and additions. */
export const oklahomaIncome = form511nr.money(
  '23',
  'Oklahoma source income',
  'Adjusted gross income, Oklahoma source',
  (reader) => {
    const { at, facts, get } = reader;
    let here = 0;
    for (let person = 0; person < filersOf(facts); person++) {
      here += at(income.agiHere, person) - at(income.here.socialSecurity, person);
    }
    const exempt = exemptPensionsHere(
      reader,
      { all: income.all.pensions, here: income.here.pensions },
      (person) => exemptOf(reader, person),
    );
    return notBelowZero(here - exempt + (get(additions) - undated(reader)) * get(residency.share));
  },
);
export const oklahomaShare = form511nr.rate(
  '46',
  'Oklahoma percentage',
  'Oklahoma source income divided by adjusted gross income from all sources, but not more than 100%',
  ({ get }) => roundToPlaces(get(oklahomaIncome) === 0 ? 0 : ratio(get(oklahomaIncome), get(oklahomaAgi)), 4),
);
/** Credits that go with the federal ones are cut where Oklahoma income is less than federal income (Schedules 511-E, 511-F). */
export const creditShare = (reader: OklahomaReader): number => {
  const { get } = reader;
  const here = get(residency.isResident(reader) ? oklahomaAgi : oklahomaIncome);
  return here <= 0 && get(federalAgi) > 0 ? 0 : ratio(here, get(federalAgi));
};
