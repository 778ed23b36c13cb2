/**
 * What a copy is for. `draft`: nobody signed, not to be mailed. `mail`: to print, sign by hand and mail. `signed`: what
 * was signed and sealed, with the hash that the screen shows, the day it happened and the day that the form carries.
 */
export type Occasion =
  { kind: 'draft' } | { kind: 'mail' } | { kind: 'signed'; hash: string; signedOn: string; onForm: string };
