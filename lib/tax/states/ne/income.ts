import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollars } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { boxes } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { filersOf } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { exemptPensionsHere } from '../shared/pensions-here';
import { form, income, makers, type NebraskaReader, residency } from './form';

const { money } = makers;

export const federalAgi = money(
  '5',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const standardDeduction = money(
  '6',
  'Nebraska standard deduction',
  'Nebraska standard deduction, including the amounts for age and blindness',
  ({ facts, get, law }) =>
    law.standardDeduction.base[facts.filingStatus] +
    get(boxes) * law.standardDeduction.agedOrBlind[facts.filingStatus],
);
export const federalItemized = money(
  '7',
  'Total itemized deductions',
  'Total itemized deductions from federal Schedule A, line 17, if you itemized',
  ({ attached, get }) => (attached(federalA.scheduleA) ? get(federalA.itemizedTotal) : null),
);
/** All income taxes on Schedule A, line 5a, whatever the federal limit left of them (77-2716.01(4)). */
export const stateTax = money(
  '8',
  'State and local income taxes',
  'State and local income taxes from federal Schedule A, line 5a, even if line 7 includes less because of the federal limit',
  ({ entry, get }) =>
    entry(federalItemized) === null || get(federalA.salesTaxElected) ? null : get(federalA.stateTaxes),
);
export const itemizedDeductions = money(
  '9',
  'Nebraska itemized deductions',
  'Nebraska itemized deductions (line 7 minus line 8)',
  ({ entry, get }) =>
    entry(federalItemized) === null ? null : notBelowZero(get(federalItemized) - get(stateTax)),
);
export const deduction = money(
  '10',
  'Deduction',
  'Amount from line 6 or line 9, whichever is greater',
  ({ get }) => largerOf(get(standardDeduction), get(itemizedDeductions)),
);
export const incomeBefore = money(
  '11',
  'Nebraska income before adjustments',
  'Nebraska income before adjustments (line 5 minus line 10)',
  ({ get }) => get(federalAgi) - get(deduction),
);
export const additions = money(
  '12',
  'Adjustments increasing federal income',
  'Adjustments increasing federal adjusted gross income, from Schedule I: interest on other states’ obligations',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'NE')),
);

export const scheduleI = form('ne-schedule-i', 'Nebraska Adjustments to Income', {
  name: 'Nebraska Schedule I',
  attachedWhen: 'anyEntry',
});
export const stateRefund = scheduleI.money(
  '10',
  'State income tax refund',
  'State income tax refund deduction',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const usInterest = scheduleI.money(
  '11',
  'U.S. government obligations',
  'U.S. government obligations exempt for state purposes',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const collegeSavings = scheduleI.money(
  '16',
  'Nebraska College Savings Program',
  'Contributions to the Nebraska College Savings Program',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(dollars(contributed529(facts, 'NE', null)), law.collegeSavings.most[facts.filingStatus]),
    ),
);
export const socialSecurity = scheduleI.money(
  '28',
  'Social Security benefits',
  'Social Security benefits included in federal income',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
const exemptPensionsOf = ({ facts, at }: NebraskaReader, person: number): number => {
  const filer = listFilers({ facts })[person];
  return filer === undefined
    ? 0
    : pensionPart(
        facts,
        filer.owner,
        at(income.all.pensions, person),
        ({ planKind }) => planKind === 'military' || planKind === 'railroad',
      );
};
/** Military and railroad retirement. */
export const exemptPensions = scheduleI.money(
  '29',
  'Military and railroad retirement',
  'Military retirement benefits, and Railroad Retirement Board benefits',
  (reader) =>
    blankIfZero(
      dollars(reader.facts.states.NE.railroad) +
        listFilers(reader).reduce((total, _, person) => total + exemptPensionsOf(reader, person), 0),
    ),
);
const undated = ({ get }: NebraskaReader) => get(stateRefund) + get(usInterest) + get(collegeSavings);
export const subtractions = money(
  '13',
  'Adjustments decreasing federal income',
  'Adjustments decreasing federal adjusted gross income, from Schedule I',
  (reader) => blankIfZero(undated(reader) + reader.get(socialSecurity) + reader.get(exemptPensions)),
);
export const taxableIncome = money(
  '14',
  'Nebraska taxable income',
  'Nebraska taxable income (line 11 plus line 12, minus line 13)',
  ({ get }) => notBelowZero(get(incomeBefore) + get(additions) - get(subtractions)),
);

export const rules = form('ne-rules', 'Supporting Calculations', { kind: 'rules' });
export const adjustedIncome = rules.money(
  '1',
  'Adjusted income',
  'Federal adjusted gross income with the Schedule I adjustments',
  ({ get }) => get(federalAgi) + get(additions) - get(subtractions),
);
export const scheduleIII = form('ne-schedule-iii', 'Computation of Nebraska Tax', {
  name: 'Nebraska Schedule III',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const nebraskaIncome = scheduleIII.money(
  '3',
  'Nebraska income',
  'Income derived from Nebraska sources, less adjustments',
  (reader) => {
    const { at, facts, get } = reader;
    let here = 0;
    for (let person = 0; person < filersOf(facts); person++) {
      here += at(income.agiHere, person) - at(income.here.socialSecurity, person);
    }
    const exempt = exemptPensionsHere(
      reader,
      { all: income.all.pensions, here: income.here.pensions },
      (person) => exemptPensionsOf(reader, person),
    );
    return notBelowZero(
      here -
        exempt +
        (get(additions) - undated(reader) - dollars(facts.states.NE.railroad)) * get(residency.share),
    );
  },
);
export const nebraskaShare = scheduleIII.rate(
  '5',
  'Nebraska ratio',
  'Nebraska income divided by adjusted income, to four decimal places, but not more than 1',
  ({ get }) =>
    roundToPlaces(get(nebraskaIncome) === 0 ? 0 : ratio(get(nebraskaIncome), get(adjustedIncome)), 4),
);
