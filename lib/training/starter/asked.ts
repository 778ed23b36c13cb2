import { askedByMany } from './asked-by-many';
import { askedInStories } from './asked-stories';

const askedShort: Record<string, string> = {
  'Self-employment tax':
    'tax on freelance income | social security and medicare when I work for myself | why is tax on my side business 15 percent | what is SE tax | who pays self-employment tax',
  'Gig work, side jobs and Form 1099-NEC':
    'do I report money from driving for a ride app | side hustle without any tax form | got a 1099-NEC | cash jobs small amount | do I have to declare a few hundred dollars from odd jobs | income from selling crafts online',
  'Form 1099-K from apps and marketplaces':
    'payment app sent me a tax form | sold old things on ebay | venmo and paypal payments taxable | what is a 1099-K',
  'Business costs you can deduct':
    'what can I expense as a freelancer | supplies and software for my company | ordinary and necessary business expenses | phone bill for the business | advertising cost deductible',
  'Home office deduction':
    'room in my house used only for my business | square feet of office at home | simplified home office method | write off part of my rent for my own business',
  'Working from home as an employee':
    'remote worker home office | my employer lets me work from home | employee desk and chair deduction | unreimbursed job expenses',
  'Business miles and car costs':
    'rate per mile | standard mileage rate | deduct gas for work trips | is driving to work deductible | car used for the business',
  'Meals and travel for business':
    'restaurant with a client | hotel on a business trip | can I take off half of a meal | flights for work | tickets to entertain customers',
  'Equipment, computers and depreciation':
    'bought a computer for the business | write off a machine at once | section 179 | bonus depreciation | tools and furniture for my business',
  'Qualified business income deduction':
    'what is QBI | 20 percent deduction for small business | 199A | pass-through deduction',
  'Self-employed health insurance deduction':
    'I pay for my own health insurance and work for myself | premiums for self-employed people deductible',
  'Hobby or business':
    'I make things for fun and sell some | when does a hobby count as a business | losses from a hobby',
  'Losses of a business or a rental':
    'my business lost money | rental property loss | passive loss limit | does a business loss lower other income',
  'Renting out a home or a room':
    'rent out a room | vacation rental income | income as a landlord | rented my place for two weeks | Airbnb host',
  'Records to keep for a business':
    'which receipts for my business | log of miles | bookkeeping for freelancers',
  'Paying helpers':
    'I pay somebody to help in my business | do I have to send a 1099 to a contractor | hiring an employee',
  'American opportunity credit: how much':
    'how much is the college credit | AOTC amount | maximum credit for tuition | refundable part of the college credit',
  'American opportunity credit: which students':
    'who gets the AOTC | first four years of college | half-time student | fifth year of college',
  'Lifetime learning credit':
    'credit for graduate school | credit for one class | courses for my job | LLC education credit',
  'Education credits: income limits':
    'earn too much for the college credit | income limit for education credits',
  'Form 1098-T: what the school sends': 'what is a 1098-T | tuition statement from the university',
  'Scholarships and grants':
    'are scholarships taxed | Pell grant taxable | fellowship stipend | scholarship for living costs',
  'One credit for one student, and no double benefit':
    'both education credits for the same student | tuition paid with a 529 and the credit | claim two education credits',
  'Room and board': 'dorm costs | meal plan at college | housing of a student | living expenses at school',
  'Student loan interest deduction': 'deduct interest on student loans | paying back college debt | 1098-E',
  'Student loan interest: income limits': 'earn too much for the student loan deduction',
  'Educator expenses: teachers':
    'teacher buys things for the classroom | school supplies out of pocket | 300 dollars for teachers | principal or aide',
  '529 plans': 'college savings plan | money put into a 529 | tax on 529 withdrawals',
  'Energy efficient home improvement credit':
    'new windows | insulation | new furnace or air conditioner | heat pump | credit for doors | home energy audit',
  'Energy credits: which homes':
    'energy credit for a rented house | second home energy credit | renters and energy credit | does landlord get the energy credit',
  'Residential clean energy credit: solar panels and batteries':
    'solar on my house | credit of 30 percent for panels | battery storage | geothermal or wind at home | unused solar credit next year',
  'New clean vehicle credit: electric cars':
    'bought a new electric car | tax credit for an EV | plug-in hybrid credit | Tesla | 7500 dollars for a car',
  'Used clean vehicle credit': 'used electric car | second hand EV | credit for a pre-owned plug-in',
  'Credit passed to the dealer': 'the dealer took the EV credit off the price | transfer the car credit',
  'Premium tax credit: Marketplace insurance':
    'Obamacare subsidy | insurance from the exchange | 1095-A | pay back the insurance subsidy | health plan from healthcare.gov',
  'No federal penalty for having no insurance': 'I had no health insurance | fine for being uninsured',
  'Form 1095-B and 1095-C': 'health insurance form from my employer | do I need the 1095-C to file',
  'Child tax credit: who qualifies and how much':
    'how much per child | credit for kids under 17 | does my child need a social security number | 2000 dollars per kid',
  'Child tax credit: income limits': 'earn too much for the child credit | child credit phase out',
  'Additional child tax credit: the refundable part':
    'get the child credit back as money | refundable child credit | child credit larger than my tax',
  'Credit for other dependents': '500 dollar credit | credit for a dependent over 17 | credit for my parent',
  'Qualifying child: the tests for a dependent child':
    'can I claim my adult son | child lives with me and is a student under 24 | what makes a child my dependent | claim my little brother or grandchild | child with a job',
  'Qualifying relative: supporting a parent or another adult':
    'claim my mother | support my parents | claim my girlfriend or roommate | adult relative living with me | dad in a nursing home | is a friend I support my dependent',
  'Divorced or separated parents: who claims the child':
    'my ex claims our child | shared custody | which parent claims the kid | Form 8332 | alternate years',
  'A baby born during the year': 'we had a baby | newborn in December | child born this year',
  'Earned income credit: how much': 'EITC amount | how big is the earned income credit',
  'Earned income credit: income limits':
    'maximum income for the EITC | investment income limit EITC | too much income for earned income credit',
  'Earned income credit: without children': 'EITC without kids | childless worker credit | age for the EITC',
  'Child and dependent care credit: day care, after-school care and camps':
    'daycare costs | babysitter while we work | summer camp | preschool | after school program',
  'Child and dependent care credit: who must work, and the provider':
    'my wife does not work can we take daycare | number of the daycare provider | nanny without social security number | one parent is a student',
  'Head of household: who can use it':
    'single parent | unmarried with a child | status for a single mother | head of household with my mother',
  'Head of household while still married':
    'separated but not divorced | my husband moved out | married but living apart',
  'Married filing jointly or separately':
    'file jointly or separately | file apart from my husband | responsible for my spouse’s tax | can married people file as single',
  'Qualifying surviving spouse': 'my husband died two years ago and I have a child | widow status',
  'Marital status on December 31':
    'we married this year | married on the last day of the year | divorced in December | wedding in the fall | status when we got married during the year',
  'When the return is due': 'deadline to file | tax day',
  'Extension of time to file': 'more time to file | form 4868 | does an extension give more time to pay',
  'Penalties for filing or paying late':
    'I filed late | fine for a late return | interest on unpaid tax | what happens if I miss the deadline',
  'If you cannot pay':
    'I can’t afford my tax | pay the IRS in installments | payment plan | owe more than I have | no money for the tax bill',
  'Ways to pay':
    'how do I pay what I owe | pay the IRS by card | send a check to the IRS | Direct Pay | where do I pay my tax',
  'Deductions and credits: the difference':
    'difference between a credit and a deduction | is a credit better than a deduction | what is a tax credit | what is a deduction | what does refundable mean',
  'Estimated tax payments: who needs them':
    'do I have to pay quarterly | pay tax in four parts during the year | freelancer without withholding | who pays estimated tax | avoid the underpayment penalty | safe harbor',
  'Estimated tax payments: dates for 2025': 'quarterly due dates | when is the next estimated payment',
  'Withholding and Form W-4':
    'change how much is taken from my pay | fill out a W-4 | get a smaller refund and more pay | too little withheld from my paycheck | have less taken out',
  'Tax withheld is a payment':
    'what happens with the tax my employer withheld | why do I get a refund at all',
  'How long a refund takes':
    'when does my refund come | where is my refund | how many weeks for the refund | track my refund | when will the money be in my account',
  'Direct deposit':
    'refund to my bank account | split the refund | routing number | paper check or bank transfer',
  'Correcting a return after filing: Form 1040-X':
    'I forgot a W-2 | amend my return | mistake on the return that I filed | already filed and something is wrong | change a submitted return | how long to claim an old refund',
  'How long to keep tax records':
    'how long to keep receipts | when can I shred tax papers | store old returns',
  'Who must file a return':
    'do I need to file | must I file with little income | income below which no return is needed | who is required to file | is everybody obliged to file',
  'Letters from the IRS':
    'got a letter from the IRS | CP2000 | notice in the mail | audit letter | is an IRS call a scam',
  'Identity protection PIN':
    'somebody filed with my number | IP PIN | stolen identity | protect against tax fraud',
  'Someone died during the year':
    'my father died last year | final return | file for a dead person | my wife passed away in 2024',
  'Tax brackets for 2024':
    'what are the tax brackets | federal tax rates | at what income does 22 percent begin | rates for singles',
  'Marginal rate and effective rate':
    'does a raise push me into a higher bracket and cost money | difference of marginal and effective | is all income taxed at the top rate | will a bonus cost me',
  'Adjusted gross income':
    'what does AGI mean | where do I find my AGI | difference of AGI and taxable income',
  'Wages and Form W-2':
    'what are the boxes of the W-2 | wages box 1 | my employer did not send a W-2 | are tips income',
  Interest:
    'is bank interest taxed | savings account interest | 1099-INT | certificate of deposit | municipal bonds',
  'Dividends: ordinary and qualified':
    'how are dividends taxed | what is a qualified dividend | 1099-DIV | reinvested dividends',
  'Capital gains: stocks, funds and crypto':
    'sold stock with a profit | tax on crypto | long term gains rate | tax on selling shares | bitcoin | 1099-B',
  'Capital losses':
    'lost money on stocks | deduct investment losses | 3000 dollar loss limit | carry losses forward | my shares went down and I sold',
  'Wash sales': 'sold at a loss and bought back within 30 days | wash sale rule | rebuy the same stock',
  'Selling your home':
    'sold our house | gain on a home sale | 250000 exclusion | lived there two of five years',
  'Social Security benefits':
    'are social security benefits taxed | tax on SSA checks | SSA-1099 | retired and getting social security',
  'Unemployment benefits': 'lost my job and got benefits | tax on unemployment | 1099-G',
  'Pensions and annuities': 'tax on my pension | 1099-R | annuity income | retired teacher pension',
  'Gifts and inheritances':
    'inherited money | gift from my parents | do I pay tax on an inheritance | gave my son money | birthday money',
  'State tax refund': 'is a state refund taxable | money back from the state income',
  'Canceled debt': 'debt forgiven | settled a credit card | 1099-C | bank wrote off my loan | foreclosure',
  'Foreign tax credit':
    'paid tax to another country | foreign tax on dividends | income from abroad taxed twice',
  'Too much Social Security tax withheld':
    'two jobs and too much social security | paid above the social security maximum',
  'Standard deduction amounts': 'how much is the standard deduction | standard deduction for couples',
  'Standard deduction: 65 or older, or blind':
    'extra deduction over 65 | additional amount for the blind | standard deduction for older people',
  'Standard deduction of a dependent':
    'my parents claim me | standard deduction of a student | child with a job',
  'When to itemize': 'itemize or standard | should I itemize | when is itemizing better',
  'State and local taxes: the $10,000 limit':
    'SALT limit | deduct state income tax | property tax deduction | deduct local taxes',
  'Sales tax instead of income tax': 'deduct sales tax | bought a car and paid sales tax',
  'Mortgage interest':
    'deduct house loan interest | write off my home loan | interest on a home equity loan | 750000 limit',
  'Points on a mortgage': 'points when buying a home | refinancing costs | closing costs',
  'Gifts to charity':
    'give to church | donate cash | receipt for a donation | limit for charitable giving | deduct charity without itemizing',
  'Donated clothes, furniture and miles':
    'gave clothes to a thrift store | donated a couch | value of donated things | driving for a charity | donate a car',
  'Medical and dental costs':
    'doctor bills | deduct glasses | braces | 7.5 percent of income | hospital | nursing home | health premiums deductible',
  'Moving costs': 'moved for a job | deduct moving truck | relocation',
  'Casualty and theft losses': 'storm damage | house fire | something was stolen | flood damage | disaster',
  'Gambling winnings and losses':
    'won at the casino | lottery win | sports betting | deduct betting losses | W-2G',
  'Costs that cannot be deducted':
    'job search costs | union dues | work clothes | tax preparation fee | investment adviser fee | lawyer for divorce',
  Alimony: 'pay my ex-wife support | alimony received | child support taxable | divorce payments',
  'IRA contribution limit': 'how much can I put in an IRA | IRA maximum | over 50 catch-up IRA',
  'Traditional IRA deduction with a plan at work':
    'IRA deductible with a 401k | covered by a plan at work | income limit for IRA deduction',
  'Roth IRA: no deduction, and income limits':
    'is a Roth deductible | income limit Roth | earn too much for a Roth | Roth or traditional',
  'IRA contribution deadline': 'last day for an IRA contribution | put money in an IRA for last year',
  '401(k) and other plans at work':
    'how much can I put in a 401k | 401k limit | 403b | does a 401k lower my tax | deduct my 401k',
  'Saver’s credit': 'credit for retirement savings | low income saver | credit for putting money in an IRA',
  'SEP IRA and solo 401(k) for the self-employed':
    'retirement plan for freelancers | SEP limit | solo 401k | retirement when I work for myself',
  'Early withdrawal: the 10% tax':
    'took money out of my 401k early | penalty for an IRA withdrawal before 59 and a half | cash out retirement plan when young | exceptions to the 10 percent',
  'Required minimum distributions':
    'RMD | must I take money out at 73 | how old to have to withdraw | missed a required distribution',
  'Health savings account: limits': 'how much can I put in an HSA | HSA maximum | HSA family limit',
  'Health savings account: who can have one': 'who may have an HSA | high deductible plan | HSA and Medicare',
  'Taking money out of a health savings account':
    'spend HSA money on other things | HSA for groceries | penalty on HSA withdrawal | what can HSA pay for',
  'Rollovers from one plan to another':
    'roll my 401k into an IRA | move retirement money to another account | old employer plan | 60 days rollover',
};

/** How people ask for what stands under each heading of the starter material. Helps to find it; never shown. */
export const askedFor: Record<string, string> = Object.fromEntries(
  Object.entries(askedShort).map(([heading, texts]) => [
    heading,
    [texts, askedInStories[heading], askedByMany[heading]].filter((one) => one !== undefined).join(' | '),
  ]),
);
