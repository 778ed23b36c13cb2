import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars } from '../../facts/cents';
import { iraTaxable, pensionsTaxable, socialSecurity, taxExemptInterest } from '../../us/form-1040/income';
import { isDependent } from '../../us/dependents/tests';
import { grossPensions } from '../shared/gross-pensions';
import { countFilers } from '../shared/people';
import { form, type KansasReader, residency } from './form';
import { kansasAgi, municipalInterest, publicPensions, usInterest } from './income';

// Lines 4 to 10 as Forms K-40H, K-40PT, and K-40SVR print them; those of the refund are our reading of their order.
const household = form('ks-homestead', 'Household income and largest refund', {
  name: 'Homestead worksheet',
  kind: 'worksheet',
  source: 'K.S.A. 79-4502; instructions for Forms K-40H, K-40PT, and K-40SVR (2024), lines 4 to 10',
});
/** The form whose refund is the largest goes with the return; of equals the first. */
const largest = (form: 0 | 1 | 2) => ({
  attachedWhen: ({ get }: KansasReader) =>
    get(bestRefund) > 0 &&
    [homesteadRefund, seniorRefund, freezeRefund].findIndex((line) => get(line) === get(bestRefund)) === form,
});
const k40h = form('ks-k40h', 'Kansas Homestead Claim', {
  name: 'Form K-40H',
  ...largest(0),
});
const k40pt = form('ks-k40pt', 'Property Tax Relief Claim for Low Income Seniors', {
  name: 'Form K-40PT',
  ...largest(1),
});
const k40svr = form('ks-k40svr', 'Property Tax Relief Claim for Seniors and Disabled Veterans', {
  name: 'Form K-40SVR',
  ...largest(2),
});

/** Homes that the filer owned and lived in, worth no more than the limit. A value that isn't stated passes. */
const homesHere = ({ facts, law }: KansasReader) =>
  facts.homes.filter(
    ({ state, use, assessedValue }) =>
      state.toUpperCase() === 'KS' &&
      (use === 'own' || use === 'coop' || use === 'mobileHomeLot') &&
      centsOf(assessedValue) <= law.homestead.valueLimit * 100,
  );
const propertyTax = (reader: KansasReader): number =>
  dollars(
    addCents(homesHere(reader), (home) =>
      asCents(
        Math.round(
          (centsOf(home.propertyTaxBilled ?? home.propertyTax) * (home.share ?? 1) * home.months) / 12,
        ),
      ),
    ),
  );
/** Residents of the whole year. The income of a spouse who files apart from the same home is not known. */
const mayClaim = ({ facts, ...reader }: KansasReader): boolean =>
  residency.isResident({ facts, ...reader }) &&
  (facts.filingStatus !== 'mfs' || facts.livedApartAllYear) &&
  !facts.taxpayer.claimableAsDependent;
/** Born before the year that is this many years before the year of the return: of that age all year. */
const allYear = ({ facts }: KansasReader, age: number, year: number = facts.taxYear): boolean =>
  countFilers(facts, ({ dateOfBirth }) => dateOfBirth < `${year - age}-01-01`) > 0;

const income = household.money(
  '1',
  'Income without Social Security',
  'Kansas adjusted gross income, pensions Kansas doesn’t tax, exempt interest, and other income',
  ({ facts, get }) => {
    const untaxedPensions =
      notBelowZero(grossPensions(facts) - get(pensionsTaxable) - get(iraTaxable)) + get(publicPensions);
    const exemptInterest = notBelowZero(get(taxExemptInterest) - get(municipalInterest)) + get(usInterest);
    return (
      notBelowZero(get(kansasAgi)) +
      untaxedPensions +
      exemptInterest +
      dollars(facts.states.KS.homestead.otherIncome)
    );
  },
);
const benefits = household.money(
  '2',
  'Social Security',
  'Social Security and SSI benefits, including Medicare premiums but not disability benefits',
  ({ facts, get }) =>
    notBelowZero(get(socialSecurity) - dollars(facts.states.KS.homestead.disabilityBenefits)),
);
export const householdIncome = household.money(
  '3',
  'Household income, including half of Social Security',
  'Line 1 and 50% of line 2',
  ({ get }) => get(income) + get(benefits) / 2,
);

