import { addCents, dollars, dollarsOf, isSome, noCents, smallerCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { type ReturnInput } from '../../facts/return-input';
import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { refuse } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';
import { hasBasisInDistributions, isFiguredOn8606, taxableIraDistributions } from '../form-8606/form-8606';
import { taxablePart } from '../income/retirement';

const makers: CopyMakers<Filer> = formWithCopies(
  '5329',
  'Additional Taxes on Qualified Plans (Including IRAs) and Other Tax-Favored Accounts',
  listFilers,
  {
    sequence: '29',
    neededWhen: ({ facts }) => facts.retirement.length > 0,
    // With code 1 and no exception, 10% goes on Schedule 2 without the form (Instructions for Schedule 2, line 8).
    attachedWhen: ({ facts, item }) =>
      earlyOf(facts, item.owner).some((form) => isSimple(form) || isSome(form.earlyExceptionAmount)),
  },
);
export const form5329 = makers.form;
const { money } = makers;

const isSimple = ({ code }: Retirement): boolean => code.includes('S');
const isEarly = (form: Retirement): boolean => form.code.includes('1') || isSimple(form);

const earlyOf = (facts: ReturnInput, owner: Owner): Retirement[] =>
  facts.retirement.length === 0 ? [] : ownedBy(facts.retirement, owner).filter(isEarly);

const taxableOf = (facts: ReturnInput, form: Retirement) =>
  isFiguredOn8606(facts, form) ? noCents : taxablePart(form);

export const earlyDistributions = money(
  '1',
  'Early distributions',
  'Early distributions included in income (see instructions). For Roth IRA distributions, see instructions',
  ({ facts, item, at, copy }) => {
    const early = earlyOf(facts, item.owner);
    if (early.length === 0) return null;
    const onForm8606 = early.some((form) => isFiguredOn8606(facts, form))
      ? at(taxableIraDistributions, copy)
      : 0;
    return dollarsOf(early, (form) => taxableOf(facts, form)) + onForm8606;
  },
);

export const excepted = money(
  '2',
  'Exceptions',
  'Early distributions included on line 1 that are not subject to the additional tax (see instructions). Enter the appropriate exception number from the instructions',
  ({ facts, item, get, entry }) => {
    if (entry(earlyDistributions) === null) return null;
    const amount = dollarsOf(earlyOf(facts, item.owner), (form) => form.earlyExceptionAmount);
    return blankIfZero(smallerOf(amount, get(earlyDistributions)));
  },
);

export const subjectToTax = money(
  '3',
  'Subject to the tax',
  'Amount subject to additional tax. Subtract line 2 from line 1',
  ({ entry, get }) => (entry(earlyDistributions) === null ? null : get(earlyDistributions) - get(excepted)),
);

/** A distribution from a SIMPLE IRA in the first two years (code S) owes 25%. */
export const earlyDistributionTax = money(
  '4',
  'Additional tax on early distributions',
  'Additional tax. Enter 10% (0.10) of line 3. Include this amount on Schedule 2 (Form 1040), line 8. If any part of the amount on line 3 was a distribution from a SIMPLE IRA, you may have to include 25% of that amount on line 4 instead of 10%',
  ({ facts, item, entry, get, law }) => {
    if (entry(subjectToTax) === null) return null;
    const { rate, simpleRate } = law.earlyDistribution;
    const simple = earlyOf(facts, item.owner).filter(isSimple);
    const simplePart = notBelowZero(
      dollars(addCents(simple, (form) => taxableOf(facts, form))) -
        dollars(addCents(simple, (form) => smallerCents(form.earlyExceptionAmount, taxableOf(facts, form)))),
    );
    return (get(subjectToTax) - simplePart) * rate + simplePart * simpleRate;
  },
);

export const additionalTaxOnPlans = money(
  'total',
  'Additional tax on retirement accounts',
  'The total of the additional taxes. Include this amount on Schedule 2 (Form 1040), line 8',
  ({ entry }) => entry(earlyDistributionTax),
);

/** Exceptions that hold only for plans of an employer, and only for IRAs (Instructions for Form 5329, line 2). */
const plansOnly = /^0?[16]$/;
const irasOnly = /^0?[789]$/;
const firstHome = /^0?9$/;

refuse(
  'retirement.earlyExceptionCode',
  'An exception to the tax on early distributions needs its number and its amount, a distribution with code 1 or S, and the right kind of plan: 01 and 06 are for plans at work, 07, 08 and 09 for IRAs, and 09 is for $10,000 at most.',
  ({ facts, law }) =>
    facts.retirement.some((form) => {
      const { earlyExceptionCode: number, earlyExceptionAmount: amount } = form;
      if (number === '' && !isSome(amount)) return false;
      if (number === '' || !isSome(amount) || !isEarly(form) || !/^\d{1,2}$/.test(number)) return true;
      if (dollars(amount) > dollars(form.grossDistribution)) return true;
      if (form.ira ? plansOnly.test(number) : irasOnly.test(number)) return true;
      return firstHome.test(number) && dollars(amount) > law.earlyDistribution.firstHomeLimit;
    }),
);
refuse(
  'retirement.code',
  'You have basis in IRAs and took out money both early and not early, or from a SIMPLE IRA. How much of each is taxed (Forms 8606 and 5329) is not supported.',
  ({ facts }) =>
    listFilers({ facts }).some(({ owner }) => {
      if (!hasBasisInDistributions(facts, owner)) return false;
      const ofBasis = ownedBy(facts.retirement, owner).filter((form) => isFiguredOn8606(facts, form));
      return ofBasis.some(isSimple) || (ofBasis.some(isEarly) && !ofBasis.every(isEarly));
    }),
);
