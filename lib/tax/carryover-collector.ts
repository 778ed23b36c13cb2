import { type TaxRun } from './calculate-return';
import { type Form } from './engine/form';
import { type Line } from './engine/line';
import { type ReturnInput } from './facts/return-input';
import { federalEditionFor } from './us/editions';

/** A figure of one year's return that the next year's return starts from. */
export interface Carryover {
  /** Its place in the facts of the next year, such as `rentals.0.priorUnallowedLoss`. */
  fact: string;
  /** Whole dollars, a loss as a positive amount; a share from 0 to 1; yes or no, a date, words or a filing status. */
  value: number | boolean | string;
  /** Where it stands on the return: "Form 8606, line 14". */
  source: string;
}

/** What the return alone doesn't settle: the filer has to work it out. */
export interface OpenCarryover {
  /** "Foreign tax credit". */
  what: string;
  /** What there is, and what to do about it. */
  message: string;
}

export interface Carryovers {
  carried: Carryover[];
  open: OpenCarryover[];
}

/** An amount as sentences have it. */
export const say = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;

/** Collects what a computed return hands on; every amount is read from a line, and the line is named. */
export class Collector {
  readonly carried: Carryover[] = [];
  readonly open: OpenCarryover[] = [];

  constructor(
    private readonly run: TaxRun,
    private readonly facts: ReturnInput,
  ) {}

  /** The amount on a line; 0 where it is blank or this year's forms don't have it. */
  amountOn(line: Line<number>, copy = 0): number {
    return this.run.read(line, copy) ?? 0;
  }
  isChecked(line: Line<boolean>): boolean {
    return this.run.read(line, 0) === true;
  }
  isAttached(form: Form, copy = 0): boolean {
    return this.run.read(form.attachment, copy) === true;
  }
  nameLine(line: Line<unknown>): string {
    const { print } = federalEditionFor(this.facts);
    const form = print.ofForm(line.form) ?? line.form;
    return `${form.name}, line ${print.of(line)?.number ?? line.number}`;
  }
  /** Hands on the amount of a line, without its sign; nothing where there is none. */
  carry(fact: string, line: Line<number>, copy = 0, source = this.nameLine(line)): void {
    const value = Math.abs(this.amountOn(line, copy));
    if (value !== 0) this.carried.push({ fact, value, source });
  }
  state(fact: string, value: Carryover['value'], source: string): void {
    this.carried.push({ fact, value, source });
  }
  leaveOpen(what: string, message: string): void {
    this.open.push({ what, message });
  }
}
