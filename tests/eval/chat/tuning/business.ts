import type { TuningSet } from './index';

/** Work for oneself, cars, equipment, estimated tax, K-1s, farms, household employees. */
export const onBusiness: TuningSet = {
  'form-1099-k': [
    'how do I enter a 1099-K for my business',
    'is the gross amount on 1099-k my income or can i deduct the 1099-k fees',
    'do i count the same money on 1099-k and 1099-nec twice',
  ],
  hobby: [
    'is my hobby income taxable',
    'is it a hobby or a business',
    'i sell crafts on weekends, can i deduct the costs if it is a hobby',
  ],
  'wrong-1099-nec': [
    'my employer gave me a 1099 instead of a w2',
    'what is form 8919',
    'I was misclassified as a contractor',
  ],
  'statutory-employee': [
    'what is a statutory employee',
    'box 13 statutory is checked on my w2',
    'i am an insurance agent, w2 on schedule c?',
  ],
  llc: [
    'do I need an LLC to deduct expenses',
    'how is a single member llc taxed',
    'do I need an EIN for my business',
  ],
  's-corporation': [
    'should I elect s corp',
    'what is a reasonable salary for an s corporation owner',
    'what is form 2553',
  ],
  'spouses-business': [
    'my wife and I own a business together',
    'what is a qualified joint venture',
    'husband and wife business, one schedule c or two',
  ],
  'startup-costs': [
    'can I deduct startup costs',
    'i had costs before opening my shop',
    'how are start-up costs deducted',
  ],
  'business-expenses': [
    'what are typical business write offs',
    'what business expenses can I deduct',
    'which schedule c expenses are there',
  ],
  'phone-internet': [
    'can I deduct my cell phone bill for my business',
    'can I write off the internet for my business',
    'can i write off my adobe subscription, software',
  ],
  'business-meals': [
    'are business meals deductible',
    'can i deduct lunch with a client',
    'is taking a client to golf deductible, entertainment',
  ],
  'business-travel': [
    'can I deduct a business trip',
    'is a hotel deductible on a business trip',
    'I am a travel nurse, what is my tax home',
  ],
  'business-gifts': [
    'how much can I deduct for client gifts',
    'are gifts to clients deductible',
    'gift basket for a client write off',
  ],
  'business-education': [
    'can I deduct an online course for my business',
    'is my real estate license renewal deductible',
    'is a conference fee deductible for the self employed',
  ],
  'uniforms-self-employed': [
    'can I deduct a suit for business',
    'is makeup for work deductible for an influencer',
    'can I deduct a costume or safety gear for my business',
  ],
  'contractors-paid': [
    'do I have to send a 1099 to someone I paid',
    'how do I deduct contract labor',
    'i hired someone to help, how do i issue a 1099-nec',
  ],
  'family-employees': [
    'can I pay my child for work in my business',
    'can i hire my kids',
    'can I put my son on payroll',
  ],
  inventory: [
    'what is cost of goods sold',
    'can I deduct unsold goods',
    'how does inventory work for an ebay reseller',
  ],
  'cash-or-accrual': [
    'what is the cash method',
    'can I write off an unpaid invoice',
    'what is accrual accounting',
  ],
  'mileage-log': [
    'do I need a mileage log',
    'what if I did not keep a mileage log',
    'do uber miles between rides count',
  ],
  'actual-car-costs': [
    'should I use actual car expenses',
    'can I deduct gas or mileage',
    'can i switch from mileage to actual',
  ],
  'leased-car': [
    'can I deduct lease payments on my car',
    'i use a leased car for business',
    'car lease for business deduction',
  ],
  'car-depreciation': [
    'I bought a car for business, can I write it off',
    'what are the luxury car limits',
    'heavy suv 6000 pound deduction',
  ],
  equipment: [
    'can I write off a laptop',
    'how do i deduct equipment and tools for business',
    'what is the de minimis safe harbor',
  ],
  'section-179': [
    'what is section 179',
    'what is the 179 limit for 2024',
    'can I expense equipment with a 179 deduction',
  ],
  'bonus-depreciation': [
    'what is bonus depreciation for 2024',
    'is it 60 percent bonus or 100 percent bonus',
    'can i elect out of bonus depreciation',
  ],
  depreciation: [
    'what is depreciation',
    'I forgot depreciation in earlier years',
    'how long do I depreciate furniture, useful life',
  ],
  'sold-equipment': [
    'I sold my work truck, is that taxed',
    'what is depreciation recapture on equipment',
    'what is form 4797',
  ],
  'business-loss': [
    'can a business loss offset my w2 income',
    'my business lost money this year',
    'what is a net operating loss',
  ],
  'se-health-insurance': [
    'can I deduct health insurance if I am self employed',
    'what is form 7206',
    'do I get the self employed health insurance deduction',
  ],
  'half-se-tax': [
    'do I get to deduct half of self employment tax',
    'what is schedule 1 line 15',
    'where is the se tax deduction',
  ],
  'job-and-business': [
    'I have a w2 and a side job, how is that taxed',
    'what if i am both employee and self employed',
    'full time job and freelance taxes',
  ],
  'se-optional-methods': [
    'what is the nonfarm optional method',
    'can I use the farm optional method',
    'can i get social security credits with a loss, optional method',
  ],
  'qbi-service': [
    'do doctors get the qbi deduction',
    'what is an sstb',
    'when does qbi phase out for consultants',
  ],
  'day-care-home': [
    'I run a home daycare, what can I deduct',
    'which hours count for a home daycare',
    'is the food program money taxable for my day care',
  ],
  'home-office-method': [
    'simplified or regular home office, which is better',
    'which home office method should i use',
    'can I deduct home office utilities and depreciation, actual or simplified',
  ],
  'home-office-sale': [
    'what happens when I sell my house with a home office',
    'does a home office hurt the home sale exclusion',
    'home office recapture when selling home',
  ],
  'quarterly-payments': [
    'do I have to pay quarterly taxes as a freelancer',
    'how much should i set aside for taxes',
    'first year self employed, do I owe quarterly payments',
  ],
  'underpayment-penalty': [
    'what is the safe harbor for the underpayment penalty',
    'what is form 2210',
    'how do I avoid the penalty on line 38',
  ],
  'farmer-estimated': [
    'when is estimated tax due for farmers',
    'farmers march 1 deadline',
    'fisherman estimated tax, what is form 2210-f',
  ],
  'farm-income': ['I sold cattle, where does that go', 'what is schedule f', 'is crop insurance taxable'],
  k1: ['what is a schedule k-1', 'I am still waiting for my k-1', 'how is partnership income taxed'],
  'k1-loss': [
    'can I deduct a loss from my k-1',
    'what is form 7203',
    'what is shareholder basis for an s corp loss',
  ],
  'guaranteed-payments': [
    'what are guaranteed payments',
    'does a partner pay self employment tax',
    'what is box 14 on my k-1',
  ],
  'k1-trust': [
    'I got a k-1 from a trust',
    'is a trust distribution taxable',
    'beneficiary k-1 from an estate, form 1041',
  ],
  'publicly-traded-partnership': [
    'what is an mlp',
    'i got a k-1 from stock, a pipeline partnership',
    'how is a publicly traded partnership taxed',
  ],
  'nanny-tax': [
    'do I owe nanny tax',
    'what is schedule h',
    'I paid a housekeeper, is she a household employee',
  ],
  'caregiver-income': [
    'is ihss taxable',
    'i was paid to care for my mother, is it income',
    'are medicaid waiver payments taxed',
  ],
};
