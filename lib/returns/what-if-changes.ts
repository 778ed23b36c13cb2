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
  /** A baby, born in March 2024. */
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
      value: { firstName: 'Baby', dateOfBirth: '2024-03-01', relationship: 'child', monthsInHome: 12 },
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
