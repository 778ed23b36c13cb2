import { type Box14, type W2 } from '../../facts/w2';

/** What an entry of box 14 of Form W-2 is for line 5a of Schedule A. */
export type StateContribution = 'stateTax' | 'other' | 'unclear';

interface Fund {
  label: RegExp;
  /** States whose fund counts. */
  states: readonly string[];
}

/**
 * The mandatory contributions that count as state income tax: Instructions for Schedule A (2024), line 5a. The family
 * leave programs are those that took contributions from employees in 2024. Labels have no standard; these are the
 * forms that payroll providers print.
 */
const funds: readonly Fund[] = [
  // Nonoccupational disability benefit funds, and Rhode Island's temporary disability fund.
  { label: /^(?:SDI|DI|TDI|TCI|DBL)$/, states: ['CA', 'NJ', 'NY', 'RI'] },
  // State unemployment funds; New Jersey prints one amount with its workforce funds.
  { label: /^(?:S?UI|SUT|SUTA|UC|UNEMP\w*|WF|SWF|WD|UIWF\w*|UIHCWD)$/, states: ['AK', 'CA', 'NJ', 'PA'] },
  // State family leave programs.
  {
    label: /^(?:FLI|PFL|PFLI|PFML|PFMLI|FMLI|FAMLI|PLO)$/,
    states: ['CA', 'CO', 'CT', 'MA', 'NJ', 'NY', 'OR', 'RI', 'WA'],
  },
  // Washington's Supplemental Workmen's Compensation Fund.
  { label: /^(?:SWCF|SUPP\w*WORK\w*)$/, states: ['WA'] },
];

/** Private and voluntary plans take the place of a state fund, and don't count. */
const privatePlan = /\b(?:P ?P|PRIV\w*|VOL\w*|VPDI|VDI|VPFL|VP)\b/;

/** Words of funds that mix what counts with what doesn't, or that name no fund. */
const unclearWords = /\b(?:L ?(?:AND )?I|LNI|WORK(?:MEN|ERS?)\w* COMP\w*|TRANSIT|STT|PAID LEAVE|DISAB\w*)\b/;

const stateCodes = new Set(
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
);

/** Words of a label; a state printed together with the fund ("CASDI") is cut off. */
function readLabel(description: string): { state: string | null; words: string[]; whole: string } {
  const whole = description
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();
  let state: string | null = null;
  const words: string[] = [];
  for (const word of whole.split(' ')) {
    const front = word.slice(0, 2);
    if (state === null && stateCodes.has(word)) state = word;
    else if (
      state === null &&
      stateCodes.has(front) &&
      funds.some(({ label }) => label.test(word.slice(2)))
    ) {
      state = front;
      words.push(word.slice(2));
    } else words.push(word);
  }
  return { state, words, whole };
}

/** Reads a label of box 14 with the states of boxes 15 of the same form. */
export function readStateContribution(
  description: string,
  statesOnForm: readonly string[],
): StateContribution {
  const { state, words, whole } = readLabel(description);
  if (privatePlan.test(whole)) return 'other';
  const spelled = [
    ...words,
    ...(/\bFAM\w*(?: MED\w*)? (?:LEAVE|LV)\b/.test(whole) || (state !== null && /\bPL\b/.test(whole))
      ? ['PFL']
      : []),
    ...(/\bSTATE DIS\w*/.test(whole) ? ['SDI'] : []),
  ];
  const named = funds.filter(({ label }) => spelled.some((word) => label.test(word)));
  if (named.length === 0) return unclearWords.test(whole) ? 'unclear' : 'other';
  const states = state === null ? statesOnForm.map((code) => code.toUpperCase()) : [state];
  return named.some((fund) => fund.states.some((code) => states.includes(code))) ? 'stateTax' : 'unclear';
}

const contributionOf = (w2: W2, { description }: Box14): StateContribution =>
  readStateContribution(
    description,
    w2.states.map(({ state }) => state),
  );

/** Whether an entry of box 14 counts: as stated, or else by its label. */
export const countsAsStateTax = (w2: W2, entry: Box14): boolean =>
  entry.stateTax ?? contributionOf(w2, entry) === 'stateTax';

export const isUnclear = (w2: W2, entry: Box14): boolean =>
  entry.stateTax === null && contributionOf(w2, entry) === 'unclear';
