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
    about: 'The name does not fit the number',
    kind: 'reject',
    rule: 'R0000-500-01',
    changed: `${header}/Filer/PrimaryNameControlTxt`,
  },
  '9998': {
    about: 'Last year’s income does not fit',
    kind: 'reject',
    rule: 'IND-031-04',
    changed: `${header}/SelfSelectPINGrp/PrimaryPriorYearAGIAmt`,
  },
  '9997': {
    about: 'A child of the earned income credit is on another return',
    kind: 'reject',
    rule: 'SEIC-F1040-501-02',
    changed: `${data}/IRS1040ScheduleEIC/QualifyingChildInformation/QualifyingChildSSN`,
  },
  '9996': { about: 'A return with this number was accepted already', kind: 'reject', rule: 'R0000-902-01' },
  '9995': { about: 'Accepted although imperfect', kind: 'exception' },
  '9994': { about: 'Never an answer', kind: 'silent' },
  '9993': { about: 'The first try does not arrive', kind: 'no-transport' },
  '9992': { about: 'The same answer twice', kind: 'twice' },
  '9991': { about: 'A rejection first, then the acceptance that overtakes it', kind: 'out-of-order' },
  '9990': { about: 'An answer at the third question', kind: 'late' },
  '9989': { about: 'The number stands on another return', kind: 'reject', rule: 'IND-515-01' },
  '9988': {
    about: 'A Form 1095-A is on file, Form 8962 is missing',
    kind: 'reject',
    rule: 'F8962-070',
    present: `${data}/IRS8962`,
  },
  '9987': {
    about: 'An identity protection PIN is needed',
    kind: 'reject',
    rule: 'IND-181-01',
    present: `${header}/IdentityProtectionPIN`,
  },
  '9986': {
    about: 'A dependent was claimed by somebody else',
    kind: 'reject',
    rule: 'IND-507-01',
    present: `${header}/IdentityProtectionPIN`,
  },
  '9985': {
    about: 'A dependent’s name does not fit the number',
    kind: 'reject',
    rule: 'R0000-504-02',
    changed: `${data}/IRS1040/DependentDetail/DependentNameControlTxt`,
  },
  '9984': {
    about: 'The employer’s number is unknown',
    kind: 'reject',
    rule: 'FW2-502',
    changed: `${data}/IRSW2/EmployerEIN`,
  },
  '9983': {
    about: 'The birth date does not fit',
    kind: 'reject',
    rule: 'IND-524',
    changed: `${header}/SelfSelectPINGrp/PrimaryBirthDt`,
  },
  '9982': {
    about: 'The spouse’s name does not fit',
    kind: 'reject',
    rule: 'R0000-503-02',
    changed: `${header}/Filer/SpouseNameControlTxt`,
  },
  '9981': {
    about: 'The spouse’s income of last year does not fit',
    kind: 'reject',
    rule: 'IND-032-04',
    changed: `${header}/SelfSelectPINGrp/SpousePriorYearAGIAmt`,
  },
  '9980': { about: 'It arrives, but the receipt is lost', kind: 'lost-receipt' },
};

export const accepted: SimulatedOutcome = { about: 'Accepted', kind: 'accept' };

export const outcomeOf = (ssn: string): SimulatedOutcome => outcomes[ssn.slice(-4)] ?? accepted;
