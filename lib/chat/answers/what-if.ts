import { law2024 } from '@/lib/tax/us/law/2024';
import { hasReached } from '@/lib/tax/us/ages';
import type { Lever } from '../levers';
import type { Evidence } from '../tools/tool';
import { whatIfTool } from '../tools/what-if';
import { type Answer, dollars, notCalculated, say, staleNote } from './answer';
import { replaceAmount, tryAmount } from './amount-trials';
import { replaceFact } from './replace-fact';
import {
  changeInterest,
  changePay,
  changeWithholding,
  earnInBusiness,
  job,
  lowerPay,
  setPay,
  spendInBusiness,
  type Trial,
  tryEnergy,
  tryIra,
  trySale,
  tryStatus,
  type Wish,
} from './trials';

/** The refund with something changed; null when it needs an amount that was not said. Saves nothing. */
export async function answerWhatIf(evidence: Evidence, lever: Lever, wish: Wish): Promise<Answer | null> {
  const { calculated } = evidence.view;
  if (calculated === null) return say(notCalculated);
  if (lever === 'roth')
    return say(
      'A contribution to a Roth IRA does **not** change your refund: it is never deductible. A traditional IRA may be; ask what it would do.',
    );
  const { input } = calculated;
  const trial =
    replaceAmount(input, lever, wish) ?? replaceFact(input, wish.text) ?? plan(lever, wish, calculated);
  const question = askFor[lever];
  if (trial === null) return question === undefined ? null : say(question);
  const { data, citations } = await evidence.useWithCitations(whatIfTool, { changes: trial.changes });
  // The amount that was asked about may be part of a sum in the changes.
  evidence.results.push({ data: { tried: trial.says }, citations: [] });
  if (data.state === 'not-calculated') return say(notCalculated);
  if (data.state === 'does-not-fit')
    return say(
      'That does not fit the facts of your return, so I can’t work it out. Your preparer can look at it with you.',
      [],
      true,
    );
  const bottom = (balance: number) =>
    balance >= 0 ? `a refund of ${dollars(balance)}` : `${dollars(-balance)} to pay`;
  const effect =
    data.change === 0
      ? 'nothing changes for you'
      : `you would be **${dollars(Math.abs(data.change))}** ${data.change > 0 ? 'better' : 'worse'} off`;
  return say(
    `With ${trial.says}, ${effect}: from ${bottom(data.before)} to **${bottom(data.after)}**. Your total tax would go from ${dollars(data.taxBefore)} to ${dollars(data.taxAfter)}.${trial.note === undefined ? '' : ` ${trial.note}`} Nothing was saved.${data.stale ? staleNote : ''}`,
    citations,
  );
}

const askFor: Partial<Record<Lever, string>> = {
  unclear:
    'I could not tell what you want to change. Name it and the amount, such as “2,000 more pay” or “500 more to charity”, and I will work it out.',
  charity: 'Tell me how much you would give and I will work out what it changes.',
  'more-pay': 'Tell me how much more you would earn and I will work it out.',
  'other-job': 'Tell me what the other job would pay and I will work it out.',
  '401k': 'Tell me how much more would go into the plan and I will work it out.',
};

const needsAmount = (wish: Wish, make: (dollars: number) => Trial | null): Trial | null =>
  wish.amount === null ? null : make(wish.amount);

