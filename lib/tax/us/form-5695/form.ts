import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { covers } from '../coverage';
import { form } from '../form';

covers('energy');

/** Costs of Part I, or a carryforward of it. */
export const hasCleanEnergy = ({ facts: { energy } }: { facts: ReturnInput }): boolean =>
  isSome(energy.solar) ||
  isSome(energy.windGeothermal) ||
  isSome(energy.batteries) ||
  isSome(energy.previousCarryforward);

/** Costs of Part II. */
export const hasImprovements = ({ facts: { energy } }: { facts: ReturnInput }): boolean =>
  isSome(energy.insulation) ||
  isSome(energy.doors) ||
  isSome(energy.windows) ||
  isSome(energy.panels) ||
  isSome(energy.audit) ||
  isSome(energy.heatPumps) ||
  energy.items.some(({ cost, manufacturerId }) => isSome(cost) && manufacturerId.trim() !== '');

export const { form: form5695, ...makers } = form('5695', 'Residential Energy Credits', {
  sequence: '75',
  neededWhen: (given) => hasCleanEnergy(given) || hasImprovements(given),
  attachedWhen: (reader) => hasCleanEnergy(reader) || hasImprovements(reader),
});
