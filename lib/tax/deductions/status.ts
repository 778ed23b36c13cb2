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
  single: 'No child or relative who would make you a head of household lived with you.',
  mfj: 'You file together with your spouse. Two separate returns lose several credits and deductions, so they seldom come out lower. Plainfile does not work them out side by side.',
  mfs: 'Filing together would need the papers of your spouse. Without them we can’t compare.',
  hoh: 'You file as head of household already.',
  qss: 'You file as qualifying surviving spouse already, with the rates of a joint return.',
};

export const filingStatusOpportunity: Opportunity = {
  id: 'filing-status',
  name: 'Head of household',
  category: 'Filing status',
  description:
    'People who keep up a home for a child or relative get lower rates and a larger standard deduction.',
  steps: [
    'Add up the costs of the home: rent, loan interest, property tax, insurance, repairs, utilities, food.',
    'If you paid more than half, say so in the interview at the question about keeping up a home.',
    'Calculate again.',
  ],
  law: {
    explanation:
      'You must be unmarried, or have lived apart from your spouse from July to December, and pay more than half the cost of a home in which a qualifying person lived for more than half the year. A parent may live elsewhere.',
    source: 'IRC 2(b), 2(c) and 7703(b); Publication 501 (2024), Head of Household',
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
              ? condition('You were not married at the end of 2024.', true)
              : condition(
                  'You lived apart from your spouse from July to December 2024.',
                  apart,
                  'You lived with your spouse in the second half of 2024.',
                ),
            condition(
              'A child or relative lived with you for more than half of the year, or is your parent.',
              true,
            ),
            unknown('You paid more than half of the cost of the home.'),
          ],
        },
      ],
    };
  },
};
