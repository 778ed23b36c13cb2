/**
 * What people call a line of their return: names, one per part, that fit into any question ("how much is my …"). The key
 * is form and line. The classifier learns from them; none is ever shown.
 */
export const lineNames: Record<string, string> = {
  '1040:1a':
    'wages | salary | salaries | pay from my job | w-2 income | box 1 wages | wages from both jobs | combined wages | paycheck income | earnings at work | job income | pay before taxes | what my employer paid me | what my boss paid me | money from my employer',
  '1040:2b':
    'interest | bank interest | interest income | taxable interest | savings account interest | interest from the bank | cd interest | 1099-int interest | money my savings earned',
  '1040:3a':
    'qualified dividends | qualified part of the dividends | qualified divs | dividends that are qualified',
  '1040:3b':
    'dividends | ordinary dividends | dividend income | 1099-div dividends | fund dividends | stock dividends',
  '1040:4b': 'taxable ira distribution | ira withdrawal that is taxed | money taken from my ira | ira income',
  '1040:5b':
    'pension | pension income | taxable pension | annuity | 1099-r pension | retirement pension amount | money from my pension | monthly pension checks in total',
  '1040:6a':
    'social security benefits | total social security | benefits on the ssa-1099 | social security received | full social security before tax | gross social security | social security checks added up',
  '1040:6b':
    'taxable social security | taxable part of social security | social security that gets taxed | taxed benefits | portion of social security that is taxable | share of my benefits that is taxed',
  '1040:7':
    'capital gain | capital gains | gain on my shares | long term gain | long-term gains | profit on the shares i sold | stock profit | investment gain | profit from selling stock | gain on the fund i sold | what i made on my stock sale | gain or loss on sales of investments',
  '1040:9':
    'total income | gross income | all income | everything we earned | income all together | combined income from everything | entire income | income from all sources | what i made in total | money i made all year',
  '1040:10': 'adjustments to income | above the line deductions | adjustments | total adjustments',
  '1040:11':
    'adjusted gross income | agi | adjusted income | adjusted gross | income after adjustments | agi for a loan form | agi for student aid | magi starting point',
  '1040:12':
    'standard deduction | standard deduction amount | deduction standard or itemized | deduction that was used | basic deduction everybody gets',
  '1040:13':
    'qbi deduction | qualified business income deduction | pass through deduction | 20% business deduction | qbi',
  '1040:14': 'total deductions | all deductions together | deductions added up | sum of deductions',
  '1040:15':
    'taxable income | income that is taxed | income i am taxed on | taxed income | part of my pay that gets taxed | income after deductions | amount that tax is figured on',
  '1040:16':
    'income tax before credits | tax from the tax table | tax from the brackets | tax on taxable income',
  '1040:19':
    'child tax credit | credit for the kids | credit for our children | ctc | kid credit | what the kids bring',
  '1040:21': 'total credits | all credits | sum of our credits | credits added up',
  '1040:24':
    'total tax | tax bill | tax liability | overall tax | whole tax for the year | federal tax in all | tax charged for the year | full amount of tax | tax before payments | total federal income tax | taxes all together',
  '1040:25b':
    'tax withheld from my pension | 1099 withholding | withholding on the 1099-r | tax the pension fund held back | tax taken out of my pension checks',
  '1040:25d':
    'withholding | federal withholding | tax withheld | tax taken out of my paychecks | federal tax my employer held back | box 2 | box 2 total | tax taken out of our checks | federal income tax withheld from w-2 | tax already paid through work | what my employer kept for federal tax | money they took out for the feds',
  '1040:26':
    'estimated payments | estimated tax payments i made | quarterly payments i sent | quarterlies | quarterly estimates i paid | estimates i prepaid | prepaid estimated tax',
  '1040:27': 'earned income credit | eitc | eic | earned income tax credit',
  '1040:28': 'additional child tax credit | refundable child credit | actc',
  '1040:33':
    'total payments | all payments | payments in all | everything paid in already | payments and withholding together',
  '1040:38': 'underpayment penalty | penalty for paying too little during the year | estimated tax penalty',
  'schedule-1:13':
    'hsa deduction | health savings account deduction | hsa write off | deduction for money i put in my hsa | hsa contribution on my return',
  'schedule-1:15':
    'deduction for half of self-employment tax | half of se tax | deductible part of self-employment tax | part of the self-employment tax that comes back off my income | write off for se tax | self-employment tax i can subtract',
  'schedule-1:17':
    'self-employed health insurance deduction | deduction for my own health insurance premiums',
  'schedule-1:20': 'ira deduction | deduction for my ira contribution | ira write off',
  'schedule-1:21':
    'student loan interest deduction | student loan interest | student loan write off | interest on my college loan | sallie mae interest | navient interest | interest on our student debt that we wrote off',
  'schedule-2:4':
    'self-employment tax | se tax | social security and medicare tax on my business | payroll tax on freelance work | social security and medicare as a freelancer | tax for being self-employed | fica on my own business',
  'schedule-3:2':
    'child care credit | day care credit | dependent care credit | credit for day care costs | credit for child and dependent care | money for our day care bills | nanny credit',
  'schedule-3:3': 'education credit | college credit | tuition credit | credit for tuition',
  'schedule-a:4': 'medical deduction | deductible medical costs | medical expenses that count',
  'schedule-a:5b':
    'property taxes | real estate taxes | property tax on the house | real estate tax i paid | prop tax | taxes on my house',
  'schedule-a:5e':
    'state and local taxes | salt | salt deduction | salt amount | state and local tax deduction',
  'schedule-a:8e':
    'mortgage interest | home loan interest | interest on the house loan | interest on our home loan | interest we pay on the house | mortgage interest on schedule a | interest i paid on my mortgage | 1098 interest',
  'schedule-a:14':
    'charity | donations | charitable gifts | church gifts | church and charity | money i gave away | gifts to charity | tithes | what i donated | charitable contributions',
  'schedule-a:17':
    'itemized deductions | itemized amount | schedule a total | all itemized deductions | what i itemized | itemized total',
  'schedule-c:1':
    'gross receipts | business sales | sales before costs | business revenue | money customers paid me | sales of the business before costs | gross sales | business income before expenses | studio sales | turnover of my business | what clients paid me',
  'schedule-c:8':
    'advertising | ads | marketing | advertising cost | ad spend | marketing spend | money spent on ads',
  'schedule-c:22':
    'supplies | supplies i bought | cost of supplies | business supplies | materials for the business',
  'schedule-c:28':
    'business expenses | business costs | total expenses of the business | what it cost to run my business | schedule c expenses | all business costs | running costs of my business | expenses i deducted for the business',
  'schedule-c:31':
    'business profit | net profit | schedule c profit | bottom line of schedule c | profit after expenses | schedule c bottom line | what i cleared from my business | what i made after costs | business income after expenses | studio profit | freelance profit | net from self-employment | net earnings of my own work',
};

