import { addCents, dollars, dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { roundHalfUp } from '../../engine/rounding';
import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { refuse, warn } from '../coverage';
import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { basisShare, isFiguredOn8606, taxableIraDistributions } from '../form-8606/form-8606';
import { recentConversions, taxableRoth } from '../form-8606/roth';
import {
  cameLateEnough,
  distributionsOf,
  figuredRothOf,
  isFiguredRoth,
  kept,
  lastOfEarly,
} from '../income/ira-money';
import { taxablePart } from '../income/retirement';
import { hsaPart, makeExcessPart, mayHaveExcess, rothPart, traditionalPart } from './excess-contributions';
import { addExceptions, earlyOf, isEarly, isSimple, listExceptions, numberOf } from './early-exceptions';

const makers: CopyMakers<Filer> = formWithCopies(
  '5329',
  'Additional Taxes on Qualified Plans (Including IRAs) and Other Tax-Favored Accounts',
  listFilers,
  {
    sequence: '29',
    neededWhen: ({ facts }) => facts.retirement.length > 0 || mayHaveExcess(facts),
    // With code 1 and no exception, 10% goes on Schedule 2 without the form (Instructions for Schedule 2, line 8). Where one
    // spouse files the form, so does the other who owes the tax: line 8 is then the sum of the forms (S2-F1040-123-01).
    attachedWhen: (reader) =>
      excessTaxes.some((tax) => reader.entry(tax) !== null) ||
      hasOtherCode(reader, reader.item.owner) ||
      (reader.get(additionalTaxOnPlans) > 0 &&
        (excessTaxes.some((tax) => sum(reader.each(tax)) > 0) ||
          listFilers(reader).some(({ owner }) => hasOtherCode(reader, owner)))),
  },
);
export const form5329 = makers.form;
const { choice, money } = makers;

/** Whether an early distribution of one filer needs Part I: another code than 1, an exception, or money of the year of 59½. */
const hasOtherCode = (reader: TaxReader, owner: Owner): boolean =>
  earlyOf(reader, owner).some(
    (form) =>
      !/^1[BDKL]?$/.test(form.code) || isSome(form.earlyExceptionAmount) || cameLateEnough(reader, form),
  );

/** Part of the distributions on Form 8606, Part III, that is early: all of it but in the year of 59½. */
function earlyRothShare(reader: TaxCopyReader<Filer>, form: Retirement): number {
  const all = figuredRothOf(reader, reader.item.owner);
  const total = reader.at(taxableRoth, reader.copy) + reader.at(recentConversions, reader.copy);
  return (total * exactDollars(kept(form))) / exactDollars(addCents(all, kept));
}

/** What counts of one form; on Form 8606 the share of basis is the same for every distribution. */
function taxableOf(reader: TaxCopyReader<Filer>, form: Retirement): number {
  if (isFiguredRoth(reader, form)) return roundHalfUp(earlyRothShare(reader, form));
  if (isFiguredOn8606(reader, form))
    return roundHalfUp(exactDollars(kept(form)) * (1 - reader.at(basisShare, reader.copy)));
  return dollars(taxablePart(form));
}

export const earlyDistributions = money(
  '1',
  'Early distributions',
  'Early distributions included in income (see instructions). For Roth IRA distributions, see instructions',
  (reader) => {
    const { facts, item, at, copy } = reader;
    const early = earlyOf(reader, item.owner);
    if (early.length === 0) return null;
    const onForm8606 = early.filter((form) => isFiguredOn8606(reader, form));
    const roth = early.filter((form) => isFiguredRoth(reader, form));
    const others = early.filter((form) => !onForm8606.includes(form) && !roth.includes(form));
    const areAllEarly = onForm8606.length === distributionsOf(facts, item.owner).length;
    const fromTraditional =
      areAllEarly && onForm8606.length > 0
        ? at(taxableIraDistributions, copy)
        : sum(onForm8606.map((form) => taxableOf(reader, form)));
    return (
      dollarsOf(others, taxablePart) + fromTraditional + sum(roth.map((form) => earlyRothShare(reader, form)))
    );
  },
);

const exceptionsOf = (reader: TaxCopyReader<Filer>) =>
  listExceptions(reader, reader.item.owner, (form) => taxableOf(reader, form));

export const exceptionNumber = choice(
  '2 number',
  'Exception number',
  'Enter the appropriate exception number from the instructions. If more than one exception applies, enter 99',
  (reader) => {
    if (reader.entry(excepted) === null) return null;
    const numbers = new Set(exceptionsOf(reader).map(({ number }) => number));
    return numbers.size > 1 ? '99' : ([...numbers][0] ?? null);
  },
);

export const excepted = money(
  '2',
  'Exceptions',
  'Early distributions included on line 1 that are not subject to the additional tax (see instructions). Enter the appropriate exception number from the instructions',
  (reader) => {
    const { entry, get } = reader;
    if (entry(earlyDistributions) === null) return null;
    return blankIfZero(smallerOf(addExceptions(exceptionsOf(reader)), get(earlyDistributions)));
  },
);

export const subjectToTax = money(
  '3',
  'Amount subject to the tax',
  'Amount subject to additional tax. Subtract line 2 from line 1',
  ({ entry, get }) => (entry(earlyDistributions) === null ? null : get(earlyDistributions) - get(excepted)),
);

/** A distribution from a SIMPLE IRA in the first two years (code S) owes 25%. */
export const earlyDistributionTax = money(
  '4',
  'Additional tax on early distributions',
  'Additional tax. Enter 10% (0.10) of line 3. Include this amount on Schedule 2 (Form 1040), line 8. If any part of the amount on line 3 was a distribution from a SIMPLE IRA, you may have to include 25% of that amount on line 4 instead of 10%',
  (reader) => {
    const { item, entry, get, law } = reader;
    if (entry(subjectToTax) === null) return null;
    const { rate, simpleRate } = law.earlyDistribution;
    const simple = earlyOf(reader, item.owner).filter(isSimple);
    const simplePart = smallerOf(
      get(subjectToTax),
      notBelowZero(
        sum(simple.map((form) => taxableOf(reader, form))) -
          addExceptions(exceptionsOf(reader).filter(({ form }) => isSimple(form))),
      ),
    );
    return (get(subjectToTax) - simplePart) * rate + simplePart * simpleRate;
  },
);

/** Parts III, IV and VII. Nobody else reads their lines. */
const excessTaxes = [traditionalPart(), rothPart(), hsaPart()].map((part) => makeExcessPart(makers, part));

export const additionalTaxOnPlans = money(
  'total',
  'Additional tax on retirement accounts',
  'The total of the additional taxes. Include this amount on Schedule 2 (Form 1040), line 8',
  ({ entry }) => addEntries([entry(earlyDistributionTax), ...excessTaxes.map((tax) => entry(tax))]),
);

/** Exceptions that hold only for plans of an employer, and only for IRAs (Instructions for Form 5329, line 2). */
const plansOnly = /^(?:01|06|13|15|17)$/;
const irasOnly = /^0[789]$/;
const needsValue = /^2[23]$/;

refuse(
  'retirement.earlyExceptionCode',
  'To claim an exception to the early distribution tax, enter its number (01 to 23) and amount. The distribution must have code 1, J, or S and come from the right kind of plan: 01, 06, 13, 15, and 17 are for workplace plans, and 07, 08, and 09 are for IRAs. For 22 and 23, also enter the value of the plan.',
  ({ facts }) =>
    facts.retirement.some((form) => {
      const { earlyExceptionCode: code, earlyExceptionAmount: amount } = form;
      if (code === '' && !isSome(amount)) return false;
      if (code === '' || !isSome(amount) || !isEarly(form) || !/^(?:0?[1-9]|1\d|2[0-3])$/.test(code))
        return true;
      if (dollars(amount) > dollars(form.grossDistribution)) return true;
      const number = numberOf(form);
      if (needsValue.test(number) && form.earlyExceptionPlanValue === null) return true;
      return form.ira ? plansOnly.test(number) : irasOnly.test(number);
    }),
);
warn(
  'retirement.distributionDate',
  'You turned 59½ in 2024. Enter the date of the distribution. If you were 59½ by then, it isn’t subject to the 10% additional tax, no matter what code is in box 7.',
  (reader) =>
    reader.facts.retirement.some((form) => {
      if (!isEarly(form) || form.distributionDate !== null) return false;
      const from = lastOfEarly(reader, form.owner);
      return from !== null && from > reader.law.firstDay && from <= reader.law.lastDay;
    }),
);
