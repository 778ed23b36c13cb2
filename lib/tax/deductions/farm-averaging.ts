import { dollars as inDollars } from '../facts/cents';
import { taxableIncome } from '../us/form-1040/taxable-income';
import { halfOfSelfEmploymentTax } from '../us/schedule-1/adjustments';
import { netFarmProfit } from '../us/schedule-f/schedule-f';
import { scheduleJ } from '../us/schedule-j/form';
import { electedIncome } from '../us/schedule-j/schedule-j';
import { condition, type Idea, type Opportunity, unknown } from './opportunity';
import { type DeductionView } from './view';

const path = 'farmAveraging.electedIncome';
const baseYears = 3;

/** Farm profit, less the self-employment tax on it that is deducted. */
function mostToElect(view: DeductionView): number {
  const profit = view.facts.farms.reduce((sum, _farm, at) => sum + view.get(netFarmProfit, at), 0);
  return Math.min(profit - view.get(halfOfSelfEmploymentTax), view.get(taxableIncome));
}

const knowsBaseYears = ({ facts: { farmAveraging: f } }: DeductionView): boolean =>
  [f.threeYearsAgo, f.twoYearsAgo, f.lastYear].every(
    ({ filingStatus, taxableIncome: income, tax }) =>
      filingStatus !== null && income !== null && tax !== null,
  );

const changesFor = (dollars: number) => [{ path, value: dollars }];

/**
 * Where the rate on another dollar changes: this year's income falls to the start of a bracket, or a base year's rises to one
 * with its third. The tax is lowest at one of these amounts, or at the most that can be elected.
 */
function turningPoints({ facts, law, get }: DeductionView, most: number): number[] {
  const here = law.incomeTax.brackets[facts.filingStatus].map(({ over }) => get(taxableIncome) - over);
  const before = (['threeYearsAgo', 'twoYearsAgo', 'lastYear'] as const).flatMap((name) => {
    const { filingStatus, taxableIncome: income } = facts.farmAveraging[name];
    if (filingStatus === null || income === null) return [];
    return law.farmAveraging[name].starts[filingStatus].map(
      (start) => baseYears * (start - inDollars(income)),
    );
  });
  const within = [...here, ...before].filter((amount) => amount > 0 && amount < most);
  return [...new Set([...within, Math.floor(most)])].filter((amount) => amount > 0);
}

/** The amount that saves the most: too little leaves income in this year's bracket, too much fills those of the base years. */
function bestAmount(view: DeductionView): number | null {
  let best: number | null = null;
  let saved = 0;
  for (const amount of turningPoints(view, mostToElect(view))) {
    const saving = view.savingOf(changesFor(amount));
    if (saving !== null && saving > saved) {
      best = amount;
      saved = saving;
    }
  }
  return best;
}

export const farmAveragingOpportunity: Opportunity = {
  id: 'farm-averaging',
  name: 'Farm income averaging',
  category: 'Work and business',
  description:
    'Have part of your farm income taxed at your rates for the three prior years, when your income was lower.',
  steps: [
    'Get your Forms 1040 for the three prior years, and any Schedule J you filed with them.',
    'Enter the amount to average in the interview and recalculate. Plainfile fills in Schedule J.',
  ],
  law: {
    explanation:
      'You can elect to average all or part of your income from farming or fishing. A third of it is added to your taxable income for each of the three prior years and taxed at that year’s rates. You don’t have to have farmed in those years. It doesn’t lower self-employment tax or the alternative minimum tax.',
    source: 'IRC 1301; Reg. 1.1301-1; Schedule J (Form 1040) (2024)',
  },
  look: (view) => {
    const amount = view.facts.farms.length > 0 && knowsBaseYears(view) ? bestAmount(view) : null;
    const idea = (dollars: number): Idea => ({
      path,
      changes: changesFor(dollars),
      amount: { dollars, says: 'of farm income is the amount we averaged. You can choose another amount.' },
      conditions: [
        condition('You have income from farming.', true),
        unknown('None of the income you average comes from selling land.'),
      ],
    });
    return {
      ideas: amount === null ? [] : [idea(amount)],
      ...(view.is(scheduleJ.attachment)
        ? { claimed: { dollars: view.get(electedIncome), form: 'schedule-j', line: '2a' } }
        : {}),
      otherwise:
        view.facts.farms.length === 0
          ? 'You need income from a farm or a fishing business.'
          : inDollars(view.facts.farmAveraging.electedIncome) > 0 || knowsBaseYears(view)
            ? 'Averaging farm income wouldn’t lower your tax.'
            : 'To compare, enter your taxable income and tax for the three prior years under “Do any less common situations apply?”',
    };
  },
};
