/** The lines of Form 1040-X that have three columns. */
const amendedColumn =
  'AdjustedGrossIncomeAmt TotalItemizedOrStandardDedAmt AGILessDeductionsAmt QualifiedBusinessIncomeDedAmt TaxableIncomeAmt TaxAmt TotalNonrefundableCreditsAmt TaxLessCreditsAmt OtherTaxesAmt TotalTaxAmt FedIncmExSocSecRRTAWthldTxAmt EstimatedTaxPaymentsAmt EarnedIncomeCreditAmt RefundableCreditsAmt ChldWhoLivedWithYouCnt OtherDependentsListedCnt';

/**
 * The order of children in 2024 returns that the IRS accepted, as far as it could be learned from them, with the lines
 * they did not hold put after the line printed before. `many` may repeat. Where a path is missing here, the maps give
 * the order. A return that passes the official schema wins over this file.
 */
export const learnedOrder: Readonly<Record<string, { order: string; many?: string }>> = {
  Return: {
    order: 'ReturnHeader ReturnData',
  },
  ReturnHeader: {
    order:
      'ReturnTs TaxYr TaxPeriodBeginDt TaxPeriodEndDt ImperfectReturnInd SoftwareId SoftwareVersionNum OriginatorGrp PractitionerPINGrp SelfSelectPINGrp IdentityProtectionPIN SpouseIdentityProtectionPIN PINTypeCd JuratDisclosureCd PrimaryPINEnteredByCd SpousePINEnteredByCd PrimarySignaturePIN SpouseSignaturePIN PrimarySignatureDt SpouseSignatureDt ReturnTypeCd Filer PaidPreparerInformationGrp OnlineFilerInformation AdditionalFilerInformation FilingSecurityInformation',
  },
  'ReturnHeader/Filer': {
    order: 'PrimarySSN SpouseSSN NameLine1Txt PrimaryNameControlTxt SpouseNameControlTxt USAddress PhoneNum',
  },
  'ReturnHeader/Filer/USAddress': {
    order: 'AddressLine1Txt CityNm StateAbbreviationCd ZIPCd',
  },
  ReturnData: {
    order:
      'IRS1040 IRS1040X IRS1040Schedule1 IRS1040Schedule2 IRS1040Schedule3 IRS1040Schedule8812 IRS1040ScheduleA IRS1040ScheduleB IRS1040ScheduleC IRS1040ScheduleD IRS1040ScheduleE IRS1040ScheduleEIC IRS1040ScheduleF IRS1040ScheduleH IRS1040ScheduleJ IRS1040ScheduleR IRS1040ScheduleSE IRS461 IRS982 IRS1099R IRS1116 IRS2441 IRS2555 IRS3800 IRS4137 IRS4562 IRS4684 IRS4797 IRS4952 IRS5329 IRS5695 IRS5884 IRS6198 IRS6251 IRS6252 IRS6781 IRS7203 IRS7206 IRS8283 IRS8396 IRS8582 IRS8582CR IRS8606 IRS8615 IRS8801 IRS8814 IRS8824 IRS8829 IRS8839 IRS8846 IRS8862 IRS8863 IRS8867 IRS8880 IRS8881 IRS8889 IRS8919 IRS8936 IRS8936ScheduleA IRS8941 IRS8949 IRS8959 IRS8960 IRS8962 IRS8995 IRS8995A IRS8995AScheduleA IRS8995AScheduleC IRSW2 IRSPayment OtherIncomeTypeStatement OtherMiscDeductionsStmt OtherWithholdingStatement',
    many: 'IRS1040ScheduleC IRS1040ScheduleF IRS1040ScheduleSE IRS1116 IRS2555 IRS4137 IRS8919 IRS8949 IRS5329 IRS8606 IRS8889 IRS8814 IRS8824 IRS8829 IRS4562 IRS4684 IRS6198 IRS6252 IRS7203 IRS7206 IRS8936ScheduleA IRS8995AScheduleA IRS1099R IRSW2',
  },
  IRS1040: {
    order:
      'Form1040SRInd PECFPrimaryInd SpouseDeathDt IndividualReturnFilingStatusCd NRALiteralCd QualifyingHOHNm QualifyingHOHSSN SpouseNm VirtualCurAcquiredDurTYInd PrimaryClaimAsDependentInd SpouseClaimAsDependentInd Primary65OrOlderInd PrimaryBlindInd Spouse65OrOlderInd SpouseBlindInd TotalBoxesCheckedCnt TotalExemptPrimaryAndSpouseCnt DependentDetail MoreDependentsInd ChldWhoLivedWithYouCnt OtherDependentsListedCnt TotalExemptionsCnt WagesAmt HouseholdEmployeeWagesAmt TipIncomeAmt MedicaidWaiverPymtNotRptW2Amt TaxableBenefitsAmt TaxableBenefitsForm8839Amt TotalWagesWithNoWithholdingAmt OtherEarnedIncomeAmt NontxCombatPayElectionAmt WagesSalariesAndTipsAmt TaxExemptInterestAmt TaxableInterestAmt QualifiedDividendsAmt OrdinaryDividendsAmt IRADistributionsAmt TaxableIRAAmt PensionsAnnuitiesAmt TotalTaxablePensionsAmt SocSecBnftAmt TaxableSocSecAmt CapitalGainLossAmt TotalAdditionalIncomeAmt TotalIncomeAmt TotalAdjustmentsAmt AdjustedGrossIncomeAmt TotalItemizedOrStandardDedAmt QualifiedBusinessIncomeDedAmt TotalDeductionsAmt TaxableIncomeAmt TaxAmt AdditionalTaxAmt TotalTaxBeforeCrAndOthTaxesAmt CTCODCAmt TotalNonrefundableCreditsAmt TotalCreditsAmt TaxLessCreditsAmt TotalOtherTaxesAmt TotalTaxAmt FormW2WithheldTaxAmt Form1099WithheldTaxAmt TaxWithheldOtherAmt WithholdingTaxAmt EstimatedTaxPaymentsAmt EarnedIncomeCreditAmt AdditionalChildTaxCreditAmt RefundableAmerOppCreditAmt TotalOtherPaymentsRfdblCrAmt RefundableCreditsAmt TotalPaymentsAmt OverpaidAmt RefundAmt AppliedToEsTaxAmt RoutingTransitNum BankAccountTypeCd DepositorAccountNum OwedAmt EsPenaltyAmt ThirdPartyDesigneeInd ThirdPartyDesigneeNm ThirdPartyDesigneePhoneNum ThirdPartyDesigneePIN PrimaryOccupationTxt SpouseOccupationTxt SurvivingSpouseInd RefundProductCd',
    many: 'DependentDetail',
  },
  // Form 1040-X stands in no list: names of the stylesheet of 2024, in the order of the form.
  IRS1040X: {
    order:
      'AmendedReturnForCalendarYrCd IndividualReturnFilingStatusCd SpouseNm OriginalRptOrAsPrevAdjGrp NetChangeOrigRptOrPrevAdjGrp CorrectNumberOrAmountGrp Schedule8812Ind Form8863Ind Form8962Ind TotalTxPdWithReturnOrExtnsAmt TotalPaymentsAmt OverpaidAmt TotPaymentsLessOverpaymentAmt OwedAmt NetOverpaymentAmt RefundAmt DependentDetail ReasonForFilingAmdReturnTxt RoutingTransitNum BankAccountTypeCd DepositorAccountNum',
    many: 'DependentDetail',
  },
  'IRS1040X/OriginalRptOrAsPrevAdjGrp': { order: amendedColumn },
  'IRS1040X/NetChangeOrigRptOrPrevAdjGrp': { order: amendedColumn },
  'IRS1040X/CorrectNumberOrAmountGrp': { order: amendedColumn },
  'IRS1040/DependentDetail': {
    order:
      'DependentFirstNm DependentLastNm DependentNameControlTxt IdentityProtectionPIN DependentSSN DependentRelationshipCd EligibleForChildTaxCreditInd EligibleForODCInd',
  },
  IRS1040Schedule1: {
    order:
      'Form1099KRptErrorOrLossAmt StateLocalIncomeTaxRefundAmt TotalAlimonyReceivedAmt BusinessIncomeLossAmt OtherGainLossAmt RentalRealEstateIncomeLossAmt NetFarmProfitLossAmt UnemploymentCompAmt GamblingReportableWinningAmt DebtCancellationAmt TotalIncomeExclusionAmt TotHSADistriHDHPAmt AlaskaPermanentFundDivAmt JuryDutyPayAmt GrantsOrScholarshipsAmt OtherIncomeAmt TotalOtherIncomeAmt TotalAdditionalIncomeAmt EducatorExpensesAmt HealthSavingsAccountDedAmt MovingExpenseAmt DeductibleSelfEmploymentTaxAmt SelfEmpldSepSimpleQlfyPlansAmt SelfEmpldHealthInsDedAmt PnltyOnErlyWthdrwOfSavingsAmt TotalAlimonyPaidAmt IRADeductionAmt StudentLoanInterestDedAmt JuryDutyPayDeductionAmt Sect501c18DContriDedAmt HousingDeductionAmt Section67eExcessDeductionAmt TotalOtherAdjustmentsAmt TotalAdjustmentsAmt',
  },
  IRS1040Schedule8812: {
    order:
      'AdjustedGrossIncomeAmt ExclusionAndDeductionSumAmt AdditionalIncomeAdjAmt ModifiedAGIAmt QlfyChildUnderAgeSSNCnt QlfyChildUnderAgeSSNLimtAmt OtherDependentCnt OtherDependentCreditAmt InitialCTCODCAmt FilingStatusThresholdCd ExcessAdjGrossIncomeAmt ModifiedAGIPhaseOutAmt CTCODCOverAGILimitInd CTCODCAfterAGILimitAmt ACTCTaxLiabiltyLimitAmt CTCODCAmt ClaimACTCAllFilersGrp AdditionalChildTaxCreditAmt',
  },
  'IRS1040Schedule8812/ClaimACTCAllFilersGrp': {
    order:
      'ACTCBeforeLimitAmt QlfyChildUnderAgeSSNCnt QlfyChildUnderAgeSSNLimtAmt ACTCAfterLimitAmt TotalEarnedIncomeAmt NontaxableCombatPayAmt EarnedIncmMoreThanSpecifiedInd NetTotalEarnedIncomeAmt NetEarnedIncomeCalculatedAmt ThreeOrMoreQlfyChildrenInd FromW2Amt CalcFromW2AndReturnAmt CalcAmtFromRetPlusTaxWhldAmt CreditsAlreadyTakenAmt CalculatedDifferenceAmt LargerCalcIncomeOrDiffAmt',
  },
  IRS1040ScheduleE: {
    order:
      'PropertyRealEstAndRoyaltyGroup TotalRentsReceivedAmt TotalRoyaltiesReceivedAmt TotalMortgageInterestAmt TotalDepreciationOrDepletionAmt TotalExpensesAmt TotalIncomeAmt TotalLossesAmt TotRentalRlEstRyltyIncmLossAmt PartnershipOrSCorpGroup TotalPassiveIncomeAmt BusTotalNonpassiveIncomeAmt TotalPassiveLossAllowedAmt TotalNonpassiveLossAmt TotSect179ExpenseDeductionAmt TotalPrtshpSCorpIncomeAmt TotalPrtshpSCorpLossAmt NetPrtshpSCorpIncomeOrLossAmt EstateAndTrustGroup EstateAndTrustTotPssvIncmAmt TotalOtherIncomeAmt TotPassiveDedOrLossAllowedAmt TotalDeductionOrLossAmt TotalEstateOrTrustIncomeAmt TotalEstateOrTrustLossAmt TotEstateAndTrustIncOrLossAmt TotalSuppIncomeOrLossAmt',
    many: 'PropertyRealEstAndRoyaltyGroup PartnershipOrSCorpGroup EstateAndTrustGroup',
  },
  'IRS1040ScheduleEIC/QualifyingChildInformation': {
    order:
      'QualifyingChildNameControlTxt ChildFirstAndLastName QualifyingChildSSN ChildBirthYr ChildIsAStudentUnder24Ind ChildPermanentlyDisabledInd ChildRelationshipCd MonthsChildLivedWithYouCnt',
  },
  'IRS1040ScheduleEIC/QualifyingChildInformation/ChildFirstAndLastName': {
    order: 'PersonFirstNm PersonLastNm',
  },
  IRSW2: {
    order:
      'CorrectedW2Ind EmployeeSSN EmployerEIN EmployerNameControlTxt EmployerName EmployerUSAddress EmployeeNm EmployeeUSAddress WagesAmt EmployersUseGrp WithholdingAmt SocialSecurityWagesAmt SocialSecurityTaxAmt MedicareWagesAndTipsAmt MedicareTaxWithheldAmt OtherDeductionsBenefitsGrp RetirementPlanInd W2StateLocalTaxGrp StandardOrNonStandardCd',
    many: 'EmployersUseGrp OtherDeductionsBenefitsGrp',
  },
  'IRSW2/EmployerUSAddress': {
    order: 'AddressLine1Txt AddressLine2Txt CityNm StateAbbreviationCd ZIPCd',
  },
  'IRSW2/EmployeeUSAddress': {
    order: 'AddressLine1Txt AddressLine2Txt CityNm StateAbbreviationCd ZIPCd',
  },
  'IRSW2/W2StateLocalTaxGrp/W2StateTaxGrp': {
    order: 'StateAbbreviationCd EmployerStateIdNum StateWagesAmt StateIncomeTaxAmt W2LocalTaxGrp',
  },
  'OtherWithholdingStatement/OtherWithholdingStmt': {
    order: 'WithholdingCd EIN WithholdingAmt',
  },
  IRS8867: {
    order:
      'PreparerPersonNm PTIN EICClaimedInd CTCACTCODCClaimedInd AOTCClaimedInd HOHFilingStatusInd TxpyrProvidedOrObtainedInfoInd CompleteApplicableWorksheetCd SatisfyKnowledgeRequirementInd IncorIncmplInconInfoInd MakeInquiryInd DocumentInquiryInd SatisfyRecordRetentionRqrInd SubstantiateCrEligibilityInd PrevDisallowedOrReducedCrCd QstnToCompleteCorrectSchCCd EICEligibleClaimQlfyChildInd ExplainLiveWithChldRqrClaimInd ExplainTiebreakerRulesCd USCitizenOrNationalInd ExplainLiveWithChldRqrClaimCd ExplainRuleClmCrDivPrnts8332Cd SubstProvQlfyTuitionExpnssInd EligibleClaimHOHInd CrEligibilityCertificationInd',
  },
  IRS1040ScheduleB: {
    order:
      'Form1040SchBPartIGroup2 InterestSubtotalAmt TaxableInterestSubtotalAmt CalculatedTotalTaxableIntAmt Form1040SchBPartIIGroup2 TotalOrdinaryDividendsAmt ForeignAccountsQuestionInd FinCENForm114Ind ForeignCountryCd ForeignTrustQuestionInd',
    many: 'Form1040SchBPartIGroup2 Form1040SchBPartIIGroup2 ForeignCountryCd',
  },
  'IRS1040ScheduleB/Form1040SchBPartIGroup2': {
    order: 'InterestPayerName InterestAmt',
  },
  'IRSW2/EmployerName': {
    order: 'BusinessNameLine1Txt BusinessNameLine2Txt',
  },
  IRS1040Schedule3: {
    order:
      'ForeignTaxCreditAmt CreditForChildAndDepdCareAmt EducationCreditAmt RtrSavingsContributionsCrAmt ResidentialCleanEnergyCrAmt EgyEffcntHmImprvCrAmt MinAMTCrAmt CreditForElderlyOrDisabledAmt CleanVehPrsnlUsePartCrAmt MaxPrevOwnedCleanVehCrAmt TotOthNonrefundableCreditsAmt TotalNonrefundableCreditsAmt ReconciledPremiumTaxCreditAmt RequestForExtensionAmt ExcessSocSecAndTier1RRTATaxAmt TotalOtherPaymentsRfdblCrAmt',
  },
  IRS2441: {
    order:
      'CareProviderGrp MoreThanThreeQlfyPersonsInd QualifyingPersonGrp TotalQlfdExpensesOrLimitAmt PrimaryEarnedIncomeAmt SpouseEarnedIncomeAmt SmallerOfExpensesOrIncomeAmt AdjustedGrossIncomeAmt CareExpensesDecimalAmt CalculatedTentativeExpenseAmt CPYECreditAmt TotalEligCDCCAmt TaxLiabLmtFromCrLmtWrkshtAmt CreditForChildAndDepdCareAmt DependentCareBenefitsAmt PYCarryoverAmt ForfeitedOrCarriedOverAmt TotalBenefitsAmt QualifiedExpensesIncurredAmt SmallerAmt EarnedIncomeAmt EarnedIncomeSpouseAmt SmallestAmt MostTaxFreeAmt BenefitsBusinessAmt BenefitsEmployersAmt DeductibleBenefitsAmt TaxFreeBenefitsAmt TaxableBenefitsAmt MostCountsCreditAmt BenefitsAlreadyTaxFreeAmt LimitLeftCreditAmt ExpensesNotCoveredBenefitsAmt ExpensesCreditAmt',
    many: 'CareProviderGrp QualifyingPersonGrp',
  },
  'IRS2441/CareProviderGrp': {
    order:
      'CareProviderBusinessName CareProviderPersonName CareProviderBusNameControlTxt CareProviderNameControlTxt USAddress EIN SSN HouseholdEmployeeInd PaidAmt',
  },
  'IRS2441/CareProviderGrp/USAddress': {
    order: 'AddressLine1Txt CityNm StateAbbreviationCd ZIPCd',
  },
  'IRS2441/QualifyingPersonGrp': {
    order:
      'QualifyingPersonName QualifyingPersonNameControlTxt QualifyingPersonSSN PrsnOverSpcfdAgeAndDisabledInd QualifiedCareExpensesPaidAmt',
  },
  'IRS2441/QualifyingPersonGrp/QualifyingPersonName': {
    order: 'PersonFirstNm PersonLastNm',
  },
  IRS1099R: {
    order:
      'PayerNameControlTxt PayerName PayerUSAddress PayerEIN PhoneNum RecipientSSN RecipientNm RecipientUSAddress PayerRecipientAccountNum GrossDistributionAmt TaxableAmt TotalDistributionInd CapitalGainAmt FederalIncomeTaxWithheldAmt EmployeeContributionsAmt F1099RDistributionCd OtherDistributionAmt TotalEmployeeContributionsAmt IRRAllocatedAmt DesignatedROTHAcctFirstYr F1099RStateLocalTaxGrp StandardOrNonStandardCd',
    many: 'F1099RStateLocalTaxGrp',
  },
  'IRS1099R/PayerUSAddress': {
    order: 'AddressLine1Txt AddressLine2Txt CityNm StateAbbreviationCd ZIPCd',
  },
  'IRS1099R/RecipientUSAddress': {
    order: 'AddressLine1Txt AddressLine2Txt CityNm StateAbbreviationCd ZIPCd',
  },
  'IRS1099R/F1099RStateLocalTaxGrp/F1099RStateTaxGrp': {
    order: 'StateTaxWithheldAmt StateAbbreviationCd PayerStateIdNum StateDistributionAmt F1099RLocalTaxGrp',
  },
  'IRS1099R/PayerName': {
    order: 'BusinessNameLine1Txt BusinessNameLine2Txt',
  },
  'IRSW2/EmployersUseGrp': {
    order: 'EmployersUseCd EmployersUseAmt',
  },
  IRSPayment: {
    order:
      'RoutingTransitNum BankAccountNum BankAccountTypeCd PaymentAmt RequestedPaymentDt TaxpayerDaytimePhoneNum',
  },
  'IRS1099R/F1099RStateLocalTaxGrp/F1099RStateTaxGrp/F1099RLocalTaxGrp': {
    order: 'LocalTaxWithheldAmt LocalityNm LocalDistributionAmt',
  },
  'IRSW2/W2StateLocalTaxGrp/W2StateTaxGrp/W2LocalTaxGrp': {
    order: 'LocalWagesAndTipsAmt LocalIncomeTaxAmt LocalityNm',
  },
  'IRSW2/OtherDeductionsBenefitsGrp': {
    order: 'Desc Amt',
  },
  IRS1040ScheduleF: {
    order:
      'SSN PrincipalProductDesc AgriculturalActivityCd MethodOfAccountingCashInd EIN MateriallyParticipatedInd FarmIncomeCashMethodGrp FarmExpensesGrp',
  },
  IRS4137: {
    order:
      'PersonNm SSN UnreportedTipIncomePerEmployer TotalTipsReceivedAmt TotalTipsReportedAmt TotalTipsReceivedMinusRptAmt IncidentalCashAndTipsAmt NetUnreportedMinusIncdntlAmt SocialSecurityWagesAndTipsAmt NetWageSubjectToSocSecTaxAmt UnreportedTipsSubjToSocSecAmt SocialSecurityTaxTipAmt MedicareTaxTipsAmt SocSecMedicareTaxUnrptdTipAmt',
    many: 'UnreportedTipIncomePerEmployer',
  },
  'IRS4137/UnreportedTipIncomePerEmployer': {
    order: 'EmployerName EmployerEIN TotalTipsReceivedAmt TotalTipsReportedAmt',
  },
  IRS8919: {
    order:
      'PersonNm SSN UncollectedSocSecMedTaxPerFirm TotalWagesWithNoWithholdingAmt TotalWagesAndUnreportedTipsAmt NetWagesSubjectToSocSecTaxAmt WagesSubjectToSSTAmt UncollectedSocSecTaxAmt UncollectedMedicareTaxAmt UncollectedSocSecMedTaxAmt',
    many: 'UncollectedSocSecMedTaxPerFirm',
  },
  'IRS8919/UncollectedSocSecMedTaxPerFirm': {
    order:
      'EmployerName EmployerEIN UncollectedSocSecMedReasonCd CorrespondenceReceivedDt Form1099ReceivedInd WagesWithNoWitholdingAmt',
  },
  IRS8889: {
    order:
      'PersonNm RecipientSSN HDHPSelfOnlyCoverageInd HDHPCoverageTxt HSAContributionAmt HSALimitedAnnualDeductibleAmt HSALimitedDeductibleAllwdAmt HSAFamilyDeductibleAmt HSAAddnlContributionAmt HSALimitedGrossContributionAmt HSAEmployerContributionAmt TotalHSAContributionAmt HSALimitedContributionAmt TotalHSADeductionAmt TotalHSADistributionAmt HSADistributionRolloverAmt HSANetDistributionAmt UnreimbQualMedAndDentalExpAmt TaxableHSADistributionAmt HSADistriAddnlPercentTaxExcInd HSADistriAddnlPercentTaxAmt HDHPCoverageIncomeAmt HDHPCoverageAddnlTaxAmt',
  },
  'IRS2441/CareProviderGrp/CareProviderPersonName': {
    order: 'PersonFirstNm PersonLastNm',
  },
  IRS1040ScheduleEIC: {
    order: 'QualifyingChildInformation',
    many: 'QualifyingChildInformation',
  },
};

