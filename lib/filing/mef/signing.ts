/** What one person signs with. */
export interface Signer {
  /** Five digits of their own choice, not 00000. */
  pin: string;
  /** Day of the signature, YYYY-MM-DD in Eastern time. */
  signedOn: string;
  /** Adjusted gross income of the 2023 return in whole dollars; null when another proof is given. */
  priorAgi: number | null;
  /** The PIN that signed the 2023 return. */
  priorPin: string | null;
  /** Identity protection PIN of the IRS, six digits; stands in for the other two. */
  ipPin: string | null;
}

/** A paid preparer who signs, with Form 8879 behind the filers' PINs. */
export interface PreparerSignature {
  name: string;
  ptin: string;
  firmName: string;
  firmEin: string;
  pin: string;
  signedOn: string;
  /** Answers of Form 8867 by their printed numbers. */
  dueDiligence: Readonly<Record<string, 'yes' | 'no' | 'na'>>;
}

export interface DirectDebit {
  routingNumber: string;
  accountNumber: string;
  accountType: 'checking' | 'savings';
  amount: number;
  date: string;
}

/** Everything of a filing that is not a line or a fact of the return. */
export interface Signing {
  /** Self-prepared and signed by the filers, or prepared and signed by a preparer (Form 8879). */
  track: 'self' | 'preparer';
  taxpayer: Signer;
  spouse: Signer | null;
  preparer: PreparerSignature | null;
  payment: DirectDebit | null;
  /** Send it again although the IRS could not match a dependent (imperfect return election). */
  imperfect: boolean;
  /** 40 hexadecimal digits that name the browser. */
  deviceId: string | null;
  /** When the return was finished, ISO 8601 with offset. */
  returnedAt: string;
}
