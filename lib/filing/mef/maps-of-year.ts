import { mefMaps } from './all-maps';
import type { MappedLine, MefMap, MefPart, Place } from './map';
import { form5695Of2025 } from './maps/form-5695';
import { form8936AOf2025 } from './maps/form-8936-schedule-a';
import { boxLineOf2025 } from './maps/form-8949';
import { schedule1A } from './maps/schedule-1-a';

/** How a form of the engine stands in the XML of 2025 otherwise than in that of 2024. */
interface PartChange {
  /** New printed numbers, by the old ones. */
  numbers?: Readonly<Record<string, string>>;
  /** New elements, or beginnings of their paths, by the old ones. */
  elements?: Readonly<Record<string, string>>;
  /** Lines that take the place of those with the same new number, or that are new. */
  lines?: readonly MappedLine[];
  /** Printed lines without an element, in place of those of 2024. */
  notFiled?: readonly string[];
}

/** By form of the engine. Names and numbers: the IRS's stylesheets of 2025. */
const since2025: Readonly<Record<string, PartChange>> = {
  '1040': {
    numbers: { '7': '7a', '11': '11a', '12': '12e', '13': '13a', '27': '27a' },
    lines: [
      ['13b', 'TotalAdditionalDeductionsAmt'],
      ['30', 'RefundableAdoptionCreditAmt'],
    ],
    // It repeats line 11a at the top of page 2.
    notFiled: ['11b'],
  },
  '1040-dependents': { numbers: { '1 last': '2', '3': '4', '4 child': '7 child', '4 other': '7 other' } },
  'schedule-3': { elements: { AdoptionCreditAmt: 'NonrefundableAdoptionCreditAmt' } },
  'schedule-c': { numbers: { '27b': '27a' }, notFiled: ['27b'] },
  'schedule-d': {
    elements: {
      TotalSTCGL1099BBssRptNoAdjGrp: 'TotalSTCGL1099BssRptNoAdjGrp',
      TotalSTCGL1099BShowsBasisGrp: 'TotalSTCGL1099ShowsBasisGrp',
      TotalSTCGL1099BNotShowBasisGrp: 'TotalSTCGL1099NotShowBasisGrp',
      TotalSTCGL1099BNotReceivedGrp: 'TotalSTCGL1099NotReceivedGrp',
      TotalLTCGL1099BBssRptNoAdjGrp: 'TotalLTCGL1099BssRptNoAdjGrp',
      TotalLTCGL1099BShowsBasisGrp: 'TotalLTCGL1099ShowsBasisGrp',
      TotalLTCGL1099BNotShowBasisGrp: 'TotalLTCGL1099NotShowBasisGrp',
      TotalLTCGL1099BNotReceivedGrp: 'TotalLTCGL1099NotReceivedGrp',
    },
  },
  '4562': { numbers: { '19h(c)': '19i(c)', '19h(g)': '19i(g)', '19i(c)': '19j(c)', '19i(g)': '19j(g)' } },
  '6251': {
    numbers: { '1': '1b' },
    elements: { AGIOrAGILessDeductionAmt: 'AGILessTotDedLessEnhncSrDedAmt' },
    lines: [['1a', 'TotDedLessEnhncSrDedAmt']],
  },
  '8839': {
    numbers: {
      '13': '15',
      '14': '16',
      '15': '17',
      '16': '18',
      '21': '23',
      '23': '25',
      '24': '26',
      '25': '27',
      '28': '30',
      '29': '31',
    },
    elements: {
      AdoptionCreditAmt: 'NonrefundableAdoptionCreditAmt',
      TaxableBenefitsAmt: 'TaxableBenefitsForm8839Amt',
    },
    lines: [
      ['11c', 'RefundableAdoptionCreditAmt'],
      ['14', 'RefundableAdptnCrCfwdExclAmt'],
    ],
    // It repeats line 11c.
    notFiled: ['13'],
  },
  '8839-children': {
    numbers: {
      '11': '11a',
      '17': '19',
      '18': '20',
      '19': '21',
      '20': '22',
      '22': '24',
      '26': '28',
      '27': '29',
    },
    lines: [['11b', 'NetCalculatedAdoptionCrAdjAmt']],
  },
  '8949': { lines: [boxLineOf2025] },
};

/** An element with the beginning of its path as 2025 has it. */
function renamed(path: string, elements: Readonly<Record<string, string>>): string {
  const [first = '', ...rest] = path.split('/');
  return [elements[first] ?? first, ...rest].join('/');
}

const movePlace = (place: Place, elements: Readonly<Record<string, string>>): Place =>
  typeof place === 'string' ? renamed(place, elements) : place;

function changePart(part: MefPart): MefPart {
  const change = since2025[part.form];
  if (change === undefined) return part;
  const { numbers = {}, elements = {}, lines = [], notFiled } = change;
  const own = new Set(lines.map(([line]) => line));
  const moved = part.lines.map(([line, place]): MappedLine => [
    numbers[line] ?? line,
    movePlace(place, elements),
  ]);
  return {
    ...part,
    lines: [...moved.filter(([line]) => !own.has(line)), ...lines],
    ...(notFiled === undefined ? {} : { notFiled }),
  };
}

const changeMap = (map: MefMap): MefMap => {
  const [first, ...others] = map.parts;
  return { ...map, parts: [changePart(first), ...others.map(changePart)] };
};

/** Documents with groups of their own since 2025. */
const grouped: ReadonlyMap<string, MefMap> = new Map(
  [form5695Of2025, form8936AOf2025].map((map) => [map.document, map]),
);

const maps2025: readonly MefMap[] = [
  ...mefMaps.map((map) => grouped.get(map.document) ?? changeMap(map)),
  schedule1A,
];

/** Every document that lines of the engine fill in, each listed once, as the returns of a year have them. */
export const mapsOf = (taxYear: number): readonly MefMap[] => (taxYear < 2025 ? mefMaps : maps2025);
