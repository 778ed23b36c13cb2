/** Every way a request can be refused, with its HTTP status. The messages are written to be shown to people. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  plan_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const defaultMessages: Record<ErrorCode, string> = {
  invalid: 'Something in this request is missing or invalid.',
  unauthenticated: 'Please sign in to continue.',
  plan_required: 'This step requires a plan.',
  forbidden: 'Your account doesn’t have permission to do this.',
  not_found: 'We couldn’t find that.',
  method_not_allowed: 'This address doesn’t support that type of request.',
  conflict: 'This changed in the meantime. Reload and try again.',
  too_large: 'This is too large.',
  unsupported_type: 'This type of file or content isn’t accepted here.',
  rate_limited: 'Too many attempts. Please wait a moment.',
  unavailable: 'This service isn’t available right now. Please try again shortly.',
};

interface ErrorDetails {
  /** What is wrong per field, for forms. */
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** What this person has to do before the same request is allowed: give a password or code, or set up a code. */
  confirmWith?: ConfirmWith;
}

export type ConfirmWith = 'password' | 'code' | 'enrolment';

/** A refusal that is safe to show: a code from the table above, a sentence, and optionally what is wrong per field. */
export class AppError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly confirmWith: ConfirmWith | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string = defaultMessages[code],
    details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.confirmWith = details.confirmWith;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
