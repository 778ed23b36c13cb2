import { type Cents, exactDollars, isSome } from '../facts/cents';
import { type Check, type CheckView, dollarText, type Finding, rejects } from './check';
import { isTransposed, sameDigits } from './numbers';

/** One document's item, of whatever kind, with the boxes that tell it from others. */
interface Item {
  path: string;
  /** Path of the main amount. */
  main: string;
  payer: string;
  number: string;
  owner: string;
  amounts: number[];
  withheld: Cents;
}

const item = (
  path: string,
  main: string,
  { owner, payer, number = '' }: { owner: string; payer: string; number?: string },
  amounts: Cents[],
  withheld: Cents,
): Item => ({
  path,
  main: `${path}.${main}`,
  payer,
  number,
  owner,
  amounts: amounts.map(exactDollars),
  withheld,
});

/** Everything that came from a document, list by list. */
function listItems({ facts }: CheckView): Item[][] {
  return [
    facts.w2s.map((w2, at) =>
      item(
        `w2s.${at}`,
        'wages',
        { owner: w2.owner, payer: w2.employerName, number: w2.employerEin },
        [w2.wages, w2.federalWithholding, w2.medicareWages],
        w2.federalWithholding,
      ),
    ),
    facts.interest.map((form, at) =>
      item(
        `interest.${at}`,
        'interest',
        form,
        [form.interest, form.treasuryInterest, form.taxExemptInterest, form.federalWithholding],
        form.federalWithholding,
      ),
    ),
    facts.dividends.map((form, at) =>
      item(
        `dividends.${at}`,
        'ordinary',
        form,
        [form.ordinary, form.qualified, form.capitalGain],
        form.federalWithholding,
      ),
    ),
    facts.retirement.map((form, at) =>
      item(
        `retirement.${at}`,
        'grossDistribution',
        form,
        [form.grossDistribution, form.federalWithholding],
        form.federalWithholding,
      ),
    ),
  ];
}

const namesOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const isSamePayer = (a: Item, b: Item) =>
  sameDigits(a.number, b.number) || (namesOf(a.payer) !== '' && namesOf(a.payer) === namesOf(b.payer));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Each pair of documents of one list and one person. */
function eachPair(view: CheckView, find: (first: Item, second: Item) => Finding | null): Finding[] {
  return listItems(view).flatMap((list) =>
    list.flatMap((second, at) =>
      list.slice(0, at).flatMap((first) => {
        const found = first.owner === second.owner ? find(first, second) : null;
        return found ? [found] : [];
      }),
    ),
  );
}

const duplicate: Check = {
  id: 'paper-twice',
  severity: 'warning',
  title: 'The same document may be on your return twice',
  impact: 'Income and withholding would be counted twice.',
  source: 'Return compared with documents',
  find: (view) =>
    eachPair(view, (first, second) =>
      isSamePayer(first, second) &&
      sum(first.amounts) > 0 &&
      first.amounts.every((amount, at) => amount === second.amounts[at])
        ? {
            path: second.main,
            description: `Two forms from ${second.payer || 'the same payer'} show the same amounts (${dollarText(second.amounts[0] ?? 0)}).`,
            suggestedFix: 'If they’re the same form, remove one. If they’re different forms, keep both.',
            changes: [{ path: second.path, value: undefined }],
          }
        : null,
    ),
};

const transposedAmount: Check = {
  id: 'amount-transposed',
  severity: 'warning',
  title: 'Two digits of an amount may be transposed',
  impact: 'Your income could be wrong or counted twice.',
  source: 'Return compared with documents',
  find: (view) =>
    eachPair(view, (first, second) => {
      const [a = 0, b = 0] = [first.amounts[0], second.amounts[0]];
      return isSamePayer(first, second) && isTransposed(a.toFixed(2), b.toFixed(2))
        ? {
            path: second.main,
            description: `Two forms from ${second.payer || 'the same payer'} show ${dollarText(a)} and ${dollarText(b)}, with two digits transposed.`,
            suggestedFix: 'Compare both amounts with the forms.',
          }
        : null;
    }),
};

const transposedEmployer: Check = {
  id: 'employer-number-transposed',
  severity: 'warning',
  title: 'One employer has two EINs',
  impact: 'The IRS checks the EIN against its records and may reject the return.',
  source: 'Rule FW2-502',
  find: (view) =>
    eachPair(view, (first, second) =>
      isTransposed(first.number, second.number) && namesOf(first.payer) === namesOf(second.payer)
        ? {
            path: second.path.startsWith('w2s') ? `${second.path}.employerEin` : second.main,
            description: `Two forms from ${second.payer} show EINs with two digits transposed.`,
            suggestedFix: 'Compare box b on both forms.',
          }
        : null,
    ),
};

