import type { WhatIfInput } from './schema';
import type { WhatIfOutline } from './results-schema';

/** What a filer tries. Everything as it is leaves the return alone. */
export interface WhatIfChoices {
  filingStatus: WhatIfOutline['filingStatus'];
  /** Dollars in the filer's own traditional IRA. */
  ira: number;
  /** Dollars given to charity. */
  charity: number;
  /** Itemize also where the standard deduction is larger. */
  forceItemizing: boolean;
  /** A baby, born in March of the year. */
  child: boolean;
  /** Another job: pay and tax withheld from it, in dollars. */
  job: { wages: number; withheld: number };
}

export const asItIs = ({ filingStatus, ira, charity }: WhatIfOutline): WhatIfChoices => ({
  filingStatus,
  ira: ira.traditional,
  charity,
  forceItemizing: false,
  child: false,
  job: { wages: 0, withheld: 0 },
});

/** The choices that an address names, such as `?ira=4000&status=mfs`; what it doesn't name stays as it is. */
export function readChoices(outline: WhatIfOutline, address: URLSearchParams): WhatIfChoices {
  const still = asItIs(outline);
  const dollars = (name: string, otherwise: number): number => {
    const value = Number(address.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 && value <= 10_000_000 ? Math.round(value) : otherwise;
  };
  const wages = dollars('wages', 0);
  return {
    filingStatus: outline.filingStatuses.find((one) => one === address.get('status')) ?? still.filingStatus,
    ira: Math.min(dollars('ira', still.ira), Math.max(outline.ira.most, still.ira)),
    charity: dollars('charity', still.charity),
    forceItemizing: address.get('itemize') === '1',
    child: address.get('child') === '1',
    job: { wages, withheld: Math.min(dollars('withheld', 0), wages) },
  };
}

/** The choices as changes of facts; empty when nothing is tried. */
export function toChanges(outline: WhatIfOutline, choices: WhatIfChoices): WhatIfInput['changes'] {
  const { filingStatus, ira, charity, dependents, jobs } = outline;
  const changes: WhatIfInput['changes'] = [];
  if (choices.filingStatus !== filingStatus)
    changes.push({ path: 'filingStatus', value: choices.filingStatus });
  if (choices.ira !== ira.traditional)
    changes.push(
      ira.isNew
        ? { path: `adjustments.ira.${ira.index}`, value: { traditional: choices.ira } }
        : { path: `adjustments.ira.${ira.index}.traditional`, value: choices.ira },
    );
  if (choices.charity !== charity) changes.push({ path: 'itemized.charityCash', value: choices.charity });
  if (choices.forceItemizing) changes.push({ path: 'itemized.force', value: true });
  if (choices.child)
    changes.push({
      path: `dependents.${dependents}`,
      value: {
        firstName: 'Baby',
        dateOfBirth: `${outline.taxYear}-03-01`,
        relationship: 'child',
        monthsInHome: 12,
      },
    });
  const { wages, withheld } = choices.job;
  if (wages > 0)
    changes.push({
      path: `w2s.${jobs}`,
      value: {
        employerName: 'Another job',
        wages,
        federalWithholding: withheld,
        socialSecurityWages: wages,
        medicareWages: wages,
      },
    });
  return changes;
}
