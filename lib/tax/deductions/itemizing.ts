import { dollars as inDollars } from '../facts/cents';
import { deduction } from '../us/form-1040/taxable-income';
import { itemizedTotal, limitedStateTaxes, medicalExpenses } from '../us/schedule-a/schedule-a';
import { condition, type Idea, type Opportunity, say, unknown } from './opportunity';
import { type DeductionView } from './view';

/** Schedule A is the larger one, or asked for. */
const itemizes = (view: DeductionView): boolean =>
  view.get(itemizedTotal) > 0 && view.get(deduction) === view.get(itemizedTotal);

/** What itemizing still lacks, in a sentence. */
function sayGap(view: DeductionView): string {
  const total = view.get(itemizedTotal);
  const gap = view.get(deduction) - total;
  return `Your standard deduction of ${say(view.get(deduction))} is larger. What we know of your itemized deductions comes to ${say(total)}. They would help only when they grow by more than ${say(gap)}.`;
}

const source = 'IRC 63 and 161 to 213; Schedule A (2024) and its instructions';

export const itemizingOpportunity: Opportunity = {
  id: 'itemized-deductions',
  name: 'Itemized or standard deduction',
  category: 'Itemized deductions',
  description: 'You take the larger of two: the standard deduction, or what you can list one by one.',
  steps: [
    'Open the deductions in the interview.',
    'Let Plainfile take the larger deduction, and calculate again.',
  ],
  law: {
    explanation:
      'Medical costs above 7.5% of income, state and local taxes up to $10,000, mortgage interest, and gifts can be itemized. If that is more than the standard deduction, you itemize. A married person whose spouse itemizes on a separate return must itemize too.',
    source,
  },
  look: (view) => ({
    ideas: view.facts.itemized.force
      ? [
          {
            path: 'itemized.force',
            changes: [{ path: 'itemized.force', value: false }],
            conditions: [
              condition('The standard deduction is larger than your itemized deductions.', true),
              condition(
                'Your spouse does not itemize on a separate return.',
                !view.facts.spouseItemizes,
                'Your spouse itemizes, so you must too.',
              ),
            ],
          },
        ]
      : [],
    ...(itemizes(view) && !view.facts.itemized.force
      ? { claimed: { dollars: view.get(itemizedTotal), form: 'schedule-a', line: '17' } }
      : {}),
    otherwise: sayGap(view),
  }),
};

/** Round examples: there is no most useful amount of a tax or a gift. */
const exampleSalesTax = 1_000;
const exampleGift = 500;
const exampleMedical = 1_000;

/** States without an income tax on wages. */
const statesWithoutIncomeTax: ReadonlySet<string> = new Set([
  'AK',
  'FL',
  'NV',
  'NH',
  'SD',
  'TN',
  'TX',
  'WA',
  'WY',
]);

export const salesTaxOpportunity: Opportunity = {
  id: 'sales-tax-choice',
  name: 'Sales tax instead of state income tax',
  category: 'Itemized deductions',
  description: 'If you itemize, you may list sales tax instead of state income tax. Take the larger one.',
  steps: [
    'Add up sales tax from receipts, or look it up with the IRS Sales Tax Deduction Calculator.',
    'Add the sales tax on a car, boat or home.',
    'Enter it in the interview and calculate again.',
  ],
  law: {
    explanation:
      'You choose one of the two for the whole year. State and local taxes together count up to $10,000, or $5,000 on a separate return.',
    source: 'IRC 164(b)(5) and (6); Schedule A (2024), line 5a',
  },
  tells: ['itemized.salesTax'],
  look: (view) => {
    const { itemized, filingStatus, address } = view.facts;
    const limit = view.law.itemized.stateTaxLimit[filingStatus];
    const base = { path: 'itemized.useSalesTax', key: 'switch' };
    const listed = condition('You itemize.', itemizes(view), sayGap(view));
    const ideas: Idea[] = [];
    if (itemized.useSalesTax || inDollars(itemized.salesTax) > 0)
      ideas.push({
        ...base,
        changes: [{ path: 'itemized.useSalesTax', value: !itemized.useSalesTax }],
        conditions: [listed, condition('You told us both taxes.', true)],
      });
    else if (statesWithoutIncomeTax.has(address.state.toUpperCase()))
      ideas.push({
        path: 'itemized.salesTax',
        changes: [
          { path: 'itemized.useSalesTax', value: true },
          { path: 'itemized.salesTax', value: exampleSalesTax },
        ],
        amount: {
          dollars: exampleSalesTax,
          says: 'of sales tax is our example. Your own sales tax decides.',
        },
        conditions: [
          listed,
          condition('Your state has no income tax on wages.', true),
          condition(
            'Your state and local taxes are below the limit.',
            view.get(limitedStateTaxes) < limit,
            `Your state and local taxes are at the limit of ${say(limit)}.`,
          ),
          unknown('You paid sales tax.'),
        ],
      });
    return {
      ideas,
      otherwise: itemizes(view)
        ? 'Your state income tax is what you listed, and we know of no sales tax beside it.'
        : sayGap(view),
    };
  },
};