const recipient = rejects({
  id: 'paper-of-someone-else',
  title: 'A W-2 shows a different Social Security number',
  source: 'Rule FW2-003',
  find: ({ readForms, facts }) => {
    const numbers = [facts.taxpayer.ssn, facts.spouse?.ssn ?? ''].filter((ssn) => ssn !== '');
    return readForms.flatMap(({ path, form, recipientSsn }): Finding[] => {
      const isWhole = /^\d{9}$/.test(recipientSsn.replaceAll('-', ''));
      if (path === null || form !== 'W-2' || !isWhole || numbers.length === 0) return [];
      if (numbers.some((ssn) => sameDigits(ssn, recipientSsn))) return [];
      const moved = numbers.some((ssn) => isTransposed(ssn, recipientSsn));
      return [
        {
          path: `${path}.employeeSsn`,
          description: moved
            ? 'Two digits of the SSN on this W-2 are transposed compared with yours.'
            : 'The SSN on this W-2 isn’t yours or your spouse’s.',
          suggestedFix:
            'Compare box a with the Social Security card. If the form is wrong, ask the employer for a corrected W-2 (Form W-2c).',
        },
      ];
    });
  },
});

const otherYear: Check = {
  id: 'paper-of-another-year',
  severity: 'warning',
  title: 'A document is for another year',
  impact: 'Income from another year doesn’t belong on your 2024 return.',
  source: 'Return compared with documents',
  find: ({ readForms, law }) =>
    readForms.flatMap(({ path, form, taxYear }) =>
      path !== null && taxYear !== null && taxYear !== law.year
        ? [
            {
              path,
              description: `A ${form} on your return is for ${taxYear}.`,
              suggestedFix: 'Remove it, or upload the one for 2024.',
              changes: [{ path, value: undefined }],
            },
          ]
        : [],
    ),
};

const withheldAboveIncome: Check = {
  id: 'withheld-above-income',
  severity: 'warning',
  title: 'More was withheld than was paid',
  impact: 'A wrong amount changes your refund, and the IRS compares your form with the payer’s copy.',
  source: 'Forms 1099, box 4',
  find: (view) =>
    listItems(view)
      .slice(1)
      .flatMap((list) =>
        list.flatMap(({ path, payer, amounts, withheld }) => {
          const income = Math.max(0, ...amounts.slice(0, -1));
          return isSome(withheld) && exactDollars(withheld) > income
            ? [
                {
                  path: `${path}.federalWithholding`,
                  description: `${payer || 'A form'} shows ${dollarText(exactDollars(withheld))} withheld, which is more than the income.`,
                  suggestedFix: 'Compare the income and box 4 with the form.',
                },
              ]
            : [];
        }),
      ),
};

const qualifiedAboveOrdinary = rejects({
  id: 'qualified-above-ordinary',
  title: 'Qualified dividends are more than ordinary dividends',
  source: 'Form 1099-DIV, boxes 1a and 1b; Form 1040 (2024), lines 3a and 3b',
  find: ({ facts }) =>
    facts.dividends.flatMap(({ payer, ordinary, qualified }, at) =>
      exactDollars(qualified) <= exactDollars(ordinary)
        ? []
        : [
            {
              path: `dividends.${at}.qualified`,
              description: `Box 1b of ${payer || 'a Form 1099-DIV'} (${dollarText(exactDollars(qualified))}) can’t be more than box 1a (${dollarText(exactDollars(ordinary))}), which includes box 1b.`,
              suggestedFix: 'Compare boxes 1a and 1b with the form.',
              changes: [{ path: `dividends.${at}.qualified`, value: exactDollars(ordinary) }],
            },
          ],
    ),
});

const taxableAboveGross = rejects({
  id: 'taxable-above-gross',
  title: 'The taxable amount is more than the total',
  source: 'Form 1099-R, boxes 1 and 2a; Form 1040 (2024), lines 4 and 5',
  find: ({ facts }) =>
    facts.retirement.flatMap(({ payer, grossDistribution, taxableAmount }, at) =>
      taxableAmount === null || exactDollars(taxableAmount) <= exactDollars(grossDistribution)
        ? []
        : [
            {
              path: `retirement.${at}.taxableAmount`,
              description: `Box 2a of ${payer || 'a Form 1099-R'} (${dollarText(exactDollars(taxableAmount))}) is more than box 1 (${dollarText(exactDollars(grossDistribution))}).`,
              suggestedFix: 'Compare boxes 1 and 2a with the form.',
              changes: [{ path: `retirement.${at}.taxableAmount`, value: exactDollars(grossDistribution) }],
            },
          ],
    ),
});

/** The return against its documents. */
export const documentChecks: readonly Check[] = [
  duplicate,
  transposedAmount,
  transposedEmployer,
  recipient,
  otherYear,
  withheldAboveIncome,
  qualifiedAboveOrdinary,
  taxableAboveGross,
];
