import { splitAddress } from '@/lib/tax/facts/postal-address';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { all, when, whenPicked, whenYes } from '../conditions';
import { firstYear } from '../year-words';
import { money, type QuestionSpec, yesNo, yesOrNo } from './topic';

const hasCertificate = whenPicked(
  'costs',
  'mortgage-credit',
  'You told us you don’t have a mortgage credit certificate.',
);
const isLarger = all(
  hasCertificate,
  whenYes('mortgage-over-certified', 'All of your mortgage is on the certificate.'),
);
const isReissued = all(hasCertificate, whenYes('mortgage-reissued', 'You have your first certificate.'));
const isCarried = whenPicked(
  'special-items',
  'mortgage-credit',
  'You have no mortgage interest credit carried forward.',
);

const percentOf = (rate: number): number => Math.round(rate * 100);
/** In percent, the same in every year: rates that a certificate can have, and above which owners share a limit (IRC 25(a)(2)). */
const { leastRate, mostRate, limitAboveRate } = lawOfYear(firstYear).mortgageCredit;

/** Credit left over from one year before the last; lines 14 and 16 of last year's form. */
const carriedFrom = (name: string, yearsAgo: number, line: string, example: string): QuestionSpec =>
  money({
    id: `mortgageCredit.carryforward.${name}`,
    text: ({ taxYear }) =>
      `How much mortgage interest credit did you carry forward from ${taxYear - yearsAgo}?`,
    help: `It’s on line ${line} of last year’s Form 8396. Enter 0 if none. For example, ${example}.`,
    why: 'You can carry the credit forward for three years.',
    fact: `mortgageCredit.carryforward.${name}`,
    namesYear: true,
    when: isCarried,
  });

