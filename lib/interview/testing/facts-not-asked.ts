const withoutEffect = 'No line and no box of the return reads it.';

/** Facts that no question asks for on purpose, each with why. */
export const factsNotAsked: Readonly<Record<string, string>> = {
  'taxpayer.noIncome': 'It means something for the spouse on a separate return only.',
  'spouse.phone': withoutEffect,
  'spouse.email': withoutEffect,
  thirdPartyDesignee: 'The name and number of a designee have no place in the facts, so the box stays at No.',
  passiveLossCarryover: 'Each rental and Schedule K-1 has a question about its own loss of earlier years.',
  'businesses.*.id': 'We make it up.',
  'rentals.*.id': 'We make it up.',
  'farms.*.id': 'We make it up.',
  'adjustments.hsa.*.catchUp':
    'The limit grows by the age alone; the engine takes the whole contribution as one amount.',
};
