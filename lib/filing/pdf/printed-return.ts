/** A calculated return as it is printed: finished lines, nothing to compute. Amounts are whole dollars. */
export interface PrintedReturn {
  taxYear: number;
  /** Names of the filers, in the order of the return. */
  filers: { name: string; maskedSsn: string | null }[];
  filingStatus: string;
  status: string;
  calculatedAt: string;
  engineVersion: string;
  refund: number;
  owed: number;
  forms: PrintedForm[];
}

/** One form or one copy of it. */
export interface PrintedForm {
  /** As printed on it, such as "Schedule B". */
  name: string;
  title: string;
  /** Which copy, such as the owner's name, when a form is there more than once. */
  copy: string | null;
  lines: PrintedLine[];
}

export interface PrintedLine {
  line: string;
  label: string;
  value: number | string | boolean;
}
