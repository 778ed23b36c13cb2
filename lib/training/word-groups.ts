/**
 * Words that stand for the same thing when people ask about tax. Each line is one thing; a word of a question finds
 * texts with any other word of its lines. A word may stand on several lines. Two words joined by an underscore are one.
 */
const lines = `
government irs treasury feds
result outcome final total altogether sum overall
calculated computed figured
check cheque
money dollars cash
send sends sent sending
gambling casino jackpot slots slot poker blackjack roulette bet bets betting wager wagers sportsbook lottery lotto raffle bingo sweepstakes winnings
stock stocks share shares etf etfs equity equities fund funds brokerage broker securities portfolio robinhood trading trade trades
cryptocurrency crypto bitcoin btc ethereum eth coin coins token tokens nft nfts coinbase dogecoin
gain gains profit profits appreciation
loss losses lose losing lost
sell sells selling sold sale sales
wash repurchase repurchased rebuy rebought rebuying
home house condo townhouse residence dwelling property
dividend dividends distribution payout payouts
interest savings cd cds bond bonds treasury savings_account bank_account
wages salary salaries paycheck paychecks paystub payroll earnings w-2 w2
job jobs employer employers boss employment workplace company
tips tipped gratuities
unemployment jobless furloughed laid_off layoff unemployed
retired retiree retirees retirement retiring
pension pensions annuity annuities
withdraw withdraws withdrawal withdrawals withdrawing withdrew distribution distributions cash_out cashed_out pull pulled taken
rollover rollovers transfer transferring transferred roll rolled rolling move moving
required mandatory obliged rmd rmds
traditional deductible
contribution contributions contribute contributing contributed deposit deposits depositing save saving fund funding
limit limits cap caps capped ceiling maximum max most ceilings
threshold thresholds phaseout phase-out phased
workplace_plan 401k 401 403b 403 457 tsp
health medical medicine
insurance premium premiums coverage policy insured uninsured
marketplace exchange obamacare aca healthcare.gov healthcare 1095-a subsidy subsidies
employer_coverage 1095-b 1095-c
medical doctor doctors dentist dentists dental dentures hospital surgery surgeon therapist therapy prescription prescriptions medication medications eyeglasses contacts braces orthodontist vision clinic
child children kid kids son sons daughter daughters toddler teen teenager minor minors stepchild stepson stepdaughter
baby newborn infant birth born pregnant
dependent dependents
student students undergraduate undergrad freshman sophomore
college university tuition campus school education degree classes class courses
dorm dormitory board lodging rent meal_plan
scholarship scholarships fellowship fellowships grant grants pell stipend
american_opportunity aotc aoc
lifetime_learning llc_credit
parent parents mother mom father dad elderly aging in-law in-laws
relative relatives grandparent grandparents grandmother grandma grandfather grandpa aunt uncle cousin niece nephew
spouse husband wife partner
married marry wed wedding marriage newlywed newlyweds
single unmarried bachelor
joint jointly together both
separate separately apart
divorce divorced divorcing ex ex-wife ex-husband
custody custodial noncustodial shared_custody
separated estranged
widow widower widowed surviving
died death deceased dead passed decedent
alimony spousal_support maintenance
child_support
day_care daycare nanny babysitter sitter preschool nursery camp camps aftercare
care caregiver caring
teacher teachers educator educators classroom instructor professor counselor principal
charity charitable charities donate donates donated donating donation donations gift gifts giving church temple mosque synagogue tithe tithes tithing nonprofit red_cross salvation_army goodwill thrift
clothes clothing furniture sofa couch items household_goods used_items
mortgage home_loan lender
points origination
refinance refinanced refinancing
property_tax real_estate_tax
vehicle car cars truck van automobile suv auto
electric ev evs hybrid tesla
mileage miles mile driving drove drive commute commuting
solar panels panel photovoltaic rooftop wind turbine
battery batteries powerwall
heat_pump heat pump furnace boiler hvac air_conditioner
insulation insulate windows window doors door skylight
energy efficient efficiency green
self-employed self-employment freelance freelancer freelancing contractor gig business 1099-nec uber lyft doordash etsy consultant consulting
business company shop studio store firm venture
office workspace desk den
equipment computer laptop machine machinery tools printer camera
depreciation depreciate section_179 bonus
meal meals lunch dinner restaurant food coffee
travel trip trips flight flights hotel airfare
entertainment tickets concert
employee employees worker workers staff helper helpers hire hired hiring crew subcontractor subcontractors assistant
hobby hobbies fun pastime craft crafts
rent rental rented renting landlord tenant tenants airbnb vrbo lease roommate
bedroom room spare_room
records receipts receipt paperwork documents papers proof records
keep store retain hold shred throw
years long
extension extend postpone delay 4868
deadline due date cutoff
late overdue tardy behind
penalty penalties fine fines fee fees charge charged
afford unable broke installment installments payment_plan monthly
estimated quarterly quarter quarters
withholding withheld withhold withholds w-4 w4
refund refunds money_back
track status where's
direct_deposit routing account bank checking
electronic e-file efile e-filing online electronically
amend amended amending correct correcting correction fix fixing fixed mistake mistakes error forgot forgotten omitted 1040-x
letter letters notice notices cp2000 cp14 audit audited mail mailed
identity stolen theft scam fraud ip_pin
pin ip-pin
file files filing filed submit
brackets bracket marginal
effective average
agi adjusted_gross_income
standard_deduction
itemize itemizing itemized schedule_a
older senior seniors 65 elderly
blind blindness
state local
sales_tax
refund_of_state state_refund
cancelled canceled forgiven forgave forgives forgiveness settled written_off
debt debts loan loans credit_card
foreign abroad overseas international
social_security ss ssa
benefits benefit
earned_income eitc eic
disaster hurricane flood flooding tornado earthquake wildfire storm casualty
theft stolen robbed burglary burglarized thief
moving moved move relocate relocated relocating relocation mover movers
military army navy soldier armed
inherit inherited inheriting inheritance inheritances heir bequest estate will
gift gifted gifts present birthday
adoption adopt adopted adopting
hsa health_savings_account
529 college_savings
early before 59
roth
sep solo
saver savers saver's
qualified_business_income qbi 199a pass-through
kiddie
union dues
uniform uniforms
job_search resume
legal lawyer attorney
eligible eligibility qualify qualifies qualifying entitled allowed
`;

const clean = (member: string) => member.replaceAll('_', ' ');
const longestFirst = (a: string, b: string) => b.length - a.length;

const groups: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(clean));

const groupsOf = new Map<string, string[][]>();
for (const group of groups)
  for (const member of group) groupsOf.set(member, [...(groupsOf.get(member) ?? []), [...group]]);

/** Members of two words, as they stand in a question. */
export const joinedWords: readonly string[] = [...groupsOf.keys()]
  .filter((member) => member.includes(' '))
  .sort(longestFirst);

/** Other words for the same thing, nearest lines first. Empty when none are known. */
export function wordsLike(word: string): string[] {
  const members = (groupsOf.get(word) ?? []).flat();
  return [...new Set(members)].filter((member) => member !== word);
}

/** Every word that stands on a line. */
export const knownWords = (): string[] => [...groupsOf.keys()];
