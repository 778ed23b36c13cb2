/**
 * Forms we recognize by name but don't read. Naming them is better than silence: the filer
 * learns where the numbers go. `covered` forms can be typed in the interview.
 */
export interface KnownForm {
  form: string;
  titles: readonly string[];
  /** Words that stand on the form beside its title; several must be there. */
  marks: readonly string[];
  covered: boolean;
}

const known = (
  form: string,
  covered: boolean,
  titles: readonly string[],
  marks: readonly string[],
): KnownForm => ({
  form,
  titles: [`form ${titles[0] ?? ''}`, ...titles],
  marks,
  covered,
});

const payerMarks = [
  'payers tin',
  'recipients tin',
  'payers name',
  'recipients name',
  'account number',
  'federal income tax withheld',
];

export const knownForms: readonly KnownForm[] = [
  known(
    '1099-A',
    false,
    ['1099 a', 'acquisition or abandonment of secured property'],
    [
      'lenders name',
      'borrowers name',
      'balance of principal outstanding',
      'fair market value',
      'date of lenders acquisition',
    ],
  ),
  known(
    '1099-LTC',
    false,
    ['1099 ltc', 'long term care and accelerated death benefits'],
    ['gross long term care', 'accelerated death benefits', 'policyholders name'],
  ),
  known(
    '1099-OID',
    false,
    ['1099 oid', 'original issue discount'],
    ['original issue discount', ...payerMarks],
  ),
  known(
    '1099-PATR',
    false,
    ['1099 patr', 'taxable distributions received from cooperatives'],
    ['patronage dividends', ...payerMarks],
  ),
  known(
    '1098-C',
    false,
    ['1098 c', 'contributions of motor vehicles'],
    ['donees', 'donors', 'odometer mileage', 'vehicle'],
  ),
  known(
    '1095-B',
    false,
    ['1095 b', 'health coverage'],
    ['responsible individual', 'covered individuals', 'origin of the health coverage', 'information about'],
  ),
  known(
    'RRB-1099',
    false,
    ['rrb 1099', 'payments by the railroad retirement board'],
    ['railroad retirement', 'claim number', 'tier'],
  ),
  known(
    'Schedule K-1',
    false,
    [
      'schedule k 1',
      'partners share of income',
      'shareholders share of income',
      'beneficiarys share of income',
    ],
    [
      'partnership',
      'corporation',
      'estate',
      'partners',
      'shareholders',
      'ordinary business income',
      'net rental real estate income',
    ],
  ),
];
