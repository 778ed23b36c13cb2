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
  return `Your standard deduction of ${say(view.get(deduction))} is larger. So far, your itemized deductions total ${say(total)}. Itemizing would help only if they increase by more than ${say(gap)}.`;
}

const source = 'IRC 63 and 161 to 213; Schedule A (2024) and its instructions';

export const itemizingOpportunity: Opportunity = {
  id: 'itemized-deductions',
  name: 'Itemized or standard deduction',
  category: 'Itemized deductions',
  description: 'You can claim the standard deduction or your itemized deductions, whichever is larger.',
  steps: [
    'Open the deductions in the interview.',
    'Let Plainfile use the larger deduction, and recalculate.',
  ],
  law: {
    explanation:
      'You can itemize medical expenses over 7.5% of adjusted gross income, state and local taxes up to $10,000, mortgage interest, and gifts to charity. If the total is more than the standard deduction, itemizing pays off. If your spouse itemizes on a separate return, you must itemize too.',
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
                'Your spouse doesn’t itemize on a separate return.',
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
  description: 'If you itemize, you can deduct either sales tax or state income tax, whichever is larger.',
  steps: [
    'Add up sales tax from receipts, or look it up with the IRS Sales Tax Deduction Calculator.',
    'Add the sales tax on a car, boat, or home.',
    'Enter the total in the interview and recalculate.',
  ],
  law: {
    explanation:
      'You must choose one of the two for the whole year. The state and local tax deduction is limited to $10,000, or $5,000 if married filing separately.',
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
        conditions: [listed, condition('You entered both taxes.', true)],
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
          says: 'in sales tax is only an example. Your savings depend on your sales tax.',
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
        ? 'You’re deducting state income tax, and you haven’t entered any sales tax.'
        : sayGap(view),
    };
  },
};

export const charityOpportunity: Opportunity = {
  id: 'charity',
  name: 'Gifts to charity',
  category: 'Itemized deductions',
  description: 'You can deduct money and goods you gave to charity if you itemize.',
  steps: [
    'Gather receipts. For a gift of $250 or more, you need a written acknowledgment from the charity.',
    'Value goods at thrift store prices (fair market value).',
    'Enter the gifts in the interview and recalculate.',
  ],
  law: {
    explanation:
      'Cash gifts to public charities are deductible up to 60% of adjusted gross income. For 2024, you can’t deduct gifts if you take the standard deduction.',
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
                amount: {
                  dollars: exampleGift,
                  says: 'in gifts is only an example. Your savings depend on your gifts.',
                },
                conditions: [
                  condition('You itemize.', itemizes(view), sayGap(view)),
                  unknown('You gave to charity and have receipts.'),
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
  name: 'Medical and dental expenses',
  category: 'Itemized deductions',
  description:
    'If you itemize, you can deduct medical and dental expenses over 7.5% of your adjusted gross income.',
  steps: [
    'Add up costs for doctors, dentists, medicine, glasses, premiums you paid yourself, and miles driven for care.',
    'Leave out amounts insurance or an HSA paid.',
    'Enter the total in the interview and recalculate.',
  ],
  law: {
    explanation:
      'Include expenses for you, your spouse, and your dependents. Only the amount over 7.5% of adjusted gross income is deductible.',
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
            says: `in expenses is only an example. The first ${say(floor)}, 7.5% of your adjusted gross income, isn’t deductible.`,
          },
          conditions: [
            condition('You itemize.', itemizes(view), sayGap(view)),
            unknown(`You paid more than ${say(floor)} in unreimbursed medical expenses.`),
            unknown('You have the bills.'),
          ],
        },
      ],
      otherwise: '',
    };
  },
};