function plan(
  lever: Lever,
  wish: Wish,
  { input, facts }: NonNullable<Evidence['view']['calculated']>,
): Trial | null {
  switch (lever) {
    case 'ira': {
      const { contribution, catchUp, catchUpAge } = law2024.ira;
      const limit = contribution + (hasReached(facts.taxpayer, catchUpAge, law2024.lastDay) ? catchUp : 0);
      return tryIra(input, wish.most || wish.amount === null ? limit : wish.amount);
    }
    case 'hsa': {
      const amount = wish.most || wish.amount === null ? law2024.healthSavings.selfOnly : wish.amount;
      const trial = tryAmount(input, lever, amount, { ...wish, isWhole: wish.isWhole || wish.most });
      return trial === null
        ? null
        : {
            ...trial,
            note: 'This takes for granted that you had a high-deductible health plan in 2024.',
          };
    }
    case 'charity':
      return needsAmount(wish, (amount) => ({
        says: `${dollars(amount)} ${wish.isWhole ? 'in all' : 'more'} given to charity`,
        changes: [
          {
            path: 'itemized.charityCash',
            value: (wish.isWhole ? 0 : (input.itemized?.charityCash ?? 0)) + amount,
          },
        ],
      }));
    case 'sep':
    case 'own-insurance':
    case 'medical':
    case 'property-tax':
    case 'state-tax':
    case 'goods':
    case 'mortgage':
    case 'student-loan':
    case 'educator':
    case 'dividends':
    case 'pension':
    case 'social-security':
    case 'child-care':
      return needsAmount(wish, (amount) => tryAmount(input, lever, amount, wish));
    case '401k':
      return needsAmount(wish, (amount) => lowerPay(input, amount));
    case 'more-pay':
      return needsAmount(wish, (amount) =>
        wish.isWhole ? setPay(input, amount) : changePay(input, wish.less ? -amount : amount, wish.text),
      );
    case 'other-job':
      return needsAmount(wish, (amount) => ({
        says: `another job that pays ${dollars(amount)} with no tax withheld`,
        changes: [{ path: `w2s.${input.w2s?.length ?? 0}`, value: job(amount) }],
      }));
    case 'withholding':
      return needsAmount(wish, (amount) => changeWithholding(input, amount, wish));
    case 'business-income':
      return needsAmount(wish, (amount) => earnInBusiness(input, amount, wish));
    case 'business-cost':
      return needsAmount(wish, (amount) => spendInBusiness(input, amount, wish));
    case 'gain':
      return needsAmount(wish, (amount) => trySale(input, amount, wish.text));
    case 'energy':
      return needsAmount(wish, (amount) => tryEnergy(amount, wish));
    case 'interest':
      return needsAmount(wish, (amount) => changeInterest(input, amount, wish));
    case 'gambling':
      return needsAmount(wish, (amount) => ({
        says: `gambling winnings of ${dollars(amount)}`,
        changes: [{ path: `gambling.${input.gambling?.length ?? 0}`, value: { winnings: amount } }],
      }));
    case 'unemployment':
      return needsAmount(wish, (amount) => ({
        says: `${dollars(amount)} of unemployment benefits`,
        changes: [
          {
            path: `governmentPayments.${input.governmentPayments?.length ?? 0}`,
            value: { unemployment: amount },
          },
        ],
      }));
    case 'withdrawal':
      return needsAmount(wish, (amount) => ({
        says: `${dollars(amount)} taken out of a retirement account`,
        note: 'This takes for granted that all of it is taxable and that no exception to the 10% tax fits.',
        changes: [
          {
            path: `retirement.${input.retirement?.length ?? 0}`,
            value: {
              payer: 'Retirement account',
              grossDistribution: amount,
              taxableAmount: amount,
              ira: true,
              code: hasReached(facts.taxpayer, 60, law2024.lastDay) ? '7' : '1',
            },
          },
        ],
      }));
    case 'estimated':
      return needsAmount(wish, (amount) => ({
        says: `${dollars(amount)} more of estimated payments`,
        changes: [
          {
            path: `payments.estimated.${input.payments?.estimated?.length ?? 0}`,
            value: { date: '2025-01-15', amount },
          },
        ],
      }));
    case 'child':
      return {
        says: 'a baby born in 2024 who lives with you',
        changes: [
          {
            path: `dependents.${input.dependents?.length ?? 0}`,
            value: { firstName: 'Baby', dateOfBirth: '2024-03-01', relationship: 'child', monthsInHome: 12 },
          },
        ],
      };
    case 'head-of-household':
      return tryStatus('hoh', 'head of household as filing status');
    case 'joint':
      return tryStatus('mfj', 'a joint return');
    case 'separate':
      return tryStatus('mfs', 'separate returns');
    case 'single':
      return tryStatus('single', 'single as filing status');
    default:
      return null;
  }
}
