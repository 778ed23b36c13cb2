import { aliases } from './say';

/**
 * More of what people type for a card: whole questions in which no word of the field stands, in the words of every day.
 * A name here counts as one of the card's own.
 */
export const alsoAsked: Readonly<Record<string, readonly string[]>> = {
  'rent-paid': aliases(
    'write off rent i pay, deduct my rent, deduct rent, rent paid to my parents, apartment rent, renters credit, i rent do i get anything, landlord kept my deposit, lost my security deposit',
  ),
  'must-file': aliases(
    'how much can you make before paying taxes, how much can i make without filing, minimum income to file, do i even have to file, made too little to file, how much do you have to make to file taxes, my wife has no income does she file, do i have to file if i made no money, no income this year',
  ),
  'must-file-dependent': aliases(
    'does my kid need to file, does my son have to file taxes, does my teenager need to file, daughter has a part time job does she file, babysitting money teenager, high schooler with a job, college student do i need to file, student with a part time job do i file, does a college student file',
  ),
  'unfiled-years': aliases(
    'what happens if i never file, havent filed in years, havent filed since, skipped a year of taxes, forgot to file last year, can i go to jail for not filing, jail for not paying taxes, behind on my taxes',
  ),
  'cannot-pay': aliases(
    'what if i cant pay, no money to pay the irs, cant afford my tax bill, owe more than i have, pay the irs in pieces, pay over time, pay monthly',
  ),
  'upload-documents': aliases(
    'second w2 upload, more than one w2, add another w2, i have several 1099s, upload two w2s',
  ),
  'income-without-form': aliases(
    'paid under the table, paid me in cash no w2, no paperwork from boss, never got a 1099 do i report, side cash, paid cash for work',
  ),
  'payment-apps': aliases(
    'how does irs know about cash app, venmo from friends, cash app taxes, money from zelle, roommate venmos me rent, paypal friends and family, does irs see my venmo',
  ),
  'personal-items-sold': aliases(
    'sold my car, money from selling my car, sold old clothes, selling used clothes online, 1099k for used stuff, sold my furniture, garage sale money, yard sale, sold jewelry, sold my old phone, sold my bike, sold my couch, sold my sofa, 1099-k for selling my couch, sold concert tickets, sold my guitar, facebook marketplace, sold my boat, sold my truck, sold my old car',
  ),
  'marginal-rate': aliases(
    'got a raise higher bracket, will a raise cost me money, lose money in a higher bracket, next tax bracket, bumped into a higher bracket, overtime puts me in a higher bracket',
  ),
  'roth-401k': aliases('roth 401k taxed when i take it out, roth 401k withdrawal, is roth 401k tax free'),
  'home-improvements': aliases(
    'remodeled my kitchen, new bathroom deduct, new ac unit, new furnace deduct, new roof on my house, new deck, new fence, fixed up my house, home repairs deductible, new carpet',
  ),
  'homebuyer-credit': aliases(
    'bought a house what can i claim, bought house this year, just bought a home, new homeowner tax break, what do i get for buying a house, bought my first home',
  ),
  'no-age-limit': aliases('i retired this year what changes, just retired taxes, retired this yr'),
  'retirement-withholding': aliases('no tax taken out of my pension, withhold tax from my pension'),
  'spouse-no-dependent': aliases(
    'claim my wife, claim my husband, my wife doesnt work can i claim her, stay at home wife, stay at home mom, is my spouse my dependent',
  ),
  'dependents-income': aliases('put my kids income on my return, childs w2 on my return, my kid has a w2'),
  dependent: aliases(
    'who counts as my dependent, who can i claim, how many dependents can i claim, claim my family',
  ),
  'qualifying-relative': aliases('claim my friend, claim my roommate, claim my grandmother, adult i support'),
  'parent-nursing-home': aliases(
    'caring for elderly parents, claim my parents, take care of my mom, my mom gets ssi can i claim her, my dad lives with me, my mother in law lives with us, supporting my parents, mom lives with me on social security',
  ),
  'can-i-be-claimed': aliases(
    'can my parents claim me, my parents claim me, student part of the year worked the rest, parents want to claim me, i moved out can they claim me, graduated this year can parents claim me, am i still a dependent',
  ),
  'divorced-parents': aliases(
    'ex is supposed to let me claim the kid, ex wont let me claim, divorce decree says i claim, court order says i get to claim, form 8332, we alternate years, i pay child support can i claim, take turns claiming our child',
  ),
  'custody-5050': aliases(
    'each take one child, split the kids, joint custody, shared custody who claims, week on week off',
  ),
  newborn: aliases(
    'had a baby this year, new baby, just had a baby, baby born in december, what do i get for having a baby, baby on the way',
  ),
  'child-tax-credit': aliases(
    'how much for each kid, how much do i get per child, money for my kids, get for having 3 kids, child credit amount',
  ),
  'eic-limits': aliases(
    'how much is eic, eitc with 2 kids, eitc with 3 kids, make too much for eic, eic income limit, eic amount, max eic',
  ),
  'care-credit': aliases(
    'deduct daycare, preschool cost, after school program, babysitter so i can work, how much daycare can i claim, nursery school',
  ),
  'care-fsa': aliases('dependent care account at work, daycare money taken from my check, dcfsa'),
  'care-camp': aliases('summer camp deductible, soccer camp, day camp, sports camp'),
  'care-for-adult': aliases(
    'adult day care, someone watches my disabled husband, care for my wife so i can work, home aide for my mom while i work',
  ),
  'nanny-tax': aliases(
    'pay my housekeeper, pay a nanny in cash, cleaning lady taxes, paying a caregiver at home, w2 for my nanny, claim my nanny, paid a nanny, paid a sitter at home, hire a nanny, paid the neighbor to watch the kids at our house, watches the baby at our house, sitter comes to our house, babysitter in my home, au pair',
  ),
  'what-does-not-count': aliases(
    'wedding deductible, deduct groceries, write off my clothes, pet expenses, vet bills, cable bill, utilities deductible, deduct my gas bill, haircut, deduct my phone bill at home, car payment, deduct car insurance, tickets and fines, deduct my divorce, diapers, baby formula, baby stuff, car seat, school clothes, toys',
  ),
  commuting: aliases(
    'drive to work, gas to work, bus pass, train ticket to work, tolls to work, mileage to my second job, parking at work',
  ),
  'job-expenses': aliases(
    'bought tools for my job, work from home w2, scrubs for work, work clothes, unreimbursed expenses, pay for my own work phone, boss didnt pay me back, steel toe boots, license for my job, nurse license fee, work clothes for my job, clothes for work, deduct work clothes, nursing shoes, work boots w-2',
  ),
  'phone-internet': aliases(
    'home internet, wifi for work, cell phone for my side hustle, internet for my business, new iphone for business, write off my new iphone, write off my phone, buy a phone for work gigs, deduct my cell phone',
  ),
  'gig-work': aliases(
    'dog walking, dog walking income, pet sitting money, house cleaning money, lawn mowing money, mowing lawns, made a few hundred on the side, tutoring money, side job cash, hair stylist booth rent, photography on the side, odd jobs, snow shoveling, music lessons, side hustle, what can i deduct driving uber, uber eats driver deduct, amazon flex, walmart spark, babysit for my neighbor',
  ),
  'self-employment-tax': aliases(
    'made under 400, made less than 400 on the side, extra tax on my side job, why 15 percent on my side income, fica for self employed, why do i owe so much on my side gig, owe so much as a contractor, side gig taxes so high, why is my 1099 tax so high',
  ),
  'quarterly-payments': aliases(
    'pay taxes as i go self employed, how much to set aside, save for taxes on my side job',
  ),
  'estimated-tax': aliases(
    'do i have to pay every quarter, when to send estimated, quarterly dates, first quarterly payment, what dates do i pay my quarterlies, quarterlies due, how much do i need to pay in, how much to pay in each quarter',
  ),
  llc: aliases(
    'pay myself from my llc, owner draw, take money out of my business, single member llc, how is an llc taxed, do i pay myself a salary',
  ),
  'contractors-paid': aliases(
    'send 1099s to people i pay, 1099 for a helper, paid a subcontractor, who do i give a 1099, collect w9, paid my friend to help, paid a contractor cash, paid a helper in cash, paid a guy for work, paid someone cash to help my business, paid a helper over 600, pay a worker with cash',
  ),
  equipment: aliases(
    'bought a computer for work i do myself, camera for my business, desk and chair for my business, bought a printer, software subscription',
  ),
  'sold-equipment': aliases('sold business equipment, sold my work truck, sold my work van, sold tools'),
  'business-expenses': aliases(
    'what can i write off, what can i deduct self employed, list of write offs, small business deductions, ads for my business, website cost, bank fees business',
  ),
  'business-meals': aliases(
    'coffee with clients, lunch while working, food while driving, eat out on the road, dinner with customer',
  ),
  'business-travel': aliases(
    'flight for work trip, hotel for a client, airbnb for business, conference out of town',
  ),
  'startup-costs': aliases('not open yet, costs before i started, opening a shop next year'),
  'business-loss': aliases(
    'business lost money, spent more than i made, no income yet but costs, first year no profit, loss on schedule c',
  ),
  'rental-income': aliases(
    'report rental income, tenant paid me, rent out my basement, rent my old house, airbnb money, renting out my condo, tenant paid last month rent',
  ),
  'rental-expenses': aliases(
    'write off on my rental, rental property deductions, property manager fee, insurance on my rental, mortgage on my rental, hoa on rental',
  ),
  'repairs-improvements': aliases(
    'painted my rental, new water heater in rental, fixed plumbing at my rental, new appliances for tenant',
  ),
  'loan-not-income': aliases(
    'are student loans income, loan from a friend, cash advance, home equity loan income, is a mortgage income, borrowed against my house',
  ),
  'gifts-received': aliases(
    'cash gift from parents, parents gave me money, wedding money, money from grandpa, birthday money, dad gave me a down payment, gift taxable to me, someone gave me a car, how much can i give my kid, how much can i give tax free, annual gift limit, annual gift tax exclusion, gave my son money, gave my daughter money, give money to my children, file a gift tax return, money from grandma, do i report money from family, help with a down payment',
  ),
  inheritance: aliases(
    'tax on inheritance, inherited money, inherited 50000, left me money in the will, money when my mom died, inherited a house, beneficiary of bank account',
  ),
  'life-insurance-payout': aliases('insurance money when someone died, death benefit, life insurance check'),
  'capital-gains-rates': aliases(
    'tax when i sell stocks, how are my stock gains taxed, tax on robinhood, sold stocks made money, sold stock and bought more, didnt withdraw the money, money still in brokerage, profit on shares',
  ),
  'capital-loss': aliases(
    'lost money on stocks, crypto loss, crypto went down, lost on robinhood, write off stock losses, loss left over for next year, rest of my losses',
  ),
  crypto: aliases(
    'bitcoin i didnt sell, just hold crypto, only bought bitcoin, do i check yes, hold bitcoin, bought crypto with dollars, coinbase no sales, sold bitcoin at a loss, sold crypto at a loss, crypto losses, transferred coins, move coins between wallets, sent crypto to my own wallet, coinbase to my wallet, transfer crypto to ledger',
  ),
  'crypto-swap': aliases(
    'paid with bitcoin, lost my wallet, lost my crypto password, crypto was stolen, moved coins to a wallet',
  ),
  'interest-income': aliases(
    'savings account interest, high yield savings, cd interest, interest under 10 dollars, bank interest no 1099',
  ),
  dividends: aliases('stock dividends, drip dividends, dividends i never took out'),
  'medical-expenses': aliases(
    'deduct my copays, doctor copays, hospital bills, surgery cost, er bill, prescriptions, medicine, deduct my deductible, out of pocket medical, deduct medical bills, write off medical bills, medical costs deduction, hospital bills deduct, surgery costs',
  ),
  'teeth-eyes-ears': aliases('root canal, dentures, contacts, lasik, hearing aid, orthodontist, my teeth'),
  'medical-premiums': aliases(
    'health insurance i pay, dental insurance, vision insurance, insurance out of my pocket, premiums deductible, cobra, cobra premiums',
  ),
  hsa: aliases(
    'itemize to deduct hsa, deduct my hsa, put money in an hsa, hsa tax break, hsa limit, how much can i put in my hsa, hsa max',
  ),
  'early-withdrawal': aliases(
    'take money from my 401k, cashed out my 401k, what age can i take ira, pulled money from ira, withdraw retirement early, emptied my 401k, penalty for cashing out, took money out of retirement, no penalty age',
  ),
  'workplace-401k': aliases(
    'employer match, match count toward limit, company match limit, most i can put in 401k',
  ),
  'plan-loan': aliases('borrowed from my 401k, loan from my 401k, 401k loan taxable'),
  'rollover-direct': aliases(
    'left my job 401k, old 401k, changed jobs 401k, move my 401k, pension lump sum rollover, roll my pension into an ira, lump sum pension to ira',
  ),
  'required-distributions': aliases(
    'have to start taking money out, age to start withdrawing, forced withdrawals, when do i have to take money from ira',
  ),
  'pension-simplified-method': aliases(
    'put after tax money in my pension, my own money in my pension, paid into pension, part of my pension not taxed',
  ),
  'social-security-taxable': aliases(
    'tax on my social security, how much ss is taxed, ss while working, still working and getting social security, do i pay tax on social security, pay tax on my social security',
  ),
  'social-security-disability': aliases('is ssi taxable, on disability do i file, ssdi, ssi income'),
  'workers-compensation': aliases('workers comp and ss, hurt at work check, comp settlement'),
  unemployment: aliases(
    'unemployment check, got laid off and collected, no tax taken from unemployment, 1099g unemployment, got unemployment, on unemployment for months, collected unemployment, unemployment checks',
  ),
  'refund-when': aliases(
    'when will i get my money, when does my refund come, still no refund, how long for direct deposit, mailed my return how long, mailed in my return no refund',
  ),
  'refund-smaller': aliases(
    'refund smaller than last year, refund went down, less than last year, why do i owe this year, always got a refund before, used to get more back',
  ),
  'state-refund': aliases('is my tax refund taxable, do i pay tax on my refund'),
  'bank-details': aliases(
    'refund on a prepaid card, refund to cash app, refund to chime, put refund on a card, no bank account, change bank for refund',
  ),
  'name-change': aliases('name doesnt match, married name, maiden name, new last name'),
  'missing-w2': aliases(
    'w2 social is wrong, wrong ssn on w2, w2 has mistake, w2 numbers wrong, lost my w2, job closed no w2, old boss wont give me my w2, w2 never came, deadline for getting w2, when should i get my w2, when do w2s come out, when do employers send w2, still waiting on my w2',
  ),
  'address-change': aliases(
    'moved new address, w2 has wrong address, old address on my w2, changed apartments',
  ),
  'state-part-year': aliases(
    'moved states, moved mid year, lived in two states, moved from one state to another',
  ),
  'state-nonresident': aliases(
    'work in another state, live in one state work in another, two states on my w2, file in the state i worked, won at a casino in another state, gambling winnings in another state, worked a few weeks in another state',
  ),
  'remote-work-state': aliases('work remote, company in another state, work from home for out of state'),
  'property-tax': aliases(
    'property tax paid by seller, property tax at closing, seller paid property tax, property tax in year of sale, property tax in my mortgage, tax in escrow, property tax on my house, county tax on house',
  ),
  'mortgage-interest': aliases(
    'house payment deductible, deduct my mortgage, write off my mortgage, interest on my house',
  ),
  'casualty-theft': aliases(
    'repair after flood, tree fell on my house, car stolen, my car was totaled, house burned, burglary, stolen package, hurricane damage, tornado, someone stole my, stolen bike, stolen car deduct, robbed, house was robbed',
  ),
  'charity-not': aliases(
    'donated blood, gave money to a homeless person, gave to a friend in need, political donation, gave to gofundme, helped my neighbor, donate to campaign',
  ),
  'charity-goods': aliases(
    'donated my old computer, gave furniture away, dropped off clothes, salvation army, goodwill bags, donated toys, donated my car, gave my car to charity, donated a truck, charity sold my car, form 1098-c',
  ),
  'charity-cash': aliases(
    'church tithe, tithing, offering at church, gave to charity, donated online, how much can i donate, donation limit, limit on donations',
  ),
  'charity-records': aliases('tithe no receipt, cash in the plate, no receipt from church'),
  'fringe-benefits': aliases(
    'employee discount, free lunch at work, gift card from boss, company car, prize from work, award from my employer, holiday gift from work, free parking, life insurance through work imputed income, group term life over 50000, imputed income',
  ),
  'employer-moving': aliases('moving bonus, relocation money, company paid my move, sign on for moving'),
  bonus: aliases(
    'tax on my bonus, bonus taxed so high, sign on bonus, half my bonus gone, overtime taxed more, overtime check taxed so high, why is overtime taxed so much',
  ),
  tips: aliases(
    'tips on my app, cash tips, waitress tips, tips on delivery, do i report tips, tips not on my w2, tips weren’t on my w2, cash tips not on w2, didn’t report my tips',
  ),
  'second-home-sale': aliases(
    'sold timeshare, sold my cabin, sold our lake place, sold land, lost money on my house, deduct loss on my home, loss on selling my home, sell my home at a loss',
  ),
  'home-sale': aliases(
    'sold our house, selling my house tax, made money on my house, profit on my home, sold my condo, tax on selling a house',
  ),
  'home-energy': aliases(
    'front door credit, new doors, new windows, insulation i installed, labor for insulation, energy star, water heater credit, new ac credit, new hvac, new hvac credit, new air conditioner credit, new furnace credit, central air credit, new ac unit credit',
  ),
  'solar-credit': aliases('solar on my roof, bought solar panels, solar battery'),
  'clean-vehicle': aliases('bought a tesla, bought an electric car, ev rebate, hybrid car credit'),
  'used-clean-vehicle': aliases('used ev, used electric car, bought a used tesla'),
  aotc: aliases(
    'college laptop, tuition for my son, tuition for my daughter, daughter started college, paying for college, freshman in college, books for college',
  ),
  'lifetime-learning': aliases(
    'tuition for my wife, wife went back to school, masters degree, one class at community college, trade school, certificate program, night classes, grad school tuition',
  ),
  'student-loan-interest': aliases(
    'credit for paying student loan, write off student loan, paid on my student loans, student loan payments, parents pay my student loan who deducts',
  ),
  scholarships: aliases(
    'pell grant, grant money left over, stipend, fellowship, scholarship refund check, scholarship for room and board, scholarship paid my housing',
  ),
  'premium-tax-credit': aliases(
    'healthcare gov insurance, marketplace plan, obamacare form, insurance from the exchange',
  ),
  audit: aliases('will i get audited, red flag, chance of audit, irs is auditing me, audit letter'),
  'balance-due-notices': aliases('irs says i owe, bill from irs, irs says i owe but i paid, got a bill'),
  'late-penalties': aliases(
    'filed late and owe, months late owe, penalty if i file late, late and owe money, paid late, charge for filing after april, file after the deadline, monthly charge on unpaid taxes, penalty on unpaid taxes',
  ),
  'late-no-tax-due': aliases(
    'file late but owe nothing, late with a refund, file late if i get a refund, refund coming filing late, late refund penalty',
  ),
  'how-to-amend': aliases(
    'forgot something on my taxes, fix my taxes after filing, filed wrong status, forgot a 1099, left off my kid',
  ),
  w4: aliases(
    'how much they take out of my check, not enough taken out, change my withholding, take more out of my check, new job form, take less out, stop them taking federal tax out, stop taking taxes out of my check, student exempt from withholding, claim exempt, no federal taken out please, can i claim exempt on my w4',
  ),
  'refund-offset': aliases(
    'they took my refund, refund gone to debt, refund kept by state, will they take my refund for what i owe from last year, owe from last year and refund this year, cp49, irs took my whole refund, irs kept my refund, where did my refund go debt',
  ),
  'joint-or-separate': aliases(
    'file together or apart, better to file separate, should we file jointly, joint or separate, marriage penalty, spouse refuses to sign, wife will not sign the joint return, husband will not sign',
  ),
  'considered-unmarried': aliases(
    'husband left, separated from my wife, we live apart, not divorced yet, still legally married',
  ),
  'filing-status': aliases('what am i single or married, which status, what do i file as, am i single'),
  'head-of-household': aliases('single mom, single dad, raising kids alone, single parent status'),
  'itemize-or-standard': aliases('should i itemize, worth itemizing, standard or itemize, do i get both'),
  'standard-deduction-age': aliases(
    'deduction for being old, over 65 deduction, seniors deduction 2024, blind deduction',
  ),
  'credit-or-deduction': aliases('difference between deduction and credit'),
  'foreign-wages': aliases(
    'work overseas, job in another country, live abroad, us citizen abroad, paid by a foreign company',
  ),
  'prior-year-agi': aliases('last year agi, agi wrong, rejected for agi, dont have last years return'),
  'adult-child-at-home': aliases(
    'grown son lives with me, my 25 year old, kid moved back home, son dropped out, adult daughter no job, son is 18 and in high school dependent, 18 year old senior in high school, 18 year old dependent, just turned 19',
  ),
  fica: aliases('social security tax on a pension, payroll tax on retirement income'),
  'eic-no-child': aliases('too old for eic, upper age for eic, oldest age for the earned income credit'),
  'resident-or-nonresident': aliases(
    'nonresident alien standard deduction, can a nonresident use the standard deduction, daca, dreamer, first year in the us, moved to the us this year, came to america, asylum, refugee, work permit, on a visa do i file, foreign student how do i file, international student taxes, f1 visa taxes, j1 visa taxes, foreign student file, opt student taxes',
  ),
  'wrong-state-withheld': aliases('no state on my w2, w2 is missing the state'),
  'worthless-stock': aliases(
    'investment in a business that failed, invested in a restaurant that closed, startup i invested in went under',
  ),
  'refund-less': aliases(
    'got less than my return said, refund was lower than it said, irs changed my refund',
  ),
  'earned-unearned-income': aliases(
    'does alimony count as earned income, does a pension count as earned income, does social security count as earned income',
  ),
  tiebreaker: aliases(
    'her mama lives with us too, parent lives with us too, grandparent and parent both claim',
  ),
  'grandchild-sibling': aliases(
    'claim my grandchild, grandchild and her mom live with us, raising my grandson, my sister lives with me and so does her baby, kid of my daughter lives with me, claim my niece, claim my nephew',
  ),
  'support-test': aliases(
    'what counts as support, figure support, how do i figure support, support me or do i support her, what is support',
  ),
  'child-with-income': aliases(
    'kid works can i claim, college kid worked a summer job, son has a summer job still a dependent, daughter has a job can i claim her, child made money still dependent, teenager works can i claim',
  ),
  'rental-loss': aliases(
    'rental lost money can i take it all, duplex lost money, my rental is in the red, rental in the negative, lost 10k on my rental',
  ),
  'k1-trust': aliases('k1 from a family trust, waiting on a k-1 from the trust'),
  cp2000: aliases('cp2501, letter 2030, irs says i left off'),
  'creator-income': aliases('roblox money, kid makes money on youtube, kids twitch money, robux'),
  'local-income-tax': aliases(
    'nyc tax, nyc resident tax, new york city resident, yonkers tax, city income tax, rita tax, philly wage tax, detroit city tax',
  ),
  'ways-to-pay': aliases(
    'set up direct debit, pay by direct debit, have them take it out of my bank account',
  ),
  itin: aliases('undocumented, no papers, not legal can i file, file without a social'),
  'inherited-ira': aliases('inheritance ira, got an ira from my uncle'),
  'accepted-or-approved': aliases(
    'did the irs get my return, did irs accept my return, has my return been accepted, is my return accepted',
  ),
  'nonresident-spouse': aliases(
    'married a foreigner, married a guy from mexico, wife from mexico, husband from another country, spouse from abroad no ssn',
  ),
  eic: aliases(
    'eitc 2025, eitc amount, how much is the eitc, maximum eic, how much is the eic, eic amount with kids, eitc amounts, eic table, how much eitc do i get, biggest earned income credit',
  ),
  'married-during-year': aliases('what if i got married, we got married this year'),
  'spouse-died': aliases(
    'husband died this year, wife died this year, widow this year, lost my husband, lost my wife',
  ),
  'w2-and-1099-same-job': aliases('w2 and 1099 from the same company, 1099 and w2 same boss'),
  'common-law-same-sex': aliases('common law married can we file joint'),
  'dependent-already-claimed': aliases(
    'exs new wife is claiming my kid, stepmom claimed my kid, somebody else claimed my child, grandma already claimed my kid',
  ),
  'inherited-property-sale': aliases(
    'sold land i inherited, sold the land my dad left me, sold grandmas house, inherited house sale, sold my parents house, sold my moms house, selling a house i inherited',
  ),
  'business-miles': aliases('tolls and parking rideshare, parking and tolls while delivering'),
  'actual-car-costs': aliases('uber car payment, car payment for deliveries, lyft car note'),
  'sales-tax': aliases('sales tax on a new car, sales tax on my truck, bought a car sales tax'),
  'amended-return': aliases(
    'amend 2023, amend last years taxes, amend an old return, status of my 1040x, 1040x status, amended refund status, check my amended return',
  ),
  'who-claims-student': aliases('my kid is in college can i use the 1098-t'),
  'se-health-insurance': aliases(
    'where do i take off self employed health insurance, deduct obamacare premiums self employed, marketplace premiums self employed, deduct my own health insurance, pay my own health insurance self employed',
  ),
  'short-term-rental': aliases('airbnb 40 nights, airbnb income, vrbo'),
  'charity-volunteer': aliases(
    'charity mileage, mileage rate for charity, miles for charity, drive for meals on wheels, charitable miles, mileage for church work, driving for a nonprofit, food bank miles',
  ),
  'medical-travel': aliases(
    'mileage for medical appointments, gas to dialysis, driving to dialysis, miles for physical therapy, gas for doctor appointments, drive to treatments, travel to the hospital, medical miles',
  ),
  'identity-theft': aliases(
    'return with my social was already filed, already filed under my social, duplicate social rejected, somebody filed before me, a return was already filed with my ssn',
  ),
  'catch-up': aliases(
    'extra 401k over 50, extra 401k for older workers, put more in 401k at 50, additional 401k after 50',
  ),
  'estate-gift-tax': aliases(
    'estate tax on my moms house, estate tax on a house, does my parents estate owe tax, tax on my dads estate',
  ),
  'interest-rate': aliases('interest on back taxes, irs interest on old taxes'),
  'innocent-spouse': aliases(
    'husband cheated on taxes, wife cheated on taxes, not my fault spouse lied, ex lied on our joint return, irs wants me to pay my ex husbands taxes, irs after me for my ex',
  ),
  'form-1099-k': aliases(
    'got a 1099-k from venmo, paypal sent me a 1099-k, 1099-k from cash app, venmo 1099-k',
  ),
  'section-179': aliases(
    'write off a machine this year, deduct a machine all at once, write off equipment in one year',
  ),
  'car-depreciation': aliases(
    'suv over 6000 lbs, 6000 lbs suv, suv write off, heavy truck write off, vehicle over 6000 pounds',
  ),
  'rented-14-days': aliases(
    'rent out my place for the masters, rent my house for the super bowl, rent my house during a big event, rented my house for a week, rent my home a few days',
  ),
  'medical-list': aliases(
    'botox, plastic surgery, cosmetic surgery, face lift, tummy tuck, hair transplant, nose job, liposuction, breast reduction',
  ),
  'scam-loss': aliases('theft loss from a scam, lost my savings to a scammer, romance scam loss'),
  'no-health-insurance': aliases(
    'no insurance last year, didnt have insurance, went without insurance, no coverage all year',
  ),
  'savers-credit': aliases(
    'credit for 401k contributions, credit for retirement contributions, tax credit for putting money in a 401k',
  ),
  'zero-percent-gains': aliases(
    'no tax on gains, pay no tax on capital gains, tax free capital gains, zero tax on stock profit',
  ),
  insolvency: aliases(
    'more debt than assets, owe more than i own, debts more than what i have, broke when debt was forgiven, 1099-c cant pay',
  ),
  'incentive-options': aliases(
    'exercised options amt, exercised my company options, startup options exercised, stock options from my startup',
  ),
  espp: aliases('espp sale, sold espp shares, sold my espp'),
  'va-military': aliases(
    'deployed taxes, deployed all year, in a combat zone taxes, army pay taxes, deployment pay',
  ),
  'credit-other-state': aliases(
    'work in one state live in another, double state tax, taxed by two states, both states taxing me, both states took tax',
  ),
  'december-31': aliases('wedding on new years eve, wedding on dec 31, married on dec 31'),
  'surviving-spouse': aliases('widow status, widower status, widow filing status, status for a widow'),
  'moving-expenses': aliases('deduct moving, moving costs, moving truck, cost to move'),
  'fitness-and-vitamins': aliases('otc medicine, over the counter drugs, nonprescription medicine'),
  'underpayment-penalty': aliases(
    'avoid getting penalized, get penalized for underpaying, penalized for not paying enough, not penalized',
  ),
};
