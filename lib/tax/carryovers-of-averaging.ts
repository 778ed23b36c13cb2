import { type Collector } from './carryover-collector';
import { type Line } from './engine/line';
import { dollars } from './facts/cents';
import { type BaseYear } from './facts/farm-averaging';
import { type ReturnInput } from './facts/return-input';
import { qualifiedDividends } from './us/form-1040/income';
import { tax } from './us/form-1040/tax-and-credits';
import { taxableIncome } from './us/form-1040/taxable-income';
import { gainAt25, gainAt28 } from './us/schedule-d/schedule-d';
import { scheduleJ } from './us/schedule-j/form';
import {
  averagedLastYear,
  averagedTwoYearsAgo,
  electedGain,
  electedUnrecaptured,
  remainingIncome,
  taxLastYear,
  taxOnRemaining,
  taxTwoYearsAgo,
} from './us/schedule-j/schedule-j';
import { gain } from './us/worksheets/qualified-dividends';

const baseYears = 3;

/** The amounts of a base year that next year's Schedule J asks for, beside income and tax. */
interface Gains {
  readonly qualifiedDividends: number;
  readonly netCapitalGain: number;
  readonly unrecaptured1250Gain: number;
  readonly collectiblesGain: number;
}

function stateYear(
  collector: Collector,
  at: string,
  filingStatus: BaseYear['filingStatus'],
  [income, taxLine]: readonly [Line<number>, Line<number>],
  gains: Gains,
): void {
  if (filingStatus === null) return;
  const from = collector.nameLine(income);
  collector.state(`${at}.filingStatus`, filingStatus, 'Form 1040, filing status');
  collector.state(`${at}.taxableIncome`, collector.amountOn(income), from);
  collector.state(`${at}.tax`, collector.amountOn(taxLine), collector.nameLine(taxLine));
  for (const [name, value] of Object.entries(gains))
    if (value > 0) collector.state(`${at}.${name}`, value, from);
}

/**
 * What next year's Schedule J starts from: this year, and the base years that this year's Schedule J changed (its lines 3 and 4,
 * 15 and 16, 11 and 12). Farmers alone are asked for it.
 */
export function collectBaseYears(collector: Collector, facts: ReturnInput): void {
  const averages = collector.isAttached(scheduleJ);
  if (facts.farms.length === 0 && !averages) return;
  const moved = collector.amountOn(electedGain);
  const movedAt25 = collector.amountOn(electedUnrecaptured);
  stateYear(
    collector,
    'farmAveraging.lastYear',
    facts.filingStatus,
    averages ? [remainingIncome, taxOnRemaining] : [taxableIncome, tax],
    {
      qualifiedDividends: collector.amountOn(qualifiedDividends),
      netCapitalGain: collector.amountOn(gain) - (averages ? moved : 0),
      unrecaptured1250Gain: collector.amountOn(gainAt25) - (averages ? movedAt25 : 0),
      collectiblesGain: collector.amountOn(gainAt28),
    },
  );
  if (!averages) return;
  const withThird = (year: BaseYear): Gains => ({
    qualifiedDividends: dollars(year.qualifiedDividends),
    netCapitalGain: dollars(year.netCapitalGain) + Math.round(moved / baseYears),
    unrecaptured1250Gain: dollars(year.unrecaptured1250Gain) + Math.round(movedAt25 / baseYears),
    collectiblesGain: dollars(year.collectiblesGain),
  });
  const { lastYear, twoYearsAgo } = facts.farmAveraging;
  stateYear(
    collector,
    'farmAveraging.twoYearsAgo',
    lastYear.filingStatus,
    [averagedLastYear, taxLastYear],
    withThird(lastYear),
  );
  stateYear(
    collector,
    'farmAveraging.threeYearsAgo',
    twoYearsAgo.filingStatus,
    [averagedTwoYearsAgo, taxTwoYearsAgo],
    withThird(twoYearsAgo),
  );
}
