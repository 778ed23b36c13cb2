import { type BoxCheck, type CodeGroup, type FieldSpec, type Kind, type LabelSpec } from './kind';
import { readShare, type SharePlaces } from './k1-facts';

/**
 * Schedule K-1 of Forms 1065, 1120-S and 1041 (2024 and 2025). Part III has boxes with one amount, and boxes whose amounts
 * have code letters.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codeLetters = [...letters, ...[...letters].map((letter) => letter + letter)];

const money = (box: string, title: string, phrases: readonly string[]): FieldSpec => ({
  path: `box${box}`,
  label: `Box ${box}: ${title}`,
  format: 'money',
  critical: true,
  box,
  phrases,
});

const coded = (box: string, title: string, phrases: readonly string[]): CodeGroup => ({
  path: `box${box}`,
  label: `Box ${box}: ${title}`,
  codes: codeLetters,
  labels: [{ box, phrases }],
});

const business = ['ordinary business income loss?'];
const realEstate = ['net rental real estate income loss?'];
const shortTerm = ['net short term capital gain loss?'];
const longTerm = ['net long term capital gain loss?'];
const collectibles = ['collectibles 28 % gain loss?', 'collectibles 28 gain loss?', 'collectibles'];
const unrecaptured = ['unrecaptured section|sec 1250 gain'];
const section1231 = ['net section|sec 1231 gain loss?'];
const section179 = ['section|sec 179 deduction'];

/** Rows of codes that are looked at. */
const rows = [0, 1, 2, 3, 4, 5] as const;

/** Codes that nothing has to be done about: sums of other boxes, and what only optional methods need. */
const idle: Readonly<Record<string, readonly string[]>> = {
  'Form 1065 box14': ['B', 'C'],
  'Form 1065 box19': ['A'],
  'Form 1065 box20': ['A', 'N', 'Z'],
  'Form 1120-S box16': ['D'],
  'Form 1120-S box17': ['A', 'V'],
  'Form 1041 box14': ['I'],
};

const otherCodes = (form: string, groups: readonly CodeGroup[], { codes }: SharePlaces): BoxCheck[] =>
  groups.map(({ path }): BoxCheck => ({
    mild: true,
    paths: [`${path}[0].amount`, `${path}[0].code`],
    message: `${path.replace('box', 'Box ')} has a code we can’t add to your return automatically. We’ll ask about it in the interview.`,
    holds: (amount, _taxYear, text) => {
      const filled = rows.flatMap((row) => {
        const code = text(`${path}[${row}].code`);
        return code === null || (amount(`${path}[${row}].amount`) ?? 0) === 0 ? [] : [code.toUpperCase()];
      });
      const known = [...Object.keys(codes[path] ?? {}), ...(idle[`${form} ${path}`] ?? [])];
      return filled.length === 0 ? null : filled.every((code) => known.includes(code));
    },
  }));

const isPart = (part: string, whole: string): BoxCheck => ({
  paths: [whole, part],
  message: `${part.replace('box', 'Box ')} is part of ${whole.replace('box', 'box ')}, so it can’t be more. Check both boxes against your form.`,
  holds: (amount) => {
    const value = amount(part);
    return value === null || value === 0 ? null : value <= (amount(whole) ?? 0);
  },
});

const neverBelowZero = (paths: readonly string[]): BoxCheck[] =>
  paths.map((path) => ({
    paths: [path],
    message: `${path.replace('box', 'Box ')} can’t be negative. Check it against your form.`,
    holds: (amount) => {
      const value = amount(path);
      return value === null ? null : value >= 0;
    },
  }));

interface Share {
  form: 'Form 1065' | 'Form 1120-S' | 'Form 1041';
  titles: readonly string[];
  /** What print calls the entity and its owner, and what we do. */
  entity: { words: string; title: string };
  person: string;
  personNumber: readonly string[];
  fields: readonly FieldSpec[];
  codes: readonly CodeGroup[];
  places: SharePlaces;
  checks: readonly BoxCheck[];
  captions: readonly LabelSpec[];
}

