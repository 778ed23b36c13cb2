import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { agi } from '../../us/form-1040/taxable-income';
import { listFilers } from '../../us/filers';
import { countFilers, filersOf, isAtLeast } from '../shared/people';
import { contributed529, localWithheldFor, useTaxDue } from '../shared/payments';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { sixMonths } from '../shared/residency';
import { makeSettlement } from '../shared/settlement';
import { totalOf } from '../shared/placed-part';
import { countyTaxOfPerson, homeCounty, localTaxElsewhere, ownRate } from './county';
import { form, type IndianaReader, makers, residency } from './form';
import { homeowner, incomeAfterDeductions, indianaShare, taxableIncome, totals } from './income';

const { money } = makers;

export const stateTax = money(
  '8',
  'State income tax',
  'Multiply line 7 by 3.05%; if less than zero, leave blank',
  ({ get, law }) => get(taxableIncome) * law.tax.rate,
);
export const countyTax = money('9', 'County tax', 'County tax due from Schedule CT-40', (reader) =>
  totalOf(reader, countyTaxOfPerson),
);
export const otherTaxes = money('10', 'Other taxes', 'Use tax, from Schedule 4', ({ facts, law }) =>
  useTaxDue(facts, 'IN', law.useTax.rate),
);
money(
  '11',
  'Indiana taxes',
  'Add lines 8, 9, and 10',
  ({ get }) => get(stateTax) + get(countyTax) + get(otherTaxes),
);

/** The credit of residents of Lake County takes the place of the deduction of property tax (Schedule 5, line 7). */
export const mayHaveLakeCredit = ({ facts, get, law }: IndianaReader): boolean =>
  get(homeowner) > 0 &&
  listFilers({ facts }).some(({ owner }) => /^lake\b/i.test(homeCounty(facts, owner) ?? '')) &&
  get(incomeAfterDeductions) + get(homeowner) < law.lakeCredit.incomeBelow[facts.filingStatus];

const schedule6 = form('in-schedule-6', 'Offset Credits', {
  name: 'Schedule 6 (Form IT-40)',
  attachedWhen: 'anyEntry',
});
export const localCredit = schedule6.money(
  '1',
  'Local taxes paid outside Indiana',
  'Credit for local taxes paid outside Indiana, up to the county tax',
  ({ facts, get, each }) =>
    blankIfZero(localTaxElsewhere(facts, Math.max(0, ...each(ownRate)), get(countyTax))),
);
const collegeCredit = schedule6.money('4', 'College credit', 'From Schedule CC-40', ({ facts, get, law }) =>
  blankIfZero(
    smallerOf(
      get(stateTax),
      Math.min(
        exactDollars(facts.states.IN.collegeGift) * law.collegeCredit.rate,
        law.collegeCredit.most[facts.filingStatus],
      ),
    ),
  ),
);
/** The smallest of the other state's tax, 3.05% of the income it taxes, and the Indiana tax that is left. */
export const otherStateCredit = schedule6.money(
  '5',
  'Taxes paid to other states',
  'Credit for taxes paid to other states',
  (reader) => {
    const { facts, get, law } = reader;
    const kind = residency.isNonresident(reader) ? 'nonresident' : 'resident';
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'IN', kind),
        (taxed) => taxed * law.tax.rate,
        get(stateTax) - get(collegeCredit),
      ),
    );
  },
);
export const savingsCredit = schedule6.money(
  '6',
  'Other credits',
  'Credit for contributions to an Indiana 529 plan, from Schedule IN-529',
  ({ facts, get, law }) =>
    blankIfZero(
      smallerOf(
        notBelowZero(get(stateTax) - get(collegeCredit) - get(otherStateCredit)),
        Math.min(
          dollars(contributed529(facts, 'IN', null)) * law.savingsCredit.rate,
          law.savingsCredit.most[facts.filingStatus],
        ),
      ),
    ),
);
const stateCredits = totals.money(
  '2',
  'Offset credits against state tax',
  'Schedule 6, lines 4 to 6',
  ({ get }) => get(collegeCredit) + get(otherStateCredit) + get(savingsCredit),
);
export const stateTaxAfterCredits = totals.money(
  '3',
  'State tax after offset credits',
  'Line 8 minus Schedule 6, lines 4 to 6',
  ({ get }) => notBelowZero(get(stateTax) - get(stateCredits)),
);
export const countyTaxAfterCredits = totals.money(
  '4',
  'County tax after offset credits',
  'Line 9 minus Schedule 6, line 1',
  ({ get }) => notBelowZero(get(countyTax) - get(localCredit)),
);

const schedule5 = form('in-schedule-5', 'Credits', {
  name: 'Schedule 5 (Form IT-40)',
  attachedWhen: 'anyEntry',
});
const countyWithheld = schedule5.money(
  '2',
  'County tax withheld',
  'Indiana county tax withheld',
  ({ facts }) => blankIfZero(dollars(localWithheldFor(facts, 'IN'))),
);
/** For people of 65 or older who lived in Indiana for at least six months; couples apart only when they lived apart. */
export const elderlyCredit = schedule5.money(
  '5',
  'Unified tax credit for the elderly',
  'From Table A or B, based on federal adjusted gross income',
  (reader) => {
    const { facts, get, each, law } = reader;
    if (
      each(residency.days).every((days) => days < sixMonths) ||
      (facts.filingStatus === 'mfs' && !facts.livedApartAllYear)
    )
      return null;
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, law.elderlyCredit.age));
    if (aged === 0) return null;
    const row = law.elderlyCredit.rows.find(({ below }) => get(agi) < below);
    if (!row) return null;
    return aged === 2 && filersOf(facts) === 2 ? row.two : row.one;
  },
);
export const earnedIncomeCredit = schedule5.money(
  '6',
  'Earned income credit',
  'From Schedule IN-EIC, line A-3: 10% of the federal credit; Form IT-40PNR: prorated',
  (reader) => {
    const { get, law } = reader;
    const credit = roundHalfUp(get(federalCredit) * law.earnedIncomeCredit.share);
    return blankIfZero(residency.isResident(reader) ? credit : credit * get(indianaShare));
  },
);
export const refundableCredits = totals.money(
  '5',
  'Refundable credits',
  'Schedule 5, lines 5 and 6',
  ({ get }) => get(elderlyCredit) + get(earnedIncomeCredit),
);
money('13', 'Offset credits', 'Amount from Schedule 6, line 7', ({ get }) =>
  blankIfZero(get(localCredit) + get(stateCredits)),
);

export const settlement = makeSettlement(makers, {
  code: 'IN',
  due: [stateTaxAfterCredits, countyTaxAfterCredits, otherTaxes],
  credits: [countyWithheld, refundableCredits],
  withheld: '12a',
  payments: [
    {
      number: '12b',
      label: 'Estimated and other payments',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '12',
  overpaid: '16',
  donated: '17',
  applied: '19d',
  refund: '21',
  owed: '26',
});

export { schedule5, schedule6 };
