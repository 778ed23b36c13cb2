/**
 * What nobody can tell from a return although it has the words of one: things that stand on returns, in names that fit
 * into each of the questions beside them. The classifier learns from them where a return ends; none is ever shown.
 */
export const untold: readonly (readonly [things: string, asks: string])[] = [
  [
    'my employer | the employer | our employer | my company | the company i work for | my job | my workplace',
    'who owns {} | who runs {} | who founded {} | what was the revenue of {} | when was {} founded | how much does {} put into my retirement | what share does {} match | who at {} sees my salary | does {} know what i earn elsewhere | when is my next review at {} | how does {} rank against others | how many things did {} sell | what discount do i get at {} | who else works at {} | what is the history of {} | did {} ever get in trouble | how did {} get its name | what do people say about {} | why does {} treat us like that | who is the manager at {} | who is my contact at {} | who do i talk to at {} about my pay | what is the phone number of {} | how do i reach payroll at {} | address of {} | website of {} | where is {} located | how far is {} from our house | does {} have other locations | how many people work at {} | how big is {} | is {} hiring | is {} a nonprofit | is {} a good place to work | is {} treating me fairly | is {} going bankrupt | is {} allowed to do that | did {} make a profit | does {} pay its own taxes | what does {} sell | what do they charge at {} | how long have i worked for {} | how long has my wife been with {} | when did i start at {} | what time does {} open | is {} closed in summer | which days is {} closed | does {} offer dental insurance | does {} match my retirement money | does {} give paid leave | does {} pay people on fridays | will {} give me a raise | is {} going to raise my salary | is {} going to lay people off | why did {} cut my hours | why did {} not give me a bonus | how do i talk {} into paying me better | how do i ask {} for more money | does {} pay better than others | how much does {} make in sales | what does the head of {} earn | is there a union at {} | should i leave {} | should i sue {} | how many vacation days does {} owe me | on which weekday does {} pay | which day does {} pay out wages | does {} do direct deposit | what is my job title at {} | does my husband like it at {} | did {} find somebody for my place',
  ],
  [
    'my pay | my wages | my salary | my paycheck | our wages | my income | our paychecks | my earnings',
    'what day does {} come | what was {} in the first month | how much was {} in february | what were {} in the last quarter | how much were {} on june 14 | what was the first of {} ever | how do {} split by month | is any of {} from overtime and how much | how much of {} is vacation pay | how much of {} came from tips in july | which weekday is {} paid | how often do i get {} | when does {} go up | when is {} raised next | will {} go up next year | how many hours did i work for {} | how many shifts are in {} | how many days did i work for {} | how much is {} per hour | what will {} be next month | how much will {} be next spring | is {} good for my age | is {} decent for this town | is {} below average | is {} fair for what i do | is {} enough to live on | could i live on {} in boston | how does {} compare with what others get | do other people earn more than {} | how do i get {} up | how do i negotiate {} | how much of {} goes to rent | how much of {} goes to dental insurance | how much of {} did i save | how much of {} was overtime | how much rent can i afford on {} | what percentage raise is in {} | what was {} when i started | how much more than {} does my coworker get | what would be left of {} in germany | what would {} be in london | how much house can i buy with {} | what do i spend {} on | why is {} lower than that of my friend | would a degree bump {} | what is the median of {} in my county | will {} keep up with inflation',
  ],
  [
    'day care | the day care | our day care | the child care place | the nursery | our preschool',
    'does {} take toddlers | what do they teach at {} | what is the teacher called at {} | who else sends kids to {} | how old must a kid be for {} | when is the fee due at {} | does {} close for snow | how did {} get its name | did {} ever get in trouble | is {} going up in price | when can we tour {} | who picks up our son from {} | does {} take babies | does {} feed the kids lunch | does {} potty train | what time does {} close on fridays | when does {} open in the morning | is {} open in the holidays | is {} licensed | is {} a good place | is {} better than the other one | should we switch {} | are there cheaper places than {} | what will {} charge us next fall | how much does {} charge per hour | what does {} cost a month from september | is there a waiting list at {} | how many kids are in a group at {} | who runs {} | who works at {} | what is the name of the teacher at {} | phone number of {} | address of {} so i can pick her up | how far is {} | which of our kids goes to {} on mondays | does our son like {} | did we pay too much at {} | is a nanny cheaper than {} | does {} have a playground | will {} raise its prices | is {} hiring',
  ],
  [
    'the bank | our bank | my bank | my savings account | our savings | the savings | my checking account | our account at the bank',
    'how much money is in {} | how much did we deposit in {} in may | what is the pin for the card of {} | what did {} look like in march | is the interest of {} a good amount | do other banks pay more than {} | did {} raise its fees | what is the limit on the card of {} | how much did i move out of {} | how much do we have in {} | how much is sitting in {} | what is the balance of {} | balance in {} right now | how much is left in {} | how big is {} | do i have enough in {} for an emergency | what rate does {} pay | which interest rate do i get at {} | what yield does {} have | is {} safe | is {} insured | could {} go bankrupt | does {} charge a fee | what is the account number at {} | what are the hours of {} | phone number of {} | where is the nearest branch of {} | is there a better one than {} | should we move our money away from {} | which bank beats {} | will {} pay more interest next year | when do rates on {} come down | when does {} pay interest | who owns {} | how much can i take out of {} per day | how do i log in to {} | how much did i put into {} last month | is {} joint or in my name',
  ],
  [
    'the fund | our fund | my index fund | the shares | my shares | our stocks | the stock i own | my investments | our portfolio',
    'what is {} worth today | how did {} do this year | did {} go up after i sold | who picks what is in {} | when was {} founded | would bonds have paid more than {} | what did one share of {} cost at first | how many shares of {} are there | what is one share of {} at | is {} run by a big house | how old is {} | what would the money from {} be today | who told me to buy {} | how much is {} worth | what is {} trading at | price of {} right now | how many shares do i have left of {} | how many shares of {} do we own | will {} go up | will {} crash | how did {} do this year | what will {} be worth by christmas | is {} risky | is {} safer than bonds | is {} a good investment | should i sell {} | should we buy more of {} | should i have kept {} | was it smart to sell {} | who manages {} | who bought {} | who advised me to sell {} | which broker holds {} | which companies are in {} | does {} invest in oil | does {} own weapon makers | what is the ticker of {} | what fee does {} charge | what is the expense ratio of {} | how much have we lost on {} since january | when does {} pay next | what would {} be worth if i had held on | what did one share of {} cost last week | where can i trade {} | does {} beat the market',
  ],
  [
    'dividends | our dividends | my dividends | the dividends',
    'will {} grow | will {} be higher next year | are {} going to be cut | when are {} paid next | which day do {} come | what company do {} come from | do {} come from companies that make weapons | do {} come from tobacco | which ticker pays {} | is the yield of {} good | should i reinvest {} | are {} a safe income | who decides on {} | how do i get more {} | do {} keep up with inflation | how much in {} do other people get | can i live off {}',
  ],
  [
    'my student loan | our student loan | the student loan | student loans | my loan | her student loan',
    'how much is left on {} | how much do we still have to pay on {} | who lent us {} | who signed {} with us | is there a cosigner on {} | how many years until {} is gone | what did she study with {} | is {} in default | how late am i on {} | how much do i still have to pay back on {} | what is the balance of {} | what do i owe on {} | how many payments are left on {} | when is {} paid off | what is the monthly payment on {} | which company services {} | who is the servicer of {} | who holds {} | what interest rate does {} have | at what rate is {} | is {} federal or private | is {} fixed or variable | which school was {} for | how much did we borrow with {} | how much principal did we pay on {} | can we lower the payments on {} | can i pause {} | will {} be forgiven | is the government going to forgive {} | which party wants to cancel {} | should i refinance {} | should we pay off {} early | how many loans make up {} | how do i get out of {} | what was {} spent on | how do i log in to {} | is it smart to consolidate {} | who signed for {}',
  ],
  [
    'the mortgage | my mortgage | our mortgage | the house loan | my home loan',
    'how much is left on {} | what do i still owe on {} | what is the balance of {} now | who signed {} | who approved {} | what would a reverse of {} pay me | can i skip a month of {} | what is the payment on {} | how much is insurance beside {} | is {} with a local bank | how do i lower {} | payoff amount of {} | how many years are left on {} | how many payments till {} is done | when does {} end | when is {} paid off | what rate do i have on {} | what is the interest rate of {} | is {} fixed or adjustable | what is the monthly payment on {} | how much principal did i pay on {} | should i refinance {} | should i pay off {} early | can i get a better rate on {} | which bank would give me a better deal than {} | did the bank sell {} | who services {} now | can the bank foreclose on {} | phone number for {} | how much equity do i have beyond {} | is {} too big for me | can i transfer {} to my son | how big was {} when i signed it',
  ],
  [
    'my house | the house | our home | my home | moms house',
    'what is {} worth | what would {} sell for | how much does insurance for {} run | what was {} listed for | should i downsize from {} | how much did {} cost when we bought it | what is {} next door listed for | how much is heating {} | what is the rent for half of {} | what could i get for {} today | how much did i pay for {} | is {} in a good area | should i sell {} | should i put {} in a trust for my son | who valued {} | why was {} reassessed | how many square feet does {} have | how old is {} | what does insurance for {} cost | how much does a new roof for {} cost | what would rent for {} be | is now a good time to sell {} | who gets {} when i die | how many bedrooms has {} | who built {} | how far is {} from the beach | can i rent out {} on weekends under city rules',
  ],
  [
    'real estate tax | property tax | the town tax on my house | county taxes',
    'is my town going to raise the {} | will {} go up | will {} be frozen | what does the county spend {} on | why did the county reassess {} | how does {} compare with the next town | can seniors skip {} | what will {} be next year | how do i appeal {} | what do my neighbors pay in {} | is {} higher here than in texas | why is {} so high in this town | what does the town do with {} | who sets {} | when is {} payable to the town | where do i pay {} | which office sends the bill for {} | is {} fair | how do i get a senior discount on {}',
  ],
  [
    'my pension | the pension | pension checks | my monthly pension | the pension fund',
    'what day of the month does {} come | on which day is {} paid | what will {} be worth in 2035 | why is {} so small compared to others | who decides about {} | how many others get {} | does {} go to my kids later | what would {} be if i had worked longer | is part of {} from my late husband | how much was the one of my husband next to {} | how much of {} is for the cost of living | can i borrow against {} | will {} be raised in january | is {} going to be cut | will {} run out | how long will {} last | is {} adjusted for inflation | is {} safe | who do i call about {} | phone number for {} | who is my contact for {} | does my daughter get {} when i die | does my wife keep {} if i die | can i take {} as a lump sum | how many years did i work for {} | what percent of my last salary is {} | what was {} when i first retired | what will {} be per month next year | is {} enough to live on | is {} higher than that of others | what would {} be in sweden | how much did my sister get from {} | can {} be garnished | where is {} invested | who runs {} | how do i change the bank for {} | what does portugal take from {}',
  ],
  [
    'social security | my social security | my social security check | my benefits | our benefits',
    'which wednesday does {} come | how much did my late husband get from {} | how much would {} be if i had kept working | how much will i get from {} in 30 years | how much is the medicare premium taken from {} | who do i call about {} | is {} paid on the third | why is {} so low compared to my neighbor | can my ex take part of {} | what day does {} get deposited | will {} run out | will {} still be there in 2040 | what will {} be when i retire | what will {} be next year | how much will {} pay me at 67 | how much more would {} be if i had waited until 70 | how much more would {} pay if i remarried | what is the cost of living increase of {} | is the raise of {} enough | phone number of {} | where is the office of {} | when should i start {} | should i delay {} | how do i apply for {} | how much did my neighbor get from {} | is {} garnished | how much is the medicare premium out of {} | what will my kids get from {} | will congress cut {} | how old do i have to be for {} | how much does my ex get in {} | can i live abroad and keep getting {}',
  ],
  [
    'my business | the business | the studio | our shop | my company | my freelance work | my self-employed work',
    'who is the best client of {} | how much of the revenue of {} is from repeat customers | how much of what {} made came from one customer | what was the revenue of {} last quarter | what did {} make in may | what does the biggest client of {} do | why do clients leave {} | is {} doing better than last year | how did others do next to {} | what do i pay the web host of {} | can you design a flyer for {} | is the lease of {} up this year | what does a bookkeeper for {} cost | what license fee does {} pay | will {} double | how busy was {} in summer | who is the landlord of {} | is {} ready to grow | what does {} cost per month in rent | how much does the insurance agent of {} want | which client of {} paid the most | who paid {} late | how many clients does {} have | how many customers did {} lose | which month was best for {} | what did {} invoice in march | how many hours did i put into {} | what is my hourly rate in {} | what should {} charge per hour | how much should i charge in {} | what do competitors of {} charge | how does {} compare with others | is {} growing | is {} doing well for its size | will {} make a profit in the future | will {} survive | how much profit will {} make next year | how much is {} worth | what could i sell {} for | should i hire somebody for {} | what would an assistant for {} cost | how much rent would a bigger place for {} cost | should {} move downtown | how do i get more customers for {} | how do i raise prices in {} | how do i find a partner for {} | do i need a permit for {} | do i need a license to run {} | do i need insurance for {} | what name is best for {} | who is the competition of {} | how much cash does {} have in the bank | what is the balance of the account of {} | should i quit my job and only do {} | is {} a good idea | how do i write a contract for {} | how do i advertise {} | which client still owes {} money | how long did i have {} | what does ai mean for {} | can i sue a client of {} who never paid | how much did my business partner take from {} | when will {} take off',
  ],
  [
    'my clients | a client | my customers | the client from boston',
    'which of {} paid me the most | which of {} paid late | how much does {} still owe me | how many are {} | who are {} | where do {} come from | are {} happy | can i sue {} | how do i make {} pay on time | how do i write a reminder to {} | how do i keep {} | what do {} think of me | should i drop {} | how much of my sales came from {} in march | what email do i have for {}',
  ],
  [
    'supplies | the supplies | my supplies | paint and paper',
    'at which store did i buy {} | how much ink is left of {} | how many of {} do i have left | when do i need more {} | who delivers {} | which of {} were broken | where did i buy {} | what {} did i buy exactly | which brand of {} is best | were {} cheaper elsewhere | where do i get {} cheaper | how much will {} cost next year | do i have enough {} left | which {} do i need for a logo | are my {} any good | who sold me {} | did i return any {} to the store',
  ],
  [
    'ads | advertising | my ads | instagram ads | google ads',
    'did {} bring more customers | did {} pay off | which of {} worked best | how many people saw {} | where did i run {} | are {} worth it | how do i make better {} | what should {} say | how much will {} cost next year | should i stop {} | who designed {} | do {} work better than flyers | is there a better way than {}',
  ],
  [
    'home office | my home office | the office at home',
    'how many square feet has {} | what chair should i get for {} | what desk is best for {} | what color should {} be | how big should {} be | how do i furnish {} | is {} too small | what lamp for {} | where should {} be in the house',
  ],
  [
    'my hsa | the hsa | health savings account | my ira | our ira | my 401k | the roth | our retirement accounts | retirement account',
    'what is the balance of {} | how much is in {} right now | how many dollars are in {} today | does {} earn interest and how much | when can i spend {} | how much should i put into {} every month | how much did my employer put into {} last month | what did i use {} for | can i pay dr miller with {} | can i empty {} without asking my boss | what were the returns of {} | how much is sitting in {} | how much do i have in {} | how much is left in {} | how much did {} grow | what is {} invested in | what did i spend from {} | who runs {} | which bank holds {} | what is the login for {} | what fee does {} have | how do i log in to {} | which fund should i pick in {} | is there enough in {} to retire | will {} be enough | when did i open {} | who is the beneficiary of {} | what will {} be worth when i am 65 | should i change the provider of {} | is {} doing well',
  ],
  [
    'my health plan | my health insurance | medicare | our insurance',
    'what deductible does {} have | does {} cover a root canal | does {} cover hearing aids | does {} cover my knee | is {} good | which is better than {} | how much will {} cost next year | who do i call at {} | how do i cancel {} | which doctors take {} | which supplement fits {} | should i switch {} | what is my copay with {} | is dental in {}',
  ],
  [
    'the refund | my refund | our refund | the tax refund | the money back',
    'should i spend {} on a car | is {} enough for a new fridge | is it ok to spend {} on a tattoo | will {} pay for the trip | is rome nice for {} in may | would you take {} or wait if you were me | can i get a loan with {} | what would {} buy in 1980 | should we put {} into gold | what should i buy with {} | what do people buy with {} | is it smart to save {} | which bank should {} go to for good interest | where would you invest {} | should i pay off my card with {} | is {} enough for a trip to spain | can we buy a boat with {} | what did my sister do with {} | how much is {} of my neighbor | is {} more than other people get | what is the average of {} in my street | what was {} when we still rented | what was {} the year before | what will {} be next year | will {} be bigger in the future | should i get a loan against {} from a shop',
  ],
  [
    'our kids | the kids | our children | our son | our daughter | my child | our dependents',
    'what do {} want to be when they grow up | what are the grades of {} | how much will braces for {} cost | how much more will {} cost once they are teenagers | what are {} going to cost until they are 18 | can {} start kindergarten this fall | which school is better for {} | who should stay home with {} | what does the teacher of {} say | who is the best friend of {} | how much did {} give to charity | which grade is {} in | when will {} start school | how tall is {} | is {} good at math | what do {} eat for lunch | how much will college cost for {} | how much do {} cost until they are 18 | what allowance for {} | should {} learn piano | what school is good for {} | can we afford one more next to {} | who looks after {} on friday | what do {} like to do | how much did we spend on diapers for {} | what will {} inherit | is {} on the waiting list | what do families in sweden get for {} | what child benefit would we get for {} in canada',
  ],
  [
    'child tax credit | the child tax credit | the standard deduction | income tax | self-employment tax | tax rates | the capital gains tax',
    'will {} be bigger after the election | what does the government do with {} | why does the irs hate {} | how many people pay {} | how rich does one have to be for {} | do rich people pay {} | how much {} did the president have | who gets rich from {} | will congress raise {} | is the government going to change {} | who voted for {} | who invented {} | which president brought in {} | which party wants more {} | what will {} be in ten years | was {} better in the old days | is {} fair | is {} the same in canada | what is {} in france | how big was {} in the nineties | what do people think about {} | why do politicians want {} | does {} make sense for the country | how much {} did my business partner have | how much {} did my brother-in-law have | how much {} does the owner of my building have | how much {} did the couple next door have',
  ],
  [
    'charity | my gifts | our donations | my church | the food bank',
    'which of {} got the most | how does my pastor spend {} | how much should a widow give to {} | what does the town do with {} | how many people give to {} | who signed for {} | what do others give to {} | which places got {} | who got {} | is {} a good cause | is {} honest | what does {} do with my money | how much should i give to {} next year | does {} need volunteers | which one is better than {} | how much of {} goes to managers | when is {} open | did {} say thank you | who runs {} | what was {} used for',
  ],
  [
    'my sister | my brother | my neighbor | my boss | my coworker | my friend | my ex | my landlord | my brother-in-law | my cousin | my business partner | the guy next to me at work | my roommate | my mother-in-law | the couple next door | my old accountant',
    "how much does {} earn | how come {} earns more than i do | does {} pay more tax than i do | is {} richer than me | did {} get a bigger refund than us | how much do {} and the kids get | how much did {} claim | how much did that cost {} | what did {} give to charity | what is {} worth | how much did {} make in the first job | what salary does {} make | what does {} get back | how much tax did {} pay | what withholding did {} choose | what did {} report as agi | how big is the refund of {} | what wages did {} have | how much did {} get in social security | what does {} make in rental income | did {} claim the kids | how much did {} lose at poker | what does {} pay for day care | what bracket is {} in | what did {} charge me | does {} itemize | how much interest did {} get | does {} owe the irs | how much self-employment tax did {} pay | what does {} spend on fishing | what is the boss of {} making | what is {}'s manager called | could {} get a better paid job | what did {} study | how did {} get the job | how much did {} win at cards | how old was {} at the first job | what grade did {} get | what is the income of {} | what's {}'s refund going to be | what's {}'s salary | {}'s total tax | {}'s agi please | how much credit did {} get for the twins",
  ],
  [
    'germany | canada | sweden | france | the uk | spain | the netherlands | portugal | australia | japan',
    'what would i pay in tax in {} | what would be left of my salary in {} | how much would we get for the kids in {} | what would my pension be in {} | what would {} tax on my profit | how much vat do i charge in {} | what do i owe the tax office of {} | is tax lower in {} | what does a teacher get in {} | what would i net as a freelancer in {} | would we pay less if we lived in {} | how do i file a return in {} | which tax bracket would i be in in {}',
  ],
  [
    'my husband | my wife | spouse | he | she',
    'what does {} spend on fishing | how much did {} lose at the casino last night | does {} like the job | is {} going to get promoted | when is the next day off of {} | how many hours a week does {} work | what is the job title of {} | what is the boss of {} called | how long has {} been with the library | how long has {} been employed by the employer | should {} ask for a raise | should {} quit | is {} paid less than the men | what will {} earn next year | what did {} earn as a student | how much did {} spend on shoes | where does {} go for lunch | is {} happy at work | what does {} want for christmas',
  ],
  [
    'my credit card | the visa | my card | car insurance | homeowners insurance | life insurance | my phone bill | my rent | the car loan',
    'what is the balance on {} | what is the limit on {} | how much is {} | how much is {} a month | how much {} do we need | who do i call about {} | when is {} due | why did {} go up | which is the best for {} | how do i lower {} | can i pause {} | what did i pay for {} in march | is {} too expensive | can i get {} with this income | would a bank give me {}',
  ],
  [
    'the moon | a giraffe | my dog | the weather | the game last night | dinner | a good movie | the book i read | our vacation | a used bike | the neighbors fence | my grandmother',
    'what do you think of {} | how long does {} last | how old is {} | what is the best thing about {} | where can i find {} | why do people like {} | do you like {} | what does my doctor say about {} | how long do women my age live with {} | who won at {} | can you write a poem on {} | recommend something for {}',
  ],
];

