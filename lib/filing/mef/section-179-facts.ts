import { type Cents, dollars } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { federalEditionFor } from '@/lib/tax/us/editions';
import { isOfThisYear, listTradesWithProperty } from '@/lib/tax/us/form-4562/activities';
import { group, leaf } from './element';
import { businessText } from './filer-names';
import type { XmlNode } from './xml-node';

/** A row of Form 4562, line 6. */
interface ElectedProperty {
  description: string;
  /** Null for a share, whose cost stands on the entity's own form. */
  cost: Cents | null;
  elected: Cents;
}

/** Form 4562, line 6: what section 179 was elected for, shares of Schedules K-1 by their form. */
export function electedProperty(facts: ReturnInput): ElectedProperty[] {
  const { law } = federalEditionFor(facts);
  const own = listTradesWithProperty(facts)
    .flatMap(({ assets }) => assets)
    .filter((asset) => isOfThisYear(asset, law) && dollars(asset.section179) > 0)
    .map(({ description, cost, section179 }) => ({
      description: description || 'Equipment',
      cost,
      elected: section179,
    }));
  const shares = facts.k1s
    .filter(({ section179 }) => dollars(section179) > 0)
    .map(({ entity, section179 }) => ({
      description: `From Schedule K-1 (Form ${entity === 'partnership' ? '1065' : '1120-S'})`,
      cost: null,
      elected: section179,
    }));
  return [...own, ...shares];
}

/** The same in the XML: a group for each. */
export const electedElements = (facts: ReturnInput): XmlNode[] =>
  electedProperty(facts).flatMap(({ description, cost, elected }) =>
    group('ElectedProperty', [
      ...leaf('PropertyDesc', businessText(description, 100)),
      ...leaf('CostForBusinessUseOnlyAmt', cost === null ? null : String(dollars(cost))),
      ...leaf('ElectedCostAmt', String(dollars(elected))),
    ]),
  );
