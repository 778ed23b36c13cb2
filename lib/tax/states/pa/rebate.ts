import { type FormMakers } from '../../engine/form';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import {
  capitalGain,
  ordinaryDividends,
  socialSecurity,
  taxableInterest,
  taxExemptInterest,
  totalWages,
} from '../../us/form-1040/income';
import { exclusion } from '../../us/home-sale/home-sale';
import {
  alimonyReceived,
  businessIncome,
  farmIncome,
  gambling,
  scheduleEIncome,
  unemployment,
} from '../../us/schedule-1/income';
import { grossPensions } from '../shared/gross-pensions';
import { ageAtYearEnd, countFilers } from '../shared/people';
import { form, type PennsylvaniaReader, residency } from './form';

// Line numbers: Form PA-1000 as it has stood since 2018, when line 12 came in.
const makers: FormMakers<PennsylvaniaReader> = form('pa-1000', 'Property Tax or Rent Rebate Claim', {
  name: 'Form PA-1000',
  attachedWhen: ({ get }) => get(rebate) > 0,
});
export const pa1000 = makers.form;
const { money } = makers;

type Home = ReturnInput['homes'][number];

/** What was paid on homes in Pennsylvania, the filer's share of it. Buildings that pay no property tax don't count. */
const paidOn = (facts: ReturnInput, uses: readonly Home['use'][], amount: 'propertyTax' | 'rent'): number =>
  dollars(
    addCents(facts.homes, (home) =>
      home.state.toUpperCase() === 'PA' && uses.includes(home.use) && !home.propertyTaxExempt
        ? asCents(Math.round(centsOf(home[amount]) * (home.share ?? 1)))
        : noCents,
    ),
  );

/** 65 or older, a widow or widower of 50 or older, or disabled and of age; both spouses of a home make one claim. */
export function mayClaimRebate(reader: PennsylvaniaReader): boolean {
  const { facts, law } = reader;
  const { age, widowedAge, disabledAge } = law.rebate;
  if (!residency.isResident(reader) || facts.taxpayer.claimableAsDependent) return false;
  if (facts.filingStatus === 'mfs' && !facts.livedApartAllYear) return false;
  const { widowed, disabled } = facts.states.PA.rebate;
  const isWidowed = widowed || facts.filingStatus === 'qss';
  return (
    countFilers(facts, (person) => {
      const years = ageAtYearEnd(facts, person.dateOfBirth);
      return (
        years >= age ||
        (isWidowed && years >= widowedAge) ||
        ((disabled || person.permanentlyDisabled) && years >= disabledAge)
      );
    }) > 0
  );
}

const benefits = money(
  '4',
  'Half of Social Security',
  'Total Social Security, SSI, and SSP income, divided by 2',
  ({ get }) => blankIfZero(get(socialSecurity) / 2),
);
const pensions = money(
  '6',
  'Pensions, annuities, and IRA distributions',
  'Total benefits from pensions, annuities, IRA distributions, and railroad retirement tier 2, not including rollovers',
  ({ facts }) => blankIfZero(grossPensions(facts)),
);
const interest = money('7', 'Interest and dividends', 'Interest and dividend income', ({ get }) =>
  blankIfZero(get(taxableInterest) + get(taxExemptInterest) + get(ordinaryDividends)),
);
const gain = money(
  '8',
  'Gain on property',
  'Gain on the sale or exchange of property, including a home. Enter 0 for a loss',
  ({ get, each }) => blankIfZero(notBelowZero(get(capitalGain)) + sum(each(exclusion))),
);
const rental = money('9', 'Rental income', 'Net rental income. Enter 0 for a loss', ({ get }) =>
  blankIfZero(notBelowZero(get(scheduleEIncome))),
);
const business = money('10', 'Business income', 'Net business income. Enter 0 for a loss', ({ get }) =>
  blankIfZero(notBelowZero(get(businessIncome) + get(farmIncome))),
);
const wages = money(
  '11a',
  'Wages',
  'Salaries, wages, bonuses, commissions, and estate and trust income',
  ({ get }) => blankIfZero(get(totalWages)),
);
const winnings = money('11b', 'Gambling winnings', 'Gambling and lottery winnings', ({ get }) =>
  blankIfZero(get(gambling)),
);
const alimony = money('11c', 'Alimony', 'Inheritances, alimony, and spousal support', ({ get }) =>
  blankIfZero(get(alimonyReceived)),
);
const publicPay = money(
  '11d',
  'Unemployment compensation',
  'Cash public assistance, unemployment compensation, and workers’ compensation',
  ({ get }) => blankIfZero(get(unemployment)),
);
const others = money(
  '11g',
  'Other income',
  'Miscellaneous income not included on lines 11a to 11f',
  ({ facts }) => blankIfZero(dollars(facts.states.PA.rebate.otherIncome)),
);
export const rebateIncome = money('13', 'Total income', 'Add lines 4 through 11g', ({ get }) =>
  sum(
    [benefits, pensions, interest, gain, rental, business, wages, winnings, alimony, publicPay, others].map(
      get,
    ),
  ),
);
/** The most for the income, by one table for owners and renters; nothing above its last row. */
const mostFor = ({ get, law }: PennsylvaniaReader): number =>
  law.rebate.table.find(({ upTo }) => get(rebateIncome) <= upTo)?.most ?? 0;

const propertyTax = money('14', 'Property tax', 'Total property tax paid on your home', ({ facts }) =>
  blankIfZero(paidOn(facts, ['own', 'coop', 'mobileHomeLot'], 'propertyTax')),
);
const ownerRebate = money(
  '15',
  'Property tax rebate',
  'The maximum from Table A or line 14, whichever is less',
  (reader) =>
    mayClaimRebate(reader) ? blankIfZero(smallerOf(mostFor(reader), reader.get(propertyTax))) : null,
);
const rent = money('16', 'Rent', 'Total rent paid', ({ facts }) =>
  blankIfZero(paidOn(facts, ['rent', 'mobileHomeLot'], 'rent')),
);
const rentPart = money('17', '20% of rent', 'Multiply line 16 by 20%', ({ get, law }) =>
  blankIfZero(get(rent) * law.rebate.rentShare),
);
const renterRebate = money(
  '18',
  'Rent rebate',
  'The maximum from Table B or line 17, whichever is less',
  (reader) => (mayClaimRebate(reader) ? blankIfZero(smallerOf(mostFor(reader), reader.get(rentPart))) : null),
);
export const rebate = money(
  '19',
  'Property tax or rent rebate',
  'Add lines 15 and 18, up to the maximum for your income',
  (reader) => blankIfZero(smallerOf(mostFor(reader), reader.get(ownerRebate) + reader.get(renterRebate))),
);
/** For warnings: property tax or rent of a home in Pennsylvania was told of. */
export const hasRebateHome = ({ homes }: ReturnInput): boolean =>
  homes.some((home) => home.state.toUpperCase() === 'PA' && (isSome(home.propertyTax) || isSome(home.rent)));
