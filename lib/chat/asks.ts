/** Asks how a figure came about, and not only for the figure. */
export const asksHow =
  /\bwhy\b|\bhow come\b|\bhow (did|do|does|was|is|were|are|on earth)\b|\bexplain\b|\bwalk (me|us)\b|\bstep by step\b|\b(by|in) (what|which) steps\b|\b(what|which|all) (are )?(the )?steps\b|\bin steps\b|\bbreak ?down\b|\bwhere (did|does|do)\b|\bshow (me|us|your|the) (how|math|work|steps)\b|\bmath\b|\bhow .{3,60}\b(arrived|determined|calculated|figured|computed|reached|worked out|determined|came about)\b|\bshow(ed)? how\b|\b(the|these|those) steps\b|\bmade (of|up)\b|\bcom(es?|ing) from\b|\bpieces\b|\bcan't figure out\b|\bgo(es)? into\b|\bpieced together\b|\bwhere('s| is| was) (that|it|this)\b|\bin there\b|\bthe difference\b|\bcalc\w*\b|\bhow much is .+ and how much\b/;

/** Asks for a number rather than for a right. */
export const asksFigure = /\b(how (much|many)|figures?|amounts?|number|total|on (the|my|our|this) return)\b/;

/** Asks what an amount is. */
export const asksWhat = /\bwhat('s| is| are| does)\b.{0,20}\d|\bwhat for\b|\bmean\b/;

/** Wants an amount confirmed: "is 29,200 right for the two of us?" */
export const asksRight =
  /\d,\d{3}.*\b(is|was) (that|this|it) (what|right|how|correct)\b|^(so |and |ok |wait )*(is|are|was|were|isn't|aren't|does|do|did|should|is it)\b.{0,300}\d[\d,]{2}.{0,300}\b(right|correct|true|ok|accurate|wrong|normal|really|used|it)\b/;
