import { startReturn } from '@/lib/tax/calculate-return';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { listPassiveActivities, type PassiveActivity } from '@/lib/tax/us/form-8582/activities';
import {
  allowanceShare,
  earlierColumn,
  incomeColumn,
  lossColumn,
  overallLoss,
  unallowedLoss,
} from '@/lib/tax/us/form-8582/allowed-losses';
import * as lines from '@/lib/tax/us/form-8582/form-8582';
import { group, leaf } from './element';
import { businessText } from './filer-names';
import type { XmlNode } from './xml-node';

/** One activity of Form 8582, Parts IV to VIII, in whole dollars; losses are positive. */
export interface PassiveRow {
  readonly name: string;
  /** Form and line on which its loss is reported. */
  readonly where: string;
  /** Part IV; otherwise Part V. */
  readonly isActive: boolean;
  readonly netIncome: number;
  readonly netLoss: number;
  readonly prior: number;
  readonly overallGain: number;
  readonly overallLoss: number;
  /** Part VI, column (c). */
  readonly allowance: number;
  /** Part VII, column (c). */
  readonly unallowed: number;
}

/** The rows of Parts IV to VIII that have an amount. */
export interface PassiveParts {
  readonly rows: readonly PassiveRow[];
  readonly partVI: readonly PassiveRow[];
  readonly partVII: readonly PassiveRow[];
}

const names: Readonly<Record<PassiveActivity['kind'], string>> = {
  rental: 'Rental real estate',
  shareBusiness: 'Partnership, S corporation, or estate',
  shareRental: 'Rental real estate of a share',
  shareOtherRental: 'Other rental of a share',
  business: 'Business',
  farm: 'Farm',
};

/** Where a loss goes (Instructions for Form 8582, Parts VI to VIII). */
function whereOf({ kind, position }: PassiveActivity, { k1s }: ReturnInput): string {
  if (kind === 'rental') return 'Sch E line 22';
  if (kind === 'business') return 'Sch C line 31';
  if (kind === 'farm') return 'Sch F line 34';
  return k1s[position]?.entity === 'estate' ? 'Sch E line 33' : 'Sch E line 28';
}

export const totalOf = (rows: readonly PassiveRow[], key: keyof PassiveRow): number =>
  rows.reduce((sum, row) => sum + Number(row[key]), 0);

/** What is left of a loss behind the allowance: Part VI, column (d), and Part VII, column (a). */
export const restOf = (row: PassiveRow): number => row.overallLoss - row.allowance;

const none: PassiveParts = { rows: [], partVI: [], partVII: [] };

/**
 * The activities of Form 8582. What was sold entirely has its gain in column (a) and its loss in column (b), and an overall
 * gain, so that it is in no later part (Instructions for Form 8582, "Disposition of an Entire Interest", example 1). No
 * activity has limited losses on two forms here, which Part IX would be for. None where they don't add up to the form's
 * own lines.
 */
export function passiveParts(facts: ReturnInput): PassiveParts {
  const activities = listPassiveActivities({ facts });
  if (activities.length === 0) return none;
  const run = startReturn(facts);
  const amount = (line: Parameters<typeof run.read>[0], copy = 0) => Number(run.read(line, copy) ?? 0);
  const rows = activities.flatMap((activity, copy): PassiveRow[] => {
    const [netIncome, netLoss, prior] = [incomeColumn, lossColumn, earlierColumn].map((line) =>
      amount(line, copy),
    ) as [number, number, number];
    if (netIncome === 0 && netLoss === 0 && prior === 0) return [];
    return [
      {
        name: activity.name || names[activity.kind],
        where: whereOf(activity, facts),
        isActive: activity.isActive,
        netIncome,
        netLoss,
        prior,
        overallGain: Math.max(0, netIncome - netLoss - prior),
        overallLoss: amount(overallLoss, copy),
        allowance: amount(allowanceShare, copy),
        unallowed: amount(unallowedLoss, copy),
      },
    ];
  });
  const [active, other] = [rows.filter(({ isActive }) => isActive), rows.filter(({ isActive }) => !isActive)];
  const agrees =
    totalOf(active, 'netIncome') === amount(lines.activeIncome) &&
    totalOf(active, 'netLoss') === -amount(lines.activeLoss) &&
    totalOf(active, 'prior') === -amount(lines.priorActive) &&
    totalOf(other, 'netIncome') === amount(lines.otherIncome) &&
    totalOf(other, 'netLoss') === -amount(lines.otherLoss) &&
    totalOf(other, 'prior') === -amount(lines.priorOther) &&
    totalOf(rows, 'allowance') === amount(lines.allowance);
  if (!agrees) return none;
  const loses = amount(lines.passiveTotal) < 0;
  return {
    rows,
    partVI: amount(lines.allowance) > 0 ? active.filter((row) => row.overallLoss > 0) : [],
    partVII: loses ? rows.filter((row) => restOf(row) > 0) : [],
  };
}

