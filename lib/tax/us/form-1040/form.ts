import { form } from '../form';

export const { form: form1040, ...makers } = form('1040', 'U.S. Individual Income Tax Return', {
  sequence: '',
});
