/**
 * What the simulator does, by the last four digits of the first filer's number. `changed` names the element that the
 * rejection is about: once it says something else than in the rejected return, the next one is accepted. `present`
 * names one that has to be there. Neither: the rejection can't be fixed, and the return goes on paper.
 */
export interface SimulatedOutcome {
  about: string;
  kind:
    | 'accept'
    | 'reject'
    | 'exception'
    | 'silent'
    | 'late'
    | 'twice'
    | 'out-of-order'
    | 'no-transport'
    | 'lost-receipt';
  rule?: string;
  changed?: string;
  present?: string;
}

const header = 'ReturnHeader';
const data = 'ReturnData';

export const outcomes: Readonly<Record<string, SimulatedOutcome>> = {
  '9999': {
    about: 'Name doesn’t match the SSN',
    kind: 'reject',
    rule: 'R0000-500-01',
    changed: `${header}/Filer/PrimaryNameControlTxt`,
  },
  '9998': {
    about: 'Prior-year AGI doesn’t match',
    kind: 'reject',
    rule: 'IND-031-04',
    changed: `${header}/SelfSelectPINGrp/PrimaryPriorYearAGIAmt`,
  },
  '9997': {
    about: 'EIC child claimed on another return',
    kind: 'reject',
    rule: 'SEIC-F1040-501-02',
    changed: `${data}/IRS1040ScheduleEIC/QualifyingChildInformation/QualifyingChildSSN`,
  },
  '9996': { about: 'Duplicate return for this SSN', kind: 'reject', rule: 'R0000-902-01' },
  '9995': { about: 'Accepted as an imperfect return', kind: 'exception' },
  '9994': { about: 'No response', kind: 'silent' },
  '9993': { about: 'First attempt fails', kind: 'no-transport' },
  '9992': { about: 'Same response twice', kind: 'twice' },
  '9991': { about: 'Rejection, then an acceptance that replaces it', kind: 'out-of-order' },
  '9990': { about: 'Response on the third poll', kind: 'late' },
  '9989': { about: 'SSN used on another return', kind: 'reject', rule: 'IND-515-01' },
  '9988': {
    about: 'Form 1095-A on file, Form 8962 missing',
    kind: 'reject',
    rule: 'F8962-070',
    present: `${data}/IRS8962`,
  },
  '9987': {
    about: 'Identity protection PIN required',
    kind: 'reject',
    rule: 'IND-181-01',
    present: `${header}/IdentityProtectionPIN`,
  },
  '9986': {
    about: 'Dependent claimed by someone else',
    kind: 'reject',
    rule: 'IND-507-01',
    present: `${header}/IdentityProtectionPIN`,
  },
  '9985': {
    about: 'Dependent’s name doesn’t match the SSN',
    kind: 'reject',
    rule: 'R0000-504-02',
    changed: `${data}/IRS1040/DependentDetail/DependentNameControlTxt`,
  },
  '9984': {
    about: 'Unknown employer EIN',
    kind: 'reject',
    rule: 'FW2-502',
    changed: `${data}/IRSW2/EmployerEIN`,
  },
  '9983': {
    about: 'Date of birth doesn’t match',
    kind: 'reject',
    rule: 'IND-524',
    changed: `${header}/SelfSelectPINGrp/PrimaryBirthDt`,
  },
  '9982': {
    about: 'Spouse’s name doesn’t match',
    kind: 'reject',
    rule: 'R0000-503-02',
    changed: `${header}/Filer/SpouseNameControlTxt`,
  },
  '9981': {
    about: 'Spouse’s prior-year AGI doesn’t match',
    kind: 'reject',
    rule: 'IND-032-04',
    changed: `${header}/SelfSelectPINGrp/SpousePriorYearAGIAmt`,
  },
  '9980': { about: 'Delivered, but the receipt is lost', kind: 'lost-receipt' },
};

export const accepted: SimulatedOutcome = { about: 'Accepted', kind: 'accept' };

export const outcomeOf = (ssn: string): SimulatedOutcome => outcomes[ssn.slice(-4)] ?? accepted;
