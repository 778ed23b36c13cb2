import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { creditWithEarlier } from '../../us/form-2441/form-2441';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { ratio } from '../shared/income';
import { exemptPensionsHere } from '../shared/pensions-here';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { totalOf } from '../shared/placed-part';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, income, type IowaReader, makers, residency } from './form';
import { exemptRetirementOf, netIncome, retirement, taxableIncome } from './income';

const { money } = makers;

/** Net income with the retirement income that the modifications took out (the worksheet's base for both exceptions). */
const incomeForLimits = ({ get }: IowaReader) => get(netIncome) + get(retirement);
const isAged = ({ facts, law }: IowaReader) =>
  countFilers(facts, (person) => isAtLeast(facts, person, law.lowIncome.age)) > 0;

export const tax = money(
  '5',
  'Iowa tax',
  'From the tax tables, or the alternate tax if it’s less. There’s no tax if your income is low enough',
  (reader) => {
    const { facts, get, law } = reader;
    const { single, singleAged, others, othersAged, alternateRate } = law.lowIncome;
    const regular = taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table);
    const isSingle = facts.filingStatus === 'single';
    const limit = isSingle ? (isAged(reader) ? singleAged : single) : isAged(reader) ? othersAged : others;
    // Couples who file apart share the limits; with the income of one alone nothing can be said.
    if (facts.filingStatus === 'mfs' || facts.taxpayer.claimableAsDependent) return regular;
    const base = incomeForLimits(reader);
    if (base <= limit) return 0;
    // The tax never takes a single person below the limit; others may use the alternate rate.
    return smallerOf(regular, isSingle ? base - limit : (base - limit) * alternateRate);
  },
);
export const totalTax = money('7', 'Total tax', 'Add lines 5 and 6', ({ get }) => get(tax));
export const exemptionCredit = money(
  '8',
  'Exemption credits',
  'Exemption credits from Step 3: $40 for each filer and dependent and for a head of household, plus $20 for each filer age 65 or older and each filer who is blind',
  (reader) => {
    const { facts, law } = reader;
    const { each, agedOrBlind, age } = law.exemptionCredits;
    const people = filersOf(facts) + countDependents(reader) + (facts.filingStatus === 'hoh' ? 1 : 0);
    const extra =
      countFilers(facts, (person) => isAtLeast(facts, person, age)) +
      countFilers(facts, ({ blind }) => blind);
    return people * each + extra * agedOrBlind;
  },
);
const tuitionCredit = money(
  '9',
  'Tuition and textbook credit',
  '25% of up to $2,000 for each dependent',
  ({ facts, law }) => {
    const { rate, mostEach } = law.tuitionCredit;
    return blankIfZero(
      facts.states.IA.tuitionAndTextbooks.reduce(
        (total, paid) => total + smallerOf(exactDollars(paid), mostEach) * rate,
        0,
      ),
    );
  },
);
const volunteerCredit = money(
  '10',
  'Volunteer credit',
  'Volunteer firefighters and similar volunteers: $250 each',
  ({ facts, law }) => blankIfZero(facts.states.IA.firefighterOrEms * law.volunteerCredit.each),
);
const balance = money(
  '12',
  'Balance',
  'Subtract line 11 from line 7. If less than zero, enter 0',
  ({ get }) => notBelowZero(get(totalTax) - get(exemptionCredit) - get(tuitionCredit) - get(volunteerCredit)),
);
export const ia126 = form('ia-126', 'Iowa Nonresident and Part-Year Resident Credit', {
  name: 'IA 126',
  attachedWhen: (reader) => !residency.isResident(reader),
});
/** Iowa net income of the time and sources in Iowa: pensions from 55 on and benefits are in neither part. */
export const iowaIncome = ia126.money('26', 'Iowa-source net income', 'Net income, Iowa column', (reader) => {
  if (residency.isResident(reader)) return reader.get(netIncome);
  const pensions = exemptPensionsHere(
    reader,
    { all: income.all.pensions, here: income.here.pensions },
    (person) => exemptRetirementOf(reader, person),
  );
  return notBelowZero(
    totalOf(reader, income.agiHere) - totalOf(reader, income.here.socialSecurity) - pensions,
  );
});
export const iowaShare = ia126.rate(
  '28',
  'Iowa income percentage',
  'Iowa net income divided by total net income, as a percentage to one decimal place',
  ({ get }) => roundToPlaces(ratio(get(iowaIncome), get(netIncome)), 3),
);
export const nonresidentCredit = money(
  '13',
  'Credit for nonresidents and part-year residents',
  'From IA 126: the non-Iowa share of the tax',
  (reader) =>
    residency.isResident(reader) ? null : blankIfZero(reader.get(balance) * (1 - reader.get(iowaShare))),
);
const afterResidency = money(
  '14',
  'Balance',
  'Subtract line 13 from line 12',
  ({ get }) => get(balance) - get(nonresidentCredit),
);
export const otherStateCredit = money(
  '15',
  'Out-of-state tax credit',
  'From IA 130: tax paid to other states, up to the Iowa tax on that income',
  (reader) => {
    const { facts, get } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(
      creditForRows(
        creditedRows(facts, 'IA', 'resident'),
        (taxed) => get(afterResidency) * ratio(taxed, get(iowaIncome)),
        get(afterResidency),
      ),
    );
  },
);
export const taxAfterCredits = money('18', 'Balance', 'Subtract lines 15 and 17 from line 14', ({ get }) =>
  notBelowZero(get(afterResidency) - get(otherStateCredit)),
);
export const surtax = money(
  '19',
  'School district surtax and emergency medical services',
  'Line 18 times the percentage of your district and county',
  (reader) => {
    const { surtaxRate } = reader.facts.states.IA;
    return surtaxRate === null || residency.isNonresident(reader)
      ? null
      : blankIfZero((reader.get(taxAfterCredits) * surtaxRate) / 100);
  },
);
const totals = form('ia-totals', 'Totals', { kind: 'rules' });
export const localTax = totals.money('2', 'Local tax', 'Line 19', ({ get }) => get(surtax));
/** The federal credit as it would be without the limit of the federal tax (Form 2441, line 9c). */
export const careCredit = money(
  '24',
  'Child and dependent care credit',
  'Federal credit, figured before the federal tax limit, times a percentage based on net income. No credit at $90,000 or more',
  (reader) => {
    const { get, law } = reader;
    const share = law.careCredit.rows.find(({ below }) => get(netIncome) < below)?.share ?? 0;
    const part = residency.isResident(reader) ? 1 : get(iowaShare);
    return blankIfZero(get(creditWithEarlier) * share * part);
  },
);
export const earnedIncomeCredit = money(
  '26',
  'Earned income tax credit',
  '15% of the federal credit',
  (reader) => {
    const part = residency.isResident(reader) ? 1 : reader.get(iowaShare);
    return blankIfZero(reader.get(federalCredit) * reader.law.earnedIncomeCredit.share * part);
  },
);
export const refundableCredits = totals.money(
  '1',
  'Refundable credits',
  'Lines 24 and 26',
  ({ get }) => get(careCredit) + get(earnedIncomeCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'IA',
  due: [taxAfterCredits, localTax],
  credits: [refundableCredits],
  withheld: '29',
  payments: [
    {
      number: '30',
      label: 'Estimated and voucher payments',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '31',
  overpaid: '32',
  donated: '21',
  applied: '34',
  refund: '33',
  owed: '35',
});
