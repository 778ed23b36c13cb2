import { type FieldValues } from './kinds/kind';
import { kindOf } from './kinds/registry';
import { toText } from './kinds/printed-values';

/** Where each kind prints the name and address of the person it is about, by the field of that person's number. */
const placesOf: Readonly<Record<string, { name: string; address: string }>> = {
  employee_ssn: { name: 'employee_name', address: 'employee_address' },
  recipient_tin: { name: 'recipient_name', address: 'recipient_address' },
  borrower_tin: { name: 'borrower_name', address: 'borrower_address' },
  box2_ssn: { name: 'box1_name', address: 'box7_address' },
};

/** Name and address of the person a form was made for, as printed; null for what isn't on it or wasn't read. */
export function readPrintedPerson(
  form: string,
  values: FieldValues,
): { recipientName: string | null; recipientAddress: string | null } {
  const places = placesOf[kindOf(form)?.facts.recipient ?? ''];
  return {
    recipientName: places === undefined ? null : toText(values[places.name]),
    recipientAddress: places === undefined ? null : toText(values[places.address]),
  };
}