/** A box with a tick that nothing follows from, between boxes with amounts. */
const scheduleK3 = (box: string): LabelSpec => ({ box, phrases: ['schedule k 3 is attached if? checked?'] });

const address = 'name address city state and? zip code';

const schedule = (share: Share): Kind => ({
  form: `Schedule K-1 (${share.form})`,
  titles: share.titles,
  fields: [
    {
      path: 'payer_tin',
      label: `${share.entity.title} EIN`,
      format: 'ein',
      critical: true,
      phrases: [`${share.entity.words} employer identification number|no`, `${share.entity.words} ein`],
    },
    { path: 'recipient_tin', label: 'Your identifying number', format: 'tin', phrases: share.personNumber },
    ...share.fields,
  ],
  parties: [
    {
      name: { path: 'payer_name', label: `${share.entity.title} name` },
      address: { path: 'payer_address', label: `${share.entity.title} address` },
      nameLabels: { phrases: [`${share.entity.words} ${address}`, `${share.entity.words} name`] },
    },
    {
      name: { path: 'recipient_name', label: 'Your name' },
      address: { path: 'recipient_address', label: 'Your address' },
      nameLabels: {
        phrases: [
          `${share.person} ${address}`,
          `${address} for ${share.person} entered in e see? instructions?`,
          `${share.person} name`,
        ],
      },
    },
  ],
  rows: [],
  codes: share.codes,
  notes: [],
  checks: [
    { path: 'final', label: 'Final K-1', phrases: ['final k 1'] },
    { path: 'corrected', label: 'Amended K-1', phrases: ['amended k 1'] },
  ],
  captions: [
    { phrases: ['omb no|number 1545', 'for calendar year', 'part i', 'part ii', 'part iii'] },
    ...share.captions,
  ],
  identity: ['payer_tin', 'recipient_tin'],
  boxChecks: [...share.checks, ...otherCodes(share.form, share.codes, share.places)],
  facts: {
    group: 'k1s',
    recipient: 'recipient_tin',
    text: {},
    money: {},
    items: (values) => readShare(values, share.places),
  },
});

