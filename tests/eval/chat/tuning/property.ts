import type { TuningSet } from './index';

/** Rentals, royalties, homes and land sold. */
export const onProperty: TuningSet = {
  'rental-income': [
    'do I have to report rent from my house',
    'is a security deposit income',
    'how is rental income taxed, i am a landlord',
  ],
  'rental-expenses': [
    'what can I deduct on a rental property',
    'are property management fees deductible for my rental',
    'can I deduct costs of a vacant rental',
  ],
  'repairs-improvements': [
    'is a new roof on my rental a repair or improvement',
    'can I deduct painting my rental',
    'replaced the furnace rental, repair?',
  ],
  'rental-depreciation': [
    'do I have to depreciate my rental',
    'how do I depreciate a rental house',
    'I turned my home into a rental, what about depreciation',
  ],
  'rental-loss': [
    'can I deduct a rental loss',
    'what is a passive activity loss',
    'what is form 8582 and active participation',
  ],
  'real-estate-professional': [
    'am I a real estate professional',
    'what is the 750 hours rule',
    'i am a realtor, do 750 hours make me a real estate professional',
  ],
  'short-term-rental': [
    'how is airbnb income taxed',
    'is a short term rental schedule c or e',
    'i got an airbnb 1099-k',
  ],
  'rented-14-days': [
    'I rented my house for a week, is it taxable',
    'what is the augusta rule',
    'what is the 14 day rule for renting my home',
  ],
  'vacation-home': [
    'we rent out our vacation home and use it ourselves',
    'how do personal use days work',
    'beach house rental deductions',
  ],
  'room-rented': [
    'I rent out a room in my house',
    'my roommate pays rent, is that income',
    'i rent to my son below market',
  ],
  'rental-sale': [
    'I sold my rental property, how much tax',
    'what is unrecaptured 1250 gain',
    'sold investment property depreciation recapture rental',
  ],
  'like-kind-exchange': [
    'what is a 1031 exchange',
    'can I trade property without tax, like kind exchange',
    'what is form 8824',
  ],
  'home-sale-partial': [
    'I sold my house before 2 years, do I owe tax',
    'lived in house less than two years, partial exclusion',
    'moved for work and sold the house after one year',
  ],
  'home-sale-report': [
    'do I have to report the sale of my house',
    'I got a 1099-S',
    'no 1099-s for my house sale, must i report it',
  ],
  'home-basis': [
    'do home improvements add to basis',
    'is the realtor commission deductible when i sell',
    'what makes up the basis of my house',
  ],
  'home-sale-widow-divorce': [
    'I sold the house after my husband died',
    'sold home after divorce, can we both exclude',
    'mom moved to a nursing home and sold her house',
  ],
  'home-was-rental': [
    'I moved into my rental then sold it',
    'what is nonqualified use',
    'we rented out our home before selling it',
  ],
  'second-home-sale': [
    'I sold a vacation home, is there an exclusion',
    'i sold land, how is it taxed',
    'can I deduct a loss when I sold my house at a loss',
  ],
  royalties: [
    'how are royalties taxed',
    'where do oil and gas royalties go',
    'kindle book royalties schedule c',
  ],
};
