import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { atPath, type Fact, type FindFact, inList, number } from './fact';
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
    none: `no Form W-2${w2s.length > 1 ? ` (${at + 1})` : ''} and none of its withholding`,
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

const more = { plain: 'more' } as const;

/** What came in, and what was paid of it ahead, as amounts that a question can try. */
export const incomeInputs: Readonly<Record<string, FindFact>> = {
  pay,
  withholding,
  interest: inList(
    'interest',
    'interest',
    'of interest',
    (interest) => ({ payer: 'Another bank', interest }),
    more,
  ),
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
  dividends: (input, statement) => {
    const { text } = statement;
    const { dividends = [] } = input;
    const [first] = dividends;
    const isQualified =
      /\bqualified\b/.test(text) &&
      !/\b(ordinary|none|not|no) .*\bqualified\b|\bqualified (stays|the same|unchanged)/.test(text);
    const key = isQualified && first !== undefined ? 'qualified' : 'ordinary';
    const name = `of ${key} dividends`;
    const sum = inList('dividends', key, name, (ordinary) => ({ payer: 'A fund', ordinary }))(
      input,
      statement,
    );
    if (sum === null) return null;
    return {
      ...sum,
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
  'social-security': inList(
    'socialSecurity',
    'netBenefits',
    'of Social Security benefits',
    (netBenefits) => ({ netBenefits }),
  ),
  estimated: inList(
    'payments.estimated',
    'amount',
    'of estimated payments',
    (amount, { taxYear }) => ({ date: `${taxYear + 1}-01-15`, amount }),
    more,
  ),
  gambling: inList('gambling', 'winnings', 'of gambling winnings', (winnings) => ({ winnings }), more),
  unemployment: inList(
    'governmentPayments',
    'unemployment',
    'of unemployment benefits',
    (unemployment) => ({ unemployment }),
    more,
  ),
  jury: atPath('juryDutyPay', 'of jury duty pay'),
  'other-income': inList(
    'otherIncome',
    'amount',
    'of other income',
    (amount) => ({ description: 'Other income', amount }),
    more,
  ),
};
