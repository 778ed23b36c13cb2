import { startReturn, type TaxRun } from './calculate-return';
import { type Carryovers, Collector, say } from './carryover-collector';
import { collectBaseYears } from './carryovers-of-averaging';
import { collectBusinessCredits, collectPassiveCredits } from './carryovers-of-credits';
import { collectRothBasis, collectShareBasis } from './carryovers-of-basis';
import { collectInstallments } from './carryovers-of-installments';
import { type Line } from './engine/line';
import { dollars, isSome } from './facts/cents';
import { type ReturnInput } from './facts/return-input';
import { findProblems } from './find-problems';
import { listFilers } from './us/filers';
import { appliedToNextYear } from './us/form-1040/refund';
import { totalTax } from './us/form-1040/tax-and-credits';
import { agi } from './us/form-1040/taxable-income';
import { listCategories } from './us/form-1116/categories';
import { unusedTax } from './us/form-1116/limitation';
import { carriedToNextYear as section179ToNextYear } from './us/form-4562/section-179';
import { excessLoss, result as businessLossLine } from './us/form-461/form-461';
import { earlierLosses, net1231 } from './us/form-4797/form-4797';
import { listExchanges } from './us/form-8824/exchanges';
import { basisReceived } from './us/form-8824/part-3';
import { form5329 } from './us/form-5329/form-5329';
import { toNextYear as cleanEnergyToNextYear } from './us/form-5695/form-5695';
import { minimumTax } from './us/form-6251/part-2';
import { listRiskActivities } from './us/form-6198/activities';
import { lossNotAtRisk } from './us/form-6198/own-activities';
import { allowedLosses, unallowedLoss } from './us/form-8582/allowed-losses';
import { type PassiveActivity } from './us/form-8582/activities';
import { waitingLoss } from './us/schedule-e/k1-limits';
import { basisLeft } from './us/form-8606/form-8606';
import {
  lastYearCarried as mortgageLastYear,
  thisYearCarried as mortgageThisYear,
  twoYearsAgoCarried as mortgageTwoYearsAgo,
} from './us/form-8396/form-8396';
import { toNextYear as minimumTaxCreditToNextYear } from './us/form-8801/form-8801';
import { depreciationCarriedOver, operatingCarriedOver } from './us/form-8829/form-8829';
import { toNextYear as adoptionToNextYear } from './us/form-8839/credit-limit';
import { lossToNextYear } from './us/form-8995/form-8995';
import { form8995A } from './us/form-8995-a/form-8995-a';
import { lossToNextYear as lossToNextYearOfA } from './us/form-8995-a/loss-netting';
import {
  hasLossCarriedIn,
  newLossesToNextYear,
  oldLossesToNextYear,
} from './us/net-operating-loss/net-operating-loss';
import {
  nextCash as cashToNextYear,
  nextGains as gainsToNextYear,
  nextYear as charityToNextYear,
} from './us/schedule-a/charity-limits';
import { disallowed as investmentInterestToNextYear } from './us/schedule-a/investment-interest';
import {
  allStateTaxes,
  itemizedTotal,
  salesTaxElected,
  scheduleA,
  stateTaxes,
} from './us/schedule-a/schedule-a';
import { allowedLoss } from './us/schedule-d/schedule-d';
import { longTermToNextYear, shortTermToNextYear } from './us/schedule-d/loss-carryover';
import { depreciationToNextYear, operatingToNextYear } from './us/schedule-e/personal-use';

/**
 * What a return hands on to the next year's: carryovers, and the figures of the prior year that forms ask for.
 * Nothing for a return that can't be computed.
 */
export function listCarryovers(facts: ReturnInput): Carryovers {
  const run = startReturn(facts);
  if (findProblems(facts, run).some(({ severity }) => severity === 'unsupported'))
    return { carried: [], open: [] };
  const collector = new Collector(run, facts);
  collectPriorYear(collector, facts);
  collectBaseYears(collector, facts);
  collectLosses(collector, facts);
  collectCredits(collector, facts);
  collectAccounts(collector, facts);
  collectRothBasis(collector, facts);
  collectShareBasis(collector, facts);
  collectExchanges(collector, facts);
  collectInstallments(collector, run, facts);
  collectActivities(collector, run, facts);
  return { carried: collector.carried, open: collector.open };
}

