import { z } from 'zod';
import { leaveNumbersOut, namesPersonalNumber } from '@/lib/format/plain-reason';
import { findPlan, type Plan } from './plans';

const planType = z
  .string()
  .max(40)
  .transform((value, context): Plan => {
    const plan = findPlan(value);
    if (plan !== undefined) return plan;
    context.addIssue({ code: 'custom', message: 'That plan doesn’t exist.' });
    return z.NEVER;
  });

/** `amount` is what the screen showed, in whole dollars: it is compared with the price table, never charged. */
export const IntentInput = z
  .strictObject({
    amount: z.number(),
    planType,
    taxReturnId: z.string().min(1).max(100).nullish(),
  })
  .refine(({ amount, planType: plan }) => amount === plan.price, {
    path: ['amount'],
    message: 'That isn’t the price of the plan.',
  });
export type IntentInput = z.infer<typeof IntentInput>;

export const IntentReply = z.object({
  clientSecret: z.string(),
  paymentId: z.string(),
  provider: z.enum(['stripe', 'test']),
  /** Stripe's public key; null for the built-in test cards. */
  publishableKey: z.string().nullable(),
  /** Dollars that this payment charges: the price, or the difference to the plan already paid for. */
  amountDue: z.number(),
});
export type IntentReply = z.infer<typeof IntentReply>;

/** A payment as its owner sees it. Amounts are dollars. */
export const Payment = z.object({
  id: z.string(),
  userId: z.string(),
  planType: z.enum(['Basic', 'Premium', 'Business']),
  /** The returns that the plan is for. */
  taxYear: z.number(),
  /** What a year of the plan costs. */
  amount: z.number(),
  /** What this payment charged: the price, the difference of an upgrade, nothing for a smaller plan. */
  charged: z.number(),
  refunded: z.number(),
  currency: z.literal('usd'),
  status: z.enum(['pending', 'succeeded', 'failed', 'refunded', 'disputed']),
  provider: z.enum(['stripe', 'test']),
  createdAt: z.string(),
  succeededAt: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** The plan of a year is changed; left out, that of the first year. */
export const ChangePlanInput = z.strictObject({ planType, taxYear: z.literal([2024, 2025]).default(2024) });
export type ChangePlanInput = z.infer<typeof ChangePlanInput>;

export const TestCardInput = z.strictObject({
  clientSecret: z.string().min(1).max(200),
  /** Digits, with or without spaces. Compared with the test numbers and forgotten. */
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(4),
});
export type TestCardInput = z.infer<typeof TestCardInput>;

export const TestAuthenticationInput = z.strictObject({
  clientSecret: z.string().min(1).max(200),
  approve: z.boolean(),
});
export type TestAuthenticationInput = z.infer<typeof TestAuthenticationInput>;

export const TestCardReply = z.object({ status: z.enum(['succeeded', 'needs-authentication']) });
export type TestCardReply = z.infer<typeof TestCardReply>;

/** Why a return needs a plan of at least this size. */
export const PlanNeed = z.object({
  plan: z.enum(['basic', 'premium', 'business']),
  /** Printed name of the form and what stands for it in the plan's list; empty for Basic. */
  reasons: z.array(z.object({ feature: z.string(), because: z.string() })),
  /** False while the return is not calculated: then the plan is the smallest one known so far. */
  certain: z.boolean(),
  /** The state returns that were calculated, by name, and the smallest plan that has them all; left out without any. */
  states: z.object({ names: z.array(z.string()), plan: z.enum(['basic', 'premium', 'business']) }).optional(),
});
export type PlanNeed = z.infer<typeof PlanNeed>;

/** A payment as administrators see it, with the payer and no tax data. */
export const ListedPayment = Payment.extend({
  user: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
  /** The newest dispute of the payer's bank, as the provider names its state; null without one. */
  dispute: z.object({ status: z.string(), reason: z.string(), openedAt: z.string() }).nullable(),
  refundState: z.enum(['none', 'pending', 'succeeded', 'failed']),
});
export type ListedPayment = z.infer<typeof ListedPayment>;

export const PaymentQuery = z.strictObject({
  q: z.string().trim().max(100).optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type PaymentQuery = z.infer<typeof PaymentQuery>;

export const CancelPlanInput = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason.')
    .max(500)
    .refine((text) => !namesPersonalNumber(text), leaveNumbersOut),
});
export type CancelPlanInput = z.infer<typeof CancelPlanInput>;
