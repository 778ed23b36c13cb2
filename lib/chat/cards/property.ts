import * as form1040 from '@/lib/tax/us/form-1040/income';
import * as extra from '@/lib/tax/us/schedule-1/income';
import { type Card } from './card';
import { businessFigures } from './figures-of-business';
import { pct, aliases, usd } from './say';
import { instructions, page, publication, topic } from './sources';

const { activeOwner, professionals, rentalDays } = businessFigures;

/** Rentals, royalties, and homes and land that are sold. */
export const property: readonly Card[] = [
  {
    id: 'rental-income',
    title: 'Rental income (Schedule E)',
    verdict:
      'All rent, including advance rent, is income in the year you receive it. You deduct rental expenses on Schedule E, and you usually owe no self-employment tax.',
    details: [
      'A security deposit you must return isn’t income. Any part you keep is.',
      'If the tenant pays your bills or does work in place of rent, that counts as rent.',
      'Rent that a tenant never paid isn’t income, so there’s nothing to deduct.',
      'If you provide substantial services, such as daily cleaning or meals, report the rent on Schedule C.',
    ],
    appliesTo: 'Landlords.',
    source: topic(414, 'Rental income and expenses'),
    words: aliases(
      'rental income, i am a landlord, tenant, rent received, report rent, rent from my house, duplex, security deposit, last month’s rent, schedule e rental, tenant deposit, keep the deposit, keeping their deposit, kept the deposit',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['rentals.rents', 'rentals'],
    screen: '/interview',
    see: ['rental-expenses', 'rental-loss', 'rental-depreciation'],
  },
  {
    id: 'rental-expenses',
    title: 'What landlords can deduct',
    verdict:
      'You can deduct mortgage interest, property tax, insurance, repairs, utilities, ads, management and HOA fees, travel to the property, and depreciation.',
    details: [
      'The limit on state and local taxes doesn’t apply to rental property.',
      ({ business: b }) =>
        `If you drive to the rental to collect rent or to look after it, deduct ${b.mileageRate * 100} cents a mile or your actual car costs. Keep a log of the trips.`,
      'You can deduct costs for a vacant home if it’s offered for rent.',
      'If you rent out part of your home, divide the expenses by rooms or square feet.',
      'You can’t deduct the value of your own labor or rent you lost.',
    ],
    source: publication(527, 'Rental Expenses'),
    words: aliases(
      'rental expenses, landlord deductions, deduct on rental property, property management fee, mortgage interest rental, rental insurance, rental hoa, vacant rental, mileage to rental, landlord write offs, write off on my rental, paid someone to fix my rental, handyman for my rental, landlord travel, drive to my rental, miles to my rental, travel to my rental, rental vacant, rental sat empty',
    ),
    facts: ['rentals.expenses', 'rentals'],
    screen: '/interview',
    see: ['repairs-improvements', 'rental-depreciation', 'rental-income'],
  },
  {
    id: 'repairs-improvements',
    title: 'Repairs or improvements to a rental',
    verdict:
      'A repair keeps the property in working order, and you deduct its cost now. An improvement makes the property better, restores it, or adapts it to a new use, and you depreciate its cost.',
    details: [
      'You depreciate an improvement to a residential building over 27.5 years, like the building itself.',
      'Repairs include painting and fixing a leak, a broken window, or one part of the furnace.',
      'Improvements include a new roof, furnace, kitchen, addition, or driveway. Repairs made as part of an extensive remodel count as improvements.',
      'You depreciate appliances and carpet over five years. They can qualify for bonus depreciation.',
      'The cost of getting the property ready before you first offer it for rent is usually added to its basis.',
    ],
    source: publication(527, 'Repairs and Improvements'),
    words: aliases(
      'repair or improvement, new roof rental, replaced furnace rental, rental appliances, paint rental, renovate rental, remodel rental, new carpet rental, water heater rental, capital improvement, repairs vs improvements, new appliances for rental, new hvac in my rental, new roof on the rental, new floors in my rental',
    ),
    facts: ['rentals.expenses', 'rentals.assets'],
    screen: '/interview',
    see: ['rental-expenses', 'rental-depreciation'],
  },
  {
    id: 'rental-depreciation',
    title: 'Depreciation on a rental home',
    verdict:
      'You must depreciate the building over 27.5 years, starting in the month it’s ready to rent. Land isn’t depreciated.',
    details: [
      'Start with your basis or the fair market value on the day you convert the home to a rental, whichever is lower. Then subtract the value of the land. Your property tax bill often shows the land value.',
      'Depreciation lowers your basis even if you don’t claim it. Use Form 3115 to claim depreciation for years you missed.',
      'Depreciation ends when you sell the property or permanently stop renting it.',
    ],
    source: publication(527, 'Depreciation of Rental Property'),
    words: aliases(
      'rental depreciation, depreciate rental house, 27.5 years, do i have to depreciate my rental, turned my home into a rental, converted home to rental, land value rental, started renting my house, bought a rental, new rental property, depreciation on rental, depreciate a rental',
    ),
    facts: ['rentals.assets', 'rentals'],
    screen: '/interview',
    see: ['rental-sale', 'depreciation'],
  },
  {
    id: 'rental-loss',
    title: 'Rental losses',
    verdict: ({ passiveLoss: p }) =>
      `Up to ${usd(p.allowance)} of rental losses can offset other income if you actively participate and your MAGI is ${usd(p.phaseOutStart)} or less. The allowance phases out completely at ${usd(p.phaseOutStart + p.allowance / p.phaseOutRate)}.`,
    details: [
      'Losses you can’t use carry forward (Form 8582). They offset rental profit in later years, and you can deduct any that remain when you sell.',
      `To actively participate, you must own at least ${pct(activeOwner.share)} of the property and make decisions such as choosing tenants and approving repairs.`,
      ({ passiveLoss: p }) =>
        `If you’re married filing separately, the limit is ${usd(p.allowanceApart)} if you lived apart all year. Otherwise, you can’t deduct any rental losses against other income.`,
      'This limit doesn’t apply to real estate professionals.',
    ],
    source: topic(425, 'Passive activities: losses and credits'),
    words: aliases(
      'rental loss, passive loss, passive activity loss, form 8582, 25000 rental loss, rental loss limit, deduct rental loss against w2, rental losses carried forward, active participation, rental lost money, loss on my rental, lost money on my rental, landlord loss, lost on the rental',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['rentals.activeParticipation', 'rentals'],
    screen: '/interview',
    see: ['real-estate-professional', 'rental-sale'],
  },
  {
    id: 'real-estate-professional',
    title: 'Real estate professional',
    verdict: `Rental losses are fully deductible if you spend over ${professionals.hours} hours a year, and over half of your working time, in real estate businesses in which you materially participate.`,
    details: [
      `Work as an employee counts only if you own more than ${pct(professionals.ownerShare)} of the company.`,
      'On a joint return, one spouse alone must meet the hours test.',
      'You must also materially participate in each rental, or elect to treat them all as one activity.',
      'Keep a log of your hours. The IRS often asks for it.',
    ],
    source: publication(925, 'Real Estate Professional'),
    words: aliases(
      'real estate professional, reps, 750 hours, real estate pro status, realtor rental losses, unlimited rental losses, aggregate rentals election, 750 hours rule',
    ),
    facts: ['realEstate.professional', 'rentals.materialParticipation'],
    screen: '/interview',
    see: ['rental-loss'],
  },
  {
    id: 'short-term-rental',
    title: 'Airbnb and short-term rentals',
    verdict: `Report rent from short stays on Schedule E, or on Schedule C if you provide substantial services. If you rent your home ${rentalDays.days} days or fewer during the year, the rent isn’t taxed.`,
    details: [
      'If the average stay is seven days or less, a short-term rental isn’t a rental activity under the passive loss rules. In that case, you can deduct losses if you materially participate.',
      'Supplies and cleaning between guests aren’t substantial services. Daily cleaning, meals, and tours are.',
      'You can deduct platform fees and cleaning. Form 1099-K shows the amount before fees.',
      'Personal use, including by family, limits your deductible expenses.',
    ],
    source: publication(527, 'Providing substantial services'),
    words: aliases(
      'airbnb, vrbo, short term rental, short-term rental, airbnb income, rent my house on airbnb, airbnb 1099-k, str loophole, vacation rental income, average stay 7 days, airbnb my place, airbnb my spare room, host on airbnb',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['rentals.averageStayDays', 'rentals'],
    documents: ['1099-K'],
    screen: '/interview',
    see: ['rented-14-days', 'vacation-home', 'rental-income'],
  },
  {
    id: 'rented-14-days',
    title: 'Renting your home for 14 days or less',
    verdict: `You don’t report the rent or deduct rental expenses if you use the home yourself and rent it out for fewer than ${rentalDays.days + 1} days in the year.`,
    details: [
      'You can still deduct mortgage interest and property tax on Schedule A.',
      'The 14-day rule also applies to a second home you use yourself.',
      'If you received Form 1099-K or 1099-MISC for this rent, report it and subtract the same amount so none of it is taxed.',
      'Special rules apply if you rent the home to your own company.',
    ],
    source: topic(415, 'Renting residential and vacation property'),
    words: aliases(
      '14 day rule, augusta rule, rented my house for a week, rent home for less than 15 days, rented house for the super bowl, masters rule, untaxed rent, rented out my house for 2 weeks, rented my place for 10 days, rented my home for a few days, two weeks a year',
    ),
    facts: ['rentals.fairRentalDays', 'rentals'],
    see: ['short-term-rental', 'vacation-home'],
  },
  {
    id: 'home-rented-part-year',
    title: 'Your home, rented out part of the year',
    verdict:
      'Rent is income for the months you rented it out. Split the year’s expenses between rental use and personal use by days, and deduct the rental part on Schedule E.',
    details: [
      'Costs that apply only to the rental, such as ads, are fully deductible. The personal part of mortgage interest and property tax may go on Schedule A.',
      `If your personal use exceeds the greater of ${rentalDays.days} days or ${pct(rentalDays.share)} of the days rented at a fair rental price, expenses are deductible only up to the rent.`,
      'Days it was your main home don’t count toward that limit if you rented it for 12 months or more in a row, before or after. A shorter rental counts if you then sold it.',
      'Depreciation starts when the home is ready and available for rent, and stops when you move back in.',
    ],
    source: publication(527, 'Use as Main Home Before or After Renting'),
    words: aliases(
      'rented my house part of the year, rented it out then moved back in, moved out and rented my house, rented my condo for a few months, rented out my home while away, turned my home into a rental, converted home to rental, rented while i was deployed, half year rental half year home, how do i split rental and personal use',
    ),
    facts: ['rentals.personalUseDays', 'rentals'],
    screen: '/interview',
    see: ['vacation-home', 'rental-depreciation', 'rented-14-days'],
  },
  {
    id: 'vacation-home',
    title: 'Vacation home you also rent out',
    verdict: `If your personal use exceeds the greater of ${rentalDays.days} days or ${pct(rentalDays.share)} of the days rented at a fair price, you can deduct expenses only up to the rent. Divide expenses by days of use.`,
    details: [
      'Days used by family members, or by anyone who pays less than fair rent, usually count as your personal use.',
      'Days you work substantially full time on repairs and maintenance don’t count as personal use.',
      'Expenses that are more than the rent carry forward.',
      'If you use the home less than that, it’s a rental property, and you may deduct a loss.',
    ],
    source: topic(415, 'Renting residential and vacation property'),
    words: aliases(
      'vacation home, beach house rental, cabin we rent out, personal use days, rent out second home, lake house rental, dwelling used as a home, mixed use home, family rents cheap',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['rentals.personalUseDays', 'rentals'],
    screen: '/interview',
    see: ['rented-14-days', 'second-home', 'rental-loss'],
  },
  {
    id: 'room-rented',
    title: 'Renting out a room or renting to family',
    verdict:
      'Rent for a room is income, and you can deduct a share of the home’s costs based on space. Money from a roommate who only splits your rent or bills isn’t income.',
    details: [
      'Because you live there, you usually can’t deduct a loss.',
      'If you rent to family for less than fair rent, the days count as personal use. Report the rent, but don’t deduct a loss.',
      'If a relative pays fair rent and uses the property as their main home, it’s treated like any other rental.',
    ],
    source: publication(527, 'Renting Part of Property'),
    words: aliases(
      'rent a room, roommate, roommate pays rent, rent out a room, rent to my son, rent to family, basement apartment, house hacking, rent below market, rent to my parents, renting out a bedroom, cousin rents cheap, rents from me cheap, rent my condo cheap to family, rent out my spare room, roommate pays me rent, renting to my brother, rent to a relative cheap',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['rentals'],
    screen: '/interview',
    see: ['rental-income', 'vacation-home'],
  },
  {
    id: 'rental-sale',
    title: 'Selling a rental property',
    verdict: ({ capitalGain: c }) =>
      `Report the sale on Form 4797. Gain due to depreciation is taxed at up to ${pct(c.unrecaptured1250Rate)}, and the rest at long-term capital gains rates. A loss is fully deductible.`,
    details: [
      'Your gain is the price minus selling costs and your adjusted basis. Adjusted basis is what you paid plus improvements, minus all depreciation allowed or allowable.',
      'You can deduct all unused rental losses from earlier years in the year you sell.',
      'If you owned and lived in the home for at least two of the last five years, you may exclude part of the gain, but not gain due to depreciation.',
      'The net investment income tax may apply too.',
    ],
    source: publication(544, 'Section 1250 Property'),
    words: aliases(
      'sold rental property, sell rental house, rental sale, sold my rental, unrecaptured 1250, depreciation recapture rental, sold investment property, sold duplex, tax on selling rental',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['rentals.propertySales', 'rentals.assets'],
    documents: ['1099-S'],
    screen: '/interview',
    see: ['like-kind-exchange', 'rental-depreciation', 'capital-gains-rates'],
  },
  {
    id: 'like-kind-exchange',
    title: 'Like-kind exchange (1031)',
    verdict:
      'If you exchange business or investment real estate for similar real estate, you defer the tax. Since 2018, only real estate qualifies. Your own home doesn’t.',
    details: [
      'Identify the new property within 45 days. Close within 180 days, or by the due date of your return, including extensions, if that’s earlier. A qualified intermediary must hold the money.',
      'If you receive cash or debt relief, it’s taxed up to the amount of your gain.',
      'Your old basis carries over to the new property. Report the exchange on Form 8824.',
      'Crypto, stocks, and cars don’t qualify. In Plainfile, select the exchange when we ask about less common situations.',
    ],
    source: page(
      'Like-kind exchanges: real estate tax tips',
      'Overview',
      'businesses/small-businesses-self-employed/like-kind-exchanges-real-estate-tax-tips',
    ),
    words: aliases(
      '1031, 1031 exchange, like kind exchange, like-kind, form 8824, swap rental property, trade property, exchange real estate',
    ),
    facts: ['rentals.exchanges', 'exchanges'],
    screen: '/interview',
    see: ['rental-sale', 'installment-sale'],
  },
  {
    id: 'home-sale-partial',
    title: 'Selling your home before two years',
    verdict:
      'You can still exclude some gain if you moved because of a change of workplace, your health, or an unforeseeable event. The reduced limit is the full limit times your months divided by 24.',
    details: [
      'For a change of workplace, the new workplace must be at least 50 miles farther from the home than the old one.',
      'Unforeseeable events include divorce, death, twins or more from one pregnancy, losing your job, and a disaster.',
      'The reduced limit is a share of the full limit, not of your gain, so it often covers your entire gain.',
      'If you don’t qualify, the gain is taxed. It’s a short-term gain if you owned the home for a year or less.',
    ],
    source: publication(523, 'Does Your Home Qualify for a Partial Exclusion of Gain?'),
    words: aliases(
      'sold house before 2 years, lived in house less than two years, partial exclusion, moved for work sold house, sold house after one year, sold home early divorce, sold house for health reasons, had to sell after 14 months, job in another state sold house, had to move for work, moved for a job and sold, sold because of a new job, lived there less than two years, sold after 18 months, job transfer sold house',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['homeSales.earlySaleReason', 'homeSales'],
    screen: '/interview',
    see: ['home-sale'],
  },
  {
    id: 'home-sale-report',
    title: 'Do I have to report the sale of my home?',
    verdict:
      'No, not if you can exclude all of the gain and didn’t receive Form 1099-S. If you received the form, or part of the gain is taxed, report the sale on Form 8949.',
    details: [
      'The closing agent doesn’t have to file Form 1099-S if you certify that you can exclude all of the gain.',
      'You must also report the sale if you choose not to exclude the gain.',
      'Keep records of the price, improvements, and selling costs for three years after you file.',
    ],
    source: publication(523, 'Reporting Your Home Sale'),
    words: aliases(
      'do i have to report home sale, 1099-s, got a 1099-s, report sale of house, no 1099-s house sale, house sale on tax return, closing disclosure sale, do i report selling my home, sold my home no gain, no profit on the house report it, do i have to report the sale',
    ),
    facts: ['homeSales.form1099S', 'homeSales'],
    documents: ['1099-S'],
    screen: '/interview',
    see: ['home-sale', 'home-basis'],
  },
  {
    id: 'home-basis',
    title: 'Your home’s basis',
    verdict:
      'Your basis is what you paid, plus closing costs such as title and transfer fees, plus improvements. A higher basis means less gain when you sell.',
    details: [
      'Additions and a new roof, windows, furnace, landscaping, or driveway increase your basis. Repairs and painting don’t.',
      'Energy credits, insurance payments for damage, and depreciation reduce your basis.',
      'When you sell, subtract the agent’s commission and other selling costs from the price.',
      'Keep receipts as long as you own the home.',
    ],
    source: publication(523, 'Determine Your Basis'),
    words: aliases(
      'home improvements basis, basis of my house, does a new roof add to basis, remodel add to basis, realtor commission deductible, selling costs house, home improvement deductible, kitchen remodel',
    ),
    facts: ['homeSales.basis', 'homeSales.improvements'],
    screen: '/interview',
    see: ['home-sale', 'closing-costs', 'home-energy'],
  },
  {
    id: 'home-sale-widow-divorce',
    title: 'Home sale after a death, divorce, or move to a care facility',
    verdict: ({ homeSale: h }) =>
      `An unmarried surviving spouse can exclude up to ${usd(2 * h.exclusion)} if they sell within ${h.survivorYears} years of the death and the couple qualified just before it.`,
    details: [
      'If you haven’t remarried, the time your late spouse owned and lived in the home counts as yours.',
      'If you’re divorced, time your former spouse lives there under the decree counts as your use while you still own the home.',
      'If you can’t care for yourself and move to a licensed facility, you need to have lived in the home for only one year. Your time in the facility counts toward the two years.',
      'When a spouse dies, the basis of their share usually steps up to its value on that date.',
    ],
    source: publication(523, 'Life events'),
    words: aliases(
      'widow sold house, sold house after husband died, sold home after divorce, ex lives in house sale, sold house nursing home, home sale surviving spouse, moved to assisted living sold house, nursing home and sold her house',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['homeSales.spouseDied', 'homeSales'],
    screen: '/interview',
    see: ['home-sale', 'spouse-died'],
  },
  {
    id: 'home-was-rental',
    title: 'Selling a home that was once a rental',
    verdict:
      'You can’t exclude gain for periods after 2008 when the home was a rental or second home before you moved in (nonqualified use). You can exclude the rest, except gain equal to depreciation.',
    details: [
      'The taxable share is the days of nonqualified use divided by the total days you owned it.',
      'Renting out the home after you move out doesn’t count against you if you sell within three years.',
      'If you acquired the home in a like-kind exchange, you must have owned it for five years.',
    ],
    source: publication(523, 'Nonqualified use'),
    words: aliases(
      'nonqualified use, moved into rental then sold, rental turned into home, lived in then rented then sold, rented out my home before selling, second home became main home',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['homeSales.nonqualifiedUseDays', 'homeSales'],
    screen: '/interview',
    see: ['home-sale', 'rental-sale'],
  },
  {
    id: 'second-home-sale',
    title: 'Selling a second home or land',
    verdict:
      'The gain is a capital gain, and you can’t exclude it. A loss on a home or lot you used yourself isn’t deductible.',
    details: [
      'A loss on land held only as an investment is deductible.',
      'Report the sale on Form 8949. Form 1099-S shows the sale price.',
      'You can add interest and taxes on vacant land to its basis if you elected to do so for the year you paid them.',
      'A vacant lot next to your home can be part of the home sale.',
    ],
    source: topic(409, 'Capital gains and losses'),
    words: aliases(
      'sold second home, sold my beach house, sold lake house, sale of a second home, profit on vacation home, sold vacation home, sold land, sold a lot, vacant land sale, sold timeshare, timeshare loss, lost money on house sale, sold house at a loss, sold cabin, sold vacant land',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    documents: ['1099-S'],
    screen: '/interview',
    see: ['home-sale', 'capital-gains-rates'],
  },
  {
    id: 'royalties',
    title: 'Royalties',
    verdict:
      'Royalties are income. Report royalties from oil, gas, minerals, or inherited rights on Schedule E. Report royalties from your own work as a writer, musician, or inventor on Schedule C.',
    details: [
      'Form 1099-MISC, box 2, shows royalties before expenses.',
      'If you own oil or gas rights, you may deduct production taxes and depletion, which is often a fixed percentage of the income.',
      'You pay self-employment tax on royalties you report on Schedule C.',
    ],
    source: instructions('Schedule E', 'Line 4, Royalties', 'i1040se'),
    words: aliases(
      'royalties, oil and gas royalties, mineral rights, book royalties, kindle royalties, music royalties, 1099-misc box 2, depletion, gas lease, oil lease bonus',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['rentals.royalties', 'rentals'],
    documents: ['1099-MISC'],
    screen: '/interview',
    see: ['rental-income', 'gig-work'],
  },
];