export const k1Partnership = schedule({
  form: 'Form 1065',
  titles: ['schedule k 1 form 1065', 'partners share of income'],
  entity: { words: 'partnerships', title: 'Partnership’s' },
  person: 'partner',
  personNumber: ['partners ssn or tin', 'partners identifying number', 'partners ssn|tin'],
  fields: [
    money('1', 'Ordinary business income or loss', business),
    money('2', 'Net rental real estate income or loss', realEstate),
    money('3', 'Other net rental income or loss', ['other net rental income loss?']),
    money('4a', 'Guaranteed payments for services', ['guaranteed payments for? services']),
    money('4b', 'Guaranteed payments for capital', ['guaranteed payments for? capital']),
    money('4c', 'Total guaranteed payments', ['total guaranteed payments']),
    money('5', 'Interest income', ['interest income']),
    money('6a', 'Ordinary dividends', ['ordinary dividends']),
    money('6b', 'Qualified dividends', ['qualified dividends']),
    money('6c', 'Dividend equivalents', ['dividend equivalents']),
    money('7', 'Royalties', ['royalties']),
    money('8', 'Net short-term capital gain or loss', shortTerm),
    money('9a', 'Net long-term capital gain or loss', longTerm),
    money('9b', 'Collectibles (28%) gain or loss', collectibles),
    money('9c', 'Unrecaptured section 1250 gain', unrecaptured),
    money('10', 'Net section 1231 gain or loss', section1231),
    money('12', 'Section 179 deduction', section179),
    money('21', 'Foreign taxes paid or accrued', ['foreign taxes paid or? accrued?']),
  ],
  codes: [
    coded('11', 'Other income or loss', ['other income loss?']),
    coded('13', 'Other deductions', ['other deductions']),
    coded('14', 'Self-employment earnings or loss', ['self employment earnings loss?']),
    coded('15', 'Credits', ['credits']),
    coded('17', 'Alternative minimum tax (AMT) items', ['alternative minimum tax amt? items']),
    coded('18', 'Tax-exempt income and nondeductible expenses', [
      'tax exempt income and nondeductible? expenses?',
    ]),
    coded('19', 'Distributions', ['distributions']),
    coded('20', 'Other information', ['other information']),
  ],
  places: {
    entity: 'partnership',
    money: {
      box1: 'ordinaryIncome',
      box2: 'rentalIncome',
      box3: 'otherRentalIncome',
      box4a: 'guaranteedPaymentsServices',
      box4b: 'guaranteedPaymentsCapital',
      box5: 'interest',
      box6a: 'ordinaryDividends',
      box6b: 'qualifiedDividends',
      box7: 'royalties',
      box8: 'shortTermGain',
      box9a: 'longTermGain',
      box9b: 'collectiblesGain',
      box9c: 'unrecaptured1250',
      box10: 'section1231Gain',
      box12: 'section179',
      box21: 'foreignTaxPaid',
    },
    codes: {
      box11: { C: 'section1256' },
      box13: {
        A: 'charityCash',
        B: 'charityCash',
        C: 'charityNoncash',
        H: 'investmentInterest',
        I: 'royaltyDeductions',
        M: 'healthInsurance',
      },
      box14: { A: 'selfEmploymentEarnings' },
      box17: { A: 'amtDepreciation', B: 'amtAdjustedGain' },
      box18: { A: 'taxExemptInterest' },
      box20: { B: 'investmentExpenses' },
    },
  },
  checks: [
    isPart('box6b', 'box6a'),
    ...neverBelowZero(['box5', 'box6a', 'box7', 'box12']),
    {
      isExact: true,
      paths: ['box4a', 'box4b', 'box4c'],
      message: 'Box 4c should equal boxes 4a and 4b combined. Check these boxes against your form.',
      holds: (amount) => {
        const total = amount('box4c');
        if (total === null || total === 0) return null;
        return Math.abs((amount('box4a') ?? 0) + (amount('box4b') ?? 0) - total) < 1;
      },
    },
  ],
  captions: [scheduleK3('16'), { phrases: ['more than one activity', 'partners share of profit'] }],
});

export const k1Corporation = schedule({
  form: 'Form 1120-S',
  titles: ['schedule k 1 form 1120 s', 'shareholders share of income'],
  entity: { words: 'corporations', title: 'Corporation’s' },
  person: 'shareholders',
  personNumber: ['shareholders identifying number', 'shareholders ssn|tin'],
  fields: [
    money('1', 'Ordinary business income or loss', business),
    money('2', 'Net rental real estate income or loss', realEstate),
    money('3', 'Other net rental income or loss', ['other net rental income loss?']),
    money('4', 'Interest income', ['interest income']),
    money('5a', 'Ordinary dividends', ['ordinary dividends']),
    money('5b', 'Qualified dividends', ['qualified dividends']),
    money('6', 'Royalties', ['royalties']),
    money('7', 'Net short-term capital gain or loss', shortTerm),
    money('8a', 'Net long-term capital gain or loss', longTerm),
    money('8b', 'Collectibles (28%) gain or loss', collectibles),
    money('8c', 'Unrecaptured section 1250 gain', unrecaptured),
    money('9', 'Net section 1231 gain or loss', section1231),
    money('11', 'Section 179 deduction', section179),
  ],
  codes: [
    coded('10', 'Other income or loss', ['other income loss?']),
    coded('12', 'Other deductions', ['other deductions']),
    coded('13', 'Credits', ['credits']),
    coded('15', 'Alternative minimum tax (AMT) items', ['alternative minimum tax amt? items']),
    coded('16', 'Items affecting shareholder basis', ['items affecting shareholder basis']),
    coded('17', 'Other information', ['other information']),
  ],
  places: {
    entity: 'sCorporation',
    money: {
      box1: 'ordinaryIncome',
      box2: 'rentalIncome',
      box3: 'otherRentalIncome',
      box4: 'interest',
      box5a: 'ordinaryDividends',
      box5b: 'qualifiedDividends',
      box6: 'royalties',
      box7: 'shortTermGain',
      box8a: 'longTermGain',
      box8b: 'collectiblesGain',
      box8c: 'unrecaptured1250',
      box9: 'section1231Gain',
      box11: 'section179',
    },
    codes: {
      box10: { C: 'section1256' },
      box12: {
        A: 'charityCash',
        B: 'charityCash',
        C: 'charityNoncash',
        H: 'investmentInterest',
        I: 'royaltyDeductions',
      },
      box15: { A: 'amtDepreciation', B: 'amtAdjustedGain' },
      box16: { A: 'taxExemptInterest', F: 'foreignTaxPaid' },
      box17: { B: 'investmentExpenses' },
    },
  },
  checks: [isPart('box5b', 'box5a'), ...neverBelowZero(['box4', 'box5a', 'box6', 'box11'])],
  captions: [
    scheduleK3('14'),
    { phrases: ['more than one activity', 'shareholders percentage', 'current year allocation'] },
  ],
});

