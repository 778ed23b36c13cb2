const scheduleR = 'Read by Schedule R only, which the engine does not have yet.';
const state = 'Documents fill it. No federal line reads it, and there is no state return yet.';
const box14 = 'Documents fill it. It changes no line; railroad pay is refused by name.';
const rareRetirement = 'Documents fill it. The engine refuses it by name.';
const penalty = 'Read by Form 2210 only, which the engine does not have yet.';
const residency = 'There is no state return yet.';

/**
 * Facts that a covered path reaches and that no question asks for, each with why. A test finds entries that
 * are out of date.
 */
export const factsNotAsked: Readonly<Record<string, string>> = {
  'taxpayer.taxableDisabilityIncome': scheduleR,
  'taxpayer.nontaxablePensions': scheduleR,
  'taxpayer.permanentlyDisabled': scheduleR,
  'taxpayer.dateOfDeath': 'The filer answers in person.',
  'taxpayer.student': 'Read by Form 8880 only, which the engine does not have yet.',
  'taxpayer.noIncome': 'Means something for the spouse on a separate return only.',
  'spouse.taxableDisabilityIncome': scheduleR,
  'spouse.nontaxablePensions': scheduleR,
  'spouse.permanentlyDisabled': scheduleR,
  'spouse.student': 'Read by Form 8880 only, which the engine does not have yet.',
  'spouse.phone': 'One phone number is enough on a return.',
  'spouse.email': 'One email address is enough on a return.',
  'dependents.*.unableToCareForSelf': 'Read by Form 2441 only, which the engine does not have yet.',
  'w2s.*.box14.*.description': box14,
  'w2s.*.box14.*.amount': box14,
  'w2s.*.states.*.state': state,
  'w2s.*.states.*.stateId': state,
  'w2s.*.states.*.wages': state,
  'w2s.*.states.*.withholding': state,
  'w2s.*.states.*.localWages': state,
  'w2s.*.states.*.localWithholding': state,
  'w2s.*.states.*.locality': state,
  'interest.*.stateWithholding': state,
  'interest.*.state': state,
  'dividends.*.stateWithholding': state,
  'dividends.*.state': state,
  'retirement.*.stateWithholding': state,
  'retirement.*.state': state,
  'retirement.*.capitalGain': rareRetirement,
  'retirement.*.disaster': rareRetirement,
  'retirement.*.simplifiedMethod.cost': rareRetirement,
  'retirement.*.simplifiedMethod.startDate': rareRetirement,
  'retirement.*.simplifiedMethod.ageAtStart': rareRetirement,
  'retirement.*.simplifiedMethod.jointAges': rareRetirement,
  'retirement.*.simplifiedMethod.recoveredBefore': rareRetirement,
  'retirement.*.earlyExceptionCode': rareRetirement,
  'retirement.*.earlyExceptionAmount': rareRetirement,
  'socialSecurity.*.medicarePremiums': 'Documents fill it. Only Schedule A reads it.',
  'socialSecurity.*.lumpSumPriorYears':
    'The lump-sum election is not offered. Without it, benefits for earlier years count in 2024.',
  'priorYear.agi': 'Needed for signing an e-filed return, asked there.',
  'priorYear.tax': penalty,
  'priorYear.fullYear': penalty,
  'priorYear.stateTaxDeducted': 'The taxable part of a state refund is asked as an amount.',
  thirdPartyDesignee: 'The name of a designee has no place in the facts yet.',
  'residency.*.state': residency,
  'residency.*.from': residency,
  'residency.*.to': residency,
};
