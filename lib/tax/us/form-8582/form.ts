import { form } from '../form';
import { scheduleEProperties } from '../schedule-e/properties';
import { allowsEverythingWithoutForm, lossTotals } from './allowed-losses';

export const { form: form8582, ...makers } = form('8582', 'Passive Activity Loss Limitations', {
  sequence: '858',
  attachedWhen: (reader) => {
    if (!reader.attached(scheduleEProperties)) return false;
    const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
    return activeLoss + otherLoss + priorActive + priorOther > 0 && !allowsEverythingWithoutForm(reader);
  },
});
