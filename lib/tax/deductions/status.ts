import { type Relationship } from '../facts/household';
import { isChildOfHome, isDependent } from '../us/dependents/tests';
import { condition, type Opportunity, unknown } from './opportunity';
import { nameDependent } from './family';
import { type DeductionView } from './view';

const ownChild: ReadonlySet<Relationship> = new Set(['child', 'stepchild', 'fosterChild']);

/** The person who makes the filer a head of household: Instructions for Form 1040 (2024), Filing Status. */
function findPerson(view: DeductionView): number {
  const { facts } = view;
  return facts.dependents.findIndex((person, index) => {
    // Married and apart: only a child, stepchild or foster child counts.
    if (facts.filingStatus === 'mfs')
      return ownChild.has(person.relationship) && view.is(isChildOfHome, index);
    if (view.is(isChildOfHome, index)) return true;
    const isRelative = person.relationship !== 'notRelated' && view.is(isDependent, index);
    return isRelative && (person.relationship === 'parent' || person.monthsInHome > 6);
  });
}

const whyNot: Record<DeductionView['facts']['filingStatus'], string> = {
  single: 'No qualifying person for head of household lived with you.',
  mfj: 'You’re filing jointly. Separate returns lose several credits and deductions, so they rarely cost less. Plainfile doesn’t compare the two.',
  mfs: 'To compare this with filing jointly, we’d need your spouse’s documents.',
  hoh: 'You’re already filing as head of household.',
  qss: 'You’re already filing as a qualifying surviving spouse, with joint return tax rates.',
};

export const filingStatusOpportunity: Opportunity = {
  id: 'filing-status',
  name: 'Head of household',
  category: 'Filing status',
  description:
    'If you pay to keep up a home for a child or relative, you may qualify for lower rates and a larger standard deduction.',
  steps: [
    'Add up the costs of the home: rent, mortgage interest, property tax, insurance, repairs, utilities, and food.',
    'If you paid more than half, update the interview question about keeping up a home.',
    'Recalculate.',
  ],
  law: {
    explanation:
      'You must be unmarried, or have lived apart from your spouse for the last six months of the year. You must also have paid more than half the cost of a home in which a qualifying person lived for more than half the year. Your parent can qualify without living with you.',
    source: 'IRC 2(b), 2(c), and 7703(b); Publication 501 (2024), Head of Household',
  },
  look: (view) => {
    const { facts } = view;
    const { filingStatus } = facts;
    const index = filingStatus === 'single' || filingStatus === 'mfs' ? findPerson(view) : -1;
    if (index < 0) return { ideas: [], otherwise: whyNot[filingStatus] };
    const apart = facts.livedApartAllYear || facts.livedApartLastSixMonths;
    return {
      otherwise: '',
      ideas: [
        {
          about: nameDependent(view, index),
          path: 'filingStatus',
          changes: [{ path: 'filingStatus', value: 'hoh' }],
          conditions: [
            filingStatus === 'single'
              ? condition('You weren’t married at the end of 2024.', true)
              : condition(
                  'You lived apart from your spouse for the last six months of 2024.',
                  apart,
                  'You lived with your spouse at some time during the last six months of 2024.',
                ),
            condition(
              'A child or relative lived with you for more than half the year, or the person is your parent.',
              true,
            ),
            unknown('You paid more than half the cost of keeping up the home.'),
          ],
        },
      ],
    };
  },
};
