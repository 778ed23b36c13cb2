import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Minnesota asks. */
export const MN = stateSchema({
  /** Public pensions for service that Social Security did not cover (Schedule M1QPEN). */
  publicPension: z.strictObject({ notSSCovered: amount }).prefault({}),
  /** Certificates of Rent Paid (Schedule M1RENT). */
  crp: z.array(z.strictObject({ number: text, rent: amount })).default([]),
  /** Receipts for kindergarten through grade 12 (Schedule M1ED, and the subtraction). */
  k12: z.array(amount).default([]),
  studentLoanPrincipal: amount,
  marriageCreditIncome: amount,
  charityNonItemizer: amount,
  childrenForRefundAdvance: count,
  nationalGuard: amount,
  /** Form M1PR and Schedule M1PR-SR: the home of January 2, 2025, and income that the federal return doesn't show. */
  homestead: z
    .strictObject({
      /** Statement of Property Taxes Payable in 2025, line 1, and line 2 for 2024. */
      propertyTax: amount,
      taxBefore: amount,
      specialRefundBefore: amount,
      assistance: amount,
      /** Income of others in the home who are neither spouse, dependents nor tenants (Worksheet 5). */
      occupants: amount,
      otherIncome: amount,
      /** Alimony that the federal return doesn't deduct. */
      alimonyPaid: amount,
    })
    .prefault({}),
});

/** The interview's questions about them. */
export const asksMN: readonly AskedFact[] = [
  askedFor('money', 'A Certificate of Rent Paid from my landlord', {
    fact: 'crp[0].rent',
    text: 'How much rent does your Certificate of Rent Paid show?',
    help: 'Use line 3 of the form. If you have more than one, add the amounts. For example, 11,400.00.',
  }),
  askedFor('money', 'A public pension for work without Social Security', {
    fact: 'publicPension.notSSCovered',
    text: 'How much of your pension is for work that Social Security didn’t cover?',
    help: 'Your pension plan can tell you. For example, 9,800.00.',
  }),
  {
    label: 'I owned and lived in my Minnesota home on January 2, 2025',
    kind: 'money',
    places: [
      {
        fact: 'homestead.propertyTax',
        text: 'How much property tax is due on your home in 2025?',
        help: 'Use line 1 of your Statement of Property Taxes Payable in 2025. Leave out any part you rented out or used for business. For example, 3,150.00.',
      },
      {
        fact: 'homestead.assistance',
        text: 'How much cash aid did you receive from the government?',
        help: 'Include MFIP, MSA, SSI, and General Assistance. Leave this blank if none. For example, 2,400.00.',
        lowers: true,
      },
      {
        fact: 'homestead.otherIncome',
        text: 'How much other income did you have that isn’t on your federal return?',
        help: 'Include veterans’ benefits, workers’ compensation, and scholarships. Leave out gifts, child support, and food benefits. For example, 1,900.00.',
        lowers: true,
      },
      {
        fact: 'homestead.occupants',
        text: 'How much income did other people in your home have?',
        help: 'Leave out your spouse, dependents, tenants, and parents who don’t own the home. Leave this blank if none. For example, 18,000.00.',
        lowers: true,
      },
    ],
    why: 'You may get back part of your property tax on Form M1PR.',
  },
  {
    label:
      'I also owned my home on January 2, 2024, and its property tax rose more than 12% with no improvements',
    kind: 'money',
    places: [
      {
        fact: 'homestead.taxBefore',
        text: 'How much property tax was due on your home in 2024?',
        help: 'Use line 2 (2024 column) of your Statement of Property Taxes Payable in 2025. For example, 2,600.00.',
        lowers: true,
      },
      {
        fact: 'homestead.specialRefundBefore',
        text: 'How much was your special refund for 2023?',
        help: 'Use line 20 of your 2023 Form M1PR. Leave this blank if none. For example, 140.00.',
        lowers: true,
      },
    ],
    why: 'You may get a special refund of part of the increase.',
  },
  askedFor(
    'money',
    'I own my home, and I paid alimony I couldn’t deduct',
    {
      fact: 'homestead.alimonyPaid',
      text: 'How much alimony did you pay but not deduct?',
      help: 'Leave out child support. For example, 6,000.00.',
    },
    { why: 'It can increase your property tax refund.' },
  ),
];