/** Whole questions for a line whose name does not fit into every question. */
export const lineQuestions: Record<string, string> = {
  '1040:1a':
    'how much did i make at my job | how much did my employer pay me | what did work pay me last year | how much was i paid | what did both of us make at our jobs | how much did my boss pay me for the year | what does my w-2 add up to',
  '1040:2b':
    'how much did the bank pay us | what did my savings earn | how much did we earn on our savings account',
  '1040:6b':
    'how much of my social security is taxed | what part of my social security did you tax | how much of my social security did you count as income | how much of my benefits is taxable | do i pay tax on my social security and on how much',
  '1040:6a': 'how much social security did i get in all | what did social security send me',
  '1040:7':
    'how much did i make on the stock i sold | what did i gain when i sold my shares | did i make money on my fund sale and how much',
  '1040:9':
    'how much did we make all together | how much do we make | what did i bring in from everything | how much money did i make last year in total',
  '1040:11':
    'what number do i give the bank for adjusted income | which income do i write on the fafsa | what agi do i report',
  '1040:12':
    'how much was knocked off as the standard deduction | which deduction did i get and how much is it',
  '1040:15':
    'how much of my income is taxed | how much of my income do i actually pay tax on | how much of what i make is taxed',
  '1040:19':
    'what are the kids worth on my return | how much do we get for the kids | how much do my children save us | what do i get for having kids | credit for my son and my daughter',
  '1040:24':
    'how much tax do i pay | the tax by itself without what was withheld | overall tax not counting payments | how much tax did we pay for the year | how much tax was i charged | what do i owe before withholding | what is the tax before subtracting what was withheld | how much in taxes for the whole year',
  '1040:25b':
    'what did my pension payer hold back | how much tax came out of my pension | what did the pension withhold for taxes',
  '1040:25d':
    'how much did they take out of my paycheck for federal | what did my employer hold back | how much did work already send to the irs | how much was taken out for the feds | how much have i already paid through my job | what did my boss keep for taxes | what came off my checks for federal tax',
  '1040:26':
    'did you count the quarterly payments i sent | how much have i prepaid with estimates | what did i send in each quarter altogether | how much did i pay ahead of time',
  '1040:33': 'how much have i paid in so far | what was already paid toward my tax',
  'schedule-1:13':
    'what do i get off for my hsa | did my hsa money lower anything | how much did my health savings account take off',
  'schedule-1:15':
    'how much of the se tax do i get to take off | how much of my self-employment tax can i deduct | how much of the self-employment tax do i take back off my income | how much of it comes back off my income as half of se tax | which part of the self-employment tax is taken off my income | how much of the self-employment tax can i subtract from income | what part of self-employment tax is deducted',
  'schedule-1:21': 'how much student loan interest did we deduct | what did we get off for the student loan',
  'schedule-2:4':
    'how much am i paying into social security and medicare for my business | what do i pay because i am self-employed',
  'schedule-3:2':
    'how much do we get back for day care | what does day care bring us | what credit is there on my return for the nanny',
  'schedule-a:14':
    'how much did i donate | how much did i give to charity | what did i give my church | how much did we give away',
  'schedule-a:17':
    'do i itemize and how much | do i itemize or take the standard deduction and what is the number | how much do i itemize | what do my itemized deductions come to',
  'schedule-a:8e': 'how much mortgage interest did i pay',
  'schedule-a:5b': 'how much property tax did i pay | what did i pay in taxes on the house',
  'schedule-c:1':
    'how much did my customers pay me | what did the business take in | how much came in before costs | what did my clients pay me in all',
  'schedule-c:8': 'how much did i spend on ads | how much went to advertising | what did advertising cost me',
  'schedule-c:22': 'how much did i spend on supplies | what did supplies cost me | how much went to supplies',
  'schedule-c:28':
    'what did it cost to run the business | how much did i spend on my business | how much did the business spend in all | what were my expenses as a freelancer',
  'schedule-c:31':
    'how much did my business make | what did i clear | how much was left after costs | what did i net from freelancing | how much money did the studio make me | what was left of the business income',
};

