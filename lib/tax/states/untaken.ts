import { type Asked } from '../engine/run';
import { type ReturnInput } from '../facts/return-input';
import { excessLoss } from '../us/form-461/form-461';
import { hasContracts } from '../us/form-6781/form-6781';
import { communityStates, listDivided } from '../us/form-8958/allocation';
import { hasLossCarriedIn } from '../us/net-operating-loss/net-operating-loss';
import { type StateProblem } from './state-problems';
import { type ReturnKind } from './shared/residency';
import { placeNameFirst, type StateReturn } from './state-return';

/** States that sort gains by their own rules, and don't read Form 6781. */
const ownGains: ReadonlySet<string> = new Set(['NJ', 'PA']);

/** Federal facts that no state return can take over as they are. */
export function untaken(
  state: StateReturn,
  facts: ReturnInput,
  kind: ReturnKind,
  run: Asked<ReturnInput>,
): StateProblem[] {
  const refuse = (path: string, message: string): StateProblem => ({
    severity: 'unsupported',
    path,
    message,
    jurisdiction: state.code,
  });
  const loss = hasLossCarriedIn(facts)
    ? [
        refuse(
          'netOperatingLosses',
          `${placeNameFirst(state.name)} has its own rules for net operating losses from earlier years. We can’t prepare that return with a loss carryover.`,
        ),
      ]
    : [];
  const contracts =
    hasContracts({ facts }) && (ownGains.has(state.code) || kind !== 'resident')
      ? [
          refuse(
            'section1256',
            `We can’t divide gains on section 1256 contracts for the ${state.name} return yet.`,
          ),
        ]
      : [];
  const divides =
    listDivided(facts).length > 0 && (!communityStates.has(state.code) || kind !== 'resident')
      ? [
          refuse(
            'communityProperty.items',
            `We can’t divide community income for the ${state.name} return yet.`,
          ),
        ]
      : [];
  const keptBack =
    (run.read(excessLoss, 0) ?? 0) > 0
      ? [
          refuse(
            'businesses',
            `${placeNameFirst(state.name)} may have its own limit on excess business losses (Form 461). We can’t prepare that return yet.`,
          ),
        ]
      : [];
  return [...loss, ...contracts, ...divides, ...keptBack];
}
