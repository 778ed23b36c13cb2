import { type StateReturn } from './state-return';
import { alabama } from './al/state';
import { arkansas } from './ar/state';
import { arizona } from './az/state';
import { california } from './ca/state';
import { colorado } from './co/state';
import { connecticut } from './ct/state';
import { districtOfColumbia } from './dc/state';
import { delaware } from './de/state';
import { georgia } from './ga/state';
import { hawaii } from './hi/state';
import { iowa } from './ia/state';
import { idaho } from './id/state';
import { illinois } from './il/state';
import { indiana } from './in/state';
import { kansas } from './ks/state';
import { kentucky } from './ky/state';
import { louisiana } from './la/state';
import { massachusetts } from './ma/state';
import { maryland } from './md/state';
import { maine } from './me/state';
import { michigan } from './mi/state';
import { minnesota } from './mn/state';
import { missouri } from './mo/state';
import { mississippi } from './ms/state';
import { montana } from './mt/state';
import { northCarolina } from './nc/state';
import { northDakota } from './nd/state';
import { nebraska } from './ne/state';
import { newHampshire } from './nh/state';
import { newJersey } from './nj/state';
import { newMexico } from './nm/state';
import { newYork } from './ny/state';
import { ohio } from './oh/state';
import { oklahoma } from './ok/state';
import { oregon } from './or/state';
import { pennsylvania } from './pa/state';
import { rhodeIsland } from './ri/state';
import { southCarolina } from './sc/state';
import { utah } from './ut/state';
import { virginia } from './va/state';
import { vermont } from './vt/state';
import { washington } from './wa/state';
import { wisconsin } from './wi/state';
import { westVirginia } from './wv/state';

/** The states whose returns are computed. A planned return of any other is refused by name. */
export const allStates: readonly StateReturn[] = [
  alabama,
  arkansas,
  arizona,
  california,
  colorado,
  connecticut,
  districtOfColumbia,
  delaware,
  georgia,
  hawaii,
  iowa,
  idaho,
  illinois,
  indiana,
  kansas,
  kentucky,
  louisiana,
  massachusetts,
  maryland,
  maine,
  michigan,
  minnesota,
  missouri,
  mississippi,
  montana,
  northCarolina,
  northDakota,
  nebraska,
  newHampshire,
  newJersey,
  newMexico,
  newYork,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  utah,
  virginia,
  vermont,
  washington,
  wisconsin,
  westVirginia,
];

const byCode = new Map<string, StateReturn>(allStates.map((state) => [state.code, state]));

/** The return of a state, by its postal code; null when it isn't computed yet. */
export const findState = (code: string): StateReturn | null => byCode.get(code) ?? null;
