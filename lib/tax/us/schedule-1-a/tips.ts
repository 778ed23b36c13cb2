import { addEntries, blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { selfEmployedPlans } from '../adjustments/self-employed-retirement';
import { covers, refuse } from '../coverage';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { healthInsuranceDeduction } from '../form-7206/form-7206';
import { isStatutoryWork } from '../schedule-c/form';
import { netProfit } from '../schedule-c/schedule-c';
import { deductibleHalf } from '../schedule-se/schedule-se';
import { countsFor, lawOf, makers } from './form';
import { modifiedIncome } from './income';
import { makeSteps } from './phase-out';

const { money } = makers;

covers(
  'w2s.*.qualifiedTips',
  'w2s.*.tippedOccupation',
  'unreportedTips.*.qualified',
  'businesses.*.qualifiedTips',
  'businesses.*.tippedOccupation',
  'otherIncome.*.qualifiedTips',
);

/** Tips of one employer: those on its Forms W-2, and those of Form 4137. */
interface Employer {
  readonly key: string;
  onW2: number;
  on4137: number;
}

const digits = (text: string) => text.replaceAll(/\D/g, '');
const plain = (text: string) => text.trim().toLowerCase();

/** Documents of one person belong to one employer when they name the same EIN, or without one the same name. */
const keyOf = (owner: string, ein: string, name: string, otherwise: string): string =>
  `${owner}/${digits(ein) || plain(name) || otherwise}`;

function listEmployers(reader: TaxReader): Employer[] {
  const { facts } = reader;
  const employers = new Map<string, Employer>();
  const employer = (key: string): Employer => {
    const found = employers.get(key) ?? { key, onW2: 0, on4137: 0 };
    employers.set(key, found);
    return found;
  };
  facts.w2s.forEach((w2, i) => {
    if (!isSome(w2.qualifiedTips) || !countsFor(reader, w2.owner)) return;
    const key = keyOf(w2.owner, w2.employerEin, w2.employerName, `W-2 ${i}`);
    employer(key).onW2 += dollars(w2.qualifiedTips);
  });
  facts.unreportedTips.forEach((record, i) => {
    if (!isSome(record.qualified) || !countsFor(reader, record.owner)) return;
    const key = keyOf(record.owner, record.employerEin, record.employer, `Form 4137 ${i}`);
    employer(key).on4137 += dollars(record.qualified);
  });
  return [...employers.values()];
}

/** With more than one employer both lines are zero, and line 4c comes from the worksheet. */
export const tipsOnW2 = money(
  '4a',
  'Tips on Form W-2',
  'Enter qualified tips from Form W-2, box 7. If more than one employer, enter -0- and see instructions',
  (reader) => {
    const employers = listEmployers(reader);
    if (employers.length === 0) return null;
    return employers.length > 1 ? 0 : blankIfZero(sum(employers.map(({ onW2 }) => onW2)));
  },
);

export const tipsOn4137 = money(
  '4b',
  'Tips on Form 4137',
  'Enter qualified tips from Form 4137, line 1, column (c). If more than one employer, enter -0- and see instructions',
  (reader) => {
    const employers = listEmployers(reader);
    if (employers.length === 0) return null;
    return employers.length > 1 ? 0 : blankIfZero(sum(employers.map(({ on4137 }) => on4137)));
  },
);

export const employeeTips = money(
  '4c',
  'Tips as an employee',
  'Enter the larger of line 4a or line 4b. If more than one employer, add the larger amount for each employer',
  (reader) => {
    const employers = listEmployers(reader);
    if (employers.length === 0) return null;
    if (employers.length === 1) return largerOf(reader.get(tipsOnW2), reader.get(tipsOn4137));
    return sum(employers.map(({ onW2, on4137 }) => largerOf(onW2, on4137)));
  },
);

/**
 * Tips of one business, at most its profit less what self-employment tax, plans and health insurance take from it. Several
 * businesses of one person share those deductions by their profits.
 */
function businessTips(reader: TaxReader, business: ReturnInput['businesses'][number], copy: number): number {
  const { facts, at } = reader;
  const { owner } = business;
  const profit = notBelowZero(at(netProfit, copy));
  const own = facts.businesses.map((each, i) =>
    each.owner === owner && !isStatutoryWork(facts, each) ? notBelowZero(at(netProfit, i)) : 0,
  );
  const filer = listFilers(reader).findIndex((each) => each.owner === owner);
  const all = at(deductibleHalf, filer) + at(selfEmployedPlans, filer) + at(healthInsuranceDeduction, filer);
  const share = sum(own) > 0 && !isStatutoryWork(facts, business) ? profit / sum(own) : 0;
  return smallerOf(dollars(business.qualifiedTips), notBelowZero(profit - all * share));
}

export const tipsOfBusinesses = money(
  '5',
  'Tips from a business',
  'Qualified tips received in the course of a trade or business: Form 1099-NEC, box 1; Form 1099-MISC, box 3; or Form 1099-K, box 1a. Don’t enter more than the net profit from the business',
  (reader) => {
    const { facts } = reader;
    const ofBusinesses = facts.businesses.map((business, i) =>
      isSome(business.qualifiedTips) && countsFor(reader, business.owner)
        ? businessTips(reader, business, i)
        : 0,
    );
    const others = facts.otherIncome.filter(({ owner }) => countsFor(reader, owner));
    const otherTips = others.map((item) =>
      smallerOf(dollars(item.qualifiedTips), notBelowZero(dollars(item.amount))),
    );
    return blankIfZero(sum(ofBusinesses) + sum(otherTips));
  },
);

export const allTips = money('6', 'Total tips', 'Add lines 4c and 5', ({ entry }) =>
  addEntries([entry(employeeTips), entry(tipsOfBusinesses)]),
);

export const limitedTips = money(
  '7',
  'Tips after limit',
  'Enter the smaller of the amount on line 6 or $25,000',
  (reader) => {
    const tips = reader.entry(allTips);
    return tips === null ? null : smallerOf(tips, lawOf(reader).tips.cap[reader.facts.filingStatus]);
  },
);

/** Lines 8 to 13. */
export const tipsDeduction = makeSteps({
  first: 8,
  amount: limitedTips,
  deductionOf: 'Deduction for tips',
  modifiedIncome: ({ get }) => get(modifiedIncome),
  law: (reader) => lawOf(reader).tips,
  counts: 'full',
});

const needsCode = ({ facts }: TaxReader) =>
  [...facts.w2s, ...facts.businesses].filter((each) => isSome(each.qualifiedTips));

refuse(
  'w2s.tippedOccupation',
  'You can deduct tips only from an occupation on the Treasury’s list. Enter its three-digit Treasury Tipped Occupation Code, such as 102 for wait staff.',
  (reader) => {
    const { additionalDeductions } = reader.law;
    if (additionalDeductions === null) return false;
    return needsCode(reader).some(
      ({ tippedOccupation: code }) =>
        !additionalDeductions.tippedOccupations.some(({ from, to }) => from <= code && code <= to),
    );
  },
  { alsoWithoutItems: true },
);
