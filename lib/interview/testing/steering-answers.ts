import { type AnswerValue } from '../schema';
import { readAt, type FactTree } from '../write-fact';

/** True for a fact that says something. */
export const isStated = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Facts behind the choices of the periods of Form 2210, Schedule AI. */
const annualizedKinds: Readonly<Record<string, readonly string[]>> = {
  itemized: ['itemized'],
  dividends: ['qualifiedDividends'],
  gain: ['netCapitalGain'],
  business: ['taxpayer.netProfit', 'taxpayer.socialSecurityWages'],
  'spouse-business': ['spouse.netProfit', 'spouse.socialSecurityWages'],
  qualified: ['qualifiedBusinessIncome'],
  investment: ['investmentIncome'],
  medicare: ['medicareWages'],
  taxes: ['otherTaxes'],
  credits: ['credits'],
};

/** Choices that open questions in ways of their own. */
export function opensByHand(
  id: string,
  choice: string,
  facts: FactTree,
  valueAt: (fact: string) => unknown,
): boolean {
  const any = (...paths: string[]) => paths.some((path) => isStated(readAt(facts, path)));
  const anyHere = (...paths: string[]) => paths.some((path) => isStated(valueAt(path)));
  const listed = (path: string) => (readAt(facts, path) as unknown[] | undefined)?.length ?? 0;
  const key = `${id.replace(/\.\d+\./, '.*.')}:${choice}`;
  const simple: Record<string, () => boolean> = {
    'costs:educator': () => any('adjustments.educator.taxpayer', 'adjustments.educator.spouse'),
    'costs:student-loan': () => any('adjustments.studentLoanInterest'),
    'costs:moving': () => any('adjustments.movingArmedForces'),
    'costs:archer': () => any('adjustments.archerMsa'),
    'costs:energy': () => Object.values(readAt(facts, 'energy') as FactTree).some(isStated),
    'costs:itemized': () =>
      Object.values(readAt(facts, 'itemized') as FactTree).some(
        (value) => isStated(value) && !(Array.isArray(value) && value.length === 0),
      ),
    'itemized-kinds:miles': () => any('itemized.medicalMiles', 'itemized.charityMiles'),
    'own-plans:health': () =>
      any(
        'adjustments.selfEmployedHealthInsurance.taxpayer',
        'adjustments.selfEmployedHealthInsurance.spouse',
      ),
    'own-plans:retirement': () =>
      any('adjustments.selfEmployedRetirement.taxpayer', 'adjustments.selfEmployedRetirement.spouse'),
    'own-plans:solo-401k': () =>
      any(
        'adjustments.selfEmployedDeferrals.taxpayer.preTax',
        'adjustments.selfEmployedDeferrals.taxpayer.roth',
        'adjustments.selfEmployedDeferrals.spouse.preTax',
        'adjustments.selfEmployedDeferrals.spouse.roth',
      ),
    'own-plans:simple': () =>
      any(
        'adjustments.selfEmployedDeferrals.taxpayer.simple',
        'adjustments.selfEmployedDeferrals.spouse.simple',
      ),
    'life-events:foreign-account': () => any('foreignAccounts.held', 'foreignAccounts.trust'),
    'life-events:abroad': () => facts['mainHomeInUs'] === true || facts['mainHomeInUs'] === false,
    'life-events:hsa': () => listed('adjustments.hsa') > 0,
    'special-items:loss': () => any('capitalLossCarryover.shortTerm', 'capitalLossCarryover.longTerm'),
    'special-items:net-operating-loss': () =>
      any('netOperatingLosses.before2018', 'netOperatingLosses.from2018', 'netOperatingLosses.minimumTax'),
    'special-items:exchange': () =>
      ['businesses', 'farms', 'rentals'].some((list) =>
        (readAt(facts, list) as FactTree[]).some((one) => isStated(one['exchanges'])),
      ) || listed('exchanges') > 0,
    'special-items:adoption-credit': () => any('adoptionCarryforward.total', 'adoptionCarryforward.lastYear'),
    'costs:mortgage-credit': () => any('mortgageCredit.interest', 'mortgageCredit.homeSold'),
    'special-items:mortgage-credit': () =>
      any(
        'mortgageCredit.carryforward.lastYear',
        'mortgageCredit.carryforward.twoYearsAgo',
        'mortgageCredit.carryforward.threeYearsAgo',
      ),
    'special-items:farm-averaging': () => any('farmAveraging.electedIncome'),
    'special-items:iso': () => any('amt.isoSpread'),
    'special-items:bonds': () => any('amt.privateActivityInterest'),
    'special-items:depreciation': () => any('amt.depreciationAdjustment'),
    'special-items:section-1231': () => any('nonrecaptured1231Losses'),
    'special-items:amt-sale': () => any('amt.dispositionAdjustment'),
    'special-items:amt-credit': () => any('priorYearMinimumTaxCredit'),
    'special-items:excess-contributions': () =>
      any(
        ...['taxpayer', 'spouse'].flatMap((who) =>
          ['traditional', 'roth', 'hsa'].map((kind) => `excessContributions.${who}.${kind}`),
        ),
      ),
    'special-items:qbi-loss': () => any('qbiCarryforward'),
    'special-items:foreign-carryover': () =>
      any(
        'foreignTax.carryover',
        'foreignTax.carryoverByCategory.passive',
        'foreignTax.carryoverByCategory.general',
        'foreignTax.carryoverByCategory.foreignBranch',
        'foreignTax.amtCarryover.passive',
        'foreignTax.amtCarryover.general',
        'foreignTax.amtCarryover.foreignBranch',
      ),
    ...Object.fromEntries(
      Object.entries(annualizedKinds).map(([kind, keys]) => [
        `annualized-kinds:${kind}`,
        () =>
          any(
            ...['march', 'may', 'august'].flatMap((period) =>
              keys.map((key) => `annualizedIncome.${period}.${key}`),
            ),
          ),
      ]),
    ),
    'payment-kinds:overpayment': () => any('payments.priorYearOverpayment'),
    'payment-kinds:extension': () => any('payments.withExtension'),
    'payment-kinds:other-withholding': () => any('payments.otherWithholding'),
    'payment-kinds:other-state': () => any('payments.otherStateWithholding'),
    'money-kinds:alimony': () => any('alimonyReceived'),
    'money-kinds:debt': () => any('cancelledDebt'),
    'money-kinds:jury': () => any('juryDutyPay'),
    'money-kinds:scholarship': () => any('scholarshipNotOnW2'),
    'money-kinds:alaska': () => any('alaskaPermanentFund'),
    // Harmless when somebody makes the home: the question is then not asked.
    'life-events:child-elsewhere': () => ['hoh', 'qss'].includes(String(facts['filingStatus'])),
    'life-events:for-someone': () => any('taxpayer.dateOfDeath'),
    'w2s.*.otherBoxes:box12': () => anyHere('.box12[0]'),
    'w2s.*.otherBoxes:box13': () => anyHere('.statutoryEmployee', '.retirementPlan', '.thirdPartySickPay'),
    'w2s.*.otherBoxes:box14': () => anyHere('.box14[0]'),
    'w2s.*.otherBoxes:state': () => anyHere('.states[0]'),
    'w2s.*.otherBoxes:state2': () => anyHere('.states[1]'),
    'sales.*.otherBoxes:adjusted': () => anyHere('.adjustmentCode', '.adjustment'),
    'retirement.*.otherBoxes:own-money': () => anyHere('.simplifiedMethod'),
    'retirement.*.otherBoxes:early': () => anyHere('.earlyExceptionCode', '.earlyExceptionAmount'),
    'retirement.*.otherBoxes:disaster': () => anyHere('.disaster'),
    'retirement.*.uses:rollover': () => anyHere('.rollover'),
    'retirement.*.uses:convert': () => anyHere('.rothConversion'),
    'retirement.*.uses:charity': () => anyHere('.qualifiedCharitable'),
    'governmentPayments.*.kinds:unemployment': () => anyHere('.unemployment'),
    'governmentPayments.*.kinds:repaid': () => anyHere('.repaid'),
    'governmentPayments.*.kinds:state-refund': () => anyHere('.stateRefund'),
    'governmentPayments.*.kinds:state-tax': () => anyHere('.state', '.stateWithholding'),
    'businesses.*.uses:car': () => anyHere('.vehicle'),
    'farms.*.uses:car': () => anyHere('.vehicle'),
    'businesses.*.uses:home': () => anyHere('.homeOffice'),
    'money-kinds:1099-k': () => any('form1099KErrorOrPersonalLoss'),
    'homeSales.*.special:depreciation': () => anyHere('.depreciation'),
    'homeSales.*.special:not-home': () => anyHere('.nonqualifiedUseDays'),
    'homeSales.*.special:early': () => anyHere('.earlySaleReason'),
    'homeSales.*.special:earlier': () => anyHere('.taxpayer.earlierExclusion', '.spouse.earlierExclusion'),
    'homeSales.*.special:widowed': () => anyHere('.spouseDied'),
    'homeSales.*.special:reductions': () => anyHere('.basisReductions'),
  };
  if (choice === 'stateTax') return anyHere('.state', '.stateWithholding');
  if (/\.box12Codes:/.test(key)) {
    const entries = valueAt('.box12');
    return Array.isArray(entries) && entries.some((entry: FactTree) => entry['code'] === choice);
  }
  return simple[key]?.() ?? false;
}

