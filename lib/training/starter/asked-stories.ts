/**
 * More ways in which people ask for what stands under a heading of the starter material: told from their lives, without
 * the words of the law. Beside those of `asked.ts`; never shown.
 */
export const askedInStories: Record<string, string> = {
  'Gig work, side jobs and Form 1099-NEC':
    'I drive for doordash and they never sent me anything | do I report uber money without a form | delivery money no tax form | made a bit of cash mowing lawns | I babysit for cash | paid me in cash no paperwork | side money under 600 | do I have to tell the IRS about my side gig | I sell cakes on weekends | tutoring money',
  'Form 1099-K from apps and marketplaces':
    'sold my old console online for less than I paid | sold used sneakers on ebay | sold furniture on facebook marketplace | venmo sent me a form for splitting rent | paypal tax form for personal money | poshmark sales of my own clothes | resold tickets online for less than I paid',
  'Business costs you can deduct':
    'can I write off software subscriptions | adobe subscription for work | can my business deduct internet | what can I write off as a sole proprietor | bank fees for the business | professional insurance | website hosting cost | coworking space',
  'Home office deduction':
    'I work from a spare room in my apartment for my own clients | corner of my bedroom as an office for my business | square footage method | how much per square foot for the home office | studio in my house',
  'Working from home as an employee':
    'my job went remote can I deduct my desk | I bought a monitor to work from home for my boss | employer does not pay my internet',
  'Business miles and car costs':
    'mileage rate for driving to clients | does driving to my studio count | is my commute deductible | cents per mile | drive to job sites | parking and tolls for client visits | keep a mileage log',
  'Meals and travel for business':
    'lunch with a client how much is a write-off | client lunches 50 or 100 percent | coffee with a customer | conference hotel | flight to see a client | taking a client to a ball game',
  'Equipment, computers and depreciation':
    'new oven for the restaurant can I deduct the whole thing this year | bought a freezer for my shop all at once or spread | espresso machine for the cafe deduct in full | bought a macbook for work can I expense it all at once | write off a laptop in year one or spread it out | new camera for the studio | expensing a monitor | deduct a printer over several years | desk and chair for my business at once',
  'Hobby or business':
    'I knit and sell a few scarves | my photography never makes money | selling crafts for fun | is my youtube channel a business',
  'Losses of a business or a rental':
    'my shop is in the red can I use the loss | rental loses money each year',
  'Renting out a home or a room':
    'airbnb my spare room | rent our cabin for two weeks | tenant pays me rent | lodger in my basement',
  'Records to keep for a business':
    'what receipts do freelancers need | do I need paper receipts for my business',
  'Paying helpers':
    'am I required to issue a 1099 to the man who helped in my shop | he is not an employee and got 1400 do I issue a form | do I send a 1099 to my cleaner or handyman | paid a freelancer for help do I have to send her a form | when must I give my subcontractor a 1099 | I sub out work to others | paid an assistant 4000 what form | hire my friend for my business | issue a 1099-nec by when',
  'American opportunity credit: how much':
    'my daughter started college can we get something back for tuition | freshman tuition credit | how much is the credit for college | what do we get for paying university',
  'American opportunity credit: which students':
    'my stepson is a sophomore does he count | fifth year senior | part-time student credit',
  'Lifetime learning credit':
    'I take night classes | I am in grad school is there a credit | one course at community college for my job | masters degree tuition',
  'Scholarships and grants': 'my son got a scholarship do we pay tax | pell grant money left over',
  'Student loan interest deduction':
    'paying off my student loans does that help on taxes | navient interest deduct',
  'Educator expenses: teachers':
    'a teacher buys crayons and books with her own money | I buy supplies for my classroom | out of pocket for my students | third grade teacher expenses | allowance for teachers who buy their own supplies',
  '529 plans': 'grandma puts money in a college fund | college savings account tax',
  'Energy efficient home improvement credit':
    'put in new windows last year | replaced the furnace anything for that | got a heat pump | insulated the attic | new front door credit',
  'Residential clean energy credit: solar panels and batteries':
    'we put panels on the roof | solar on our house do we get something | home battery installed | can I get money back for solar',
  'New clean vehicle credit: electric cars':
    'we bought an EV | got a new tesla any credit | plug-in car money back | leased an electric car',
  'Used clean vehicle credit': 'bought a used nissan leaf | second hand electric car credit',
  'Premium tax credit: Marketplace insurance':
    'we get insurance on healthcare.gov | my subsidy was too much | pay back obamacare help | insurance from the state exchange',
  'No federal penalty for having no insurance':
    'I went without health insurance | no coverage last year is there a fine | uninsured for months',
  'Child tax credit: who qualifies and how much':
    'my son turned 17 last year do we lose the credit | how old can a kid be for the credit | our kid has no social security number | teenager credit | how much for each kid under 17',
  'Child tax credit: income limits': 'do we earn too much for the kid credit',
  'Credit for other dependents':
    'is there anything for my 19 year old | credit for my mom who lives with us | 500 for a grown kid',
  'Qualifying child: the tests for a dependent child':
    'my 20 year old is at college can we still claim him | my daughter works part time is she still mine to claim | my nephew lives with me | my grandson lives with us | she moved out in august is she still my dependent',
  'Qualifying relative: supporting a parent or another adult':
    'my father-in-law lives with us can we claim him | my mother-in-law moved in can we claim her | my mom moved in and we pay for everything can she go on our taxes | I support my dad in a nursing home | my brother lives on my couch | can I put my girlfriend on my return | my grandmother lives with us',
  'Divorced or separated parents: who claims the child':
    'my ex and I have the boys every other week who claims them | my sister and her ex share the kids which one claims | ex wants to claim our son | split custody 50 50 taxes | child lives with me but he claims her | her dad and I each listed our daughter, which of us wins | my former husband and I would both like to have our girl on the return, who gets to | the two of us are split up and each wants the boy as a dependent, whose right is it | two returns with the same child on them, which parent has the better claim | her mother put the kid on her taxes and I did too, who loses | we broke up and argue over who puts the children on the taxes | who prevails when both parents claim the same kid',
  'A baby born during the year':
    'baby came in december do we get the whole credit | our son was born on new years eve | newborn at the end of the year full credit or part | had a baby in the last week of the year',
  'Earned income credit: how much': 'how much is the EIC with two kids',
  'Earned income credit: without children': 'single no kids low income can I get the earned income credit',
  'Child and dependent care credit: day care, after-school care and camps':
    'they go to day camp while I work does that count | summer camp costs | after school program credit | sleepaway camp | babysitter while at work | does preschool count for anything',
  'Child and dependent care credit: who must work, and the provider':
    'my husband is looking for work can we claim day care | nanny will not give her number | grandma watches the kids and we pay her',
  'Head of household: who can use it':
    'single mom of one which status | my kid lives with me and I am not married | I take care of my mother am I head of household',
  'Head of household while still married':
    'my husband left in march we are still married | separated all year which status',
  'Married filing jointly or separately':
    'my wife owes back taxes should we file apart | keep my refund safe from my husband’s debt | should we file together or on our own',
  'Qualifying surviving spouse': 'my wife passed in 2023 and I have our kids | widower with a child',
  'Marital status on December 31':
    'got married on new years eve | our divorce was final in november | wedding in october do we file together',
  'Extension of time to file':
    'I cannot get my papers together by april | if I get an extension do I still have to pay in april',
  'Penalties for filing or paying late':
    'what happens if I never send in a return | what if I send it in a month late | I never filed last year what will they charge | forgot to file what is the fine | what is the penalty for paying late',
  'If you cannot pay':
    'I do not have the money to pay what I owe | can I pay the IRS monthly | payments over time to the IRS | what if I cannot pay it all in april | set up a payment plan with the irs',
  'Ways to pay':
    'can I pay the IRS with a credit card | do I mail a check | pay by phone or online | how do I actually pay them',
  'Deductions and credits: the difference':
    'is a deduction the same as a credit | what is better a 1000 deduction or a 1000 credit',
  'Estimated tax payments: who needs them':
    'gotta pay the irs every few months when you work for yourself | pay as you go when nobody withholds for you | send the irs money four times a year because I have my own business | who has to pay tax four times a year | I started freelancing do I have to pay during the year | how do I avoid a penalty next year as self-employed | no one takes tax out of my pay | a guy I know drives for himself and mails the irs a check every three months, which people need to | which folks have to pay in every quarter | a friend pays tax four times a year, who is required to | my aunt sends money to the irs each quarter, why do some people have to and others not | who is it that must pay every three months | someone I know pays the government every quarter, does everyone have to do so',
  'Withholding and Form W-4':
    'how do I get more in my paycheck and less refund | what do I put on my W-4 | started a new job how much tax should they take out | fix my withholding so I do not owe next year | have my pension take out more tax',
  'How long a refund takes':
    'how long till the money hits my bank | how long until my refund is in my bank account | when is my money coming | how many days for the refund to show up | still waiting on my refund | how fast is direct deposit | when will I see my refund',
  'Direct deposit':
    'can my refund go to two accounts | put refund in my savings | paper check instead of direct deposit',
  'Correcting a return after filing: Form 1040-X':
    'got another W-2 after I filed | I already sent it and forgot something | fix last year’s return | found a mistake after filing | my old job sent a late form',
  'How long to keep tax records':
    'can I throw away old tax papers | boxes of receipts in the attic how long | shred old returns',
  'Who must file a return':
    'who has to file a return at all | who has to file | do I even have to file | my kid made 3000 at a summer job does he need to file | my mother only has social security must she file | too little income to file',
  'Letters from the IRS':
    'a man called and said he was from the IRS | caller demanded gift cards | got a text from the irs is it real | IRS threatens to arrest me on the phone | does the irs telephone people | somebody claiming to be the IRS | the IRS sent me a letter what do I do',
  'Identity protection PIN':
    'somebody stole my social security number | stop others from filing as me | what is the six digit pin',
  'Someone died during the year':
    'my husband died in june how do I file | mother passed away who files her return',
  'Marginal rate and effective rate':
    'if I take the overtime will I lose money to a higher bracket | will a raise make me take home less',
  'Wages and Form W-2':
    'my old boss never sent my W-2 | lost my W-2 how do I get another | are my tips counted as wages',
  Interest:
    'do I pay tax on my savings account | my CD matured | is treasury bond interest taxed | bank bonus for a new account',
  'Dividends: ordinary and qualified':
    'my fund reinvests everything do I still pay tax | how are dividends taxed',
  'Capital gains: stocks, funds and crypto':
    'how is it taxed when I sell stock | sold some crypto do I owe | traded bitcoin for ethereum | how long do I have to hold shares | sold my robinhood stocks | sold a coin after five months, does it get the long-term rate or the ordinary one | dumped some ether after six weeks which rate is that | had the shares ten months before selling, short or long term rate | does a quick flip get the good rate or the regular one | unloaded a token after a year and a half, lower rate or normal rate',
  'Capital losses':
    'my stocks tanked and I sold them | lost money in crypto can I use it | how much of a stock loss can I take',
  'Wash sales':
    'sold at a loss and bought it right back | got out in the red and back into the same ticker ten days on, does the loss count | can I harvest the loss when I rebuy the same fund | how soon may I get back into a stock that I sold low | took a loss and repurchased within the month, can I use it',
  'Selling your home':
    'sold our place for more than we paid | do we pay tax on the house we sold | downsizing sold the family home',
  'Social Security benefits':
    'do they tax social security | will my social security be taxed if I work | why is social security taxed at all | how much can I make before they tax my benefits',
  'Unemployment benefits': 'I was laid off and got unemployment is that taxed | jobless checks taxable',
  'Gifts to charity':
    'I drop cash in the collection plate does it count | do I need a letter from my church | gave money to a gofundme | how much can I give away and deduct',
  'Donated clothes, furniture and miles':
    'I drove to the soup kitchen as a volunteer is the mileage deductible | volunteer driving miles | mileage for charity work | dropped bags at goodwill how do I value them | gave away my old car | drove for a food bank | donated a sofa what is it worth',
  'Medical and dental costs':
    'my hearing aids were expensive can I deduct them | insurance paid nothing for my surgery | dentures and glasses | big hospital bill can I write it off | my dentist bill | prescriptions cost me a lot | wheelchair ramp',
  'Moving costs': 'moved across the country for a job can I deduct the truck',
  'Casualty and theft losses':
    'a tree fell on my car | basement flooded | somebody broke in and stole my bike | hail wrecked my roof',
  'Gambling winnings and losses':
    'won on a scratch off do I owe on that | hit 2 grand on a scratch ticket | won at the slots | won a raffle | draftkings winnings | lost more than I won at the casino | poker winnings tax',
  'Costs that cannot be deducted':
    'I am a nurse and buy my own scrubs and shoes can I write those off | uniforms and shoes for my job | tools I buy for my job as an employee | can I write off work boots | steel toe boots and union dues | can I deduct my gym | tax prep fees | can I deduct a parking ticket I got on the job | my suit for work | commuting costs | dog food | wedding costs | my own groceries',
  Alimony: 'I pay my ex every month | support from my ex do I report it',
  'Gifts and inheritances':
    'my sister left me money in her will | I inherited twenty thousand must I declare it | my parents gave us money for a house | grandma gave me 5000 is that taxed | money from my late aunt | do I pay tax on an inheritance | got a house from my dad’s estate',
  'Roth IRA: no deduction, and income limits': 'can I write off my roth | make too much for a roth',
  'IRA contribution limit': 'most I can put in an ira at 52 | how much can I stash in an ira',
  '401(k) and other plans at work':
    'most I can put in my 401k at work | do my 401k contributions lower my taxes',
  'SEP IRA and solo 401(k) for the self-employed':
    'sep or solo 401k what is the cap | retirement account for a sole proprietor | cutoff date for a sep | how much can a freelancer put away',
  'Early withdrawal: the 10% tax':
    'I am 35 and took money out of my 401k to fix the car is there a penalty | took retirement money out to pay a bill is there a penalty | took 8k from my old 401k what will it cost me | I am 44 and took money from my old 401k | what does it cost to take money from a 401k | cashed out my 401k when I quit my job | I am 24 and took my retirement money out | pulled money from my ira to pay rent | emptied my 401k | what is the damage for taking 401k money early | used ira money for a first house',
  'Required minimum distributions':
    'I forgot to take the yearly amount out of my ira | turned seventy-four and forgot to take my distribution | the yearly amount they make you take out of an ira | missed taking money out of my ira what happens now | I turn 73 do I have to start drawing on my ira | must I take money out of my ira at my age | seventy-three obliged to withdraw | at what age do withdrawals start | I am seventy-two and do not need the money',
  'Health savings account: limits':
    'code W in box 12 is from the employer for the hsa does it make smaller what I can put in | my employer puts money in my hsa how much can I still put in | does the employer money count toward the hsa limit',
  'Taking money out of a health savings account':
    'used my hsa card for groceries | hsa for glasses | can I spend hsa money on my dog',
  'Rollovers from one plan to another':
    'left my job what about my 401k | move my old 401k to an ira without tax',
};