/** A share of a total as the schema has it: at most five digits behind the point. */
const shareOf = (part: number, whole: number): string =>
  String(Number((whole === 0 ? 0 : part / whole).toFixed(5)));

const money = (name: string, value: number): XmlNode[] => leaf(name, value === 0 ? null : String(value));

/** Parts IV and V: the same columns under other names. */
function currentYear(rows: readonly PassiveRow[], isActive: boolean): XmlNode[] {
  const own = rows.filter((row) => row.isActive === isActive);
  const [around, each, name, prior, income, loss, earlier] = isActive
    ? ([
        'ParentWrkshtRentalActGrp',
        'WrkshtRentalActGrp',
        'PassiveActivityNm',
        'PriorYearRentalUnallowedAmt',
        'TotalCurrentYearNetIncomeAmt',
        'TotalCurrentYearNetLossAmt',
        'TotalPriorYrRentalUnallowedAmt',
      ] as const)
    : ([
        'ParentWrkshtPassiveGrp',
        'WrkshtPassiveGrp',
        'NonParticipateActivityNm',
        'PriorYearUnallowedLossesAmt',
        'TotalOtherCurrentYearIncomeAmt',
        'TotalOtherCurrentYearLossAmt',
        'TotalOtherPYUnallowedAmt',
      ] as const);
  if (own.length === 0) return [];
  return group(around, [
    ...own.flatMap((row) =>
      group(each, [
        ...leaf(name, businessText(row.name, 30)),
        ...money('CurrentYearNetIncomeAmt', row.netIncome),
        ...money('CurrentYearNetLossAmt', row.netLoss),
        ...money(prior, row.prior),
        ...money('OverallGainAmt', row.overallGain),
        ...money('OverallLossAmt', row.overallLoss),
      ]),
    ),
    ...money(income, totalOf(own, 'netIncome')),
    ...money(loss, totalOf(own, 'netLoss')),
    ...money(earlier, totalOf(own, 'prior')),
  ]);
}

/** Form 8582, Parts IV to VIII. */
export function passiveElements(facts: ReturnInput): XmlNode[] {
  const { rows, partVI, partVII } = passiveParts(facts);
  const rest = partVII.reduce((sum, row) => sum + restOf(row), 0);
  const restOfVI = partVI.reduce((sum, row) => sum + restOf(row), 0);
  const full = (row: PassiveRow) => row.netLoss + row.prior;
  const fullTotal = partVII.reduce((sum, row) => sum + full(row), 0);
  const unallowed = totalOf(partVII, 'unallowed');
  const around = (name: string, children: XmlNode[], totals: XmlNode[]) =>
    children.length === 0 ? [] : group(name, [...children, ...totals]);
  return [
    ...currentYear(rows, true),
    ...currentYear(rows, false),
    ...around(
      'ParentWrkshtAllowanceGrp',
      partVI.flatMap((row) =>
        group('WrkshtAllowanceGrp', [
          ...leaf('SpecialAllowanceActivityNm', businessText(row.name, 30)),
          ...leaf('ReportingFormOrScheduleNm', row.where),
          ...money('F8582WrkshtLossesAmt', row.overallLoss),
          ...leaf('LossesPct', shareOf(row.overallLoss, totalOf(partVI, 'overallLoss'))),
          ...money('SpecialAllowanceAmt', row.allowance),
          ...money('NetSpecialAllowanceAmt', restOf(row)),
        ]),
      ),
      [
        ...money('TotalLossAmt', totalOf(partVI, 'overallLoss')),
        ...money('TotalSpecialAllowanceAmt', totalOf(partVI, 'allowance')),
        ...money('TotalNetSpecialAllowanceAmt', restOfVI),
      ],
    ),
    ...around(
      'ParentWrkshtLossGrp',
      partVII.flatMap((row) =>
        group('WrkshtLossGrp', [
          ...leaf('UnallowedLossActivityNm', businessText(row.name, 30)),
          ...leaf('ReportingFormOrScheduleNm', row.where),
          ...money('F8582WrkshtLossesAmt', restOf(row)),
          ...leaf('LossesPct', shareOf(restOf(row), rest)),
          ...money('PriorYearUnallowedLossesAmt', row.unallowed),
        ]),
      ),
      [...money('TotalAllocationLossAmt', rest), ...money('TotalLossAmt', unallowed)],
    ),
    ...around(
      'ParentWrkshtListActivityGrp',
      partVII.flatMap((row) =>
        group('WrkshtListActivityGrp', [
          ...leaf('AllowedLossActivityNm', businessText(row.name, 30)),
          ...leaf('ReportingFormOrScheduleNm', row.where),
          ...money('F8582WrkshtLossesAmt', full(row)),
          ...money('PriorYearUnallowedLossesAmt', row.unallowed),
          ...money('F8582WrkshtAllowedLossesAmt', full(row) - row.unallowed),
        ]),
      ),
      [
        ...money('TotalLossAmt', fullTotal),
        ...money('TotalUnallowedLossAmt', unallowed),
        ...money('TotalAllowedLossAmt', fullTotal - unallowed),
      ],
    ),
  ];
}
