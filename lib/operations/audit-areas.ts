/** The parts of the product that audit rows come from: the word before the dot of an action, and its name on screen. */
export const auditAreas = {
  access: 'Denied access',
  session: 'Sign-ins',
  account: 'Accounts',
  assignment: 'Assignments',
  invitation: 'Invitations',
  firm: 'Firm',
  engagement: 'Engagement letters',
  client: 'Client files opened',
  returns: 'Lists of returns',
  return: 'Returns',
  answer: 'Answers',
  identifier: 'Full ID numbers viewed',
  documents: 'Lists of documents',
  document: 'Documents',
  consent: 'Consents',
  filing: 'Filing',
  payment: 'Payments',
  thread: 'Message threads',
  message: 'Messages',
  request: 'Requests',
  note: 'Notes',
  chat: 'Co-pilot',
  training: 'Training materials',
  job: 'Jobs',
  operations: 'Switches',
  seed: 'Sample data',
  audit: 'Audit log',
} as const satisfies Record<string, string>;

export type AuditArea = keyof typeof auditAreas;
export const auditAreaNames = Object.keys(auditAreas) as [AuditArea, ...AuditArea[]];
