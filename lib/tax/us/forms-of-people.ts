import { type Form } from '../engine/form';
import { listClergyForms } from './clergy/forms';
import { listChildElectionForms } from './form-8814/forms';

/** Children's income on their parents' return, and pay of ministers. */
export const listFormsOfPeople = (): readonly Form[] => [...listChildElectionForms(), ...listClergyForms()];