const totalIncome = k40h.money('10', 'Total household income', 'Total household income', ({ get }) =>
  get(householdIncome),
);
const taxThatCounts = k40h.money(
  '11',
  'Property tax',
  'General property tax on your homestead for the months you lived in it, up to $700',
  (reader) => blankIfZero(smallerOf(propertyTax(reader), reader.law.homestead.mostTax)),
);
const refundShare = k40h.rate(
  '12',
  'Refund percentage',
  'From the refund percentage table, based on line 10',
  ({ get, law }) => {
    const row = law.homestead.table.find(({ upTo }) => get(totalIncome) <= upTo);
    if (row === undefined) return 0;
    const steps = Math.ceil(notBelowZero(get(totalIncome) - row.over) / 1_000);
    return 1 - (row.base + steps * row.perThousand) / 100;
  },
);
/** Disabled veterans of the homestead claims have a service-connected rating of at least 50% (K.S.A. 79-4502 and 79-4508a; Department of Revenue, questions about Homestead, 2024). */
const hasDisabledVeteran = ({ facts: { states } }: KansasReader): boolean =>
  states.KS.disabledVeterans > 0 || states.KS.partlyDisabledVeteran;

/** 55 or blind or disabled all year, a disabled veteran, or a child of the home who was under 18 all year. */
const qualifies = (reader: KansasReader): boolean => {
  const { facts, at, law } = reader;
  const { age, childAge } = law.homestead;
  return (
    allYear(reader, age) ||
    facts.states.KS.disabled ||
    hasDisabledVeteran(reader) ||
    countFilers(facts, (person) => person.blind || person.permanentlyDisabled) > 0 ||
    facts.dependents.some(
      ({ dateOfBirth, monthsInHome }, i) =>
        at(isDependent, i) &&
        monthsInHome === 12 &&
        dateOfBirth < `${facts.taxYear}-01-01` &&
        dateOfBirth >= `${facts.taxYear - childAge + 1}-01-01`,
    )
  );
};
export const homesteadRefund = k40h.money(
  '13',
  'Homestead refund',
  'Multiply line 11 by line 12',
  (reader) =>
    mayClaim(reader) && qualifies(reader)
      ? blankIfZero(reader.get(taxThatCounts) * reader.get(refundShare))
      : null,
);

const seniorIncome = k40pt.money(
  '10',
  'Total household income',
  'Total household income, including all Social Security',
  ({ get }) => get(income) + get(benefits),
);
export const seniorRefund = k40pt.money(
  '13',
  'Property tax relief refund',
  '75% of the general property tax on your homestead, if you were 65 or older all year',
  (reader) => {
    const { get, law } = reader;
    const { age, incomeLimit, share } = law.seniorRelief;
    if (!mayClaim(reader) || !allYear(reader, age) || get(seniorIncome) > incomeLimit) return null;
    return blankIfZero(propertyTax(reader) * share);
  },
);

const freezeIncome = k40svr.money('10', 'Total household income', 'Total household income', ({ get }) =>
  get(householdIncome),
);
/** 65 all of the base year, which is no later than the one before; disabled veterans of any age. */
export const freezeRefund = k40svr.money(
  '13',
  'Property tax relief refund',
  'General property tax on your homestead minus the base year’s tax',
  (reader) => {
    const { facts, get, law } = reader;
    const { age, incomeLimit } = law.propertyTaxFreeze;
    const { baseYearTax } = facts.states.KS.homestead;
    if (!mayClaim(reader) || baseYearTax === null || get(freezeIncome) > incomeLimit) return null;
    if (!allYear(reader, age, facts.taxYear - 1) && !hasDisabledVeteran(reader)) return null;
    return blankIfZero(notBelowZero(propertyTax(reader) - dollars(baseYearTax)));
  },
);
/** Only one of the three may be claimed. */
export const bestRefund = household.money(
  '4',
  'Largest refund',
  'The largest refund on Forms K-40H, K-40PT, and K-40SVR',
  ({ get }) => blankIfZero(largerOf(get(homesteadRefund), largerOf(get(seniorRefund), get(freezeRefund)))),
);
export const homesteadForms = [household.form, k40h.form, k40pt.form, k40svr.form];
