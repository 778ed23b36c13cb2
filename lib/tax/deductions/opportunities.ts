import {
  educationChoiceOpportunity,
  lifetimeCreditOpportunity,
  opportunityCreditOpportunity,
} from './education';
import { childCareOpportunity, childTaxCreditOpportunity, earnedIncomeCreditOpportunity } from './family';
import { farmAveragingOpportunity } from './farm-averaging';
import { hsaOpportunity, selfEmployedHealthOpportunity } from './health';
import { cleanEnergyOpportunity, cleanVehicleOpportunity, homeEnergyOpportunity } from './home';
import {
  charityOpportunity,
  itemizingOpportunity,
  medicalOpportunity,
  salesTaxOpportunity,
} from './itemizing';
import { type Opportunity } from './opportunity';
import { excessSocialSecurityOpportunity, foreignTaxOpportunity, withholdingOpportunity } from './payments';
import { iraOpportunity, saversCreditOpportunity, sepOpportunity } from './retirement';
import { rentalDepreciationOpportunity } from './rentals';
import { filingStatusOpportunity } from './status';
import {
  educatorOpportunity,
  homeOfficeOpportunity,
  qualifiedBusinessOpportunity,
  studentLoanOpportunity,
  vehicleOpportunity,
} from './work';

/** Everything that is looked at for every return. */
export const opportunities: readonly Opportunity[] = [
  earnedIncomeCreditOpportunity,
  childTaxCreditOpportunity,
  childCareOpportunity,
  filingStatusOpportunity,
  opportunityCreditOpportunity,
  lifetimeCreditOpportunity,
  educationChoiceOpportunity,
  studentLoanOpportunity,
  iraOpportunity,
  saversCreditOpportunity,
  sepOpportunity,
  hsaOpportunity,
  selfEmployedHealthOpportunity,
  homeOfficeOpportunity,
  vehicleOpportunity,
  rentalDepreciationOpportunity,
  qualifiedBusinessOpportunity,
  farmAveragingOpportunity,
  educatorOpportunity,
  itemizingOpportunity,
  salesTaxOpportunity,
  charityOpportunity,
  medicalOpportunity,
  homeEnergyOpportunity,
  cleanEnergyOpportunity,
  cleanVehicleOpportunity,
  excessSocialSecurityOpportunity,
  foreignTaxOpportunity,
  withholdingOpportunity,
];
