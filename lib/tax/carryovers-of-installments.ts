import { type TaxRun } from './calculate-return';
import { type Collector, say } from './carryover-collector';
import { type ReturnInput } from './facts/return-input';
import { form6252 } from './us/form-6252/form';
import { type Installment } from './us/form-6252/items';
import {
  contractPrice,
  costOrBasis,
  debtAssumed,
  depreciation,
  excludedGain,
  expenses,
  recapture,
  sellingPrice,
} from './us/form-6252/part-1';
import { allPayments, grossProfitPercentage, priorPayments } from './us/form-6252/part-2';

/**
 * Sales whose buyers still owe something: next year's Form 6252 repeats the gross profit percentage (line 19), and its line
 * 23 has what was received so far, with the debt above basis of the year of sale (Form 6252 (2024), lines 19 to 23 and
 * General Instructions, Which Parts To Complete).
 */
export function collectInstallments(collector: Collector, run: TaxRun, facts: ReturnInput): void {
  (run.listItems(form6252) as readonly Installment[]).forEach((item, copy) => {
    const percentage = run.read(grossProfitPercentage, copy) ?? 0;
    const received = collector.amountOn(allPayments, copy) + collector.amountOn(priorPayments, copy);
    const owed = collector.amountOn(contractPrice, copy) - received;
    const sale = facts.installmentSales[item.source];
    if (owed <= 0 || sale === undefined) return;
    const { relatedBuyer } = sale;
    if (relatedBuyer !== null && relatedBuyer.resold !== null && relatedBuyer.exception === null) {
      collector.leaveOpen(
        'Installment sale to a related buyer',
        `The buyer of ${item.description} resold it and still owes you ${say(owed)}. You may have already paid tax on part of later payments (Form 6252, Part III). Plainfile can’t carry this over.`,
      );
      return;
    }
    const at = `installmentSales.${item.source}`;
    // On last year's form of a home these stand with the home.
    if (item.home !== null) collector.state(`${at}.acquired`, item.acquired, 'Form 6252, line 2a');
    collector.state(`${at}.grossProfitPercentage`, percentage, collector.nameLine(grossProfitPercentage));
    collector.state(
      `${at}.priorPayments`,
      received,
      `${collector.nameLine(allPayments)}${item.isFirstYear ? '' : ', plus line 23'}`,
    );
    collector.carry(`${at}.price`, sellingPrice, copy);
    collector.state(
      `${at}.debtAssumed`,
      collector.amountOn(debtAssumed, copy),
      collector.nameLine(debtAssumed),
    );
    collector.carry(`${at}.cost`, costOrBasis, copy);
    collector.carry(`${at}.depreciation`, depreciation, copy);
    collector.state(
      `${at}.sellingExpenses`,
      collector.amountOn(expenses, copy),
      collector.nameLine(expenses),
    );
    collector.carry(`${at}.recapture`, recapture, copy);
    collector.carry(`${at}.excludedGain`, excludedGain, copy);
  });
}
