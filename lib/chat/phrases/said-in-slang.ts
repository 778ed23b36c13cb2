/** Figures asked for in slang, in the words of other tax systems and of other programs, or with few words. */
export const saidInSlang: Record<string, string> = {
  refund:
    "payday or pay up | what does the refund meter show right now | where is the refund meter | refund meter | payday or payup | everyone got refunds, mine? | they all get refunds and mine | pay or get paid | am i up or down | ok hit me how bad | hit me with it | how bad is the damage | gimme the bad news | rip the band aid off what do i owe | whats the verdict | what's the tally | do i win or lose | are we in the money | cha ching or ouch | how short am i | what am i short by | what is the shortfall | how much do i have coming | what have i got coming to me | whats coming my way | do i cough up or collect | what do i fork over | what do i gotta shell out | what's uncle sam sending | is it a check to me or from me | how big a check do i write | which way does the money go | what am i getting | so what do i get | how much will they return to us | what do they return to me | how bad is it this year | how bad is it for 2024 | how do i come out | where did i land | what did it come to in the end | net result in dollars | the number at the bottom | balance with the irs | what does the fisc return to us | tax rebate or tax demand | how large is the repayment from the tax office | repayment due to us | what is the demand | settlement amount with the irs",
  'why-refund':
    "why so much | why that little | why is the refund the size it is | why do i have to pay on top of what they took | what they took wasn't enough why | why didn't the withholding cover it | how from my wages to the refund | how do you get from pay to refund | how come i get anything at all | how do i end up owing this | what's eating my refund | where did my money go | how can the bill be that gross | why am i getting dinged so hard | what happened to the rest of my withholding | i expected more back what went wrong | why less than what was withheld",
  'rate:marginal':
    'what slice of each extra dollar do they take | how much of the next dollar goes to them | out of another hundred how much do i keep | which percentage step do we land in | what step of the tax scale are we on | top band | our highest band | which tax band am i in | what does the last dollar get taxed at | what cut do they take of a raise | how many cents of an extra dollar',
  'rate:effective':
    'the tax is only 8 percent of my pay how can it be that low | how can the tax be such a low percent of my pay | by my count it is 10 percent of my income is that so | tax as a part of my pay | what slice of everything went to tax | how many percent of it all did they take | what cut did they take overall | average bite | overall bite out of my income | real percentage i paid | tax divided by income',
  '1040:12':
    'freebie amount | the freebie everyone gets | the chunk that is free of tax for everybody | flat amount before tax starts | the automatic deduction | no receipts deduction | the basic allowance | our personal allowance | tax free allowance | tax free amount | the nil band | the amount nobody pays tax on | flat chunk off my income | the free pass amount | would the flat amount have been better | was it worth adding everything up or was the flat amount better | itemized or flat which one won | did itemizing beat the standard | what do i get since i rent and can not itemize | deduction for people who rent and have no house | which deduction did i end up with in dollars | standard vs schedule a which did you take',
  '1040:1a':
    'job money | what the job brought in | paycheck money for the year | w2 money | gross from the day job | what work paid me all year | salary total for both of us | w-2 wages as entered | employment income | earnings from employment | what the boss paid me all year | wage total | pay before anything comes out',
  '1040:9':
    'what i made before taxes | what i made in 2024 before taxes | everything we made before any subtraction | grand total of what came in | all money in before deductions | total before anything comes off | gross for the year | what i earned all told | all in income | what do i tell the landlord i make | income figure for the landlord | income figure for the lender | total income for the lawyer | total income 2024',
  '1040:2b':
    'savings account money | money my savings made | what the savings account threw off | bank money | what the bank gave me | the 1099-int | bank interest entered | did the bank interest make it in | peanuts from the bank',
  '1040:3b':
    'what did the shares pay out | payouts from the fund | fund payouts | what the fund paid me | distributions from the index fund | dividend money',
  '1040:3a':
    'the better dividends | dividends at the lower rate | payouts that enjoy the lower rate | the good kind of dividends',
  '1040:5b':
    'teachers money | what the pension paid before anything was held back | pension before tax came out | gross pension | my pension, how much is it on the return | the pension of me | retirement check for the year | pension total | superannuation',
  '1040:6b':
    'how much of the government check do they count | how much of my monthly check counts against me | how much of social security gets hit | part of my benefits that is taxed | of my benefits what is taxed | ss that counts | what part of my old age benefits do they tax | how much of my benefits do they hold against me',
  '1040:6a':
    'government checks for the year | what the pink form says | old age benefits i got | total benefits before tax | the ssa-1099 amount',
  '1040:7':
    'what i made when i let go of the shares | profit on what i sold | made on the shares | how did i do on the sale | what i cleared on the stock | stock winnings | gain on what i sold',
  '1040:11':
    'number for the e-file signature | agi to sign with | adjusted gross for the mortgage person | adjusted gross for the broker | the agi they want | agi pls',
  '1040:15':
    'what are they actually taxing | the number that gets taxed | chargeable income | assessable income | after the freebie comes off what is left | whats left to tax | the part they tax | amount subject to tax | left after deductions',
  '1040:16':
    'regular tax | regular income tax without the self employment piece | plain income tax part | income tax part only | tax before the kids come off',
  '1040:24':
    'the two taxes combined | both taxes together | the final tax after the credits | final tax after the kids and daycare come off | tax left after the kid stuff | income tax paid from the 1040 | school form wants income tax paid | us income tax paid for the university form | my share to uncle sam for the year | what the year cost me in federal tax | how much tax was it really | how much was my tax really in dollars | tax in dollars not percent | whole tax for the year | all in federal tax never mind withholding | the tax itself | tax due before payments | what did i pay in tax all told | what did they take in tax altogether',
  '1040:25a':
    'what the job snagged from my paychecks | fed tax grabbed from pay | what the job kept for the irs | withholding from the job | how much was withheld from my own pay | tax taken at source',
  '1040:25d':
    'what did they snag from my paychecks | how much got skimmed off my checks | what came out of my checks for the feds',
  '1040:25b':
    'what the pension people kept back for the tax man | tax held back from the pension | withheld by the pension fund',
  '1040:26':
    'check i mailed in june | i mailed the irs a check how much do you have me down for | i sent them a check in the summer how much did you count | afraid my check to the irs got lost how much is on the return | did my june check count | how much do you have me down for in estimated | what i sent the irs by mail | payment i mailed them | payments on account',
  '1040:19':
    'rebate for the children | what do the kids bring | kid money | credit for the little ones | what are the kids worth tax wise | what did we get for the two kids',
  'schedule-3:2':
    'what do we get back for nursery fees | what the daycare bills bring | help with the daycare bill | credit for the nursery',
  '2441:3':
    'daycare cost on the form | what stands on the form for daycare, the cost | the cost of the kindergarten and not the credit | care expenses that count | how much of the day care bill was counted',
  'schedule-c:1':
    'necs total | total of my 1099-necs | nec money | what clients paid all told | what came in the door | billings for the year | turnover of the studio | gross of the business | invoices paid',
  'schedule-c:31':
    'net sch c | net of the business | net schedule c for the lender | what did the studio clear | what my shop cleared after costs | business bottom line | what was left of the business after costs | take home of the business | profit figure for the loan officer',
  'schedule-2:4':
    'freelancer tax | the 15 percent thing | seca | the extra tax for freelancers | self employment part | self employment piece of the bill | the tax for being my own boss',
  '1040:13':
    'the 20 percent goodie | pass through thing | qualified business thingy | 199a | the business thingy my buddy gets',
  'schedule-1:15':
    'half of it i get to knock off | the half of se tax i get back | half the freelancer tax off',
  'schedule-a:5a':
    'what i paid the state | state tax i paid was it of any use | state tax on schedule a | did the state tax help',
  'schedule-a:5b':
    'town taxes on the house | what the town takes | tax on the house | property taxes went up what did you put',
  'schedule-a:14': 'my giving | church money | what i gave away | gifts total',
  'schedule-a:8a':
    'house interest | what the bank got out of me on the house | interest on the house loan | interest i paid the home bank',
  'deadlines:file':
    'drop dead date | when must this declaration be handed in | when is the declaration due | last call for filing | when is judgment day',
};
