/** Words that name no thing: who, that something is asked, that it is an amount, and where it stands. */
const bare = new Set(
  [
    'i me my mine we us our ours you your yours he him his she her hers they them their theirs it its itself this that these those one ones there here',
    'is are was were be been being am do does did done have has had having will would',
    'a an the and or but so then now just also even really actually exactly please only still well oh ok okay',
    'how much big large high what which why where whether come comes came coming to of in into on at for from with by under about as out up down',
    'amount amounts figure figures number numbers sum sums total totals dollars line lines altogether all overall whole entire every',
    'count counts counted counting enter entered put show shows shown stand stands stood appear appears appeared include includes included list listed report reported use used treat treated recorded noted',
    'return returns file case records year 2024 taken take takes off account part',
    'end ends ended turn turns turned work works worked add adds added amounted arrive arrived arrives reach reached',
    'remain remains remained remaining left over rest leave leaves',
    'right correct true know see say says said tell explain wonder wondering curious reason not no any anything something anywhere somewhere',
    'figured calculated computed find found read quote quoted call called know way',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Whether a sentence that asks names nothing itself: "how much did that come to", "is it in there, and with what amount".
 * What is asked for was named before it.
 */
export function onlyPoints(asking: string): boolean {
  if (/\d/.test(asking.replaceAll('2024', ''))) return false;
  const words = asking.match(/\p{L}[\p{L}']*/gu) ?? [];
  return words.length > 0 && words.every((word) => bare.has(word.replace(/n't$|'(?:s|re|ve|d|ll|m)$/, '')));
}

/** Points back to what was said before, whatever else it names. */
export const pointsBack = (asking: string): boolean => pointer.test(asking);
const pointer =
  /\b(it|mine|ours|they|them|those|these|this|that)\b(?! (is|year|time|return|form|line|number|much)\b)/;
