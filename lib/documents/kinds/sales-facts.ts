import { type FactsItem, type FieldValues } from './kind';
import { rowCount, toDate, toDollars, toText } from './printed-values';

/**
 * The sales on a Form 1099-B or on a broker's statement, one item of `sales` each (Form 8949, columns a to g).
 * The letter is the box of Form 8949 that the payer names: A to C are short-term, D to F long-term; the basis was
 * reported to the IRS with A and D, and no Form 1099-B was received with C and F.
 */
export function readSales(values: FieldValues): readonly FactsItem[] | null {
  const rows = rowCount(values, 'transactions');
  const sales = Array.from({ length: rows }, (_, index) => readRow(values, `transactions[${index}].`));
  // A row that somebody emptied is no sale.
  if (rows > 0) return sales.filter(({ item }) => Object.keys(item).length > 0);
  if (rows === 0 && Object.keys(values).some((path) => path.startsWith(sumsPath))) return readSums(values);
  if (needsMore.some((path) => isGiven(values[path]))) return null;
  return toDollars(values['box1d_proceeds']) === null ? null : [readSingle(values)];
}

const sumsPath = 'totals_by_8949_box.';

/**
 * Sums of sales that the statement doesn't list. Those whose basis was reported and that need no adjustment may stand on
 * lines 1a and 8a of Schedule D without a Form 8949 (Schedule D (2024), lines 1a and 8a): one item each,
 * whose day of sale the filer adds. Where any others are among them, each sale must be listed, so the filer enters all.
 */
function readSums(values: FieldValues): FactsItem[] | null {
  const amount = (letter: string, column: string) => toDollars(values[`${sumsPath}${letter}.${column}`]) ?? 0;
  const isUsed = (letter: string) => amount(letter, 'proceeds') !== 0 || amount(letter, 'cost_basis') !== 0;
  if (['B', 'C', 'E', 'F'].some(isUsed) || ['A', 'D'].some((letter) => amount(letter, 'wash_sale') !== 0))
    return null;
  return ['A', 'D'].filter(isUsed).map((letter) => {
    const sale = new Sale(values);
    const path = `${sumsPath}${letter}.proceeds`;
    sale.put('description', 'Sales reported in total', path);
    sale.put('acquired', 'various', path);
    sale.put('term', letter === 'A' ? 'short' : 'long', path);
    sale.put('basisReported', true, path);
    sale.put('on1099b', true, path);
    sale.money('proceeds', path);
    sale.money('basis', `${sumsPath}${letter}.cost_basis`);
    return sale;
  });
}

/** Boxes that change what a sale counts in ways the printed numbers alone don't settle: the filer enters these. */
const needsMore = [
  'box1f_accrued_market_discount',
  'box3_qof',
  'box7_loss_not_allowed',
  'box8_realized_closed_contracts',
  'box9_unrealized_prior',
  'box10_unrealized_current',
  'box11_aggregate',
  'box13_bartering',
] as const;

const isGiven = (value: FieldValues[string] | undefined) => value === true || (toDollars(value) ?? 0) !== 0;

class Sale implements FactsItem {
  readonly item: Record<string, unknown> = {};
  readonly sources: Record<string, string> = {};
  constructor(private readonly values: FieldValues) {}

  put(key: string, value: unknown, path: string) {
    if (value === null || value === undefined) return;
    this.item[key] = value;
    this.sources[key] = path;
  }
  text(key: string, path: string) {
    this.put(key, toText(this.values[path]), path);
  }
  money(key: string, path: string) {
    this.put(key, toDollars(this.values[path]), path);
  }
  /** Dates, or the words that stand in their place. */
  acquired(path: string) {
    const word = /^(various|inherited)$/iu.exec(toText(this.values[path]) ?? '')?.[0].toLowerCase();
    this.put('acquired', word ?? toDate(this.values[path]), path);
  }
  sold(path: string) {
    this.put('sold', toDate(this.values[path]), path);
  }
  /** A wash sale's loss comes back as an adjustment with code W (Instructions for Form 8949, column g). */
  washSale(path: string) {
    const amount = toDollars(this.values[path]);
    if (amount === null || amount === 0) return;
    this.put('adjustment', amount, path);
    this.put('adjustmentCode', 'W', path);
  }
  /** What the letter of Form 8949 says. True when there was one. */
  letter(path: string): boolean {
    const letter = /^[A-F]$/u.exec(toText(this.values[path])?.toUpperCase() ?? '')?.[0];
    if (letter === undefined) return false;
    this.put('term', 'ABC'.includes(letter) ? 'short' : 'long', path);
    this.put('basisReported', 'AD'.includes(letter), path);
    this.put('on1099b', !'CF'.includes(letter), path);
    return true;
  }
}

function readRow(values: FieldValues, prefix: string): FactsItem {
  const sale = new Sale(values);
  sale.text('description', `${prefix}description`);
  sale.acquired(`${prefix}date_acquired`);
  sale.sold(`${prefix}date_sold`);
  sale.money('proceeds', `${prefix}proceeds`);
  sale.money('basis', `${prefix}cost_basis`);
  sale.washSale(`${prefix}wash_sale`);
  if (!sale.letter(`${prefix}form_8949_box`)) {
    const term = values[`${prefix}term`];
    if (term === 'short_term' || term === 'long_term')
      sale.put('term', term === 'short_term' ? 'short' : 'long', `${prefix}term`);
  }
  return { item: sale.item, sources: sale.sources };
}

function readSingle(values: FieldValues): FactsItem {
  const sale = new Sale(values);
  sale.text('description', 'box1a_description');
  sale.acquired('box1b_date_acquired');
  sale.sold('box1c_date_sold');
  sale.money('proceeds', 'box1d_proceeds');
  sale.money('basis', 'box1e_cost_basis');
  sale.washSale('box1g_wash_sale');
  sale.money('federalWithholding', 'box4_federal_withholding');
  sale.money('stateWithholding', 'state[0].box16_state_tax');
  if (values['box3_collectibles'] === true) sale.put('collectible', true, 'box3_collectibles');
  if (!sale.letter('applicable_checkbox_8949')) {
    if (values['box2_short_term'] === true) sale.put('term', 'short', 'box2_short_term');
    else if (values['box2_long_term'] === true) sale.put('term', 'long', 'box2_long_term');
    sale.put('basisReported', values['box12_basis_reported'] === true, 'box12_basis_reported');
  }
  return { item: sale.item, sources: sale.sources };
}