export const k1Estate = schedule({
  form: 'Form 1041',
  titles: ['schedule k 1 form 1041', 'beneficiarys share of income'],
  entity: { words: 'estates or trusts', title: 'Estate’s or trust’s' },
  person: 'beneficiarys',
  personNumber: ['beneficiarys identifying number', 'beneficiarys ssn|tin'],
  fields: [
    money('1', 'Interest income', ['interest income']),
    money('2a', 'Ordinary dividends', ['ordinary dividends']),
    money('2b', 'Qualified dividends', ['qualified dividends']),
    money('3', 'Net short-term capital gain', shortTerm),
    money('4a', 'Net long-term capital gain', longTerm),
    money('4b', '28% rate gain', ['28 % rate gain', '28 rate gain']),
    money('4c', 'Unrecaptured section 1250 gain', unrecaptured),
    money('5', 'Other portfolio and nonbusiness income', ['other portfolio and? nonbusiness? income']),
    money('6', 'Ordinary business income', business),
    money('7', 'Net rental real estate income', realEstate),
    money('8', 'Other rental income', ['other rental income']),
    money('10', 'Estate tax deduction', ['estate tax deduction']),
  ],
  codes: [
    coded('9', 'Directly apportioned deductions', ['directly apportioned deductions']),
    coded('11', 'Final year deductions', ['final year deductions']),
    coded('12', 'Alternative minimum tax adjustment', ['alternative minimum tax adjustment']),
    coded('13', 'Credits and credit recapture', ['credits and credit recapture']),
    coded('14', 'Other information', ['other information']),
  ],
  places: {
    entity: 'estate',
    money: {
      box1: 'interest',
      box2a: 'ordinaryDividends',
      box2b: 'qualifiedDividends',
      box3: 'shortTermGain',
      box4a: 'longTermGain',
      box4b: 'collectiblesGain',
      box4c: 'unrecaptured1250',
      box5: 'otherPortfolioIncome',
      box6: 'ordinaryIncome',
      box7: 'rentalIncome',
      box8: 'otherRentalIncome',
      box10: 'estateTaxDeduction',
    },
    codes: {
      box9: { A: 'directDeductions', B: 'directDeductions', C: 'directDeductions' },
      box11: {
        A: 'excessDeductions',
        B: 'excessItemizedDeductions',
        C: 'shortTermCarryover',
        D: 'longTermCarryover',
      },
      box12: { A: 'amtTrustAdjustment' },
      box13: { A: 'estimatedTax', B: 'backupWithholding' },
      box14: { A: 'taxExemptInterest', B: 'foreignTaxPaid', H: 'netInvestmentAdjustment' },
    },
  },
  checks: [isPart('box2b', 'box2a'), ...neverBelowZero(['box1', 'box2a', 'box5', 'box10'])],
  captions: [{ phrases: ['check if form 1041 t was filed', 'check if this is the final form 1041'] }],
});
