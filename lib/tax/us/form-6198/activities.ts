import { type AtRisk } from '../../facts/at-risk';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';

export type OwnKind = 'business' | 'farm' | 'rental';

/** A business, farm or rental of the filer's own. */
export interface OwnActivity {
  readonly kind: OwnKind;
  readonly position: number;
  readonly name: string;
  readonly atRisk: AtRisk;
}
interface Share {
  readonly kind: 'share';
  readonly position: number;
  readonly k1: K1;
}
/** What Form 6198 can be about. */
export type RiskActivity = Share | OwnActivity;

const none: readonly RiskActivity[] = [];

/** Schedules K-1 first, so that a share has the same position here as in the facts. */
export function listRiskActivities({ facts }: { facts: ReturnInput }): readonly RiskActivity[] {
  const { k1s, businesses, farms, rentals } = facts;
  if (k1s.length + businesses.length + farms.length + rentals.length === 0) return none;
  return [
    ...k1s.map((k1, position): Share => ({ kind: 'share', position, k1 })),
    ...businesses.map(({ name, product, atRisk }, position): OwnActivity => ({
      kind: 'business',
      position,
      name: name || product,
      atRisk,
    })),
    ...farms.map(({ product, atRisk }, position): OwnActivity => ({
      kind: 'farm',
      position,
      name: product,
      atRisk,
    })),
    ...rentals.map(({ address, atRisk }, position): OwnActivity => ({
      kind: 'rental',
      position,
      name: address,
      atRisk,
    })),
  ];
}