/** Answers that steer the interview and enter no return. */
export function steer(
  id: string,
  own: string,
  facts: FactTree,
  valueAt: (fact: string) => unknown,
): AnswerValue | undefined {
  const any = (...paths: string[]) => paths.some((path) => isStated(readAt(facts, path)));
  switch (own) {
    case '.taxableStated':
      return valueAt('.taxableAmount') === null ? 'empty' : 'stated';
    case '.acquiredKind': {
      const acquired = valueAt('.acquired');
      if (acquired === 'various' || acquired === 'inherited') return acquired;
      return acquired === null ? 'unknown' : 'date';
    }
    case '.kind':
      if (!id.startsWith('rentals.')) return undefined;
      return rentalKind(String(valueAt('.kind')), isStated(valueAt('.royalties')));
    // Left out, the engine takes box 9 for it (Form 8863, line 25).
    case '.fourYearsCompleted':
      return (valueAt('.fourYearsCompleted') ?? valueAt('.graduate')) === true;
    // Left out, income from self-employment counts.
    case '.qualifiedBusiness':
      return (valueAt('.qualifiedBusiness') ?? valueAt('.kind') === 'selfEmployment') === true;
    case '.statutoryWork': {
      const stated = valueAt('.statutoryEmployee');
      const isPaid = ['form1099Nec', 'form1099K', 'other'].some((name) =>
        isStated(valueAt(`.income.${name}`)),
      );
      return stated === true || (stated === null && !isPaid) ? 'yes' : 'no';
    }
    case '.entityTax':
      return isStated(valueAt('.passThroughEntityTax'));
    case '.tookOut':
      return isStated(valueAt('.basis.distributions')) || isStated(valueAt('.basis.debtRepaid'));
    case '.wasSold':
      return isStated(valueAt('.sold'));
    case '.isRelated':
      return isStated(valueAt('.relatedBuyer')) || isStated(valueAt('.relatedParty'));
    case '.isDeclared':
      return isStated(valueAt('.femaNumber'));
    case '.wasResold':
      return isStated(valueAt('.relatedBuyer.resold'));
    case '.sellsGoods':
      return isStated(valueAt('.costOfGoodsSold'));
    case '.source':
      return isStated(valueAt('.originYear')) ? 'carried' : 'k1';
    case '.carMethod': {
      const method = valueAt('.vehicle.method');
      if (method === 'mileage' || method === 'actual') return method;
      const isActual = ['actualExpenses', 'cost'].some((name) => isStated(valueAt(`.vehicle.${name}`)));
      return isActual ? 'actual' : 'mileage';
    }
    case '.homeMethod':
      return valueAt('.homeOffice.simplified') === false ? 'actual' : 'simple';
    case '.same':
      return valueAt('.annual') === null ? 'changed' : 'same';
    case '.shared':
      return isStated(valueAt('.sharedWith'));
    case '.qbi':
      return valueAt('.qbi') !== false;
  }
  const box14 = /^\.box14(Words|Amount)\.(\d)$/.exec(own);
  if (box14?.[1] === 'Words') {
    const row = valueAt(`.box14[${box14[2]}]`);
    const words = valueAt(`.box14[${box14[2]}].description`);
    return row === undefined ? '' : typeof words === 'string' && words !== '' ? words : 'Other';
  }
  switch (id) {
    // Left out means no answer that bars the credit.
    case 'mainHomeInUs':
      return readAt(facts, 'mainHomeInUs') !== false;
    case 'farmAveraging.threeYearsAgo-below-zero':
    case 'farmAveraging.twoYearsAgo-below-zero':
    case 'farmAveraging.lastYear-below-zero':
      return any(own.replace('-below-zero', '.shortfall'));
    case 'mortgage-over-certified':
      return any('mortgageCredit.loanAmount');
    case 'mortgage-reissued':
      return readAt(facts, 'mortgageCredit.originalCredit') !== null;
    case 'wants-lump-sum':
      return any('lumpSumElection');
    case 'had-ira-basis':
      return ['taxpayer', 'spouse'].some((who) =>
        any(`iraBasis.${who}.priorBasis`, `iraBasis.${who}.yearEndValue`),
      );
    case 'had-roth-conversions.taxpayer':
      return any('iraBasis.taxpayer.rothConversions');
    case 'had-roth-conversions.spouse':
      return any('iraBasis.spouse.rothConversions');
    case 'had-untaxed-pensions':
      return any('taxpayer.nontaxablePensions', 'spouse.nontaxablePensions');
    case 'had-unearned':
      return readAt(facts, 'parents.filingStatus') !== null;
    case 'refund-method':
      return any('refund.routingNumber', 'refund.accountNumber') ? 'bank' : 'check';
    case 'taxpayer.permanentlyDisabled':
    case 'spouse.permanentlyDisabled': {
      const who = id.split('.')[0] ?? '';
      return any(`${who}.permanentlyDisabled`, `${who}.taxableDisabilityIncome`);
    }
    case 'priorYear.refundException':
      return readAt(facts, 'stateRefundTaxable') !== null;
    case 'prior-part-year':
      return readAt(facts, 'priorYear.fullYear') === false;
    case 'notes':
      return '';
  }
  return undefined;
}

const kindWords: readonly [RegExp, string][] = [
  [/vacation|short|^3$/i, '3'],
  [/multi|^2$/i, '2'],
  [/commercial|^4$/i, '4'],
  [/land|^5$/i, '5'],
  [/self|^7$/i, '7'],
  [/other|^8$/i, '8'],
];

const rentalKind = (kind: string, isRoyalty: boolean): string =>
  isRoyalty ? '6' : (kindWords.find(([pattern]) => pattern.test(kind))?.[1] ?? '1');
