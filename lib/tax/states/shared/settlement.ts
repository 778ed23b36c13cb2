import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { type FormMakers } from '../../engine/form';
import { type Line, type Reader } from '../../engine/line';
import { type Cents, dollars, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type StateLaw } from '../form';
import { paidTo, refundElections, withheldFor } from './payments';

type Payment = 'estimated' | 'applied' | 'extension' | 'otherWithholding';

/** A line of payments by its printed number; several kinds may share one line. */
export interface PaymentLine {
  readonly number: string;
  readonly label: string;
  readonly of: readonly Payment[];
}

export interface SettlementPlan {
  readonly code: string;
  /** Everything that is due: the tax after nonrefundable credits, use tax, local tax. */
  readonly due: readonly Line<number>[];
  /** Refundable credits, and payments that have lines of their own. */
  readonly credits: readonly Line<number>[];
  readonly withheld: string;
  readonly payments: readonly PaymentLine[];
  readonly total: string;
  readonly overpaid: string;
  /** Null where gifts to funds are among what is due already, as a line of their own. */
  readonly donated: string | null;
  readonly applied: string;
  readonly refund: string;
  readonly owed: string;
}

export interface SettlementLines {
  readonly withheld: Line<number>;
  readonly total: Line<number>;
  readonly overpaid: Line<number>;
  readonly refund: Line<number>;
  readonly owed: Line<number>;
}

/**
 * The last part of a state's main form, which all of them share: payments and refundable credits against what is due,
 * gifts to funds, the part applied to next year, and either a refund or an amount owed. Whole dollars.
 */
export function makeSettlement<L extends StateLaw>(
  { money }: Pick<FormMakers<Reader<ReturnInput, L>>, 'money'>,
  plan: SettlementPlan,
): SettlementLines {
  const { code } = plan;
  type R = Reader<ReturnInput, L>;
  const withheld = money(
    plan.withheld,
    'Tax withheld',
    'State income tax withheld, from Forms W-2 and 1099',
    ({ facts }: R) => blankIfZero(dollars(withheldFor(facts, code))),
  );
  const payments = plan.payments.map(({ number, label, of }) =>
    money(number, label, `${label} for this tax year`, ({ facts }: R) => {
      const paid = paidTo(facts, code);
      return blankIfZero(dollars(plus(...of.map((kind): Cents => paid[kind]))));
    }),
  );
  const paidLines = [withheld, ...payments, ...plan.credits];
  const total = money(
    plan.total,
    'Total payments and credits',
    'Add the tax withheld, the payments, and the refundable credits',
    ({ get }: R) => paidLines.reduce((sum, line) => sum + get(line), 0),
  );
  const due = ({ get }: R) => plan.due.reduce((sum, line) => sum + get(line), 0);
  const overpaid = money(
    plan.overpaid,
    'Overpayment',
    'If payments and credits are more than the total tax, enter the difference',
    (reader: R) => blankIfZero(notBelowZero(reader.get(total) - due(reader))),
  );
  const gifts =
    plan.donated === null
      ? null
      : money(
          plan.donated,
          'Donations to funds',
          'Donations to the funds listed on the form',
          ({ facts }: R) => blankIfZero(dollars(refundElections(facts, code).donated)),
        );
  const given = ({ get }: R): number => (gifts === null ? 0 : get(gifts));
  const applied = money(
    plan.applied,
    'Applied to next year',
    'Amount of the overpayment to apply to next year’s estimated tax',
    (reader: R) =>
      blankIfZero(
        smallerOf(
          dollars(refundElections(reader.facts, code).applied),
          notBelowZero(reader.get(overpaid) - given(reader)),
        ),
      ),
  );
  const refund = money(
    plan.refund,
    'Refund',
    'Overpayment minus donations and the amount applied',
    (reader: R) => blankIfZero(notBelowZero(reader.get(overpaid) - given(reader) - reader.get(applied))),
  );
  const owed = money(
    plan.owed,
    'Amount you owe',
    'If total tax and donations are more than payments and credits, enter the difference',
    (reader: R) => blankIfZero(notBelowZero(due(reader) + given(reader) - reader.get(total))),
  );
  return { withheld, total, overpaid, refund, owed };
}
