import * as form1040 from '@/lib/tax/us/form-1040/income';
import * as extra from '@/lib/tax/us/schedule-1/income';
import { type Card } from './card';
import { businessFigures } from './figures-of-business';
import { pct, aliases, usd } from './say';
import { instructions, page, publication, topic } from './sources';

const { professionals, rentalDays } = businessFigures;

/** Rentals, royalties, and homes and land that are sold. */
export const property: readonly Card[] = [
  {
    id: 'rental-income',
    title: 'Rental income (Schedule E)',
    verdict:
      'All rent is income in the year you receive it, including advance rent. You deduct the rental’s costs on Schedule E. There is no self-employment tax.',
    details: [
      'A deposit you must give back isn’t income. What you keep of it is.',
      'Bills the tenant pays for you, and work done instead of rent, are rent.',
      'Rent that a tenant never paid isn’t income, so there’s nothing to deduct.',
      'If you provide substantial services, such as daily cleaning or meals, report it on Schedule C.',
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
      'Mortgage interest, property tax, insurance, repairs, utilities, ads, management and HOA fees, travel to the property, and depreciation are deductible from rent.',
    details: [
      'The limit on state and local taxes doesn’t apply here.',
      'You can deduct costs while it’s vacant if it’s offered for rent.',
      'If you rent part of your home, split by rooms or space.',
      'Your own work isn’t deductible, nor rent you lost.',
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
      'A repair keeps the place in working order and is deducted now. An improvement makes it better, restores it or fits it for a new use, and is depreciated.',
    details: [
      'An improvement to a residential building is depreciated over 27.5 years, like the building itself.',
      'Repairs: painting, fixing a leak, a broken window, one part of the furnace.',
      'Improvements: a new roof, furnace, kitchen, addition or driveway. Work done as part of a remodel counts as improvement.',
      'Appliances and carpet are written off over five years, and can get bonus depreciation.',
      'Work before the first tenant is part of the cost of the building.',
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
      'You must write off the building over 27½ years, from the month it is ready to rent. Land isn’t depreciated.',
    details: [
      'Start with the lower of your basis or the value on that day, minus the land. The property tax bill often shows the split.',
      'If you skip it, it still lowers your basis when you sell. Form 3115 catches up missed years.',
      'It stops when you sell, or stop renting for good.',
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
      `Up to ${usd(p.allowance)} of rental loss can offset other income if you actively participate and MAGI is ${usd(p.phaseOutStart)} or less. It phases out completely at ${usd(p.phaseOutStart + p.allowance / p.phaseOutRate)}.`,
    details: [
      'What you can’t use carries forward (Form 8582). It offsets later rental profit, and you can deduct all of it when you sell.',
      'Active participation means decisions such as choosing tenants and approving repairs, and owning a tenth or more.',
      ({ passiveLoss: p }) =>
        `Married filing separately: ${usd(p.allowanceApart)} if you lived apart all year, otherwise nothing.`,
      'Real estate professionals have no such limit.',
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
      'Work as an employee counts only if you own more than a twentieth of the company.',
      'One spouse must meet the hours alone.',
      'You must also materially participate in each rental, or elect to treat all as one.',
      'Keep a log of the hours. The IRS often asks.',
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
    verdict: `Rent from short stays is income on Schedule E, or on Schedule C if you provide substantial services. If you rent your home ${rentalDays.days} days or fewer in the year, the rent isn’t taxed.`,
    details: [
      'If the average stay is seven days or less, it isn’t a rental activity under the passive loss rules. You can deduct losses if you materially participate.',
      'Cleaning between guests and supplies aren’t hotel services. Daily cleaning, meals and tours are.',
      'Site fees and cleaning are deductible. Form 1099-K shows the amount before fees.',
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
    verdict: `You don’t report the rent, and you deduct no rental costs, if you live in the home and rent it for fewer than ${rentalDays.days + 1} days in the year.`,
    details: [
      'Mortgage interest and property tax stay on Schedule A.',
      'It also applies to a second home you use yourself.',
      'If you got a 1099-K or 1099-MISC, show the amount and take it out again.',
      'Extra rules apply if you rent to your own company.',
    ],
    source: topic(415, 'Renting residential and vacation property'),
    words: aliases(
      '14 day rule, augusta rule, rented my house for a week, rent home for less than 15 days, rented house for the super bowl, masters rule, untaxed rent, rented out my house for 2 weeks, rented my place for 10 days, rented my home for a few days, two weeks a year',
    ),
    facts: ['rentals.fairRentalDays', 'rentals'],
    see: ['short-term-rental', 'vacation-home'],
  },
  {
    id: 'vacation-home',
    title: 'Vacation home that you also rent out',
    verdict: `If you use it more than ${rentalDays.days} days, or ${pct(rentalDays.share)} of the rented days if that is longer, you can deduct costs only up to the rent. Divide all costs by days.`,
    details: [
      'Days used by family members, or by anyone who pays less than a fair rent, count as yours.',
      'Days you mainly repair it don’t count as use.',
      'Expenses above the rent carry forward.',
      'With less personal use, it’s a rental, and you may deduct a loss.',
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
    title: 'Renting out a room, or to family',
    verdict:
      'Rent for a room is income, and a share of the home’s costs is deductible, by space. A roommate who only splits your own rent or bills isn’t income.',
    details: [
      'Because you live there, you usually can’t deduct a loss.',
      'Rent to family far below market counts as your own use: report the rent, and deduct no loss.',
      'If a relative pays fair rent and lives there as a main home, it’s an ordinary rental.',
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
      `The gain is taxed on Form 4797. The part from depreciation is taxed at up to ${pct(c.unrecaptured1250Rate)}, the rest at long-term rates. A loss is fully deductible.`,
    details: [
      'The gain is the price less selling costs, less what you paid and improved, plus all depreciation allowed.',
      'You can deduct all unused rental losses from earlier years in the year you sell.',
      'If you lived there two of the last five years, part of the gain can be excluded, but not the depreciation.',
      'The net investment income tax can apply.',
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
      'Trading business or investment real estate for other real estate of that kind defers the tax. Since 2018, nothing else qualifies, and your home never does.',
    details: [
      'Name the new property within 45 days and close within 180 days. A qualified intermediary must hold the money.',
      'Cash or debt relief you get is taxed.',
      'Your old basis carries over to the new property. Form 8824 reports it.',
      'Crypto, stocks and cars don’t qualify. Plainfile doesn’t figure Form 8824.',
    ],
    source: page(
      'Like-kind exchanges: real estate tax tips',
      'Overview',
      'businesses/small-businesses-self-employed/like-kind-exchanges-real-estate-tax-tips',
    ),
    words: aliases(
      '1031, 1031 exchange, like kind exchange, like-kind, form 8824, swap rental property, trade property, exchange real estate',
    ),
    facts: ['rentals'],
    screen: '/messages',
    see: ['rental-sale', 'installment-sale'],
  },
  {
    id: 'home-sale-partial',
    title: 'Home sold before two years',
    verdict:
      'You can still exclude part of the gain if you moved for a job, for health, or because of something you couldn’t foresee. The part is your months divided by 24.',
    details: [
      'Job: the new place of work is at least 50 miles farther from the home.',
      'Unforeseen: divorce, death, twins or more from one pregnancy, losing your job, or a disaster.',
      'It is a share of the full limit, not of your gain, so it often covers all of it.',
      'Otherwise the gain is taxed; a year or less is short term.',
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
      'Not if all the gain is excluded and you got no Form 1099-S. If you got the form, or part of the gain is taxed, report it on Form 8949.',
    details: [
      'The closing agent leaves out the form if you certify that all of the gain can be excluded.',
      'Report it too if you choose not to exclude it.',
      'Keep records of the price, improvements and selling costs for three years after.',
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
      'What you paid, plus closing costs such as title and transfer fees, plus improvements. A higher basis means less gain when you sell.',
    details: [
      'These add to basis: additions, a new roof, windows, furnace, landscaping, driveway. Repairs and painting don’t.',
      'Energy credits, insurance money for damage, and depreciation lower it.',
      'Subtract the agent’s commission and other selling costs from the price.',
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
    title: 'Home sale after a death, divorce or move to care',
    verdict: ({ homeSale: h }) =>
      `A surviving spouse can exclude ${usd(2 * h.exclusion)} if the sale is within ${h.survivorYears} years of the death and the couple qualified before it.`,
    details: [
      'You count time your late spouse owned and lived there as yours.',
      'Divorced: your ex’s use under the decree counts as yours while you still own the home.',
      'If you’re in a licensed care home because you can’t care for yourself, one year at home is enough, and the time in care counts.',
      'When a spouse dies, the basis of their share steps up.',
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
      'Renting it out after you moved out doesn’t count against you, if you sell within three years.',
      'A home from a like-kind exchange must be owned five years.',
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
      'The gain is a capital gain, and there is no exclusion. A loss on a home or lot you used yourself isn’t deductible.',
    details: [
      'A loss on land held only as an investment is deductible.',
      'Report it on Form 8949. Form 1099-S shows the price.',
      'For vacant land you may add interest and taxes to its basis if you elected that in the year you paid.',
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
      'Royalties are income. From oil, gas, minerals or inherited rights they go on Schedule E; from your own work as a writer, musician or inventor on Schedule C.',
    details: [
      'Form 1099-MISC, box 2, shows them before costs.',
      'Oil and gas owners may deduct depletion, often a fixed share, and production taxes.',
      'On Schedule C they are subject to self-employment tax.',
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
