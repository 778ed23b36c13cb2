import { blankIfZero } from '../../engine/verbs';
import { k1Section179Deduction } from '../form-4562/section-179';
import { needsForm7203 } from '../form-7203/shareholdings';
import { isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { formWithCopies } from '../form';
import { partnerExpenses, shareOf } from './shares';

/** One row of line 28 or 33. A partner's own expenses have a row of their own. */
export interface ShareRow {
  readonly k1: K1;
  readonly position: number;
  readonly isExpenses: boolean;
}

const none: readonly ShareRow[] = [];

const listRows =
  (ofEstates: boolean) =>
  ({ facts }: { facts: ReturnInput }): readonly ShareRow[] =>
    facts.k1s.length === 0
      ? none
      : facts.k1s.flatMap((k1, position): ShareRow[] => {
          if ((k1.entity === 'estate') !== ofEstates) return [];
          const row = { k1, position, isExpenses: false };
          return isSome(k1.unreimbursedExpenses) ? [row, { ...row, isExpenses: true }] : [row];
        });

const entities = formWithCopies(
  'schedule-e-line-28',
  'Income or Loss From Partnerships and S Corporations',
  listRows(false),
  { name: 'Schedule E (Form 1040), line 28', source: 'Schedule E (Form 1040) (2024), Part II' },
);
export const scheduleEEntities = entities.form;

export const entityName = entities.choice('28(a)', 'Name', '(a) Name', ({ item }) =>
  item.isExpenses ? 'UPE' : item.k1.name || null,
);
export const entityKind = entities.choice(
  '28(b)',
  'Partnership or S corporation',
  '(b) Enter P for partnership; S for S corporation',
  ({ item }) => (item.k1.entity === 'partnership' ? 'P' : 'S'),
);
export const entityNumber = entities.choice(
  '28(d)',
  'EIN',
  '(d) Employer identification number',
  ({ item }) => item.k1.ein || null,
);
/** Form 7203 is that computation (Instructions for Schedule E (2024), "S corporations"). */
export const entityBasis = entities.yesNo(
  '28(e)',
  'Basis computation required',
  '(e) Check if basis computation is required',
  ({ item }) => (!item.isExpenses && needsForm7203(item.k1) ? true : null),
);
export const entityRisk = entities.yesNo(
  '28(f)',
  'Some amount not at risk',
  '(f) Check if any amount is not at risk',
  ({ item: { isExpenses, k1 } }) =>
    !isExpenses && k1.basis !== null && isSome(k1.basis.notAtRisk) ? true : null,
);

const column =
  (pick: keyof ReturnType<typeof shareOf>) => (reader: Parameters<typeof shareOf>[0] & { item: ShareRow }) =>
    reader.item.isExpenses ? null : blankIfZero(shareOf(reader, reader.item.k1, reader.item.position)[pick]);

export const passiveLosses = entities.money(
  '28(g)',
  'Passive loss allowed',
  '(g) Passive loss allowed (attach Form 8582 if required)',
  column('passiveLoss'),
);
export const passiveIncomes = entities.money(
  '28(h)',
  'Passive income',
  '(h) Passive income from Schedule K-1',
  column('passiveIncome'),
);
export const nonpassiveLosses = entities.money(
  '28(i)',
  'Nonpassive loss allowed',
  '(i) Nonpassive loss allowed (see Schedule K-1)',
  (reader) =>
    reader.item.isExpenses
      ? partnerExpenses(reader.item.k1)
      : blankIfZero(shareOf(reader, reader.item.k1, reader.item.position).nonpassiveLoss),
);
export const section179Deductions = entities.money(
  '28(j)',
  'Section 179 deduction',
  '(j) Section 179 expense deduction from Form 4562',
  ({ item, at }) => (item.isExpenses ? null : blankIfZero(at(k1Section179Deduction, item.position))),
);
export const nonpassiveIncomes = entities.money(
  '28(k)',
  'Nonpassive income',
  '(k) Nonpassive income from Schedule K-1',
  column('nonpassiveIncome'),
);

const estates = formWithCopies(
  'schedule-e-line-33',
  'Income or Loss From Estates and Trusts',
  listRows(true),
  { name: 'Schedule E (Form 1040), line 33', source: 'Schedule E (Form 1040) (2024), Part III' },
);
export const scheduleEEstates = estates.form;

export const estateName = estates.choice('33(a)', 'Name', '(a) Name', ({ item }) => item.k1.name || null);
export const estateNumber = estates.choice(
  '33(b)',
  'EIN',
  '(b) Employer identification number',
  ({ item }) => item.k1.ein || null,
);
export const estatePassiveLosses = estates.money(
  '33(c)',
  'Passive deduction or loss allowed',
  '(c) Passive deduction or loss allowed (attach Form 8582 if required)',
  column('passiveLoss'),
);
export const estatePassiveIncomes = estates.money(
  '33(d)',
  'Passive income',
  '(d) Passive income from Schedule K-1',
  column('passiveIncome'),
);
export const estateLosses = estates.money(
  '33(e)',
  'Deduction or loss',
  '(e) Deduction or loss from Schedule K-1',
  column('nonpassiveLoss'),
);
export const estateIncomes = estates.money(
  '33(f)',
  'Other income',
  '(f) Other income from Schedule K-1',
  column('nonpassiveIncome'),
);
