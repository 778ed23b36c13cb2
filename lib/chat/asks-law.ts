const child = String.raw`\b(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|twins|bab(?:y|ies)|dependents?)\b`;
const onReturn = String.raw`\b(?:claim\w*|returns?|tax(?:es)?|list(?:s|ed)?|dependents?|fil(?:e|es|ed|ing)|deduct\w*)\b`;
const twoParents = String.raw`\b(?:ex|ex-\w+|both|each of us|either of us|which of us|two parents|both parents|divorced|separated|split up|broke up|(?:her|his|their) (?:mom|mother|dad|father)|(?:mother|father|mom|dad) and (?:i|me))\b`;
const whoMay = String.raw`\b(?:who|who's|whos|whose|which of us|which (?:one|parent))\b`;

/** Two parents and one child: who of them may claim it. */
const whoClaims = new RegExp(
  String.raw`^(?=.*${child})(?=.*${onReturn})(?=.*${twoParents})(?=.*${whoMay})(?!.*\b(?:how much|refund)\b)`,
);

/** Tax that some pay four times a year: who has to. */
const whoPrepays =
  /^(?=.*\b(?:quarterly|(?:every|each) quarter|every (?:3|three|few) months|(?:4|four) times (?:a|each|per|every) year)\b)(?=.*\b(?:pay|pays|paying|paid|sends?|mails?|tax\w*|irs)\b)(?!.*\bhow much\b).*\b(?:who|which (?:people|folks|ones)|why do|do(?:es)?|some|all|every(?:body|one)) (?:(?:is|are|it|that|some|all|most|people|folks|every(?:body|one)|any(?:body|one)|else) )*(?:ha(?:s|ve)|needs?|must|supposed|required|gotta|got)\b/;

/** Whether a question asks who may or has to by law, though it tells of other people and asks "who". */
export const asksWhoByLaw = (text: string): boolean => whoClaims.test(text) || whoPrepays.test(text);
