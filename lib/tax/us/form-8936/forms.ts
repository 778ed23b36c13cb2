import { form8936 } from './form-8936';
import { form8936Repayment } from './repayment';
import { form8936A } from './schedule-a';

/** Everything about clean vehicles, in the order of the return. */
export const listCleanVehicleForms = () => [form8936, form8936A, form8936Repayment];
