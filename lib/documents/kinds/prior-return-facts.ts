import { type EarlierFact, type EarlierPerson, type EarlierReturn } from '@/lib/interview/earlier-return';
import { carryOverPrintedLoss } from '@/lib/tax/us/schedule-d/printed-carryover';
import { type FieldValues } from './kind';
import { printedStatuses } from './prior-return';
import { basisLine, nameOfLine, priorLines } from './prior-return-lines';
import { rowCount, toDollars, toText } from './printed-values';

const lineNamed = (path: string): string => {
  const line = priorLines.find((one) => one.path === path);
  return line === undefined ? path : nameOfLine(line);
};

const digitsOf = (text: string | null) => (text ?? '').replaceAll(/\D/gu, '');
const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/gu, '');

/** Lines that go into one fact as they stand, without their sign. */
const plain: readonly (readonly [path: string, fact: string])[] = [
  ['line24', 'priorYear.tax'],
  ['line36', 'payments.priorYearOverpayment'],
  ['m_line26', 'priorYearMinimumTaxCredit'],
  ['e_line16', 'energy.previousCarryforward'],
];

/** What last year's Form 1040 says to this year's return. */
export function readEarlierReturn(values: FieldValues): EarlierReturn {
  const dollars = (path: string) => toDollars(values[path]);
  const year = Number(toText(values['tax_year']) ?? Number.NaN);
  const status = readStatus(toText(values['filing_status']));
  const carried: EarlierFact[] = [];
  const carry = (fact: string, value: EarlierFact['value'], field: string, source = lineNamed(field)) =>
    carried.push({ fact, value, source, field });
  const agi = dollars('line11');
  if (agi !== null) carry('priorYear.agi', agi, 'line11');
  if (status !== null) carry('priorYear.filingStatus', status, 'filing_status', 'Form 1040, filing status');
  for (const [path, fact] of plain) {
    const amount = dollars(path);
    if (amount !== null && (amount !== 0 || fact === 'priorYear.tax')) carry(fact, Math.abs(amount), path);
  }
  carried.push(...carryLosses(values), ...carryBusinessLoss(values), ...carryBasis(values, status));
  return {
    taxYear: Number.isInteger(year) ? year : null,
    taxpayer: readPerson(values, 'taxpayer'),
    spouse: status === 'mfj' || status === null ? readPerson(values, 'spouse') : null,
    address: readAddress(values),
    dependents: readDependents(values),
    filingStatus: status,
    agi,
    deduction: dollars('line12'),
    itemized: dollars('a_line17'),
    carried,
    ifItemized: carryStateTax(values),
  };
}

function readStatus(text: string | null): EarlierReturn['filingStatus'] {
  const wanted = letters(text ?? '');
  return printedStatuses.find(([, words]) => letters(words) === wanted)?.[0] ?? null;
}

function readPerson(values: FieldValues, who: 'taxpayer' | 'spouse'): EarlierPerson | null {
  const firstName = toText(values[`${who}_first`]);
  const lastName = toText(values[`${who}_last`]);
  if (firstName === null || lastName === null) return null;
  return { firstName, lastName, ssn: toText(values[`${who}_ssn`]) };
}

function readAddress(values: FieldValues): string | null {
  const [street, apartment, city, state, zip] = ['street', 'apartment', 'city', 'state', 'zip'].map((path) =>
    toText(values[path]),
  );
  if (!street || !city || !state || !zip) return null;
  return `${street}${apartment ? ` Apt ${apartment}` : ''}, ${city}, ${state} ${zip}`;
}

function readDependents(values: FieldValues): EarlierReturn['dependents'] {
  return Array.from({ length: rowCount(values, 'dependents') }, (_, index) => index).flatMap((index) => {
    const at = `dependents[${index}]`;
    const words = (toText(values[`${at}.name`]) ?? '').split(/\s+/u).filter(Boolean);
    const lastName = words.at(-1);
    if (lastName === undefined || words.length < 2) return [];
    return [
      {
        firstName: words.slice(0, -1).join(' '),
        lastName,
        ssn: toText(values[`${at}.ssn`]),
        relationship: toText(values[`${at}.relationship`]),
      },
    ];
  });
}