/** Ways of asking for what no return tells, into which the name of any line fits. */
export const untoldFrames: readonly string[] = [
  '{} in the first quarter',
  '{} last month',
  '{} of my top client',
  'how does {} compare with what others have',
  'is {} good for my age',
  'is {} a lot for this town',
  'will {} go up next spring',
  '{} of my brother',
  'how much {} did my neighbor have',
  "what's {} for my boss",
  'what would {} be in canada',
  'who else knows {}',
  'should i spend {} on a trip',
  'what do people do with {}',
  'what does the government do with {}',
  'which party likes {}',
  'who invented {}',
  'when is {} paid out, which weekday',
  'how much of {} did i spend on food',
  'how many hours did {} take me',
  'can i borrow against {}',
  'what did {} use to be in the old days',
  'is it smart to have {}',
];

/** Questions about things that are on a return, in the same words: the counterpart of the above. */
export const told: Record<string, string> = {
  'list:income':
    'what are the pieces of my total income | which parts add up to my 60,000 | pieces of my income when the pension is only a part',
  'what-if':
    'state income tax paid 3,000, does what i owe change with it | property tax of 5,000 added, does the bill change',
  thanks:
    'you are very patient | good morning, you are patient with us | you are so patient with us | that was kind of you | you have been so helpful | how nice of you',
  greeting:
    "good morning, this is ruth's daughter | hello, i am her grandson and help out today | hi, i am helping my mother with this",
  'rate:gains':
    'are my share sale and the dividends taxed at all | is my gain tax free | what rate is there on my gain and dividends | do my shares and good dividends escape tax | do the sale of my shares and the dividends get away without tax | does my gain go untaxed',
  status: 'has my return been sent | where does my return stand | did the irs get my return',
  topic:
    'would i be allowed to take a home office | may i take the home office | would i be allowed to have a home office | am i allowed to take the home office deduction | could i claim a home office | is a home office allowed for me | can i deduct a home office | do i qualify for a home office | is my mortgage interest deductible | does my employer have to send me a w-2 | what if my employer will not give me a w-2 | is day care deductible | why was i asked for the tax number of the day care | why does the form want the id of the provider | can i use my hsa for glasses | can i use hsa money for dental work | is my pension taxed | is social security taxed | is my student loan interest deductible | are gifts to a church deductible | which charities count | which medical costs count | how are fund dividends taxed | how much of a student loan payment can one deduct | can i write off ads | are supplies deductible | is a loan from my brother income | can my sister claim my kid | who may claim our son when his father and i live apart | my ex and i both put our daughter on the return, who gets it | is a state refund income | my husband passed away, who files his last return | my wife died in june, who signs her return | who files for somebody who died | when will i get my refund | when does my refund come | when do i get my money from the irs | when should my refund be here | is it better for a couple to file apart from each other | should a couple file apart | do couples do better with two returns | what do they hit me with if i cash in my 401k before i am old enough | is my state tax refund income | is the state refund that i got last year taxable | my ex and i both want our son on the return, which of us wins | both parents claim the boy, who wins | is my gym deductible | are dentist bills deductible when i paid them myself | is it better for a couple to file apart | lunch with a customer | dinner with a client | do i pay tax when i sell my house | is the sale of my home taxed | must i report an account in canada | i worked in germany for a month is that pay taxed here | are medicare premiums deductible | can i take money out of my hsa | can i take money out of my ira without a penalty | is money that i won at cards taxed | when must i start to take money out of my ira | at what age do withdrawals have to start | what is the penalty when i cash in my 401k too young | how do i get a credit for college | can our son in college be on my taxes | how many days until the refund lands in the bank | when does my refund get here if i e-file | how soon will the irs pay out the money when it is sent electronically | how long till the money from the irs is in my account',
  '1040:1a':
    'what did my employer pay me | but what were my wages for 2024 | what were our wages altogether | our pay together mine plus hers | the pay from my employer is on there right | did the wages from my employer get picked up | is the money from the employer on there | did you pick up what the employer paid | how much did the employer pay us | what does my employer say it paid me | which wages did you put for my employer | how much did my husband make at the library | what did my wife earn at the clinic | how much did he earn at work last year | how much is my income from my employer | my pay at the company for the year | what did i earn at my job last year | what did we make at our two jobs | how much were my wages from the job on the side | what salary is on the return | wages from the employer in 2024 | the pay that my company reported | how much did the employer pay my wife | what did my husband make at the employer | what are the wages of my spouse | never mind next year, what did my job pay me in 2024',
  '1040:25d':
    'how much did my employer hold back | how much did the employer withhold | what did the employers withhold together | how much of my salary already went to the feds | what was withheld by the employer | how much tax did the company take out of our pay | federal tax that my job withheld | tax that our employers took out | how much went to the irs from each paycheck in all | how much did my job withhold',
  '1040:2b':
    'what interest did we get from the bank | how much did our savings earn | how much was earned at the bank | interest that the savings account brought | what did the bank pay us in interest | how much interest did the savings account bring | what did my savings earn in interest | interest earned at my bank in 2024',
  '1040:3b':
    'what did the fund pay out to us | how much did the fund distribute | dividends of the fund for the year | what dividends did the fund pay us | how much in dividends did we get | what did the index fund pay me in 2024',
  '1040:3a':
    'why are there two dividend numbers | one place has 1200 dividends and another 900, which is it | why does it show two different dividends | why is one dividend number smaller than the other | how much of the fund money is qualified | qualified dividends of the fund | which part of what the fund paid is qualified',
  '1040:5b':
    'what did the pension fund pay me | how much did the pension pay me | pension total for the year | what did my pension bring in 2024 | how much pension did i get | how much did the pension pay out last year',
  '1040:25b':
    'how much did the pension people hold back | how much federal tax did the pension withhold | what did the pension fund take out for taxes | tax that my pension fund withheld',
  '1040:6a':
    'how much social security did i get | what did social security pay me | full social security amount for 2024 | how much in benefits did i get | what did i get from social security last year',
  '1040:6b':
    'what part of my social security is taxed | how much of the benefits do i pay tax on | the taxed piece of my social security | how much of my social security counts as income',
  '1040:7':
    'how much did i make on the shares | what was my gain when i sold the shares | gain on the fund shares | how much profit did the sale of the shares bring | what did i gain with the stock i sold',
  'schedule-1:21':
    'what did we pay in interest on the student loan | student loan interest that counts on here | how much of the student loan interest can we take off | student loan interest we deduct | interest on my student loan for the year | interest that i paid on the loan for school',
  '2441:3':
    'how much did we pay the day care | total we paid the day care | what did the day care get from us | how much did the nursery cost us in 2024',
  'schedule-3:2':
    'what do we get for the day care in credit | credit that comes from what we paid for child care | how much does the day care bring off our tax',
  '1040:19':
    'what do we get for our two kids | what is the credit for the two children | how much is the credit for our children | child tax credit for both kids on this return | how much off for our son and daughter | how much do our kids take off our tax',
  'schedule-c:1':
    'sales total however many clients there were | how much did my clients pay me in all | how much money came in from clients | total the customers paid | all that came in through the business | sales of the studio in 2024 | what did all clients together pay | what did customers pay my business | how much did i invoice and get paid in total in 2024',
  'schedule-c:31':
    'how much profit did my business make | what is left of the business after expenses | how much did my business earn after costs | what did the studio make after all costs',
  'schedule-c:8':
    'what did the ads cost me | what did i spend on ads in the business | advertising costs on my return | how much went into advertising',
  'schedule-c:22':
    'how much did i pay for supplies | supplies total | how much were supplies in 2024 | supplies for the year | what did i spend on supplies | how much for supplies on the return | what did supplies cost the business',
  'schedule-c:28':
    'what did it cost me to run the business | what are the costs of the business altogether | how much did i spend for the business',
  'schedule-1:13':
    'how much went into my hsa | what comes off my income for the hsa | hsa amount i deduct | what did i put into the hsa | how much hsa money do you take off',
  'schedule-a:8a':
    'how much mortgage interest did the mortgage lender report | what did i pay the mortgage lender in interest | interest i paid on the house loan | how much interest did i pay on the mortgage | what did the mortgage cost me in interest',
  'schedule-a:5b':
    'what did i pay in property tax on the house | real estate taxes to the town | the property tax that i deduct | how much did the county take for the house in 2024',
  'schedule-a:14':
    'how much did i give to charity | charity total | what gifts do i deduct | how much did my donations add up to | gifts to the church in 2024 in dollars',
  '1040:26':
    'how much did i prepay in june | estimated payment i made last june | what did i send in as estimated tax | how much estimated tax did i pay for 2024',
  'schedule-2:4':
    'how much is the self-employment tax | what is my self-employment tax | what do i pay in social security and medicare on the business',
  refund:
    'my sister got a lot back, what am i getting | my friend got 3000 back and what about me | how much will they return to us | show me the federal refund right now | do i owe the government or does the government owe me | where does that leave me with the irs | what do i have to pay in april | should i expect money back and how much | how much am i going to get | how much will the irs send us | will i owe money | will there be a refund and what amount | is the irs going to pay me how much | when my refund comes how big will it be | so what is coming back to me this spring | how much money do i still have to send the irs | do i get something back how much | how much do i still have to pay | enough about next year. how much is the refund this time | it was a lot the other years. what is it now that we get | i used to get nothing. how much is it this year | how much is left to pay to the irs | what will my refund be | how much will my refund be',
  '1040:24':
    'what will my total tax be for this return | how much tax am i charged overall | what tax do we pay after the credits | what does the government take from my salary all in all | forget what my sister pays, how much is my total tax | total tax on everything',
  '1040:12':
    'which deduction do i get and how big | how large is the deduction that i get | what is the standard deduction i am getting | the deduction that i get in 2024 in dollars | how big is our personal allowance | why did i not get the standard deduction like others | why was the standard deduction not given to me as to my neighbor | why did you itemize for me and not for my neighbor',
  '1040:16': 'how high is the income tax on this return | tax on my income from the table',
  '1040:15': 'how much of my pay is actually taxed | after the deduction what amount is left to tax',
  '1040:11': 'my agi please | agi for both of us | for the school form what is my agi | only my agi',
  '1040:9':
    'everything that came in last year in one number | our income before any deductions from all sources | all my income from both the job and the business',
  '1040:33': 'everything i paid in so far | what was paid in for us already',
  'schedule-a:17': 'how much do i itemize | what do my itemized deductions come to',
  '1040:21': 'how much do the credits take off in total | sum of the credits we get',
  'paper:w2':
    'who is my employer on the return | which company is my w-2 from | what is the name of my employer | names of our employers | how much did the employer pay my wife and how much did it pay me | what name of employer stands on the w-2 | which of us works for whom on here',
  'paper:care':
    'who is the day care provider | who is the child care provider on our return as entered | which day care is on the form | who is the care provider on the return | name of the day care we entered | who is named as provider of child care',
  'paper:interest': 'which bank paid us the interest | name of the bank on the return',
  'paper:dividends': 'who pays us dividends | name of the fund on my return',
  'paper:pension':
    'which fund pays my pension | name of the payer of my pension | who is the payer on the 1099-r',
  'paper:mortgage':
    'which bank has my mortgage | who is my mortgage with on the return | name of the mortgage lender you have | what loan balance do you have for my mortgage | what mortgage balance did i enter | balance of the mortgage that i gave you',
  'paper:sale':
    'what did i sell the shares for | what did the shares cost me | proceeds of my shares | when did i sell the shares',
  'paper:estimated': 'when did i pay the estimated tax | date of the estimated payment that i made',
  'paper:home': 'which state is in my address | what home address is on here | what state do you have me in',
  'rate:both':
    'which tax bracket is my salary in | what rate is my income taxed at | what share of our income goes to tax',
  'why-refund':
    'walk us through how the refund came out | why was i not given what my neighbor gets | can you walk me through what i owe | take me through the refund | why do i get money back when my friends owe | why is my bill so big though i earned little | why do i owe that much with low wages | why is what i owe so high when i made little | why is my refund smaller than that of my neighbor | why do we owe when others get money back',
  'filing-status':
    'which filing status is on the return | under which status did you put me | are we filing together',
  dependents:
    'who are our dependents | how many kids do you have us down for | how many children are on the return',
  'deadlines:extension': 'how long do i get if i need more time | when is it due with more time',
  'deadlines:file':
    'what day do i have to file by | until what date can i pay what i owe | when is my money due at the irs | when is it due | on which day is the return due',
};
