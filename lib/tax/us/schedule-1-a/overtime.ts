import { addEntries, blankIfZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars } from '../../facts/cents';
import { covers } from '../coverage';
import { countsFor, lawOf, makers } from './form';
import { modifiedIncome } from './income';
import { makeSteps } from './phase-out';

const { money } = makers;

covers('w2s.*.qualifiedOvertime', 'businesses.*.qualifiedOvertime', 'otherIncome.*.qualifiedOvertime');

export const overtimeOnW2 = money(
  '14a',
  'Overtime on Form W-2',
  'Qualified overtime compensation included in Form W-2, box 1',
  (reader) =>
    blankIfZero(
      dollars(
        addCents(
          reader.facts.w2s.filter(({ owner }) => countsFor(reader, owner)),
          (w2) => w2.qualifiedOvertime,
        ),
      ),
    ),
);

export const overtimeOn1099 = money(
  '14b',
  'Overtime on Form 1099',
  'Qualified overtime compensation included in Form 1099-NEC, box 1, or Form 1099-MISC, box 3',
  (reader) => {
    const { businesses, otherIncome } = reader.facts;
    return blankIfZero(
      dollars(
        addCents(
          [...businesses, ...otherIncome].filter(({ owner }) => countsFor(reader, owner)),
          (item) => item.qualifiedOvertime,
        ),
      ),
    );
  },
);

export const allOvertime = money('14c', 'Total overtime', 'Add lines 14a and 14b', ({ entry }) =>
  addEntries([entry(overtimeOnW2), entry(overtimeOn1099)]),
);

export const limitedOvertime = money(
  '15',
  'Overtime after limit',
  'Enter the smaller of the amount on line 14c or $12,500 ($25,000 if married filing jointly)',
  (reader) => {
    const overtime = reader.entry(allOvertime);
    return overtime === null
      ? null
      : smallerOf(overtime, lawOf(reader).overtime.cap[reader.facts.filingStatus]);
  },
);

/** Lines 16 to 21. */
export const overtimeDeduction = makeSteps({
  first: 16,
  amount: limitedOvertime,
  deductionOf: 'Deduction for overtime',
  modifiedIncome: ({ get }) => get(modifiedIncome),
  law: (reader) => lawOf(reader).overtime,
  counts: 'full',
});