/** Form 8396. */
export const mortgageCredit: QuestionSpec[] = [
  money({
    id: 'mortgageCredit.interest',
    text: 'How much interest did you pay on the mortgage with the certificate?',
    help: 'It’s in box 1 of Form 1098. Include only interest for the time it was your main home. If someone other than your spouse owns part of it, enter only what you paid. For example, 8,640.00.',
    why: 'Part of this interest is a credit, which directly lowers your tax.',
    fact: 'mortgageCredit.interest',
    when: hasCertificate,
  }),
  {
    id: 'mortgageCredit.rate',
    text: 'What is the credit rate on your certificate?',
    help: 'It’s a percentage from 10 to 50. Don’t enter your loan’s interest rate. For example, 20.',
    why: 'Your credit is this percentage of the interest.',
    type: 'number',
    min: percentOf(leastRate),
    max: percentOf(mostRate),
    fact: 'mortgageCredit.rate',
    when: hasCertificate,
  },
  yesNo({
    id: 'mortgage-over-certified',
    text: 'Did you borrow more than the amount on the certificate?',
    help: 'Use the amount you borrowed, not what you still owe. For example, select Yes if you borrowed $125,000 and the certificate says $100,000.',
    why: 'Only interest on the certified amount qualifies.',
    fact: 'interview.mortgageOverCertified',
    when: hasCertificate,
  }),
  money({
    id: 'mortgageCredit.loanAmount',
    text: 'How much did you borrow with this mortgage?',
    help: 'Enter the original loan amount. For example, 125,000.00.',
    why: 'Only interest on the certified amount qualifies.',
    fact: 'mortgageCredit.loanAmount',
    when: isLarger,
  }),
  money({
    id: 'mortgageCredit.certifiedAmount',
    text: 'What loan amount is on the certificate?',
    help: 'It may be called the certified debt. For example, 100,000.00.',
    why: 'Only interest on this amount qualifies.',
    fact: 'mortgageCredit.certifiedAmount',
    when: isLarger,
  }),
  {
    id: 'mortgageCredit.share',
    text: 'What percentage of this home do you own?',
    help: 'If you file jointly, add your spouse’s share. Enter 100 if no one else owns a share. For example, 50.',
    why: 'At this rate, the credit is limited to $2,000 a year, and the owners split the limit.',
    type: 'number',
    min: 1,
    max: 100,
    fact: 'mortgageCredit.share',
    when: all(
      hasCertificate,
      when(
        'mortgageCredit.rate',
        (rate) => Number(rate) > percentOf(limitAboveRate),
        'At your credit rate, the $2,000 limit doesn’t apply.',
      ),
    ),
  },
  yesNo({
    id: 'mortgageCredit.lenderRelated',
    text: 'Are you related to the lender?',
    help: 'Related persons include your spouse, brothers, sisters, ancestors, and descendants. Businesses you or they control are related too. For example, select No for a bank.',
    why: 'Interest you pay to a related person doesn’t qualify for this credit.',
    fact: 'mortgageCredit.lenderRelated',
    when: hasCertificate,
    probe: yesOrNo,
  }),
  yesNo({
    id: 'mortgage-reissued',
    text: 'Did you refinance this mortgage and get a new certificate?',
    help: 'Select Yes for a refinancing in any year. For example, select No if you still have your first loan.',
    why: 'The credit under a new certificate can’t be more than under the first one.',
    fact: 'interview.mortgageReissued',
    when: hasCertificate,
  }),
  money({
    id: 'mortgageCredit.originalCredit',
    text: 'How much credit would your first certificate have given you for 2024?',
    help: 'Find the interest scheduled for 2024 on the first loan. Multiply it by the rate on the first certificate. For example, 900.00.',
    why: 'Your credit for 2024 can’t be more than this.',
    fact: 'mortgageCredit.originalCredit',
    when: isReissued,
  }),
  yesNo({
    id: 'mortgageCredit.rateChanged',
    text: 'Did the credit rate change during 2024?',
    help: 'It changes on the day you refinance if the new certificate has a different rate. For example, select No if you refinanced in an earlier year.',
    why: 'If the rate changes during the year, you must attach a statement to Form 8396.',
    fact: 'mortgageCredit.rateChanged',
    notices: {
      yes: {
        message:
          'Plainfile doesn’t support two credit rates in the same year. We’ll keep your answers, but you can’t finish this return here.',
        blocking: true,
      },
    },
    when: isReissued,
  }),
  yesNo({
    id: 'mortgageCredit.homeSold',
    text: 'Did you sell or give away this home in 2024?',
    help: 'For example, select No if you still own it.',
    why: 'You may have to repay part of the credit with Form 8828.',
    fact: 'mortgageCredit.homeSold',
    notices: {
      yes: {
        message:
          'Plainfile doesn’t support Form 8828. We’ll keep your answers, but you can’t finish this return here.',
        blocking: true,
      },
    },
    when: hasCertificate,
  }),
  {
    id: 'mortgageCredit.issuer',
    text: 'Who gave you the certificate?',
    help: 'Enter the state or local agency named at the top. For example, Ohio Housing Finance Agency.',
    why: 'Form 8396 asks for this name.',
    type: 'text',
    maxLength: 75,
    fact: 'mortgageCredit.issuer',
    when: hasCertificate,
  },
  {
    id: 'mortgageCredit.certificateNumber',
    text: 'What is the number on your certificate?',
    help: 'For example, MCC-2022-104.',
    why: 'Form 8396 asks for it.',
    type: 'text',
    maxLength: 22,
    fact: 'mortgageCredit.certificateNumber',
    when: hasCertificate,
  },
  {
    id: 'mortgageCredit.issued',
    text: 'What is the date on your certificate?',
    help: 'Enter the issue date. For example, 03/01/2022.',
    why: 'Form 8396 asks for it.',
    type: 'date',
    min: '1985-01-01',
    max: '2024-12-31',
    fact: 'mortgageCredit.issued',
    when: hasCertificate,
  },
  {
    id: 'mortgageCredit.homeAddress',
    text: 'What is the address of this home?',
    help: 'Leave this blank if it’s the address on your return. For example, 40 Harbor Way, Portland, ME 04101.',
    why: 'Form 8396 asks for this address only if it differs from the one on your return.',
    type: 'text',
    maxLength: 120,
    optional: true,
    fact: 'mortgageCredit.homeAddress',
    check: (answer) =>
      answer === '' || splitAddress(String(answer)) !== null
        ? null
        : 'Enter the street, city, state, and ZIP code.',
    when: hasCertificate,
  },
  carriedFrom('lastYear', 1, '17', '400.00'),
  carriedFrom('twoYearsAgo', 2, '14', '250.00'),
  carriedFrom('threeYearsAgo', 3, '16', '120.00'),
];