/** What 2025 puts in: Schedule 1-A behind Schedule 1, its total on Form 1040-X behind line 4a (stylesheets of 2025). */
const since2025: Readonly<Record<string, readonly [name: string, behind: string]>> = {
  ReturnData: ['IRS1040Schedule1A', 'IRS1040Schedule1'],
  'IRS1040X/OriginalRptOrAsPrevAdjGrp': ['TotalAdditionalDeductionsAmt', 'QualifiedBusinessIncomeDedAmt'],
  'IRS1040X/NetChangeOrigRptOrPrevAdjGrp': ['TotalAdditionalDeductionsAmt', 'QualifiedBusinessIncomeDedAmt'],
  'IRS1040X/CorrectNumberOrAmountGrp': ['TotalAdditionalDeductionsAmt', 'QualifiedBusinessIncomeDedAmt'],
};

/** The learned order below a path in the returns of a year. */
export function learnedOf(path: string, taxYear: number): { order: string; many?: string } | undefined {
  const learned = learnedOrder[path];
  const more = taxYear < 2025 ? undefined : since2025[path];
  if (learned === undefined || more === undefined) return learned;
  const [name, behind] = more;
  const order = learned.order
    .split(' ')
    .flatMap((one) => (one === behind ? [one, name] : [one]))
    .join(' ');
  return { ...learned, order };
}
