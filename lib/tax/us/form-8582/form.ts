import { form } from '../form';
import { allowsEverythingWithoutForm, hasOnlySold, lossTotals } from './allowed-losses';

export const { form: form8582, ...makers } = form('8582', 'Passive Activity Loss Limitations', {
  sequence: '858',
  neededWhen: ({ facts }) =>
    facts.rentals.length + facts.k1s.length + facts.businesses.length + facts.farms.length > 0,
  attachedWhen: (reader) => {
    const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
    return (
      activeLoss + otherLoss + priorActive + priorOther > 0 &&
      !hasOnlySold(reader) &&
      !allowsEverythingWithoutForm(reader)
    );
  },
});
