import type { TuningSet } from './index';

/** Savings and retirement, accounts for health and school. */
export const onSaving: TuningSet = {
  'spousal-ira': [
    'my wife stays home with the kids, can she have an ira?',
    'can i open an ira for my husband who has no income',
    'what is a spousal ira',
    'I don’t work but my spouse does. Can I contribute to a Roth?',
  ],
  'ira-with-plan-at-work': [
    'can I deduct my IRA if I have a 401k at work?',
    'what does it mean for my ira that box 13 retirement plan is checked',
    'at what income do i lose the ira deduction if covered by a retirement plan at work',
  ],
  'ira-deadline': [
    'until when can i contribute to an ira for last year',
    'what is the ira contribution due date',
    'what is the last day to contribute to an ira for 2024',
  ],
  'ira-age': [
    'can I contribute to an IRA at age 74?',
    'i am retired and only have a pension, can i contribute to an ira',
    'is there an age limit for ira contributions',
    'does social security count as compensation for an ira',
  ],
  'nondeductible-ira': [
    'what is form 8606 for',
    'i put after tax money in a traditional ira, where does that go',
    'I forgot to file form 8606 in earlier years',
  ],
  'backdoor-roth': [
    'how do i report a backdoor roth',
    'I make too much for a Roth IRA, is there another way',
    'is the backdoor roth still legal in 2024',
  ],
  'pro-rata-rule': [
    'what is the pro rata rule',
    'why is part of my conversion taxable, i wanted to convert only after tax money',
    'do they aggregate all my iras when i convert',
  ],
  'roth-conversion': [
    'is a roth conversion taxable',
    'can i convert my traditional ira to a roth if my income is high',
    'can I undo a Roth conversion?',
  ],
  recharacterization: [
    'can I recharacterize my roth contribution',
    'how do i change a roth contribution to traditional',
    'what does 1099-R code N mean, recharacterization?',
  ],
  'excess-ira': [
    'I put too much in my IRA, what now',
    'how do i fix an excess roth contribution',
    'is there a 6 percent penalty for overcontributing to an ira',
  ],
  'roth-five-years': [
    'what is the 5 year rule for roth iras',
    'when can i withdraw roth earnings tax free',
    'does each roth conversion have its own five year clock',
  ],
  'roth-withdrawal': [
    'is a withdrawal from my roth ira taxable',
    'can I withdraw my roth contributions without tax',
    'I took money out of my Roth and got a 1099-R code J',
  ],
  'rollover-60-days': [
    'i took money out of my ira and put it back within 60 days',
    'how does the 60 day rollover work',
    'they withheld 20 percent from my rollover check, what do i do',
  ],
  'rollover-direct': [
    'I rolled over my old 401k to an IRA, is that taxed?',
    'what does code G on my 1099-R mean',
    'moved my 401k to my new job do i owe tax',
  ],
  'inherited-ira': [
    'I inherited an IRA from my dad, do I pay tax',
    'what is the 10 year rule for inherited iras',
    'my 1099-r has code 4 from my mothers ira',
  ],
  'inherited-ira-spouse': [
    'my husband died and left me his ira',
    'can a widow roll over her husband’s ira',
    'what happens to my deceased spouse’s 401k',
  ],
  qcd: [
    'can I give money from my IRA to charity',
    'what is a qcd',
    'can my rmd go straight to my church from the ira',
  ],
  'missed-rmd': [
    'I forgot to take my RMD',
    'how do i get the rmd penalty waived',
    'I missed my rmd last year, is there a penalty',
  ],
  'rmd-amount': [
    'how do I calculate my RMD',
    'where is the uniform lifetime table',
    'can i take the rmd for all my iras from one of them, how is the amount figured',
  ],
  'first-home-ira': [
    'can I use my IRA for a down payment on my first house',
    'first time homebuyer ira withdrawal 10000 penalty',
    'withdraw from ira to buy a house',
  ],
  'ira-college-insurance': [
    'can i use my ira to pay tuition without penalty',
    'ira withdrawal for my daughters college',
    'i lost my job and paid health insurance from my ira',
  ],
  'tuition-529-to-roth': [
    'can I roll a 529 into a Roth IRA',
    'what can i do with unused 529 money',
    'leftover 529 to roth limit',
  ],
  'ira-losses': [
    'can I deduct losses in my IRA',
    'do i have to report trades inside my roth ira',
    'my 401k lost money, can i write that off',
  ],
  'self-employed-retirement': [
    'which retirement plans are there for self employed people',
    'sep or solo 401k which is better for self employed',
    'how much can I save for retirement on 1099 income',
  ],
  'retirement-withholding': [
    'they already withheld 20 percent tax from my 401k, do i still owe',
    'what is box 4 on my 1099-R',
    'does tax withheld from my pension count',
  ],
  'sep-ira': [
    'how much can I put in a SEP IRA',
    'until when can i open a sep',
    'is my sep contribution deductible',
  ],
  'solo-401k': [
    'what is the solo 401k limit',
    'can i have a solo 401k for my side business',
    'when is the solo 401k deadline',
  ],
  'simple-ira': [
    'what is the simple ira limit',
    'my w2 has box 12 code S',
    'what is the penalty on a simple ira withdrawal in the first two years',
  ],
  'plan-457': [
    'is there a penalty on a 457 withdrawal',
    'can I max out both a 457b and a 403b',
    'what is box 12 code G, deferred compensation plan?',
  ],
  'roth-401k': [
    'are my roth 401k contributions deductible',
    'what does box 12 code AA mean',
    'should roth deferrals be in box 1, i have a roth 401k',
  ],
  'after-tax-401k': [
    'what is a mega backdoor roth',
    'how are after-tax 401k contributions taxed when i roll them to a roth',
    'what is the after tax 401k limit',
  ],
  'catch-up': [
    'how much is the catch up contribution',
    'I turn 50 this year, can I put more in my 401k',
    'what is the super catch up for ages 60 to 63',
  ],
  'excess-deferrals': [
    'i had two jobs and went over the 401k limit',
    'I over contributed to my 401k, what happens',
    'what is an excess deferral',
  ],
  'plan-loan': [
    'is a 401k loan taxable',
    'I left my job and still owe on my 401k loan',
    'what does 1099-r code L mean, defaulted loan',
  ],
  'hardship-withdrawal': [
    'is a hardship withdrawal penalty free',
    'i took a hardship distribution to stop eviction',
    'can I avoid the penalty, it was a 401k hardship',
  ],
  'emergency-withdrawal': [
    'can I take 1000 from my 401k for an emergency without penalty',
    'we had a baby, can we withdraw from the 401k',
    'is there an exception for victims of domestic abuse for early withdrawals',
  ],
  'disaster-withdrawal': [
    'I took money from my 401k after the hurricane',
    'what is form 8915-F',
    'is a qualified disaster distribution spread over three years',
  ],
  'rule-of-55': [
    'what is the rule of 55',
    'I retired at 56, do I pay the penalty on my 401k',
    'left my job at 55 and took money from the plan',
  ],
  'equal-payments': [
    'what is a 72t distribution',
    'can I take substantially equal periodic payments from my ira',
    'sepp rules',
  ],
  'disability-withdrawal': [
    'I am disabled and took money from my 401k, is there a penalty',
    'where does my disability pension go, code 3',
    'is disability retirement taxed as wages',
  ],
  'employer-stock-nua': [
    'what is net unrealized appreciation',
    'how is company stock from my 401k taxed',
    'what is box 6 on the 1099-r, nua?',
  ],
  'pension-simplified-method': [
    'how much of my pension is taxable',
    'box 2a of my 1099-r is blank',
    'what is the simplified method',
  ],
  'safety-officer-insurance': [
    'i am a retired police officer, can i exclude health insurance from my pension',
    'retired firefighter insurance 3000 exclusion',
    'what is PSO next to my pension',
  ],
  'annuity-withdrawal': [
    'is an annuity withdrawal taxable',
    'i cashed out my annuity',
    'what does code D on a 1099-R mean for a nonqualified annuity',
  ],
  'annuity-exchange': [
    'is a 1035 exchange taxable',
    'I exchanged my annuity for another one',
    '1099-r code 6 what is that',
  ],
  'longevity-annuity': [
    'what is a qlac',
    'how much can i put in a longevity annuity',
    'do i enter form 1098-Q',
  ],
  'life-insurance-payout': [
    'is a life insurance payout taxable',
    'beneficiary of a life insurance policy, is the payout taxed',
    'do i pay tax on the death benefit from my dads life insurance',
  ],
  'retired-military-pay': [
    'is my military retirement taxed',
    'I got a 1099-R from DFAS',
    'is a military pension taxable',
  ],
  'ex-spouse-retirement': [
    'my ex wife got half of my 401k in the divorce, who pays tax',
    'what is a qdro',
    'is an ira split in divorce taxed',
  ],
  'hsa-plan': [
    'is my health plan hsa eligible',
    'what is the minimum deductible for an hsa',
    'is my insurance high deductible enough for an hsa',
  ],
  'hsa-last-month': [
    'what is the last month rule for hsa',
    'I started my hdhp in september, how much can go in my hsa',
    'i lost my hdhp, is my hsa limit prorated',
  ],
  'hsa-spouses': [
    'can my husband and i both have an hsa',
    'can I use my hsa for my wife',
    'my spouse has an fsa, can i have an hsa',
  ],
  'hsa-medicare': [
    'can I contribute to my hsa on medicare',
    'I turned 65, what about my hsa',
    'can my hsa pay medicare premiums',
  ],
  'excess-hsa': [
    'I put too much in my hsa',
    'contributed to hsa without hdhp',
    'how do i remove an excess hsa contribution',
  ],
  'hsa-after-death': [
    'my mother died and left me her hsa',
    'is an inherited hsa taxable',
    'what happens to an hsa when someone dies',
  ],
  'hsa-adult-child': [
    'can I use my hsa for my 24 year old son',
    'my adult child is on my insurance, can hsa pay her bills',
    'whose bills can my hsa pay',
  ],
  'health-fsa': [
    'how much could I put in an fsa',
    'what happens to unused fsa money',
    'where do i enter my health fsa',
  ],
  hra: [
    'is an ichra taxable',
    'what is box 12 code FF',
    'my employer pays my premiums back through an hra, is that income',
  ],
  'tuition-plan-529': [
    'are 529 contributions deductible',
    'is a 529 withdrawal taxable',
    'do I have to report form 1099-Q',
    'can i use the 529 for rent',
  ],
  coverdell: [
    'what is a coverdell',
    'how much can I put in an education savings account',
    'is money from a coverdell esa taxed',
  ],
  'able-account': [
    'what is an able account',
    'how much can I put in an ABLE account for my disabled child',
    'are able contributions deductible',
  ],
  'archer-msa': [
    'I have an archer msa',
    'what is form 8853',
    'medicare advantage msa distribution on 1099-sa box 5',
  ],
};
