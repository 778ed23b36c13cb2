import { form } from '../form';

export const { form: form8962, ...makers } = form('8962', 'Premium Tax Credit (PTC)', {
  sequence: '73',
  neededWhen: ({ facts }) => facts.marketplace.length > 0,
  attachedWhen: ({ facts }) => facts.marketplace.length > 0,
});