/** Questions into which any name of a line fits. */
export const lineFrames: readonly string[] = [
  '{}',
  'my {}',
  'what is my {}',
  'how much is my {}',
  '{} amount',
  'how much {} do i have',
  'how much {} did we have',
  'whats our {}',
  'show me my {}',
  'total {}',
  'explain my {}',
  'what did you put for {}',
  'why is my {} so high',
  'where does my {} come from',
  '{} on my return',
  'tell me the {} on this return',
  'how did you calculate my {}',
  '{} how much',
  'what {} am i getting',
  'which {} did we get and how much is it',
  'what are my {}',
  'what {} have you reported',
  'what {} did you enter',
  'how much {} did you report',
  'what did you enter for {}',
  'how much did i get in {}',
  'what is the {} on there',
  'what do my {} come to',
  'what does my {} amount to',
  'what was my {} for the year',
  'what figure do you have for {}',
  'i need my {}',
  'did you include my {}',
];

/** Questions about the law into which names of lines fit: no figure of the return. */
export const lawFrames: readonly string[] = [
  'how does {} work',
  'who qualifies for {}',
  'what is the limit for {}',
  'what counts as {}',
  'is {} taxable',
  'do i have to report {}',
  'can i deduct {}',
  'what are the rules for {}',
  'do you pay tax on {}',
  'what does {} mean',
  'what is the difference between {} and other things',
  'how is {} taxed in general',
  'what {} can i deduct',
  'which {} are deductible',
  'who has to pay {}',
];
