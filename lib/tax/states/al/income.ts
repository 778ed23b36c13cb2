import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { dollars } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { capitalGain } from '../../us/form-1040/income';
import { longTermCarryover, netGain, shortTermCarryover } from '../../us/schedule-d/schedule-d';
import * as adjustments from '../../us/schedule-1/adjustments';
import { stateRefunds } from '../../us/schedule-1/income';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { filersOf, isAtLeast } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { isStateOrLocalPlan } from '../shared/retirement';
import { type AlabamaReader, form, income, makers, residency } from './form';

const { money } = makers;

type Column = 'all' | 'here';
const people = ({ facts }: AlabamaReader) => [...Array(filersOf(facts)).keys()];
const total = (reader: AlabamaReader, line: Line<number>) =>
  people(reader).reduce((sum, person) => sum + reader.at(line, person), 0);
/** Amounts that belong to everybody: all of them, or the share of the year. */
const part = (reader: AlabamaReader, column: Column) => (column === 'all' ? 1 : reader.get(residency.share));

/** Schedule RS: plans of governments and other defined benefit plans are exempt; from 65 on $6,000 of the rest. */
function taxablePensions(reader: AlabamaReader, column: Column): number {
  const { facts, at, law } = reader;
  return listFilers({ facts }).reduce((sum, { owner, person }, i) => {
    const pensions = at(income.all.pensions, i);
    const governmental = pensionPart(
      facts,
      owner,
      pensions,
      (form) =>
        form.planKind === 'federalCivil' ||
        form.planKind === 'military' ||
        form.planKind === 'railroad' ||
        isStateOrLocalPlan(form),
    );
    const defined = dollars(facts.states.AL.definedBenefit[owner]);
    const rest = notBelowZero(pensions - governmental - defined);
    const exempt = isAtLeast(facts, person, law.retirement.age) ? law.retirement.most : 0;
    const taxed = notBelowZero(rest - exempt);
    return sum + (column === 'all' ? taxed : taxed * ratio(at(income.here.pensions, i), pensions));
  }, 0);
}
const wagesIn = (reader: AlabamaReader, column: Column) => {
  const overtime = dollars(reader.facts.states.AL.overtimeExempt);
  const wages = total(reader, income.all.wages);
  const own = column === 'all' ? wages : total(reader, income.here.wages);
  return notBelowZero(own - overtime * ratio(own, wages));
};
const interestIn = (reader: AlabamaReader, column: Column) => {
  const lines = income[column];
  const net = otherStatesInterest(reader.facts, 'AL') - usObligationInterest(reader.facts);
  return total(reader, lines.interest) + total(reader, lines.dividends) + net * part(reader, column);
};
/** All of this year's gains and losses: Alabama has no limit on losses, and so none is carried over from earlier years. */
const gainsIn = (reader: AlabamaReader, column: Column) => {
  const { get } = reader;
  const unlimited = get(netGain) + get(shortTermCarryover) + get(longTermCarryover) - get(capitalGain);
  const all = total(reader, income.all.gains);
  const own = total(reader, income[column].gains);
  const share = all === 0 ? part(reader, column) : Math.min(1, Math.max(0, own / all));
  return own + unlimited * share;
};
/** Social Security, unemployment compensation and refunds of state tax are not Alabama income. */
const otherIn = (reader: AlabamaReader, column: Column) => {
  const lines = income[column];
  return (
    total(reader, lines.business) +
    gainsIn(reader, column) +
    taxablePensions(reader, column) +
    total(reader, lines.supplemental) +
    total(reader, lines.farm) +
    total(reader, lines.gambling) +
    total(reader, lines.other) -
    reader.get(stateRefunds) * part(reader, column)
  );
};
const columnOf = (reader: AlabamaReader): Column => (residency.isResident(reader) ? 'all' : 'here');

export const wages = money(
  '5b',
  'Wages',
  'Wages, salaries, and tips, not including exempt overtime',
  (reader) => wagesIn(reader, columnOf(reader)),
);
export const interestAndDividends = money(
  '6',
  'Interest and dividends',
  'Interest and dividend income, not including interest on U.S. and Alabama obligations',
  (reader) => blankIfZero(interestIn(reader, columnOf(reader))),
);
export const otherIncome = money(
  '7',
  'Other income',
  'Other income from page 2, Part I: businesses, gains, pensions, rents, and farms',
  (reader) => blankIfZero(otherIn(reader, columnOf(reader))),
);
export const totalIncome = money(
  '8',
  'Total income',
  'Total income. Add lines 5b to 7',
  ({ get }) => get(wages) + get(interestAndDividends) + get(otherIncome),
);
/** IRAs, plans of the self-employed, early withdrawal, alimony, moving, health insurance, HSA, college savings, adoption. */
const adjustmentsOfAll = (reader: AlabamaReader): number => {
  const { facts, get, law } = reader;
  const { healthInsuranceSmallEmployer, retrofit, adoptionExpenses } = facts.states.AL;
  const people529 = filersOf(facts);
  const savings = listFilers({ facts }).reduce(
    (sum, { owner }) =>
      sum +
      smallerOf(
        dollars(contributed529(facts, 'AL', owner)),
        law.collegeSavings.most[facts.filingStatus] / people529,
      ),
    0,
  );
  return (
    get(adjustments.ira) +
    get(adjustments.retirementPlans) +
    get(adjustments.earlyWithdrawal) +
    get(adjustments.alimonyPaid) +
    get(adjustments.moving) +
    get(adjustments.healthInsurance) +
    get(adjustments.hsa) +
    savings +
    dollars(healthInsuranceSmallEmployer, adoptionExpenses) +
    dollars(retrofit)
  );
};
export const alAdjustments = money(
  '9',
  'Adjustments',
  'Total adjustments to income from page 2, Part II',
  (reader) => {
    const all = adjustmentsOfAll(reader);
    return blankIfZero(
      residency.isResident(reader)
        ? all
        : all *
            ratio(
              reader.get(totalIncome),
              wagesIn(reader, 'all') + interestIn(reader, 'all') + otherIn(reader, 'all'),
            ),
    );
  },
);
export const alabamaAgi = money(
  '10',
  'Adjusted gross income',
  'Adjusted gross income. Subtract line 9 from line 8',
  ({ get }) => get(totalIncome) - get(alAdjustments),
);

export const form40nr = form('al-40nr', 'Alabama Individual Nonresident Income Tax Return', {
  name: 'Form 40NR',
  attachedWhen: residency.isNonresident,
});
/** As if all income belonged to Alabama: what nonresidents' deductions are measured by (Form 40NR, column A). */
export const agiEverywhere = form40nr.money(
  '1',
  'Adjusted gross income from all sources',
  'Form 40NR, column A',
  (reader) =>
    wagesIn(reader, 'all') + interestIn(reader, 'all') + otherIn(reader, 'all') - adjustmentsOfAll(reader),
);
export const alabamaShare = form40nr.rate(
  '2',
  'Alabama percentage',
  'Alabama adjusted gross income divided by adjusted gross income from all sources',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const here = notBelowZero(reader.get(alabamaAgi));
    return here === 0 ? 0 : ratio(here, reader.get(agiEverywhere));
  },
);
