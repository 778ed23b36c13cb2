import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type Fact, type FindFact, number, sumOf } from './fact';
import type { Statement } from './part';
import { pickJob } from './whose';

type Input = ReturnInputJson;

/** Pay of one job. The tax withheld stays as it is. */
function pay(input: Input, statement: Statement): Fact {
  const { w2s = [] } = input;
  const at = pickJob(input, statement.text);
  const tail = `${w2s.length > 1 ? ` on Form W-2 (${at + 1})` : ''}${statement.direction === 'none' ? '' : ' and the same withholding'}`;
  const isExtra = /\b(bonus|overtime|tips|raise of|holiday pay)\b/.test(statement.text);
  return {
    path: `w2s.${at}.wages`,
    name: 'of pay',
    before: number(w2s[at]?.wages),
    none: `no Form W-2${w2s.length > 1 ? ` (${at + 1})` : ''}and none of its withholding`,
    plain: isExtra ? 'more' : 'by-size',
    tail,
    ...(input.taxYear >= 2025 && /\b(overtime|tips)\b/.test(statement.text)
      ? {
          note: 'This counts it as regular pay. To see the deduction for tips or overtime, enter it in the [interview](/interview).',
        }
      : {}),
    make: (amount) => {
      if (w2s.length === 0) return [{ path: 'w2s.0', value: job(amount) }];
      // Without the job there is no tax withheld by it either.
      return amount === 0
        ? [{ path: `w2s.${at}`, value: undefined }]
        : [{ path: `w2s.${at}.wages`, value: amount }];
    },
  };
}

/** A Form W-2 of another job without tax withheld. */
export const job = (amount: number, federalWithholding = 0) => ({
  employerName: 'Another job',
  wages: amount,
  federalWithholding,
  socialSecurityWages: amount,
  medicareWages: amount,
});

/** Tax withheld: by the pension when the question speaks of it or there is no job. */
function withholding(input: Input, statement: Statement): Fact {
  const { retirement = [], w2s = [] } = input;
  const ofPension =
    retirement[0] !== undefined && (/\bpension|\b1099/.test(statement.text) || w2s.length === 0);
  const at = ofPension ? 0 : pickJob(input, statement.text);
  return {
    path: `${ofPension ? 'retirement' : 'w2s'}.${at}.federalWithholding`,
    name: `withheld${ofPension ? ' from your pension' : ''}`,
    before: number((ofPension ? retirement[0] : w2s[at])?.federalWithholding),
    plain: 'by-size',
    tail: !ofPension && w2s.length > 1 ? ` on Form W-2 (${at + 1})` : '',
  };
}

/** What came in, and what was paid of it ahead, as amounts that a question can try. */
export const incomeInputs: Readonly<Record<string, FindFact>> = {
  pay,
  withholding,
  interest: ({ interest = [] }) => ({
    name: 'of interest',
    plain: 'more',
    ...sumOf('interest', interest, 'interest', (amount) => ({ payer: 'Another bank', interest: amount })),
  }),
  'exempt-interest': ({ interest = [] }) => ({
    path: `interest.${interest.length}`,
    name: 'more tax-exempt interest',
    before: 0,
    make: (taxExemptInterest) => [
      {
        path: `interest.${interest.length}`,
        value: { payer: 'A fund of municipal bonds', taxExemptInterest },
      },
    ],
  }),
  dividends: ({ dividends = [] }, { text }) => {
    const [first] = dividends;
    const isQualified =
      /\bqualified\b/.test(text) &&
      !/\b(ordinary|none|not|no) .*\bqualified\b|\bqualified (stays|the same|unchanged)/.test(text);
    const key = isQualified && first !== undefined ? 'qualified' : 'ordinary';
    const sum = sumOf('dividends', dividends, key, (ordinary) => ({ payer: 'A fund', ordinary }));
    return {
      ...sum,
      name: key === 'qualified' ? 'of qualified dividends' : 'of ordinary dividends',
      // Qualified dividends are a part of the ordinary ones.
      make: (amount) =>
        (sum.make?.(amount) ?? []).flatMap((change) => {
          const [, at = '0'] = /^dividends\.(\d+)\.ordinary$/.exec(change.path) ?? [];
          const qualified = number(dividends[Number(at)]?.qualified);
          return typeof change.value === 'number' && key === 'ordinary' && qualified > change.value
            ? [change, { path: `dividends.${at}.qualified`, value: change.value }]
            : [change];
        }),
    };
  },
  pension: ({ retirement = [] }) => {
    const at = retirement.findIndex(({ ira }) => ira !== true);
    const before = number(retirement[at]?.grossDistribution);
    return {
      path: `retirement.${Math.max(at, 0)}.grossDistribution`,
      name: 'of pension income',
      before,
      none: 'no pension and none of its withholding',
      make: (amount) =>
        amount === 0 && at >= 0
          ? [{ path: `retirement.${at}`, value: undefined }]
          : at < 0
            ? [
                {
                  path: `retirement.${retirement.length}`,
                  value: { payer: 'A pension', grossDistribution: amount, taxableAmount: amount, code: '7' },
                },
              ]
            : [
                { path: `retirement.${at}.grossDistribution`, value: amount },
                {
                  path: `retirement.${at}.taxableAmount`,
                  value: Math.max(0, number(retirement[at]?.taxableAmount) + amount - before),
                },
              ],
    };
  },
  'social-security': ({ socialSecurity = [] }) => ({
    name: 'of Social Security benefits',
    ...sumOf('socialSecurity', socialSecurity, 'netBenefits', (netBenefits) => ({ netBenefits })),
  }),
  estimated: ({ payments, taxYear }) => ({
    name: 'of estimated payments',
    plain: 'more',
    ...sumOf('payments.estimated', payments?.estimated ?? [], 'amount', (amount) => ({
      date: `${taxYear + 1}-01-15`,
      amount,
    })),
  }),
  gambling: ({ gambling = [] }) => ({
    name: 'of gambling winnings',
    plain: 'more',
    ...sumOf('gambling', gambling, 'winnings', (winnings) => ({ winnings })),
  }),
  unemployment: ({ governmentPayments = [] }) => ({
    name: 'of unemployment benefits',
    plain: 'more',
    ...sumOf('governmentPayments', governmentPayments, 'unemployment', (unemployment) => ({ unemployment })),
  }),
  jury: ({ juryDutyPay }) => ({
    path: 'juryDutyPay',
    name: 'of jury duty pay',
    before: number(juryDutyPay),
  }),
  'other-income': ({ otherIncome = [] }) => ({
    name: 'of other income',
    plain: 'more',
    ...sumOf('otherIncome', otherIncome, 'amount', (amount) => ({ description: 'Other income', amount })),
  }),
};
