import { notBelowZero } from '../../engine/verbs';
import { isSome } from '../../facts/cents';
import { refuse } from '../coverage';
import { listDispositions, gainOf } from '../form-4797/dispositions';
import { type TaxReader } from '../form';
import { gainFromDistributions, otherLossesOf, repaymentGain } from '../schedule-e/k1-limits';
import { listRiskActivities, type OwnActivity } from './activities';
import { amountAtRisk, beforeFloor, hasRiskLimit, resultOfActivity } from './form-6198';
import { lossNotAtRisk } from './own-activities';

const excessOf = (result: number, atRisk: number): number => notBelowZero(-result - atRisk);

refuse(
  'k1s.basis.notAtRisk',
  'Your loss is more than your amount at risk, and this Schedule K-1 has other losses, deductions, or guaranteed payments. Dividing the limit among them isn’t supported (Form 6198, line 21).',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        hasRiskLimit(k1) &&
        excessOf(at(resultOfActivity, i), at(amountAtRisk, i)) > 0 &&
        (otherLossesOf(k1) > 0 ||
          isSome(k1.guaranteedPaymentsServices) ||
          isSome(k1.guaranteedPaymentsCapital)),
    ),
);
refuse(
  'k1s.basis.notAtRisk',
  'Your amount at risk fell below zero. Losses from earlier years may have to be added back (Publication 925, “Recapture Rule”). This isn’t supported.',
  ({ facts, at }) => facts.k1s.some((k1, i) => hasRiskLimit(k1) && at(beforeFloor, i) < 0),
);
refuse(
  'k1s.basis.notAtRisk',
  'A Schedule K-1 that has both an amount not at risk and a gain on distributions or a repaid loan isn’t supported (Form 6198, line 9).',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        hasRiskLimit(k1) &&
        at(resultOfActivity, i) < 0 &&
        at(gainFromDistributions, i) + at(repaymentGain, i) > 0,
    ),
);

/** Activities of the filer's own with something not at risk, by the kind that a refusal names. */
const someOf = (
  reader: TaxReader,
  kind: OwnActivity['kind'],
  test: (activity: OwnActivity, copy: number) => boolean,
): boolean =>
  listRiskActivities(reader).some(
    (activity, copy) => activity.kind === kind && activity.atRisk.someNotAtRisk && test(activity, copy),
  );

const paths = { business: 'businesses.atRisk', farm: 'farms.atRisk', rental: 'rentals.atRisk' } as const;

for (const kind of ['business', 'farm', 'rental'] as const) {
  refuse(
    paths[kind],
    'Your amount at risk fell below zero. Losses from earlier years may have to be added back (Publication 925, “Recapture Rule”). This isn’t supported.',
    (reader) => someOf(reader, kind, (_, copy) => reader.at(beforeFloor, copy) < 0),
  );
  refuse(
    paths[kind],
    'Your loss is more than your amount at risk, and you sold property from the same activity at a loss. Dividing the limit between the two isn’t supported (Form 6198, line 21).',
    (reader) =>
      someOf(
        reader,
        kind,
        ({ position }, copy) =>
          reader.at(lossNotAtRisk, copy) > 0 &&
          listDispositions(reader).some(
            (sale) => sale.activity?.kind === kind && sale.activity.position === position && gainOf(sale) < 0,
          ),
      ),
  );
}
