import { type ReturnInput } from '../../facts/return-input';
import { federalEditionFor } from '../../us/editions';
import { listFilers } from '../../us/filers';
import { type TaxReader } from '../../us/form';
import { earnedOrDeemed } from '../../us/form-2441/earned-income';

/**
 * The smaller of what the filers earned, as Form 2441, lines 4 and 5, counts it: of somebody who studied, with the federal
 * amount of each month (IRC 21(d)(2)), which no state's own law has. Whole dollars.
 */
export function leastEarned(reader: { readonly facts: ReturnInput }): number {
  const { facts } = reader;
  const federal = { ...reader, law: federalEditionFor(facts).law } as unknown as TaxReader;
  return Math.min(...listFilers({ facts }).map(({ owner }) => earnedOrDeemed(federal, owner)));
}
