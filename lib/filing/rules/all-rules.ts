import { adoptionRules } from './adoption';
import { arithmeticRules } from './arithmetic';
import { schedulesRules } from './attachments';
import { businessCreditRules } from './business-credits';
import { childElectionRules } from './child-election';
import { cleanVehicleRules } from './clean-vehicles';
import { earnedIncomeRules } from './earned-income';
import { exchangeRules } from './exchanges';
import { farmAveragingRules } from './farm-averaging';
import { foreignAccountRules } from './foreign-accounts';
import { householdRules } from './household';
import { itemizedRules } from './itemized';
import { casualtyRules } from './casualties';
import { installmentSaleRules } from './installment-sales';
import { mortgageCreditRules } from './mortgage-credit';
import { numberedRules } from './numbered-schedules';
import { documentRules } from './documents';
import { paymentRules } from './payment';
import { peopleRules } from './people';
import { reclaimedCreditRules } from './reclaimed-credits';
import { shareRules } from './shares';
import { signaturesRules } from './signatures';
import { transmissionRules } from './transmission';
import type { BusinessRule } from './rule';

/** Every rule that is checked before anything is sent. */
export const businessRules: readonly BusinessRule[] = [
  ...peopleRules,
  ...signaturesRules,
  ...transmissionRules,
  ...paymentRules,
  ...arithmeticRules,
  ...schedulesRules,
  ...householdRules,
  ...numberedRules,
  ...itemizedRules,
  ...earnedIncomeRules,
  ...documentRules,
  ...foreignAccountRules,
  ...mortgageCreditRules,
  ...businessCreditRules,
  ...installmentSaleRules,
  ...casualtyRules,
  ...childElectionRules,
  ...farmAveragingRules,
  ...exchangeRules,
  ...adoptionRules,
  ...cleanVehicleRules,
  ...shareRules,
  ...reclaimedCreditRules,
];
