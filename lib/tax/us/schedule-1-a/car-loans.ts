import { blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { type CarLoan } from '../../facts/additional-deductions';
import { centsNotBelowZero, dollars, isSome, minus } from '../../facts/cents';
import { hasRightCheckDigit } from '../../facts/vin';
import { covers, warn } from '../coverage';
import { formWithCopies, type TaxReader } from '../form';
import { lawOf, makers } from './form';
import { modifiedIncome } from './income';
import { makeSteps } from './phase-out';

const { money, choice } = makers;

covers('carLoans');

/** What stands in the way of a loan, in a filer's words; null: its interest counts (IRC 163(h)(4)(B) to (D)). */
function challenge(loan: CarLoan, loansFrom: string): string | null {
  if (loan.loanDate === null) return 'the loan date is missing';
  if (loan.loanDate < loansFrom) return 'the loan was made before 2025';
  if (loan.leased) return 'the car is leased';
  if (!loan.originalUse) return 'the car was not new';
  if (!loan.usAssembly) return 'the car’s final assembly was not in the United States';
  if (!loan.personalUse) return 'the car is not for personal use';
  if (!loan.firstLien) return 'the loan is not secured by a first lien on the car';
  return loan.weightUnder14000 ? null : 'the car’s gross vehicle weight rating is 14,000 pounds or more';
}

function listLoans({ facts, law }: Pick<TaxReader, 'facts' | 'law'>): CarLoan[] {
  const { additionalDeductions } = law;
  if (additionalDeductions === null) return [];
  return facts.carLoans.filter((loan) => challenge(loan, additionalDeductions.carLoansFrom) === null);
}

const interestHere = (loan: CarLoan): number =>
  dollars(centsNotBelowZero(minus(loan.interest, loan.deductedElsewhere)));

/** Rows (a) and (b) of line 22. */
function makeRow(letter: 'a' | 'b', position: number) {
  const of = (reader: TaxReader) => listLoans(reader)[position];
  choice(
    `22${letter}(i)`,
    'Vehicle identification number',
    '(i) Vehicle identification number (VIN)',
    (reader) => of(reader)?.vin.toUpperCase() ?? null,
  );
  money(
    `22${letter}(ii)`,
    'Interest deducted elsewhere',
    '(ii) Amount deducted on Schedule C, Schedule E, or Schedule F',
    (reader) => {
      const loan = of(reader);
      return loan ? blankIfZero(dollars(loan.deductedElsewhere)) : null;
    },
  );
  money(
    `22${letter}(iii)`,
    'Interest on the car loan',
    '(iii) Qualified passenger vehicle loan interest deducted here',
    (reader) => {
      const loan = of(reader);
      return loan ? interestHere(loan) : null;
    },
  );
}
makeRow('a', 0);
makeRow('b', 1);

/** More than two vehicles: a statement with all of them. */
const statement = formWithCopies('schedule-1-a-vehicles', 'Line 22 Vehicles', (reader) => listLoans(reader), {
  name: 'Schedule 1-A (Form 1040), statement for line 22',
  source: 'Schedule 1-A (Form 1040) (2025), line 22',
  neededWhen: ({ law, facts }) => law.additionalDeductions !== null && facts.carLoans.length > 0,
  attachedWhen: (reader) => listLoans(reader).length > 2,
});
export const vehicleStatement = statement.form;
statement.choice(
  'i',
  'Vehicle identification number',
  '(i) Vehicle identification number (VIN)',
  ({ item }) => item.vin.toUpperCase(),
);
statement.money(
  'ii',
  'Interest deducted elsewhere',
  '(ii) Amount deducted on Schedule C, Schedule E, or Schedule F',
  ({ item }) => blankIfZero(dollars(item.deductedElsewhere)),
);
statement.money(
  'iii',
  'Interest on the car loan',
  '(iii) Qualified passenger vehicle loan interest deducted here',
  ({ item }) => interestHere(item),
);

export const allInterest = money(
  '23',
  'Total car loan interest',
  'Add the amounts on lines 22a(iii) and 22b(iii) and on the statement',
  (reader) => {
    const loans = listLoans(reader);
    return loans.length === 0 ? null : sum(loans.map(interestHere));
  },
);

export const limitedInterest = money(
  '24',
  'Car loan interest after limit',
  'Enter the smaller of the amount on line 23 or $10,000',
  (reader) => {
    const interest = reader.entry(allInterest);
    return interest === null
      ? null
      : smallerOf(interest, lawOf(reader).carLoan.cap[reader.facts.filingStatus]);
  },
);

/** Lines 25 to 30. */
export const carLoanDeduction = makeSteps({
  first: 25,
  amount: limitedInterest,
  deductionOf: 'Deduction for car loan interest',
  modifiedIncome: ({ get }) => get(modifiedIncome),
  law: (reader) => lawOf(reader).carLoan,
  counts: 'begun',
});

for (const [problem, message] of [
  ['the loan was made before 2025', 'Interest on a car loan made before 2025 can’t be deducted.'],
  ['the loan date is missing', 'Enter the date of the car loan. Without it, you can’t deduct the interest.'],
] as const)
  warn('carLoans.loanDate', message, ({ facts, law }) => {
    const { additionalDeductions } = law;
    return (
      additionalDeductions !== null &&
      facts.carLoans.some((loan) => challenge(loan, additionalDeductions.carLoansFrom) === problem)
    );
  });
warn(
  'carLoans',
  'You can deduct car loan interest only for a new car whose final assembly took place in the United States. The car must have a gross vehicle weight rating under 14,000 pounds and be for personal use, and it can’t be leased. The loan must be secured by a first lien on the car.',
  ({ facts, law }) => {
    const { additionalDeductions } = law;
    return (
      additionalDeductions !== null &&
      facts.carLoans.some(
        (loan) =>
          loan.loanDate !== null &&
          loan.loanDate >= additionalDeductions.carLoansFrom &&
          challenge(loan, additionalDeductions.carLoansFrom) !== null,
      )
    );
  },
);
warn(
  'carLoans.vin',
  'A vehicle identification number (VIN) has the wrong check digit. Compare it with the car’s registration or title.',
  ({ facts }) => facts.carLoans.some(({ vin, interest }) => isSome(interest) && !hasRightCheckDigit(vin)),
);
