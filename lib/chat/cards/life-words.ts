import { aliases } from './say';

/** How people tell what happened to them, without a word of the field: a name here counts as one of the card's own. */
export const lifeWords: Readonly<Record<string, readonly string[]>> = {
  // Accounts.
  'hsa-plan': aliases('does my insurance allow an hsa, plan with a big deductible, hdhp hsa eligible'),
  'hsa-medicare': aliases(
    'signed up for medicare can i still fund my hsa, turned 65 hsa stop, hsa after medicare',
  ),
  'excess-hsa': aliases(
    'put too much in my hsa, hsa over the limit, overfunded my hsa, took hsa excess back out',
  ),
  'health-fsa': aliases(
    'fsa money left at year end, flexible spending at work, fsa carryover, lost my fsa money, medical fsa limit',
  ),
  'tuition-plan-529': aliases(
    '529 for my nephew, opened a 529 for my grandkid, college fund for the kids, took 529 money out for a car, leftover 529 money, 529 withdrawal not for school, kid got a scholarship what about the 529, 529 state deduction',
  ),
  'able-account': aliases('account for my disabled son, savings for a disabled person without losing ssi'),
  // Basics.
  'standard-deduction': aliases('automatic deduction everyone gets'),
  'standard-deduction-age': aliases(
    'extra deduction for seniors, im over 65 do i get more, my wife is blind, turned 65 this year',
  ),
  'itemize-or-standard': aliases(
    'do my write offs matter if i take the standard, is it worth saving receipts, do i need receipts for deductions, not enough to itemize, does itemizing make sense for me',
  ),
  'marginal-rate': aliases(
    'whole paycheck taxed higher, pushed into another bracket, does all my money get taxed at 22',
  ),
  agi: aliases('what is my adjusted gross on my return'),
  'credit-or-deduction': aliases(
    'difference between a write off and a credit, which is better credit or deduction',
  ),
  amt: aliases('alternative minimum, amt because of stock options, why did i get hit with amt'),
  // Deductions.
  'home-office-employee': aliases(
    'wfh desk w2, company made us work from home, remote employee home office, office at home for my job',
  ),
  'job-expenses': aliases(
    'boss makes me use my own phone, paid for my own tools at work, my own laptop for my job, certification for my job, continuing education w2, cdl license cost, teacher certificate fee, police gear, mechanic tools, chef knives, nurse stethoscope, background check for job, union initiation fee',
  ),
  commuting: aliases(
    'drive an hour to work, gas money to get to my job, subway pass, parking at the office, wear on my car going to work, drive between my two jobs',
  ),
  'job-hunting': aliases(
    'flew to an interview, paid for a resume, recruiter fee, looking for work costs, suit for an interview',
  ),
  'educator-expenses': aliases(
    'teacher bought supplies, classroom stuff out of pocket, homeschool mom supplies, preschool teacher supplies, teachers aide expenses',
  ),
  'student-loan-interest': aliases(
    'paying on my student loans, sallie mae interest, navient, mohela, nelnet, 1098-e, interest on college debt, parents pay my student loan, student loan payments write off',
  ),
  'parent-loan': aliases(
    'paying my sons student loan, paying my daughters student loan, cosigned student loan for my kid, plus loan i took for my daughter, help my kid with her loans',
  ),
  'moving-expenses': aliases(
    'uhaul, moved across the country for a job, moving truck cost, movers write off',
  ),
  alimony: aliases(
    'spousal support, pay my ex wife every month, ex husband pays me maintenance, alimony i receive, alimony from a new divorce',
  ),
  'child-support': aliases(
    'child support i get, child support i pay, money from my ex for the kids, back child support',
  ),
  'medical-expenses': aliases(
    'insulin pump and test strips, big hospital bill, surgery bill, er bill, doctor bills write off, medical debt payments, birth hospital bill, therapist copays, prescription costs, copays, out of pocket medical, paying on old medical bills, wheelchair ramp, ambulance bill',
  ),
  'medical-list': aliases(
    'what medical can i write off, lasik, crutches, oxygen, wig after chemo, acupuncture, chiropractor, breast pump, otc medicine, hair transplant, plastic surgery, botox, medical marijuana, weed prescribed, cbd, gummies for pain, hospital bed',
  ),
  'medical-premiums': aliases(
    'health insurance taken from paycheck, pretax insurance through work, insurance through my wifes job, dental insurance, insurance premiums write off',
  ),
  'nursing-home': aliases(
    'memory care, assisted living for mom, dads nursing home bill, home health aide for my dad, caregiver for my mom medical, in home care for a parent',
  ),
  'whose-medical-bills': aliases(
    'paid for my moms medicine, paid my moms meds, paid my dads hospital bill, paid my grown sons medical, bills for a parent who isnt my dependent, paid my ex wifes medical, my daughters braces',
  ),
  'medical-travel': aliases(
    'hotel for surgery in another city, drove to chemo, gas to the doctor, flight for treatment, parking at hospital, stayed near the hospital, uber to dialysis',
  ),
  'medical-home-changes': aliases(
    'stair lift, ramp for my wheelchair, walk in tub, grab bars, pool for arthritis, elevator in the house, house cleaner because of my back',
  ),
  salt: aliases(
    'state tax taken from my paycheck, paid my 2023 state taxes in 2024, paid last years state tax this year, owed the state and paid it, state and local limit, property and state tax cap',
  ),
  'property-tax': aliases(
    'county taxes on my house, escrow paid my property taxes, school taxes on my home, property tax bill',
  ),
  'sales-tax': aliases(
    'tax i paid on a new car, sales tax on a boat, no state income tax what can i deduct, tax on big purchases',
  ),
  'vehicle-registration': aliases(
    'car tags, license plate fee, dmv fees, ad valorem tax on my car, tag renewal, personal property tax on my truck',
  ),
  'mortgage-interest': aliases(
    'loan from my dad for the house, pay family back for the house, house payment write off, deduct my mortgage, interest on my house, paid off my house this year, bought our first house write off, new house what is deductible, mobile home loan interest, mortgage is in my parents name, paying my moms mortgage, land contract interest',
  ),
  'closing-costs': aliases(
    'title insurance, realtor fees when buying, appraisal fee, inspection cost, costs at closing, down payment deductible, lender fees',
  ),
  heloc: aliases(
    'borrowed against my house, second mortgage, equity line to pay credit cards, home equity to fix the house',
  ),
  'mortgage-insurance': aliases(
    'pmi, mip on fha loan, mortgage insurance premium, va funding fee, usda guarantee fee',
  ),
  'second-home': aliases(
    'interest on my rv, lake house mortgage, cabin loan, houseboat, timeshare loan, camper loan',
  ),
  'charity-cash': aliases(
    'tithes, tithing, church offering, gave to red cross, donated money, gift to st jude, payroll giving, gave at church, salvation army kettle, donations without itemizing',
  ),
  'charity-records': aliases(
    'no receipt for my donations, church letter, bank statement for donations, cash in the plate, lost donation receipt',
  ),
  'charity-goods': aliases(
    'bags of clothes to goodwill, donated furniture, salvation army dropoff, gave away old stuff, donated my car, donated old car, kars4kids, car donation 1098-c, donated a vehicle, value of donated clothes',
  ),
  'charity-volunteer': aliases(
    'volunteered at a shelter, meals on wheels driving, scout leader costs, mission trip, coach kids for free, gas for volunteering, my time at the food bank, mileage for church',
  ),
  'charity-not': aliases(
    'gave to a gofundme, gave money to a homeless man, gala ticket, fundraiser ticket, school fundraiser, bought girl scout cookies, gave blood, raffle ticket, political donation, gave to a campaign, donated to my friend in need, gave to my kids school fundraiser, pta, gave to a church abroad',
  ),
  'casualty-theft': aliases(
    'tree fell on my house, tree fell on my car, house fire, wildfire, basement flooded, pipe burst, car was totaled, car stolen, package stolen, jewelry stolen, lost my wallet, someone stole my cash, catalytic converter, contractor ran off with my money, contractor took my deposit, paid a contractor who never showed, vandalism, hurricane took our roof, wind ripped off the roof',
  ),
  'scam-loss': aliases(
    'romance scam, crypto scam, pig butchering, fake investment, sent money to a scammer, lost my savings to a scam, hacked my account and stole money, crypto stolen, wallet hacked, exchange went under, fake irs call took my money, zelle scam',
  ),
  'gambling-losses': aliases(
    'lost more than i won, lost at the casino, sports betting losses, draftkings losses, slot losses, lottery tickets that lost',
  ),
  'adviser-fees': aliases(
    'cost of turbotax, tax software cost, paid h&r block, cpa fee, paid an accountant, lawyer for my divorce, divorce attorney, lawyer for custody, custody lawyer, financial advisor fee, ira fees, dui lawyer, legal bills',
  ),
  'what-does-not-count': aliases(
    'funeral costs, burial, cremation, dog food, credit card interest, gym clothes, my rent and groceries, speeding ticket, late fees, driver license fee, homeowners insurance, life insurance premiums, wedding costs, vacation, kids sports fees, hoa dues, hoa fees, hoa for my house',
  ),
  'k12-tuition': aliases(
    'private school tuition, catholic school, homeschooling, tutoring for my kid, school uniforms, school lunches, school for my autistic child',
  ),
  // Everyday cases.
  'claim-yourself': aliases('can i claim myself, claim 1 for myself, personal exemption'),
  'first-return': aliases('never done taxes before, first time doing my taxes'),
  'no-tax-withheld': aliases('no federal taken out, zero in box 2, put exempt on my w4'),
  'refund-smaller': aliases('refund went down from last year, why is my refund so low'),
  'year-of-pay': aliases('paycheck in january for december work'),
  'creator-income': aliases(
    'youtube money, tiktok, influencer, brand gave me free stuff, sold pictures online, feet pics, patreon, podcast money, streaming donations, affiliate links',
  ),
  'plasma-surveys': aliases(
    'sell plasma, medical study paid me, clinical trial money, online surveys, mturk, egg donation, donating eggs, sperm donor, referral bonus, mystery shopper',
  ),
  'home-improvements': aliases(
    'new kitchen, new driveway, redid the bathroom, new water heater, new ac, landscaping, finished my basement',
  ),
  'solar-credit': aliases(
    'solar on my roof, put in solar, powerwall, battery for solar, solar loan, leased solar',
  ),
  'homebuyer-credit': aliases(
    'bought our first house, bought my first house what can i write off, new homeowner, tax break for buying a house, first time buyer, just closed on a house',
  ),
  'fiance-joint': aliases(
    'not married yet live together file together, my boyfriend and i file together, engaged, domestic partner file jointly',
  ),
  'payment-received': aliases(
    'irs says i didnt pay but i did, did my payment go through, check wasnt cashed',
  ),
  'missed-estimated': aliases('forgot a quarterly, skipped my september payment, late quarterly'),
  'premium-credit-repayment': aliases(
    'have to pay back obamacare, underestimated my income healthcare.gov, pay back the subsidy, made more than i told the marketplace, owe because of health insurance',
  ),
  // Family.
  dependent: aliases('can i claim someone who lives with me'),
  'qualifying-child': aliases(
    'child lived with me 5 months, kid with me less than half the year, age limit for claiming a kid, how old can my kid be, kid lived with me part of the year, my son is 19, my daughter is 20 in college',
  ),
  'qualifying-relative': aliases(
    'my brother has no job and lives with me, cousin lives with me, claim my aunt, claim my uncle, unemployed adult in my house',
  ),
  'support-test': aliases('i pay most of the bills for my dad, more than half of support'),
  tiebreaker: aliases(
    'both of us qualify for the kid, me and my boyfriend have a baby who claims, grandma and i both can claim, live with my ex and kid, two parents same house not married, have a baby together who should claim, baby together who claims the baby',
  ),
  'divorced-parents': aliases(
    'my year to claim but she lives with mom, ex wont sign the form, decree says i get even years, noncustodial dad, release my claim, alternate years for the kids, ex and i both',
  ),
  'custody-5050': aliases(
    'kids half the week, stepdaughter half the week, equal time, same number of nights, one week each',
  ),
  'can-i-be-claimed': aliases(
    'parents want to claim me, im 22 can my parents claim me, in grad school parents claim me, parents claim me but i pay my own rent, i live on my own and im 20, should i let my parents claim me, moved out and im 19, parents claimed me without asking',
  ),
  'student-away': aliases(
    'kid lives in a dorm, son away at school all year, daughter at college out of state',
  ),
  'child-with-income': aliases(
    'my kid has a job, teen made money can i still claim him, daughter works part time, son got a job and i claim him, kid makes more than me',
  ),
  newborn: aliases(
    'baby born in december, baby born december 31, had a baby at the end of the year, stillborn, baby passed away, baby was born in january, due in january, pregnant',
  ),
  'foster-child': aliases('fostering a baby, kid placed with us, foster kid claim, emergency placement'),
  'grandchild-sibling': aliases(
    'grandson lives with me, raising my granddaughter, her mom is in jail, my niece lives with me, nephew moved in, raising my little sister, guardian of my brother',
  ),
  'parent-nursing-home': aliases(
    'support my mom, my dad moved in, mom lives in assisted living and i pay, help my parents with bills, dad lives in his own apartment, in laws live with us, mother only gets social security',
  ),
  'disabled-adult-child': aliases(
    'son is disabled and gets ssi, grown daughter with down syndrome, adult son autistic lives at home',
  ),
  'girlfriend-dependent': aliases(
    'girlfriend lives with me and doesnt work, claim my boyfriend, my fiance has no income, friend lives with me free, roommate i support',
  ),
  'partners-child': aliases(
    'girlfriends kid lives with me, boyfriends daughter, claim both my girlfriend and her kid, kid isnt mine but lives here, claim my girlfriends son, claim my boyfriends kid',
  ),
  'dependents-income': aliases(
    'kids w2 on my return, teenager has a w2, do i report my kids savings interest, my kids money on my taxes, my moms social security on my return, where do i put my moms 1099, where does my kids w2 go, my moms 1099 ssa',
  ),
  'spouse-no-dependent': aliases('wife stays home claim her'),
  'child-tax-credit': aliases(
    'money per kid, whole credit for a baby, kids under 17, credit for my children',
  ),
  'additional-child-tax-credit': aliases(
    'child credit if i owe no tax, get the child money back as refund, refundable part for kids',
  ),
  'ctc-phase-out': aliases(
    'make too much for child credit, child credit high income, child credit starts going away',
  ),
  'ctc-17': aliases('kid turned 17, too old for child credit, my son is 17'),
  'other-dependents-credit': aliases(
    '500 for my mom, 500 dollar credit, credit for college kid, credit for 18 year old',
  ),
  eic: aliases('low income credit, earned income, big refund for working parents'),
  'eic-no-child': aliases(
    'single no kids low pay, eic without kids, i make 16k no kids, earned income single',
  ),
  'care-credit': aliases(
    'daycare bill, babysitter while i work, preschool, after school care, nursery, pay someone to watch my kid, child care write off, day care for two kids',
  ),
  'care-by-relative': aliases(
    'grandma watches the kids, pay my mom to babysit, my sister watches my son, teenager babysits his brother, pay my mother in law for childcare, aunt keeps the baby, grandma watches the kids for cash, my mom watches my kids',
  ),
  'care-camp': aliases(
    'summer day camp, sleepaway camp, karate after school, ymca camp, kindergarten, before school care, gymnastics, dance class',
  ),
  'care-spouse-home': aliases(
    'i stay home and my husband works preschool, wife in school full time daycare, husband looking for work daycare, wife doesnt work and we pay daycare, child care credit if my wife doesnt work, child care credit if my husband stays home, daycare while my wife is in school',
  ),
  'care-provider-number': aliases(
    'sitter wont give her social, babysitter with no ssn, daycare wont give ein, provider refuses to give number, wont give me her ssn, refuses to give me her ssn',
  ),
  'adoption-credit': aliases(
    'adopted a baby, adopted my stepson, adopting from foster care, international adoption, adoption lawyer fees',
  ),
  // Filing.
  'due-date': aliases('when are taxes due, last day for taxes'),
  extension: aliases('need more time, not ready by april, waiting on a form, extra six months'),
  'late-penalties': aliases(
    'missed the deadline, filed late, forgot to file, missed april 15, what happens if im late, how much is the late fee',
  ),
  'cannot-pay': aliases(
    'cant pay what i owe, owe but cant pay until june, owe 4k, pay in installments, need time to pay, pay the irs monthly, wait to pay',
  ),
  'ways-to-pay': aliases('pay the irs online, mail a check, pay with my debit card, irs direct pay'),
  'refund-when': aliases(
    'how long for my refund, refund taking forever, still waiting for my refund, accepted but no refund, still processing, refund status, no refund yet, when do i get my money, where is my money, when will i get my check, mailed my return where is my money',
  ),
  'path-act': aliases('refund held till february, eic refund delay, why is my refund on hold for kids'),
  'refund-offset': aliases(
    'refund taken for old debt, they kept my refund, got less refund than it said, refund smaller than expected, treasury offset, refund taken for unemployment overpayment, owe back taxes will they take my refund, irs take my refund for old taxes, refund goes to what i owe, they keep my refund for a debt',
  ),
  'refund-three-years': aliases(
    'old refunds, can i still file 2021, can i still get my 2020 refund, how far back can i file',
  ),
  'amended-return': aliases(
    'forgot a w2, already filed and made a mistake, forgot to claim my kid, redo my taxes, fix a filed return, change after accepted, another form came in the mail',
  ),
  'how-to-amend': aliases(
    'forgot to claim my kid last year, filed wrong status, filed single but im married, fix last years return',
  ),
  w4: aliases(
    'owe every year, want a bigger refund, fill out my w4, two jobs and owe a lot, owe nothing next year, change my withholding, stop owing',
  ),
  'prior-year-agi': aliases('rejected agi, agi doesnt match, didnt file last year what agi'),
  'ip-pin': aliases('six digit pin, irs pin number, protect my ssn, lost my ip pin'),
  rejected: aliases('irs rejected it, my return bounced'),
  'dependent-already-claimed': aliases(
    'someone used my daughters social, ex claimed my kid, ex claimed our son already, both claimed our kid, somebody already claimed my child, dependent ssn rejected, duplicate dependent, grandma claimed my kid',
  ),
  'irs-letter': aliases('scary envelope from the irs, scary letter, certified letter from irs'),
  audit: aliases('chance of audit, how far back can they look, irs wants receipts'),
  'keep-records': aliases('throw away old tax papers, keep old w2s, shred'),
  transcript: aliases(
    'need my old tax return, copy of last years return, proof of income from irs, old w2 from irs',
  ),
  'missing-w2': aliases(
    'name is misspelled on my w2, no w2 yet, old job never sent w2, employer went out of business, boss wont send my w2, lost my w2, wrong social on my w2, wrong name on w2, w2 is wrong, w2c, still waiting on w2',
  ),
  'substitute-w2': aliases('use my last paystub, file without w2, 4852'),
  'deceased-return': aliases(
    'mom died do i file for her, dad passed away taxes, filing for a dead person, executor, last return for my father',
  ),
  'tax-scams': aliases('text from the irs, irs called me'),
  'unfiled-years': aliases(
    'havent filed since 2020, never filed, catch up on old taxes, what if i just dont file, havent filed in 3 years, havent filed in 5 years',
  ),
  'underpayment-penalty': aliases(
    'penalty for not paying enough, underpaid during the year, estimated penalty',
  ),
  // Income.
  fica: aliases('oasdi, social security and medicare on my check, med on my paystub'),
  'excess-social-security': aliases(
    'two jobs paid too much social security, hit the cap with two employers, two jobs too much social security withheld, two w2s too much social security, both jobs took social security',
  ),
  tips: aliases('server tips, cash tips, bartender, hairdresser tips, tips not on my w2'),
  bonus: aliases(
    'signing bonus, sign on bonus, severance, laid off with a package, bonus taxed at 40, vacation payout, holiday pay, commission check, christmas bonus',
  ),
  'interest-income': aliases(
    'savings account interest, high yield savings, cd interest, 1099-int, my kids savings account, money market',
  ),
  dividends: aliases('reinvested dividends, drip, never cashed my dividends, vanguard dividends'),
  'capital-gains-rates': aliases(
    'sold stock how much tax, profit on shares, tax when i sell my stocks, made money on stocks',
  ),
  'capital-loss': aliases(
    'lost money in the market, sold stock at a loss, write off stock losses, robinhood losses, crypto losses, day trade and lost, day trading losses, lost money trading, sold crypto at a loss, lost money on bitcoin, crypto loss, sold coins for less than i paid, lost on stocks',
  ),
  'cost-basis': aliases('basis on old shares'),
  'home-sale': aliases(
    'sold my house at a loss, sold our home and moved, profit on my house, lived there two years, sold condo, rented it out before i sold, used to live there then rented it, moved out and rented before the sale, does renting it out matter when i sell',
  ),
  'home-sale-partial': aliases(
    'sold the house after a year, had to move for work sold house, sold early because of divorce, sold before two years',
  ),
  crypto: aliases(
    'bitcoin went up, just hold coins, bought bitcoin, coinbase, crypto question on the form, sold some eth',
  ),
  'crypto-swap': aliases(
    'traded one coin for another, paid with bitcoin, bought something with crypto, moved coins to my ledger',
  ),
  'social-security-taxable': aliases(
    'work while on social security, tax on my retirement benefits, ssa-1099, how much of my social security, working part time and drawing social security',
  ),
  unemployment: aliases('collected unemployment, laid off benefits, 1099-g from the state, jobless benefits'),
  'state-refund': aliases('got a state refund last year, 1099-g state refund, do i report my state refund'),
  'gifts-received': aliases(
    'parents gave us money for a house, grandparents gave me cash, wedding gifts, dad gave me a car, gave money to my son, gave my house to my daughter, put my son on the deed',
  ),
  inheritance: aliases(
    'grandma left me money, dad died and left me money, got money from an estate, inherited cash',
  ),
  'foster-care-payments': aliases(
    'foodstamps, food stamps, ebt, wic, tanf, section 8, housing voucher, welfare, ssi, fema money, fema grant, heap, medicaid',
  ),
  'gambling-winnings': aliases(
    'won at the casino, jackpot, slot machine, won fantasy football, draftkings, won on a scratcher, won a raffle, sports bets, poker winnings',
  ),
  'canceled-debt': aliases(
    'credit card settled for less, stopped paying a card, debt forgiven, car repossessed, car repo, repo 1099-c, settled my debt',
  ),
  'student-loan-forgiven': aliases(
    'they forgave my student loan, student debt wiped out, loan discharged disability, idr forgiveness',
  ),
  // Investing.
  'wash-sale': aliases('sold at a loss and bought it right back, thirty days rule, rebought the same stock'),
  'form-8949': aliases('list every trade, do i enter each stock sale'),
  'worthless-stock': aliases('company went bankrupt my shares are worth nothing, delisted stock'),
  'bad-debt': aliases('loaned a friend money never paid back, brother never repaid me, personal loan i lost'),
  'gifted-stock': aliases('sold stock grandpa gave me, basis of a gift, given shares'),
  'inherited-property-sale': aliases(
    'sold moms house after she died, sold dads land, inherited acres and sold, sold grandpas coins after he died, split the house with my sister and sold, inherited house sale, sold what i inherited, sold his car after he died, half a house with my sister',
  ),
  rsu: aliases('company shares vested, vested stock i didnt sell, stock from my company, rsus taxed twice'),
  espp: aliases('company stock discount, bought stock through work'),
  'incentive-options': aliases('exercised my options and held, isos'),
  'nonqualified-options': aliases('cashed out my stock options, nsos'),
  'savings-bonds': aliases(
    'cashed old bonds, grandma gave me bonds, ee bonds, bonds for college, found old savings bonds',
  ),
  collectibles: aliases(
    'sold gold, sold pokemon cards, sold comics, sold silver, sold art, baseball cards, coin collection, sold a painting',
  ),
  'personal-items-sold': aliases(
    'sold my old clothes poshmark, ebay old stuff, sold my couch, sold used car for less, sold my ps5, sold my motorcycle, mercari, depop, moving sale, sold furniture for less than i paid, sold my old laptop',
  ),
  'crypto-rewards': aliases('staking, mining bitcoin, airdrop, coinbase earn, referral crypto'),
  fbar: aliases(
    'bank account in india, account overseas, money in a mexican bank, foreign account over 10k, swiss account',
  ),
  'foreign-wages': aliases(
    'work remote from another country, digital nomad, teach english abroad, moved overseas for work, expat',
  ),
  'backup-withholding': aliases('bank took 24 percent, didnt give them my ssn'),
  // IRAs and plans.
  'spousal-ira': aliases('wife doesnt work ira, stay at home spouse ira, husband retired can he have ira'),
  'ira-with-plan-at-work': aliases('401k and ira both, have a pension and want an ira, ira with a job plan'),
  'ira-deadline': aliases('too late for last years ira, ira for last year, until when can i put in ira'),
  'ira-age': aliases('ira if i only get social security, retired can i put in ira, 75 and want an ira'),
  'excess-ira': aliases(
    'put too much in my roth, got a raise too much for roth, make too much and already put in roth, overcontributed',
  ),
  'roth-conversion': aliases('moved ira to roth, convert my 401k to roth'),
  'backdoor-roth': aliases('make too much for roth workaround, high income roth'),
  'roth-withdrawal': aliases('roth money early, pull my roth contributions'),
  'rollover-60-days': aliases(
    'took ira money and put it back, put the ira money back, took it out and put it back, returned the money to my ira within two months, redeposited my ira',
  ),
  'rollover-direct': aliases(
    'rolled my old 401k, moved my 401k to fidelity, left job 401k transfer, old employer 401k',
  ),
  'inherited-ira': aliases(
    'moms 401k after she died, empty an inherited ira, beneficiary of a 401k, inherited my brothers ira, inherited an ira, inherited an ira how long do i have, got my dads ira',
  ),
  'first-home-ira': aliases('ira for down payment, ira to buy a house'),
  'missed-rmd': aliases('forgot my rmd, didnt take money out at 73'),
  'required-distributions': aliases('turned 73, when do i have to take money'),
  'early-withdrawal': aliases(
    'emptied my 401k, took my retirement early, 401k for bills, ira for cancer treatment, cash out retirement, 401k to pay debt, withdrew my pension early, lost my job and used my 401k',
  ),
  'plan-loan': aliases('borrowed from my 401k, left job with a 401k loan, 401k loan not paid back'),
  'hardship-withdrawal': aliases('took 401k money to buy a house, 401k for eviction, 401k hardship'),
  'workplace-401k': aliases(
    'is my 401k money income, 401k counted in my wages, most i can put in 401k, 401k max, employer match count, 403b limit',
  ),
  'catch-up': aliases('im 52 extra 401k, over 50 can put more, catch up'),
  'savers-credit': aliases('credit for putting money in retirement, low income 401k credit'),
  'retired-military-pay': aliases('army retirement check, dfas 1099-r'),
  'pension-simplified-method': aliases('part of my pension isnt taxable, pension i paid into'),
  'ex-spouse-retirement': aliases('ex got half my 401k, 401k in the divorce, split the pension'),
  hsa: aliases('hsa limit, health savings'),
  'hsa-distributions': aliases(
    'used hsa card by accident, hsa at grocery store, hsa for vitamins, hsa for my kids doctor, hsa left after i quit my job, hsa old employer, spend hsa on non medical, keep hsa after leaving a job',
  ),
  // Other income.
  'workers-compensation': aliases('hurt at work checks, injured on the job pay, l and i checks'),
  'disability-pay': aliases(
    'short term disability, std checks, long term disability, aflac paid me, disability insurance from work',
  ),
  'paid-family-leave': aliases(
    'maternity leave pay, baby bonding pay, pfl, paternity leave, state paid leave',
  ),
  'life-insurance-payout': aliases(
    'husband died life insurance, insurance money when mom died, death benefit',
  ),
  'life-insurance-cashed': aliases('cashed in my whole life policy, surrendered life insurance'),
  'insurance-for-property': aliases(
    'insurance paid for my totaled car, insurance check for the roof, insurance money for the fire',
  ),
  'employer-moving': aliases('company paid my movers, relocation package, employer paid my moving'),
  settlements: aliases(
    'class action check, data breach settlement, lawsuit money, car accident settlement, sued my employer, harassment settlement, wrongful termination, pain and suffering, slip and fall, roundup settlement',
  ),
  crowdfunding: aliases(
    'people donated to my gofundme, gofundme for my surgery, money from a fundraiser for me',
  ),
  'payment-apps': aliases(
    'venmo rent from roommate, buddy venmos me half the rent, split bills on zelle, cash app from family, sister paid me back, friend paid me back, reimbursed for dinner',
  ),
  'income-without-form': aliases('no 1099 came, paid cash no form, under 600 no form, do i report cash'),
  'social-security-lump-sum': aliases(
    'big back payment from ssa, back pay for disability, ssdi back pay, social security paid me for several years at once, won my disability case',
  ),
  'social-security-disability': aliases('ssdi taxed, on disability from social security'),
  'va-military': aliases('gi bill, combat pay, bah, army pay, deployed'),
  'mortgage-debt-canceled': aliases(
    'foreclosed, foreclosure, short sale, lost my house to the bank, deed in lieu',
  ),
  'employer-education': aliases(
    'work paid for my degree, employer paid my student loans, tuition reimbursement, employer paid for my classes, company paid for my school, job paid my tuition, boss paid for my degree, company pays for my masters, job pays my tuition, boss paid for my degree, work paid for my mba',
  ),
  'fringe-benefits': aliases(
    'free lunch at work, company phone, company car, amazon gift card from boss, gift card from work, employee discount, work pays my gym, free parking at work, company paid for a trip',
  ),
  'bank-bonus': aliases(
    'bonus for opening an account, credit card bonus, cash back rewards, referral bonus from bank',
  ),
  scholarships: aliases('fellowship, stipend, pell grant, grant money for school, full ride'),
  'lottery-prizes': aliases('won a car, won a trip, radio prize, sweepstakes'),
  clergy: aliases('pastor, housing allowance, love offering'),
  'nanny-employee': aliases(
    'i nanny for a family, paid as a nanny, housekeeper paid cash, i clean for one family',
  ),
  'form-1099-k': aliases('paypal sent me a tax form, venmo tax form, ebay 1099, stubhub, 1099-k wrong'),
  // Business.
  'gig-work': aliases(
    'rover, dog walk, doordash first year, ubereats, instacart, lyft, handyman cash, freelance, contractor first time, baking cakes from home, sell food from home, mow lawns kid, babysitting money, tutoring cash, odd jobs, haul junk, dj gigs, band gigs, play music for money',
  ),
  hobby: aliases('sell crafts sometimes, hobby money, not a real business'),
  'wrong-1099-nec': aliases(
    'should be an employee got a 1099, boss gave me a 1099 but im not a contractor, misclassified',
  ),
  'startup-costs': aliases('spent money before opening, not open yet costs'),
  'business-expenses': aliases(
    'what can i write off for my business, ads for my business, website cost, licenses for my business, tools for my side job, ubereats on a bike, delivery bag, supplies for etsy, craft fair booth, barber chair rent',
  ),
  'business-miles': aliases(
    'mileage for doordash, truck for lawn care, drive to clients, uber miles, track miles, gas for deliveries',
  ),
  'actual-car-costs': aliases(
    'oil changes for uber, car repairs for deliveries, tires for work truck, truck payments i deliver, car payments for uber, write off my car payment, truck payments for my business, car payment write off for deliveries',
  ),
  equipment: aliases(
    'bought a laser cutter, bought a sewing machine, new camera for business, pressure washer, trailer for my business, laptop for my business, mower for my business, 3d printer for my shop, new laptop for my side work, bought a camera for my clients, new phone just for work i do for myself',
  ),
  'business-loss': aliases(
    'lost money in my business, my shop lost money, first year no profit, llc made nothing, business with no income, more expenses than income, side hustle in the red',
  ),
  'family-employees': aliases(
    'pay my kids to work, hire my son, put my wife on payroll, my daughter helps at the shop, paid my wife to do my books, pay my husband to work for me, hire my wife',
  ),
  'contractors-paid': aliases('do i send a 1099 to my helper, paid a guy over 600'),
  'nanny-tax': aliases(
    'nanny comes to our house, give my nanny a w2, sitter in our home, pay a caregiver for mom at home',
  ),
  'caregiver-income': aliases(
    'paid to take care of my mom, ihss, medicaid pays me to care for my son, paid caregiver of family',
  ),
  inventory: aliases(
    'flipping cars, buy and resell, thrift flipping, resell shoes, bought stuff to sell, amazon reseller, flip furniture, flipping houses',
  ),
  'phone-internet': aliases(
    'cell phone bill for my business, wifi for my business, half my phone for work i own, phone i use for rideshare, share of my phone i use for gigs, deduct my whole phone',
  ),
  'job-and-business': aliases('w2 job and a side gig, full time job plus 1099'),
  'quarterly-payments': aliases('do i need to pay quarterly, first year on 1099 payments'),
  'se-health-insurance': aliases(
    'im self employed and buy insurance, obamacare self employed, own business health insurance',
  ),
  k1: aliases('part owner of a company, partner in a business'),
  'sold-equipment': aliases(
    'sold my business van, sold my mowers, sold equipment i wrote off, sold work truck',
  ),
  // Property.
  'rental-income': aliases(
    'rented out my driveway, rent a parking spot, rent out my basement, renting my condo, moved out and rented my house, evicted tenant never paid, tenant moved out owing, kept the deposit, landlord first year',
  ),
  'rental-expenses': aliases(
    'fix up my rental, plumber for rental, tenant trashed the place, property manager, rental write offs',
  ),
  'repairs-improvements': aliases(
    'new roof on my rental, replaced furnace in rental, painted the rental, new floors in the rental',
  ),
  'short-term-rental': aliases('airbnb, vrbo, rent my place by the night'),
  'rented-14-days': aliases(
    'airbnb a few weekends, rented our house for the game, rented for two weeks, rent my place 10 nights',
  ),
  'room-rented': aliases(
    'rent a room in my house, rent house to my brother cheap, rent to family, tenant in my basement, kid pays me rent, mom pays me rent',
  ),
  'rental-sale': aliases('sold my rental, sold the duplex'),
  'second-home-sale': aliases(
    'sold land, sold a lot, sold the cabin, sold vacation house, sold my timeshare',
  ),
  'who-pays-property-tax': aliases(
    'we are not married and both on the mortgage, roommates share the mortgage, own a house with my brother, fiance and i bought a house, split the house payment with my boyfriend, bought a house with a friend, loan is only in his name',
  ),
  'house-given': aliases('dad put me on his deed, mom gave me her house, parents signed house over'),
  // School, credits, insurance.
  aotc: aliases('credit for college, freshman, kid started college, 2500 for tuition, community college'),
  'lifetime-learning': aliases(
    'fifth year of college, one class, went back to school, grad school, coding bootcamp, trade school, certificate program, masters degree, night classes',
  ),
  'who-claims-student': aliases(
    'my daughter or me for the college credit, who gets the tuition credit, kid paid his own tuition',
  ),
  'education-costs': aliases(
    'laptop for school, books for college, dorm, meal plan, college fees, room and board, parking at college',
  ),
  'aotc-four-years': aliases(
    '5th year of college which credit, fifth year senior, used the college credit four times',
  ),
  'form-1098-t': aliases(
    'tuition form, scholarship more than tuition, box 5 bigger, grants more than tuition',
  ),
  'premium-tax-credit': aliases(
    'obamacare, healthcare.gov, marketplace plan, kid on his dads obamacare, aca subsidy',
  ),
  'form-1095-a': aliases('lost my 1095-a, wrong 1095-a'),
  'no-health-insurance': aliases('uninsured, fine for not having insurance'),
  'clean-vehicle': aliases('bought a tesla, new ev, plug in hybrid new'),
  'used-clean-vehicle': aliases('used tesla, used ev, prius plug in used'),
  'car-charger': aliases('charger in my garage, level 2 charger'),
  'home-energy': aliases(
    'new windows, heat pump, heat pump water heater, insulation, new doors, energy star ac, new electrical panel, geothermal',
  ),
  'pregnancy-fertility': aliases('ivf, in vitro, egg freezing, midwife, surrogate, vasectomy, doula'),
  'teeth-eyes-ears': aliases(
    'dental implants, kids braces, invisalign, root canal, contacts, hearing aids and glasses, dentures',
  ),
  'fitness-and-vitamins': aliases(
    'doctor told me to go to the gym, peloton, supplements, weight watchers, ozempic, massage',
  ),
  'mental-health-costs': aliases('therapist, rehab, counselor, psychiatrist, marriage counseling'),
  'citizen-or-resident-test': aliases(
    'kids in guatemala, kids live in mexico, claim my children in another country, parents back home, send money to my parents abroad, family in the philippines',
  ),
  'adult-child-at-home': aliases(
    'son moved back home, 25 year old lives with us, graduated in may and got a job, daughter is 20 not in school, grown kid no job, not in school can i claim him, not in school can i claim her',
  ),
  'married-child': aliases('daughter got married do we claim her, son is married and lives here'),
  // Status.
  'filing-status': aliases('single or married, which box do i check for status'),
  'december-31': aliases('got married on the last day, married december 30, divorced in december'),
  'head-of-household': aliases(
    'single mom, single dad, hoh, live with my boyfriend and our baby, pay all the bills with a kid, unmarried parent',
  ),
  'considered-unmarried': aliases(
    'husband moved out, separated all year kids with me, wife left us, still legally married but apart, spouse in prison and i have the kids, married but we dont live together, she moved out years ago, he moved out years ago, dont know where my husband is, dont know where my wife is',
  ),
  'joint-or-separate': aliases(
    'file together or apart, should we file separate, better off filing separately',
  ),
  'surviving-spouse': aliases(
    'widow with kids, widower, husband died two years ago, second year after my wife died',
  ),
  'spouse-died': aliases(
    'husband died in march, wife passed this year, lost my husband, file after my wife died',
  ),
  'married-during-year': aliases(
    'got married this summer, newlyweds, just got married do we file together, eloped, got married can we still file single',
  ),
  'divorced-during-year': aliases(
    'divorce final in november, divorce was final, just got divorced how do i file, divorce final whats my filing status, divorce final in dec, divorced in october what status',
  ),
  'nonresident-spouse': aliases(
    'wife on a visa, wife has no social, husband lives in mexico, spouse never been to us, spouse abroad, wife has no ssn, married someone overseas, fiance visa, no ssn how do we file',
  ),
  'injured-spouse': aliases(
    'irs took our refund for my wifes old student loans, my refund was taken for my husbands debt, wifes student loans took our refund, husbands back child support took our refund, his debt my refund',
  ),
  'innocent-spouse': aliases(
    'ex owes back taxes and they want me to pay, didnt know my husband lied on taxes, irs after me for my ex, joint return he hid income',
  ),
  itin: aliases('no social security number, undocumented, apply for itin, itin expired'),
  'resident-or-nonresident': aliases(
    'h1b first year, f1 student, green card halfway through the year, j1, opt, daca, on a visa do i file',
  ),
  'kiddie-tax': aliases(
    'kid has dividends, kids stocks made money, child with investments, custodial account, my kid has dividends, my teen has stock dividends, my child has a brokerage account, stock account for my kid',
  ),
  'must-file': aliases(
    'made 9000 do i file, low income do i file, worked two months, retired do i file, not worth filing',
  ),
  'must-file-dependent': aliases(
    'teen with a summer job, my son made 3200 at mcdonalds, does my kid have to file, kid made 4k, 16 year old with a w2',
  ),
  'file-without-requirement': aliases(
    'file to get my withholding back, under the limit should i file anyway',
  ),
  // States.
  'state-part-year': aliases(
    'moved from california to texas in july, lived in two states, moved states mid year, moved in june',
  ),
  'state-nonresident': aliases(
    'work in ny live in nj, live in one state and work in another, commute to another state',
  ),
  'remote-work-state': aliases(
    'remote for a company in another state, employer in new york i live elsewhere',
  ),
  'no-income-tax-states': aliases('live in florida do i file state, texas state taxes'),
  // Notices.
  cp2000: aliases(
    'got a letter cp2000 says i owe, irs says i left off income, irs thinks i made more, letter proposing changes',
  ),
  'identity-letter': aliases('prove my identity, id.me letter, 5071c, 4883c'),
  'identity-theft': aliases(
    'someone stole my identity, somebody filed with my social, someone worked under my social',
  ),
  'refund-wrong-account': aliases(
    'wrong routing number, account closed, direct deposit went to old account, bank closed my account, refund check lost, typed wrong account',
  ),
  'installment-agreement': aliases('payment plan, pay monthly to irs, set up installments'),
  'offer-in-compromise': aliases('settle for less, pennies on the dollar, cant ever pay it back'),
  'levy-lien': aliases('irs took my paycheck, garnish wages, took money from my bank, lien on my house'),
  'address-change': aliases('moved tell the irs, change my address, new address'),
  'name-change': aliases('got married new last name, changed my name, name doesnt match'),
  'power-of-attorney': aliases('talk to irs for my mom, let my daughter deal with irs'),
  stimulus: aliases('never got my stimulus, covid check'),
  'refund-of-deceased': aliases('dads refund check after he died, refund in a dead persons name'),
  'e-file-rejects': aliases('rejected because of name, reject code, rejected wrong birthday'),
  'loan-not-income': aliases(
    'ppp loan, borrowed money from a friend, personal loan, payday loan, loan from my parents, moved money between accounts, cash advance',
  ),
  // The product.
  'start-and-save': aliases('finish on my laptop later, start on my phone, come back later'),
  'plans-and-prices': aliases('how much does it cost, hidden fees'),
  'preparer-help': aliases(
    'can someone check my return, talk to a human, how long until you finish my return',
  ),
  'who-sees-what': aliases(
    'is my info safe, who can see my return, can my accountant see this, is this private',
  ),
  'gross-income': aliases(
    'difference between gross and taxable income, what is gross, gross pay on my return',
  ),
  'home-sale-widow-divorce': aliases(
    'wife died and i sold the house, use the 500k exclusion after my husband died, sold our house after my spouse died',
  ),
  'temporary-absence': aliases(
    'son is in jail, daughter is in the army, kid away at boot camp, son in rehab',
  ),
  'itin-dependents': aliases('child got ssn after the due date, kid has an itin, kids social came late'),
  'mortgage-over-limit': aliases('mortgage over 750k, jumbo loan interest'),
  'rent-paid': aliases('does my landlord send a form, landlord form for rent'),
  'roth-ira-limit': aliases('roth for my kid, my 16 year old has a roth, teenager roth ira'),
  'split-refund': aliases('refund on a debit card, refund in two accounts'),
  'what-plainfile-lacks': aliases('refund advance, advance on my refund, refund loan'),
  'long-term-care-premiums': aliases('long term care policy'),
  'disability-tax-withheld': aliases('sdi on my w2'),
  'no-age-limit': aliases('at what age can you quit paying income tax'),
  'basis-missing': aliases('i dont know what i paid for the stock'),
  'inherited-ira-spouse': aliases('my husband died and left me his ira'),
  'ira-college-insurance': aliases('i lost my job and paid health insurance from my ira'),
  'standard-deduction-dependent': aliases(
    'parents claim me do i get my own standard deduction, my own standard deduction, claimed by my parents standard deduction',
  ),
  'foreign-property-tax': aliases(
    'property tax on land i own in mexico, property tax abroad, property tax on a house in another country',
  ),
  'mailing-date': aliases('if i mail it when does it have to be there, mail it by the deadline'),
  'abroad-deadline': aliases('abroad on april 15, living in another country on april 15'),
  'early-withdrawal-cd': aliases(
    'cashed my cd early, broke a cd before it matured, bank charged me for closing a cd early, cd early fee',
  ),
  'emergency-withdrawal': aliases(
    'took ira money when the baby came, pulled retirement money for a new baby, ira for having a baby, withdrew when we had a baby, adopted and used my ira',
  ),
};
