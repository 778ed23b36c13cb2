/** What a column of a broker's list can hold. */
export type ColumnKind =
  | 'description'
  | 'quantity'
  | 'acquired'
  | 'sold'
  | 'proceeds'
  | 'basis'
  | 'code'
  | 'adjustment'
  | 'washSale'
  | 'term'
  | 'box'
  | 'reported'
  | 'notReported'
  | 'withheld';

/**
 * How brokers head their columns, the telling ones first: "Basis reported" is not the basis, and "Shares sold" is no
 * day. Null is a column that we know and do not need.
 */
const patterns: readonly (readonly [ColumnKind | null, RegExp])[] = [
  [null, /account|^fees?$|commission|currency|time zone|transaction id|^gain|gain loss|^profit/],
  ['box', /8949|reporting (code|box|category)|^box$|^form box$/],
  [
    'term',
    /^term$|^(short|long) (or )?(short|long)|holding period|type of gain|gain type|^(long|short) term or/,
  ],
  ['washSale', /wash|disallowed|^1g/],
  ['withheld', /withh/],
  ['notReported', /^(basis |cost )?not reported|^non ?covered$/],
  ['reported', /reported|covered|^box 12|^12$/],
  ['code', /\bcodes?\b/],
  ['adjustment', /\badjustments?\b/],
  ['quantity', /quantity|\bqty\b|^shares|^units|number of|^(shares|quantity|units) sold/],
  ['acquired', /acqui|purchase date|date (purchased|opened|bought)|open(ed|ing)? date|buy date|bought|^1b/],
  [
    'sold',
    /\bsold\b|sales? date|date of (sale|disposition)|clos(ed?|ing) date|date closed|sell date|dispos|^1c/,
  ],
  ['proceeds', /proceeds|sales? (price|amount)|^1d/],
  ['basis', /basis|\bcost\b|purchase price|^1e/],
  ['description', /description|security|property|investment|^asset|^1a/],
  ['description', /^name|symbol|ticker|coin/],
];

const wordsOf = (header: string) =>
  header
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a header says that its column holds; null when we do not need it or do not know it. */
export function recognizeHeader(header: string): ColumnKind | null {
  const words = wordsOf(header);
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export interface Columns {
  /** Where each kind stands. */
  at: Map<ColumnKind, number>;
  /** Headers of columns that are not used. */
  unused: string[];
  /** Why the list can't be read, in sentences. */
  faults: string[];
}

/** Where two columns could mean the same, a guess could be wrong by money: these must be clear. */
const mustBeClear: readonly ColumnKind[] = [
  'acquired',
  'sold',
  'proceeds',
  'basis',
  'adjustment',
  'washSale',
];

const needed: readonly (readonly [ColumnKind, string])[] = [
  ['description', 'what was sold (“Description”)'],
  ['sold', 'the date sold (“Date sold”)'],
  ['proceeds', 'the proceeds (“Proceeds”)'],
  ['basis', 'the cost basis (“Cost basis”)'],
];

/** Finds what each column holds, by its header. */
export function recognizeColumns(headers: readonly string[]): Columns {
  const columns: Columns = { at: new Map(), unused: [], faults: [] };
  headers.forEach((header, index) => {
    const kind = recognizeHeader(header);
    if (header.trim() === '') return;
    if (kind === null) {
      columns.unused.push(header.trim());
      return;
    }
    const before = columns.at.get(kind);
    if (before === undefined) columns.at.set(kind, index);
    else if (mustBeClear.includes(kind))
      columns.faults.push(
        `“${headers[before]?.trim() ?? ''}” and “${header.trim()}” could mean the same thing. Delete one of these columns, then upload the file again.`,
      );
    else columns.unused.push(header.trim());
  });
  for (const [kind, words] of needed)
    if (!columns.at.has(kind)) columns.faults.push(`We can’t find a column for ${words}.`);
  return columns;
}

/** True when a line looks like the headers: brokers put titles above them. */
export function isHeaderLine(cells: readonly string[]): boolean {
  const kinds = new Set(cells.map(recognizeHeader));
  return kinds.has('proceeds') && (kinds.has('sold') || kinds.has('description'));
}
