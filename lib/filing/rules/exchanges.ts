import { textAt } from '../mef/xml-node';
import { needs, rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS8824';

const everyRelated = (
  r: ReturnView,
  holds: (node: ReturnType<ReturnView['nodes']>[number]) => boolean,
): boolean =>
  r.nodes(f).every((node) => textAt(node, 'ExchangeMadeWithRelatedPrtyInd') !== 'true' || holds(node));

/** Form 8824. */
export const exchangeRules: readonly BusinessRule[] = [
  rule(
    'PF-8824-1',
    'missing',
    'exchanges.givenUp',
    'Form 8824 requires a description of the property you gave up and of the property you received.',
    (r) =>
      r
        .nodes(f)
        .every(
          (node) =>
            textAt(node, 'LikeKindPropertyGivenUpDsc') !== null &&
            textAt(node, 'LikeKindPropertyReceivedDsc') !== null,
        ),
  ),
  rule(
    'PF-8824-2',
    'missing',
    'exchanges.relatedParty.name',
    'Form 8824 requires the related party’s name and relationship to you.',
    (r) =>
      everyRelated(
        r,
        (node) =>
          (textAt(node, 'PersonNm') ?? textAt(node, 'BusinessName/BusinessNameLine1Txt')) !== null &&
          textAt(node, 'RelationshipDescriptionTxt') !== null,
      ),
  ),
  rule(
    'PF-8824-3',
    'missing',
    'exchanges.relatedParty.taxpayerNumber',
    'Form 8824 requires the related party’s Social Security number or EIN, and a US address.',
    (r) =>
      everyRelated(
        r,
        (node) =>
          (textAt(node, 'SSN') ?? textAt(node, 'EIN')) !== null && textAt(node, 'USAddress/ZIPCd') !== null,
      ),
  ),
  needs(
    'F4797-005-01',
    'exchanges',
    'A section 1231 gain from an exchange on Form 4797 requires Form 8824.',
    'IRS4797/GainLossForm8824Amt',
    f,
  ),
  needs(
    'F4797-006-01',
    'exchanges',
    'An ordinary gain from an exchange on Form 4797 requires Form 8824.',
    'IRS4797/OrdinaryGainLossForm8824Amt',
    f,
  ),
];