/** Form 2210 and the State and Local Income Tax Refund Worksheet look back one year. */
function collectPriorYear(collector: Collector, facts: ReturnInput): void {
  collector.state('priorYear.agi', collector.amountOn(agi), collector.nameLine(agi));
  collector.state('priorYear.tax', collector.amountOn(totalTax), collector.nameLine(totalTax));
  collector.state('priorYear.filingStatus', facts.filingStatus, 'Form 1040, filing status');
  collector.carry('payments.priorYearOverpayment', appliedToNextYear);
  const itemized = collector.isAttached(scheduleA);
  collector.state('priorYear.itemized', itemized, itemized ? 'Schedule A' : 'Form 1040, line 12');
  if (!itemized) return;
  const source = collector.nameLine(stateTaxes);
  const incomeTax = collector.isChecked(salesTaxElected) ? 0 : collector.amountOn(stateTaxes);
  collector.state('priorYear.stateTaxDeducted', incomeTax > 0, source);
  if (incomeTax === 0) return;
  collector.state('priorYear.scheduleA.stateIncomeTax', incomeTax, source);
  collector.carry('priorYear.scheduleA.stateAndLocalTaxes', allStateTaxes);
  collector.carry('priorYear.scheduleA.total', itemizedTotal);
}

function collectLosses(collector: Collector, facts: ReturnInput): void {
  collector.carry('capitalLossCarryover.shortTerm', shortTermToNextYear);
  collector.carry('capitalLossCarryover.longTerm', longTermToNextYear);
  collector.carry('qbiCarryforward', collector.isAttached(form8995A) ? lossToNextYearOfA : lossToNextYear);
  const lossOfYear = -Math.min(0, collector.amountOn(net1231));
  const before = dollars(facts.nonrecaptured1231Losses);
  if (before === 0 && lossOfYear > 0) collector.carry('nonrecaptured1231Losses', net1231);
  if (before > 0)
    collector.leaveOpen(
      'Section 1231 losses',
      `Your return started with ${say(before)} of losses from five earlier years, recaptured ${say(collector.amountOn(earlierLosses))} of them, and added ${say(lossOfYear)}. Losses older than five years no longer count. Add up the years that remain.`,
    );
  collectOperatingLosses(collector, facts);
  const interest = collector.amountOn(investmentInterestToNextYear);
  if (interest > 0)
    collector.leaveOpen(
      'Investment interest',
      `You couldn’t deduct ${say(interest)} of investment interest (Form 4952, line 7). Add it to what you paid this year.`,
    );
}

/**
 * Losses of earlier years come from their statement, and what Form 461 kept back is one of this year (IRC 461(l)(2)); any
 * other loss of this year, or one beside a capital loss, needs Form 172.
 */
function collectOperatingLosses(collector: Collector, facts: ReturnInput): void {
  collector.carry('netOperatingLosses.before2018', oldLossesToNextYear);
  const keptBack = collector.amountOn(excessLoss);
  const unused = collector.amountOn(newLossesToNextYear);
  const lines = [...(keptBack > 0 ? [businessLossLine] : []), ...(unused > 0 ? [newLossesToNextYear] : [])];
  if (lines.length > 0)
    collector.state(
      'netOperatingLosses.from2018',
      keptBack + unused,
      lines.map((line) => collector.nameLine(line)).join(' and '),
    );
  const income = collector.amountOn(agi);
  const needsForm172 = hasLossCarriedIn(facts) && collector.amountOn(allowedLoss) > 0;
  if (income < 0 || needsForm172)
    collector.leaveOpen(
      'Net operating loss',
      `Your adjusted gross income was ${say(income)}. Form 172 shows how much net operating loss carries over to the next year.`,
    );
}

function collectCredits(collector: Collector, facts: ReturnInput): void {
  collectBusinessCredits(collector, facts);
  collectPassiveCredits(collector, facts);
  collector.carry('itemized.charityCarryover', charityToNextYear);
  collector.carry('itemized.carryoverCash', cashToNextYear);
  collector.carry('itemized.carryoverGains', gainsToNextYear);
  collector.carry('energy.previousCarryforward', cleanEnergyToNextYear);
  collector.carry('mortgageCredit.carryforward.threeYearsAgo', mortgageTwoYearsAgo);
  collector.carry('mortgageCredit.carryforward.twoYearsAgo', mortgageLastYear);
  collector.carry('mortgageCredit.carryforward.lastYear', mortgageThisYear);
  collector.carry('adoptionCarryforward.total', adoptionToNextYear);
  collector.carry('priorYearMinimumTaxCredit', minimumTaxCreditToNextYear);
  const alternative = collector.amountOn(minimumTax);
  if (alternative > 0)
    collector.leaveOpen(
      'Credit for prior year minimum tax',
      `You paid ${say(alternative)} in alternative minimum tax (Form 6251, line 11). Part I of Form 8801 shows how much of it becomes a credit. Add that to the amount we brought over.`,
    );
  const unused = listCategories({ facts }).reduce(
    (sum, _, copy) => sum + collector.amountOn(unusedTax, copy),
    0,
  );
  if (unused > 0)
    collector.leaveOpen(
      'Foreign tax credit',
      `${say(unused)} of foreign tax was over the limit. Carry it back one year first, then carry forward what’s left (Form 1116, Schedule B).`,
    );
}

const excessLines = Object.entries({ traditional: '16', roth: '24', hsa: '48' });

