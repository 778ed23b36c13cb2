const state = 'Documents fill it. No federal line reads it, and there is no state return yet.';
const box14 = 'Documents fill it. It changes no line; railroad pay is refused by name.';
const rareRetirement = 'Documents fill it. It is rare, and the engine refuses what it does not do.';

/** Facts that no question asks for on purpose, each with why. */
export const factsNotAsked: Readonly<Record<string, string>> = {
  'taxpayer.dateOfDeath': 'The filer answers in person.',
  'taxpayer.noIncome': 'Means something for the spouse on a separate return only.',
  'spouse.phone': 'One phone number is enough on a return.',
  'spouse.email': 'One email address is enough on a return.',
  'w2s.*.box14': box14,
  'w2s.*.states': state,
  'interest.*.stateWithholding': state,
  'interest.*.state': state,
  'dividends.*.stateWithholding': state,
  'dividends.*.state': state,
  'retirement.*.stateWithholding': state,
  'retirement.*.state': state,
  'retirement.*.capitalGain': rareRetirement,
  'retirement.*.disaster': rareRetirement,
  'retirement.*.simplifiedMethod': rareRetirement,
  'retirement.*.earlyExceptionCode': rareRetirement,
  'retirement.*.earlyExceptionAmount': rareRetirement,
  'socialSecurity.*.medicarePremiums': 'Documents fill it. Only Schedule A reads it.',
  'socialSecurity.*.lumpSumPriorYears':
    'The lump-sum election is not offered. Without it, benefits for earlier years count in 2024.',
  'priorYear.stateTaxDeducted': 'The taxable part of a state refund is asked as an amount.',
  thirdPartyDesignee: 'The name of a designee has no place in the facts yet.',
  residency: 'There is no state return yet.',
};

const stopped = 'The first screens say that a return with it can’t be done here yet.';
const withoutIt = 'The deductions screen says that it is left out and may cost money.';
const inTheEngineOnly = 'Its form is new in the engine; the interview does not offer it yet.';

/**
 * What the engine reads, or will soon, and the interview does not ask yet. An entry goes when its questions
 * come: a test finds entries under which something is asked.
 */
export const factsNotAskedYet: Readonly<Record<string, string>> = {
  parents: inTheEngineOnly,
  'dependents.*.incomeIfFiling': inTheEngineOnly,
  sales: stopped,
  capitalLossCarryover: stopped,
  businesses: stopped,
  rentals: stopped,
  k1s: stopped,
  farms: stopped,
  marketplace: stopped,
  marketplaceExceptions: stopped,
  hsaDistributions: stopped,
  adoption: stopped,
  'adjustments.selfEmployedRetirement': stopped,
  'adjustments.selfEmployedHealthInsurance': stopped,
  passiveLossCarryover: stopped,
  qbiCarryforward: stopped,
  itemized: withoutIt,
  childCare: withoutIt,
  education: withoutIt,
  energy: withoutIt,
  cleanVehicles: withoutIt,
  'adjustments.ira': withoutIt,
  'adjustments.hsa': withoutIt,
  iraBasis: inTheEngineOnly,
  'adjustments.archerMsa': inTheEngineOnly,
  foreignTax: inTheEngineOnly,
  priorYearMinimumTaxCredit: inTheEngineOnly,
  amt: inTheEngineOnly,
  'combatPayElection.dependentCare': inTheEngineOnly,
  'creditsDisallowed.aotc': inTheEngineOnly,
  'taxpayer.taxableDisabilityIncome': inTheEngineOnly,
  'taxpayer.nontaxablePensions': inTheEngineOnly,
  'taxpayer.permanentlyDisabled': inTheEngineOnly,
  'taxpayer.student': inTheEngineOnly,
  'spouse.taxableDisabilityIncome': inTheEngineOnly,
  'spouse.nontaxablePensions': inTheEngineOnly,
  'spouse.permanentlyDisabled': inTheEngineOnly,
  'spouse.student': inTheEngineOnly,
  'dependents.*.unableToCareForSelf': inTheEngineOnly,
  'priorYear.agi': 'Needed for signing an e-filed return.',
  'priorYear.tax': inTheEngineOnly,
  'priorYear.fullYear': inTheEngineOnly,
};