/** Capital losses: from the worksheet where it is in the file, else worked out as the worksheet does. */
function carryLosses(values: FieldValues): EarlierFact[] {
  const dollars = (path: string) => toDollars(values[path]);
  // Where one of the two is left, the other one is nothing, and isn't asked.
  const list = (amounts: readonly [number, number], fields: readonly [string, string], source?: string) =>
    amounts.every((amount) => amount === 0)
      ? []
      : amounts.map((amount, at): EarlierFact => {
          const field = fields[at === 0 ? 0 : 1];
          const fact = at === 0 ? 'capitalLossCarryover.shortTerm' : 'capitalLossCarryover.longTerm';
          return { fact, value: Math.abs(amount), source: source ?? lineNamed(field), field };
        });
  const [short, long] = [dollars('w_line8'), dollars('w_line13')];
  if (short !== null || long !== null) return list([short ?? 0, long ?? 0], ['w_line8', 'w_line13']);
  const [income, allowed] = [dollars('line11'), dollars('d_line21')];
  if (income === null || allowed === null || allowed === 0) return [];
  const left = carryOverPrintedLoss({
    income,
    deductions: dollars('line14') ?? (dollars('line12') ?? 0) + (dollars('line13') ?? 0),
    shortTerm: dollars('d_line7') ?? 0,
    longTerm: dollars('d_line15') ?? 0,
    allowed: Math.abs(allowed),
  });
  return list([left.shortTerm, left.longTerm], ['d_line7', 'd_line15'], 'Schedule D, lines 7, 15, and 21');
}

function carryBusinessLoss(values: FieldValues): EarlierFact[] {
  const path = toDollars(values['qa_line6']) === null ? 'q_line16' : 'qa_line6';
  const amount = toDollars(values[path]);
  return amount === null || amount === 0
    ? []
    : [{ fact: 'qbiCarryforward', value: Math.abs(amount), source: lineNamed(path), field: path }];
}

/** The basis of each spouse, told apart by number; that of a person who files alone is their own. */
function carryBasis(values: FieldValues, status: EarlierReturn['filingStatus']): EarlierFact[] {
  const found = Array.from({ length: rowCount(values, 'iras') }, (_, index) => index).flatMap((index) => {
    const amount = toDollars(values[`iras[${index}].amount`]);
    const number = digitsOf(toText(values[`iras[${index}].ssn`])).slice(-4);
    if (amount === null || amount === 0) return [];
    const isOf = (who: string) =>
      number.length === 4 && digitsOf(toText(values[`${who}_ssn`])).slice(-4) === number;
    const owner =
      status !== null && status !== 'mfj'
        ? 'taxpayer'
        : (['taxpayer', 'spouse'].find((who) => isOf(who)) ?? null);
    const field = `iras[${index}].amount`;
    return owner === null
      ? []
      : [{ fact: `iraBasis.${owner}.priorBasis`, value: amount, source: nameOfLine(basisLine), field }];
  });
  const [first] = found;
  return first === undefined
    ? []
    : [{ fact: 'had-ira-basis', value: true, source: 'Form 8606', field: first.field }, ...found];
}

/** For the State and Local Income Tax Refund Worksheet. */
function carryStateTax(values: FieldValues): EarlierFact[] {
  const [tax, all, total] = ['a_line5a', 'a_line5d', 'a_line17'].map((path) => toDollars(values[path]));
  if (values['a_line5a'] === undefined) return [];
  const incomeTax = values['a_sales_tax'] === true ? 0 : (tax ?? 0);
  const field = 'a_line5a';
  const source = lineNamed(field);
  const deducted: EarlierFact = { fact: 'priorYear.stateTaxDeducted', value: incomeTax > 0, source, field };
  if (incomeTax === 0) return [deducted];
  const amounts: (readonly [string, number | null | undefined, string])[] = [
    ['priorYear.scheduleA.stateIncomeTax', incomeTax, field],
    ['priorYear.scheduleA.stateAndLocalTaxes', all, 'a_line5d'],
    ['priorYear.scheduleA.total', total, 'a_line17'],
  ];
  return [
    deducted,
    ...amounts.flatMap(([fact, value, path]): EarlierFact[] =>
      value === null || value === undefined ? [] : [{ fact, value, source: lineNamed(path), field: path }],
    ),
  ];
}
