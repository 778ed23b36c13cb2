import type { Part, Sheet, Table } from '../sheet';

/** Five rows of a part: fields follow each other from the left, then from row to row. */
function activities(
  list: string,
  table: string,
  page: number,
  first: number,
  facts: readonly string[],
): Table {
  const number = (at: number) => (page === 1 ? String(at) : String(at).padStart(2, '0'));
  return {
    list,
    rows: Array.from({ length: 5 }, (_, row): Part => ({
      facts: Object.fromEntries(
        facts.map((fact, column) => [
          fact,
          `Page${page}.${table}.Row${row + 1}.f${page}_${number(first + row * facts.length + column)}`,
        ]),
      ),
    })),
    overflow: 'statement',
  };
}

const currentYear = ['name', 'netIncome', 'netLoss', 'priorLoss', 'overallGain', 'overallLoss'] as const;

/** Form 8582 of 2025. Part IX, for losses that stand on several forms, is left to the filer. */
export const form8582Of2025: Sheet = {
  file: 'f8582.pdf',
  form: '8582',
  lines: {
    '1a': 'Page1.f1_03',
    '1b': ['Page1.f1_04', 'loss'],
    '1c': ['Page1.f1_05', 'loss'],
    '1d': 'Page1.f1_06',
    '2a': 'Page1.f1_07',
    '2b': ['Page1.f1_08', 'loss'],
    '2c': ['Page1.f1_09', 'loss'],
    '2d': 'Page1.f1_10',
    '3': 'Page1.f1_11',
    '4': 'Page1.f1_12',
    '5': 'Page1.f1_13',
    '6': 'Page1.f1_14',
    '7': 'Page1.f1_15',
    '8': 'Page1.f1_16',
    '9': 'Page1.f1_17',
    '10': 'Page1.f1_18',
    '11': 'Page1.f1_19',
  },
  facts: {
    names: 'Page1.f1_01',
    ssn: 'Page1.f1_02',
    activeIncome: 'Page1.Table_Part4.Row6.f1_50',
    activeLoss: 'Page1.Table_Part4.Row6.f1_51',
    activePrior: 'Page1.Table_Part4.Row6.f1_52',
    otherIncome: 'Page2.Table_Part5.Total.f2_31',
    otherLoss: 'Page2.Table_Part5.Total.f2_32',
    otherPrior: 'Page2.Table_Part5.Total.f2_33',
    totalLossVI: 'Page2.f2_66',
    totalAllowance: 'Page2.f2_68',
    totalRest: 'Page2.f2_69',
    totalLossVII: 'Page2.f2_95',
    totalUnallowed: 'Page2.f2_97',
    totalLossVIII: 'Page2.f2_123',
    totalUnallowedVIII: 'Page2.f2_124',
    totalAllowed: 'Page2.f2_125',
  },
  tables: [
    activities('partIV', 'Table_Part4', 1, 20, currentYear),
    activities('partV', 'Table_Part5', 2, 1, currentYear),
    activities('partVI', 'Table_Part6', 2, 36, ['name', 'where', 'lossOf', 'ratio', 'allowance', 'rest']),
    activities('partVII', 'Table_Part7', 2, 70, ['name', 'where', 'lossOf', 'ratio', 'unallowed']),
    activities('partVIII', 'Table_PartVIII', 2, 98, ['name', 'where', 'lossOf', 'unallowed', 'allowed']),
  ],
};
