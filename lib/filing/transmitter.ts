import { env } from '@/lib/env';
import { connectToMef, type Transmitter } from '@/lib/infra/transmitter';
import { simulator } from './simulator/simulator';

/** The transmitter that the operator chose; the simulator unless EFILE_TRANSMITTER says otherwise. */
export function transmitter(): Transmitter {
  return env().EFILE_TRANSMITTER === 'mef' ? connectToMef() : simulator;
}
