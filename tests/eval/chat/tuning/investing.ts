import type { TuningSet } from './index';

/** Stocks, bonds, stock from an employer, digital assets, money abroad. */
export const onInvesting: TuningSet = {
  'wash-sale': [
    'what is a wash sale',
    'I sold a stock at a loss and bought it back two weeks later, wash sale?',
    'does the wash sale rule apply to crypto',
  ],
  'form-8949': [
    'do I have to list every trade on form 8949',
    'what is schedule d for',
    'I have hundreds of trades, can I enter a summary',
  ],
  'basis-missing': [
    'my 1099-B has no cost basis',
    'i don’t know what i paid for the stock',
    'what are noncovered shares',
  ],
  'which-shares-sold': [
    'do I have to use FIFO',
    'can I choose specific tax lots after the sale',
    'average cost or first in first out for my fund',
  ],
  'worthless-stock': [
    'the company went bankrupt and my stock is worthless',
    'can I deduct worthless shares',
    'my startup investment went to zero, section 1244?',
  ],
  'bad-debt': [
    'I lent money to a friend who never paid it back',
    'can I write off a loan to family that was never repaid',
    'what is a nonbusiness bad debt',
  ],
  'stock-split-merger': [
    'is a stock split taxable',
    'my company was acquired in a merger and I got cash in lieu',
    'how do i figure basis after a spin off',
  ],
  'capital-gain-distributions': [
    'what are capital gain distributions',
    'i didn’t sell my mutual fund but it shows gains in box 2a',
    'is a fund distribution taxed if reinvested',
  ],
  'return-of-capital': [
    'what is a nondividend distribution',
    'is return of capital taxable',
    'what do I do with box 3 of my 1099-div',
  ],
  'reit-dividends': [
    'how are reit dividends taxed',
    'what are section 199A dividends',
    'what is box 5 on my 1099-DIV',
  ],
  'zero-percent-gains': [
    'when do I pay zero percent capital gains',
    'is there a zero rate on gains if my income is low',
    'what is tax gain harvesting',
  ],
  'gifted-stock': [
    'I sold stock my grandparents gave me',
    'what is the basis of gifted stock',
    'how is gifted stock taxed when sold',
  ],
  'inherited-property-sale': [
    'I sold my mothers house after she died, do i owe tax',
    'do I pay capital gains on inherited stock i sold',
    'we sold the inherited house, what is the stepped-up basis',
  ],
  rsu: [
    'how are RSUs taxed',
    'my restricted stock vested and was taxed twice',
    'what is the basis of my rsu shares',
  ],
  espp: [
    'how is my ESPP taxed',
    'i have espp shares and a form 3922',
    'i sold espp shares, what is a disqualifying disposition',
  ],
  'incentive-options': [
    'I exercised ISOs and kept the shares',
    'I did an iso exercise last year',
    'how are incentive stock options taxed',
  ],
  'nonqualified-options': [
    'what is box 12 code V',
    'how are nonqualified stock options taxed',
    'I did a cashless exercise of my employee stock options',
  ],
  'amt-credit': [
    'how do I use my amt carryforward',
    'what is form 8801',
    'how does the minimum tax credit work',
  ],
  'treasury-interest': [
    'is treasury interest taxable by my state',
    'how are t-bills taxed',
    'where does box 3 of my 1099-int go, us obligations',
  ],
  'municipal-bonds': [
    'is municipal bond interest taxable',
    'do I have to report tax-exempt interest from a muni fund',
    'what are private activity bonds',
  ],
  'savings-bonds': [
    'I cashed savings bonds from my grandma',
    'are I bonds taxed if used for college',
    'what is form 8815',
  ],
  'bond-discount-premium': ['what is OID', 'what do i do with the bond premium in box 11'],
  'bank-bonus': [
    'is a bank account bonus taxable',
    'are credit card rewards taxable',
    'I got a referral bonus from my bank',
  ],
  'nominee-income': [
    'what is nominee income',
    'how do I report nominee interest',
    'joint account interest with my brother, who reports it',
  ],
  collectibles: [
    'how are gold coins taxed when I sell them',
    'i sold baseball cards',
    'what is the collectibles tax rate',
  ],
  'personal-items-sold': [
    'I sold my stuff on facebook marketplace, do I owe tax',
    'i got a 1099-K for personal items',
    'is a garage sale taxable',
    'I sold concert tickets',
  ],
  'options-trading': [
    'how are call options taxed',
    'my put option expired, is it a loss',
    'what is section 1256',
  ],
  'day-trading': [
    'can I get trader tax status',
    'i am a day trader, can i deduct trading expenses',
    'what is mark to market election',
  ],
  'crypto-rewards': [
    'are staking rewards taxable',
    'how is crypto mining taxed',
    'I got an airdrop, is that income',
  ],
  'crypto-swap': [
    'is swapping one coin for another taxable',
    'i paid with bitcoin, do I owe tax',
    'my crypto exchange went bankrupt like ftx',
  ],
  'foreign-tax-credit': [
    'what is the foreign tax credit',
    'do I need form 1116',
    'my international fund paid foreign tax in box 7',
  ],
  fbar: ['do I need to file an FBAR', 'i have a bank account in india', 'what is form 8938'],
  'foreign-wages': [
    'I live and work abroad, is my salary taxed',
    'what is the foreign earned income exclusion',
    'how much can an expat exclude with form 2555',
  ],
  'small-business-stock': [
    'what is QSBS',
    'is the gain on my founder shares excluded under section 1202',
    'qualified small business stock exclusion limit',
  ],
  'backup-withholding': [
    'what is backup withholding',
    'why did the bank withhold 24 percent',
    'how do i stop backup withholding',
  ],
  'installment-sale': [
    'I sold land with seller financing, how is it taxed',
    'what is an installment sale',
    'buyer pays me monthly for the house, form 6252?',
  ],
};
