import { z } from 'zod';
import { centsOf, dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { allK1s } from '@/lib/tax/us/schedule-e/k1-deductions';
import { takesUpLosses } from '../mef/earlier-losses';
import { otherKind } from '../mef/rental-facts';
import { scheduleOneFacts } from '../mef/schedule-1-facts';
import type { PrintedFacts } from './printed-return';

type Lines = readonly { line: string; value: unknown }[];

const amountOn = (lines: Lines, line: string): number | null => {
  const value = lines.find((one) => one.line === line)?.value;
  return typeof value === 'number' ? value : null;
};

const Business = z.object({ name: z.string(), taxpayerNumber: z.string() });

/** Forms 8995 and 8995-A, line 1: a business without a name or an EIN goes under its owner's name and number. */
export function businessFacts(item: unknown, owner: { name: string; ssn: string }): PrintedFacts {
  const business = Business.safeParse(item).data;
  return {
    business: business?.name || owner.name,
    businessNumber: business?.taxpayerNumber || owner.ssn,
  };
}

/** Schedule A (Form 8995-A), line 1. Another name than above: here our own layout has no line that says it. */
export function serviceFacts(item: unknown, owner: { name: string; ssn: string }): PrintedFacts {
  const { business = '', businessNumber = '' } = businessFacts(item, owner);
  return { serviceBusiness: business, serviceNumber: businessNumber };
}

/**
 * Schedule A, line 16, "List type and amount". Gambling losses are what is left of the line: they count up to the winnings.
 * Nobody is asked for the type of `otherDeductions`.
 */
function otherDeductionAnswers(lines: Lines, facts: ReturnInput): PrintedFacts {
  const total = amountOn(lines, '16');
  if (total === null) return {};
  const unnamed = facts.itemized.otherDeductions;
  const estateTax = allK1s(facts, 'estateTaxDeduction');
  const excess = allK1s(facts, 'excessItemizedDeductions');
  const disaster = amountOn(lines, '16 loss') ?? 0;
  const kinds = [
    ['Net Qualified Disaster Loss', disaster],
    ['Gambling losses', total - disaster - dollars(unnamed, estateTax, excess)],
    ['Federal estate tax on income in respect of a decedent', dollars(estateTax)],
    ['Excess deductions of an estate or trust', dollars(excess)],
  ] as const;
  return {
    otherDeductions: kinds
      .filter(([, amount]) => amount > 0)
      .map(([kind, amount]) => `${kind} ${amount.toLocaleString('en-US')}`)
      .join('; '),
    unnamedDeductions: centsOf(unnamed) > 0,
  };
}

/** The same line for a net qualified disaster loss beside the standard deduction (Instructions for Schedule A, line 16). */
function increasedStandardAnswers(lines: Lines): PrintedFacts {
  const [loss, standard] = ['16 loss', '16 standard'].map((line) =>
    (amountOn(lines, line) ?? 0).toLocaleString('en-US'),
  );
  return {
    otherDeductions: `Net Qualified Disaster Loss ${loss}; Standard Deduction Claimed With Qualified Disaster Loss ${standard}`,
  };
}

/** Schedule E: line 27, and the words beside number 8 of line 1b and beside line 19, whose amount has no other name here. */
function scheduleEAnswers(facts: ReturnInput): PrintedFacts {
  const earlierLosses = takesUpLosses(facts);
  const others = facts.rentals.map(({ kind }) => otherKind(kind)).filter(Boolean);
  return {
    ...(earlierLosses === null ? {} : { earlierLosses }),
    ...(others.length > 0 ? { otherProperty: [...new Set(others)].join('; ') } : {}),
    ...(facts.rentals.some(({ expenses }) => centsOf(expenses.other) > 0)
      ? { otherExpenses: 'Other expenses' }
      : {}),
  };
}

/** Schedule 8812: Yes and No on lines 12, 19 and 20, and how many children line 16b multiplies. */
function childCreditAnswers(lines: Lines): PrintedFacts {
  const [whole, over, most, earned] = ['8', '11', '16b', '18a'].map((line) => amountOn(lines, line));
  const children = amountOn(lines, '4') ?? 0;
  const refundable = typeof most === 'number';
  return {
    ...(typeof whole === 'number' && typeof over === 'number' ? { creditLeft: whole > over } : {}),
    ...(refundable ? { children: String(children) } : {}),
    ...(typeof earned === 'number' ? { earnedOver: amountOn(lines, '19') !== null } : {}),
    ...(refundable && typeof earned === 'number' ? { threeChildren: children >= 3 } : {}),
  };
}

/** Form 8839: Yes and No beside lines 3 and 8 of the credit, and 20, 26 and 31 (2025) of an employer's benefits. */
function adoptionAnswers(lines: Lines, { adoption }: ReturnInput): PrintedFacts {
  const [paid, excluded] = ['23', '30'].map((line) => amountOn(lines, line));
  return {
    ...(amountOn(lines, '7') === null
      ? {}
      : {
          earlierCredit: adoption.some(({ priorYearsCredit }) => centsOf(priorYearsCredit) > 0),
          overIncome: (amountOn(lines, '8') ?? 0) > 0,
        }),
    ...(typeof paid === 'number' && paid > 0
      ? {
          earlierBenefits: adoption.some(({ priorYearsBenefits }) => centsOf(priorYearsBenefits) > 0),
          overBenefitIncome: (amountOn(lines, '26') ?? 0) > 0,
          moreExcluded: (excluded ?? 0) > paid,
        }
      : {}),
  };
}

/** Questions that a form answers with its own lines: Yes and No beside them. */
export function answersOf(form: string, lines: Lines, facts: ReturnInput): PrintedFacts {
  if (form === '8812') return childCreditAnswers(lines);
  if (form === '2441') {
    const ownPlan = amountOn(lines, '22');
    return ownPlan === null ? {} : { ownPlan: ownPlan > 0 };
  }
  if (form === '8839' && facts.taxYear >= 2025) return adoptionAnswers(lines, facts);
  if (form === 'schedule-1' && facts.taxYear >= 2025) {
    const { fromForm4797, repaidBenefits, repaid } = scheduleOneFacts(facts, amountOn(lines, '4') !== null);
    return { fromForm4797, repaidBenefits, repaid: repaidBenefits ? repaid.toLocaleString('en-US') : '' };
  }
  if (form === '2555') return { housing: amountOn(lines, '28') !== null };
  // The interview asks for batteries of at least 3 kilowatt hours.
  if (form === '5695') return (amountOn(lines, '5b') ?? 0) > 0 ? { batteryBigEnough: true } : {};
  if (form === 'schedule-a') return otherDeductionAnswers(lines, facts);
  if (form === 'schedule-a-standard') return increasedStandardAnswers(lines);
  return form === 'schedule-e' ? scheduleEAnswers(facts) : {};
}
