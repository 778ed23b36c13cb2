import { blankIfZero } from '../../engine/verbs';
import { militaryPay as payOfService } from '../shared/military';
import { tribalWages } from '../shared/tribal';
import { makers, residency } from './form';

const { money } = makers;

/** Wages earned while living and working on the reservation of one's own tribe (Form 140 instructions; ITR 96-4). */
export const reservationWages = money(
  '31',
  'Wages of American Indians',
  'Certain wages of American Indians',
  ({ facts }) => blankIfZero(tribalWages(facts, 'AZ')),
);
/** A.R.S. 43-1022: pay of the armed forces, the reserves and the National Guard; of legal residents, as the refusals say. */
export const militaryPay = money(
  '32',
  'Pay for active service',
  'Pay received for active service as a member of the reserves, National Guard, or the U.S. armed forces',
  (reader) => (residency.isResident(reader) ? blankIfZero(payOfService(reader.facts)) : null),
);
