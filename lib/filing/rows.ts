import { z } from 'zod';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import { PrintedReturnSchema } from './pdf/printed-return';
import { DueDiligenceAnswers } from './schema';

const Signer = z.object({
  pin: z.string(),
  signedOn: z.string(),
  priorAgi: z.number().nullable(),
  priorPin: z.string().nullable(),
  ipPin: z.string().nullable(),
});

const Signatures = z.object({
  juratVersion: z.string(),
  taxpayer: Signer.nullable(),
  spouse: Signer.nullable(),
  preparer: z
    .object({
      id: z.string(),
      name: z.string(),
      ptin: z.string(),
      firmName: z.string(),
      firmEin: z.string(),
      pin: z.string(),
      signedOn: z.string(),
      /** Form 8867, by its numbers; filings of before have none. */
      dueDiligence: DueDiligenceAnswers.default({}),
    })
    .nullable(),
  payment: z
    .object({
      routingNumber: z.string(),
      accountNumber: z.string(),
      accountType: z.enum(['checking', 'savings']),
      amount: z.number(),
      date: z.string(),
    })
    .nullable(),
  imperfect: z.boolean(),
  deviceId: z.string().nullable(),
});
export type Signatures = z.infer<typeof Signatures>;

export const noSignatures: Signatures = {
  juratVersion: '',
  taxpayer: null,
  spouse: null,
  preparer: null,
  payment: null,
  imperfect: false,
  deviceId: null,
};

/** What was signed, whole: it is sent, printed and kept from here, never computed again. */
const SignedContent = z.object({
  xml: z.string(),
  printed: PrintedReturnSchema,
  state: z.string(),
  ssn: z.string(),
});
export type SignedContent = z.infer<typeof SignedContent>;

export const sealSignatures = (key: AccountKey, id: string, signatures: Signatures): string =>
  sealFor(key, JSON.stringify(signatures), `Filing.signatures:${id}`);

export const openSignatures = ({ id, signatures }: { id: string; signatures: string }): Signatures =>
  Signatures.parse(JSON.parse(unseal(signatures, `Filing.signatures:${id}`)));

export const sealContent = (key: AccountKey, id: string, content: string): string =>
  sealFor(key, content, `Filing.content:${id}`);

/** Opens what was signed; its hash was checked by whoever sends it. */
export const openContent = (id: string, sealed: string): { text: string; content: SignedContent } => {
  const text = unseal(sealed, `Filing.content:${id}`);
  return { text, content: SignedContent.parse(JSON.parse(text)) };
};
