import { env } from '@/lib/env';

/** One submission as it goes out: the sheet that travels with it, and the return. */
export interface Bundle {
  submissionId: string;
  manifest: string;
  returnXml: string;
}

/** Nothing is known about what arrived: ask `status` before sending the same submission again. */
export class TransportError extends Error {
  constructor(message = 'The transmitter didn’t respond') {
    super(message);
    this.name = 'TransportError';
  }
}

/** Between us and the IRS. Implementations: the simulator (lib/filing/simulator) and, for operators, MeF itself. */
export interface Transmitter {
  /** True when nothing leaves this machine; every screen says so. */
  simulated: boolean;
  /** The IRS's numbers of whoever sends. */
  originator: { efin: string; softwareId: string };
  /**
   * Hands a submission over.
   * @throws TransportError when it is not known whether it arrived
   */
  send: (bundle: Bundle) => Promise<void>;
  /** Whether a submission arrived. */
  status: (submissionId: string) => Promise<'received' | 'unknown'>;
  /** Answers that are there by now, as XML documents (AcknowledgementList). At most 100 ids at a time. */
  acknowledgements: (submissionIds: readonly string[]) => Promise<string[]>;
}

/**
 * The place of a real transmitter: the IRS's A2A service (Publication 4164) through the operator's own client. Not
 * part of this product: it needs a suitability check, an EFIN, an ETIN, a tested software id and a certificate, and
 * the IRS gives its service description to registered developers only. docs/filing.md says what to write.
 * @throws Error always: a return must never be taken for sent when it is not
 */
export function connectToMef(): Transmitter {
  const { EFILE_CERTIFICATE_FILE, EFILE_EFIN, EFILE_ETIN, EFILE_SOFTWARE_ID } = env();
  const missing = Object.entries({ EFILE_CERTIFICATE_FILE, EFILE_EFIN, EFILE_ETIN, EFILE_SOFTWARE_ID })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  throw new Error(
    missing.length > 0
      ? `EFILE_TRANSMITTER=mef needs ${missing.join(', ')}`
      : 'EFILE_TRANSMITTER=mef: this build has no MeF client (docs/filing.md)',
  );
}
