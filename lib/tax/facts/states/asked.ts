import { type AskedFact } from './asked-fact';
import { type TaxingState } from './all';
import { asksAL } from './al';
import { asksAR } from './ar';
import { asksAZ } from './az';
import { asksCT } from './ct';
import { asksGA } from './ga';
import { asksHI } from './hi';
import { asksIA } from './ia';
import { asksID } from './id';
import { asksIL } from './il';
import { asksIN } from './in';
import { asksKS } from './ks';
import { asksKY } from './ky';
import { asksMA } from './ma';
import { asksMI } from './mi';
import { asksMN } from './mn';
import { asksMO } from './mo';
import { asksMS } from './ms';
import { asksMT } from './mt';
import { asksNE } from './ne';
import { asksNH } from './nh';
import { asksNJ } from './nj';
import { asksNM } from './nm';
import { asksNY } from './ny';
import { asksOH } from './oh';
import { asksOK } from './ok';
import { asksOR } from './or';
import { asksPA } from './pa';
import { asksRI } from './ri';
import { asksUT } from './ut';
import { asksVA } from './va';
import { asksVT } from './vt';
import { asksWA } from './wa';
import { asksWI } from './wi';
import { asksWV } from './wv';

/** What only one state wants to know, by postal code. A state that isn't here has no such questions. */
export const askedOfStates: Readonly<Partial<Record<TaxingState, readonly AskedFact[]>>> = {
  AL: asksAL,
  AR: asksAR,
  AZ: asksAZ,
  CT: asksCT,
  GA: asksGA,
  HI: asksHI,
  IA: asksIA,
  ID: asksID,
  IL: asksIL,
  IN: asksIN,
  KS: asksKS,
  KY: asksKY,
  MA: asksMA,
  MI: asksMI,
  MN: asksMN,
  MO: asksMO,
  MS: asksMS,
  MT: asksMT,
  NE: asksNE,
  NH: asksNH,
  NJ: asksNJ,
  NM: asksNM,
  NY: asksNY,
  OH: asksOH,
  OK: asksOK,
  OR: asksOR,
  PA: asksPA,
  RI: asksRI,
  UT: asksUT,
  VA: asksVA,
  VT: asksVT,
  WA: asksWA,
  WI: asksWI,
  WV: asksWV,
};