export const charityOpportunity: Opportunity = {
  id: 'charity',
  name: 'Gifts to charity',
  category: 'Itemized deductions',
  description: 'Money and goods that you gave to charities count if you itemize.',
  steps: [
    'Collect receipts. For a gift of $250 or more you need a letter of the charity.',
    'Value goods at what a thrift shop would ask.',
    'Enter the gifts in the interview and calculate again.',
  ],
  law: {
    explanation:
      'Gifts of money to public charities count up to 60% of income. In 2024 there is no deduction for gifts beside the standard deduction.',
    source: 'IRC 170; Schedule A (2024), lines 11 to 14; Publication 526 (2024)',
  },
  tells: ['itemized.charityCash'],
  look: (view) => {
    const stated = inDollars(view.facts.itemized.charityCash);
    return {
      ideas:
        stated > 0
          ? []
          : [
              {
                path: 'itemized.charityCash',
                changes: [{ path: 'itemized.charityCash', value: exampleGift }],
                amount: { dollars: exampleGift, says: 'of gifts is our example. Your own gifts decide.' },
                conditions: [
                  condition('You itemize.', itemizes(view), sayGap(view)),
                  unknown('You gave money to a charity and have the receipts.'),
                ],
              },
            ],
      ...(stated > 0 && itemizes(view)
        ? { claimed: { dollars: stated, form: 'schedule-a', line: '11' } }
        : {}),
      otherwise: sayGap(view),
    };
  },
};

export const medicalOpportunity: Opportunity = {
  id: 'medical-expenses',
  name: 'Medical costs',
  category: 'Itemized deductions',
  description: 'What you paid for health above 7.5% of your income counts if you itemize.',
  steps: [
    'Add up doctors, dentists, medicine, glasses, premiums that you paid yourself, and miles to care.',
    'Leave out what insurance or an HSA paid.',
    'Enter the total in the interview and calculate again.',
  ],
  law: {
    explanation:
      'Costs of you, your spouse and your dependents count. The first 7.5% of adjusted gross income does not.',
    source: 'IRC 213(a); Schedule A (2024), lines 1 to 4; Publication 502 (2024)',
  },
  tells: ['itemized.medical'],
  look: (view) => {
    const floor = Math.max(0, Math.ceil(view.agi * view.law.itemized.medicalFloor));
    const stated = view.get(medicalExpenses);
    if (stated > floor && itemizes(view))
      return {
        ideas: [],
        claimed: { dollars: stated - floor, form: 'schedule-a', line: '4' },
        otherwise: '',
      };
    const dollars = floor + exampleMedical;
    return {
      ideas: [
        {
          path: 'itemized.medical',
          changes: [{ path: 'itemized.medical', value: dollars }],
          amount: {
            dollars,
            says: `of costs is our example: the first ${say(floor)}, 7.5% of your income, don’t count.`,
          },
          conditions: [
            condition('You itemize.', itemizes(view), sayGap(view)),
            unknown(`You paid more than ${say(floor)} for health that no one paid back.`),
            unknown('You have the bills.'),
          ],
        },
      ],
      otherwise: '',
    };
  },
};