/** Basis and excess of each person's accounts. */
function collectAccounts(collector: Collector, facts: ReturnInput): void {
  listFilers({ facts }).forEach(({ owner }, copy) => {
    collector.carry(`iraBasis.${owner}.priorBasis`, basisLeft, copy);
    for (const [kind, number] of excessLines) {
      const line = form5329.lines.find((each) => each.number === number);
      if (line?.kind === 'money')
        collector.carry(`excessContributions.${owner}.${kind}`, line as Line<number>, copy);
    }
  });
}

/** Basis of what an exchange brought, and the two years in which a related party's sale counts. */
function collectExchanges(collector: Collector, facts: ReturnInput): void {
  listExchanges({ facts }).forEach(({ exchange }, copy) => {
    const basis = collector.amountOn(basisReceived, copy);
    if (basis > 0)
      collector.leaveOpen(
        'Like-kind exchange',
        `Your basis in ${exchange.received || 'the property you received'} is ${say(basis)} (Form 8824, line 25). You’ll need it to depreciate the property and when you sell it.${exchange.relatedParty === null ? '' : ' File Form 8824 again with each of the next two years’ returns.'}`,
      );
  });
}

/** What each rental, share and business hands on by itself. */
function collectActivities(collector: Collector, run: TaxRun, facts: ReturnInput): void {
  (run.listItems(allowedLosses) as readonly PassiveActivity[]).forEach(({ kind, position, name }, copy) => {
    const amount = collector.amountOn(unallowedLoss, copy);
    const fact = factOfPassiveLoss(kind, position);
    if (fact !== null) collector.carry(fact, unallowedLoss, copy, 'Form 8582, Part VII, column (c)');
    else if (amount > 0)
      collector.leaveOpen(
        'Passive activity loss',
        `A loss of ${say(amount)} from ${name === '' ? 'an activity' : name} wasn’t allowed (Form 8582, Part VII). Plainfile can’t carry this over yet.`,
      );
  });
  facts.k1s.forEach((_, copy) => {
    collector.carry(
      `k1s.${copy}.priorUnallowedLoss`,
      waitingLoss,
      copy,
      'Instructions for Form 8582, Publicly Traded Partnerships',
    );
  });
  facts.businesses.forEach(({ homeOffice }, copy) => {
    if (homeOffice === null) return;
    const at = `businesses.${copy}.homeOffice`;
    if (!homeOffice.simplified) {
      collector.carry(`${at}.operatingCarryover`, operatingCarriedOver, copy);
      collector.carry(`${at}.depreciationCarryover`, depreciationCarriedOver, copy);
      return;
    }
    // The simplified method uses up no carryover: it waits for a year with actual costs.
    const waiting = 'Form 8829, not used with the simplified method';
    if (isSome(homeOffice.operatingCarryover))
      collector.state(`${at}.operatingCarryover`, dollars(homeOffice.operatingCarryover), waiting);
    if (isSome(homeOffice.depreciationCarryover))
      collector.state(`${at}.depreciationCarryover`, dollars(homeOffice.depreciationCarryover), waiting);
  });
  facts.rentals.forEach((_, copy) => {
    collector.carry(`rentals.${copy}.homeCarryover.operating`, operatingToNextYear, copy);
    collector.carry(`rentals.${copy}.homeCarryover.depreciation`, depreciationToNextYear, copy);
  });
  collectSection179(collector, facts);
  for (const [copy, activity] of listRiskActivities({ facts }).entries())
    if (activity.kind !== 'share')
      collector.carry(
        `${listsOfOwn[activity.kind]}.${activity.position}.atRisk.suspendedLoss`,
        lossNotAtRisk,
        copy,
        'Form 6198, line 5, less line 21',
      );
}

const listsOfOwn = { business: 'businesses', farm: 'farms', rental: 'rentals' };

function factOfPassiveLoss(kind: PassiveActivity['kind'], position: number): string | null {
  if (kind === 'rental') return `rentals.${position}.priorUnallowedLoss`;
  if (kind === 'business') return `businesses.${position}.priorUnallowedLoss`;
  if (kind === 'farm') return `farms.${position}.priorUnallowedLoss`;
  if (kind === 'shareBusiness') return `k1s.${position}.priorUnallowedLoss`;
  return kind === 'shareRental' ? `k1s.${position}.priorUnallowedRentalLoss` : null;
}

/** Form 4562 limits all businesses together; with one of them, the rest is that one's. */
function collectSection179(collector: Collector, { businesses, farms, k1s }: ReturnInput): void {
  const amount = collector.amountOn(section179ToNextYear);
  if (amount === 0) return;
  const isOne = businesses.length + farms.length === 1 && k1s.length === 0;
  if (isOne)
    collector.carry(
      `${businesses.length === 1 ? 'businesses' : 'farms'}.0.section179Carryover`,
      section179ToNextYear,
    );
  else
    collector.leaveOpen(
      'Section 179 deduction',
      `${say(amount)} of your section 179 deduction carries over (Form 4562, line 13). Enter it with the business it belongs to.`,
    );
}
