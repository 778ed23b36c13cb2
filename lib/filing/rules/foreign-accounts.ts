import { rule } from './makers';
import type { BusinessRule } from './rule';

const b = 'IRS1040ScheduleB';

/** Schedule B, Part III. */
export const foreignAccountRules: readonly BusinessRule[] = [
  rule(
    'SB-F1040-006-02',
    'missing',
    'foreignAccounts.countries',
    'Enter the country of your foreign account.',
    (r) => r.text(`${b}/FinCENForm114Ind`) !== 'true' || r.has(`${b}/ForeignCountryCd`),
  ),
  rule(
    'SB-F1040-007-02',
    'missing',
    'foreignAccounts.reportDue',
    'You entered a country, but no foreign account report (FBAR) is required.',
    (r) => !r.has(`${b}/ForeignCountryCd`) || r.text(`${b}/FinCENForm114Ind`) === 'true',
  ),
  rule(
    'PF-SB-ANSWERS',
    'missing',
    'foreignAccounts.held',
    'Schedule B requires your answers about foreign accounts and trusts.',
    (r) =>
      r.nodes(b).length === 0 ||
      (r.has(`${b}/ForeignAccountsQuestionInd`) && r.has(`${b}/ForeignTrustQuestionInd`)),
  ),
];
