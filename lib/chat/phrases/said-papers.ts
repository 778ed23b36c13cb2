/** How people ask for what they typed in or what stands on their papers, and for lists of what the return has. */
export const saidAboutPapers: Record<string, string> = {
  'paper:w2':
    "who is my employer on here | which employer do you have | what company is on my w-2 | name of the place i work | who did i work for according to this | which job is on the return | list our w-2s | show me the w-2s you have | how many w-2s are on here | what employers did you put down | employer identification number on my w-2 | what's the ein of the employer | employer id number please | which w-2 forms did we give you | who signs my paychecks according to the return | what did each employer pay | wages per job | pay from each job separately | what did each of us earn | how much did we each make | split the wages by person | whose w-2 is bigger | his pay and her pay apart | is my employer's name right | which workplaces are listed | where do you have me working | whose name is the employer under",
  'paper:person':
    "what birthday do you have for me | is my date of birth right | when was i born according to this | which birth date is entered | what dob did i put | my birth year on the return | do you have my birthday down right | is my age right on here | how old does the return say i am | what birth date is listed for my spouse | date of birth for the kids | when are the children's birthdays on here | which year of birth did you enter for my wife | is my son's birthday correct in there | check the birth dates please | what are our ages on the return | what occupation did i put | which job title is entered for me",
  'paper:dependent':
    'how many months did the child live with us according to the return | months in our home for each kid | which relationship is entered for the kids | what relationship did i put for my dependent | how long did you put that my daughter lived with me | months lived with me on the return | details of my dependents as entered | what did i enter for the children',
  'paper:home':
    'what address do you have for me | which address is on the return | is my address right | what street am i on in the return | zip code on file | where do you have me living | which town is entered | what home state did i put | is the old address still on there | my mailing address on this return',
  'paper:business':
    'cash or accrual | which accounting method is on my schedule c | am i on the cash method | is the business on a cash basis | what method of accounting did you put | is it cash basis accounting | accounting method of the studio | how are the books kept on the return cash or accrual | did you check cash or accrual for me',
  'paper:hsa':
    'is my hsa self-only or family | which hsa coverage do you have for me | what coverage is entered for the health savings account | hsa coverage type on the return | did i mark self only or family for the hsa | am i down as family coverage',
  'paper:care':
    'which day care is listed | who is the care provider on the return | name of our day care on here | what provider did we enter | who watches the kids according to this | which nursery is on the form | what is the name of the sitter we put down | who did we pay for care | the provider on form 2441',
  'paper:interest':
    'which bank paid the interest | who paid me interest | what bank is the interest from | name of the bank on my 1099-int | which banks are listed | where does the interest come from which bank | whose 1099-int is on here | list my 1099-ints',
  'paper:dividends':
    'which fund paid the dividends | who paid us dividends | where are the dividends from | what company sent the 1099-div | name of the fund on here | which funds are listed | payer of the dividends | list my 1099-divs',
  'paper:pension':
    'who pays my pension | which company sent the 1099-r | payer on my 1099-r | name of the pension payer | what is the distribution code on my 1099-r | where does the pension come from | who issued the 1099-r | which fund pays the pension | gross distribution on my 1099-r | list my 1099-rs',
  'paper:mortgage':
    'who is the mortgage lender on here | name of my lender | which bank holds the mortgage on the return | what loan balance did i enter | mortgage balance you have on file | the balance of the loan as entered | when was the mortgage taken out according to the return | what does my 1098 say | which lender is listed',
  'paper:sale':
    'what did the shares sell for | proceeds of the sale | what did i get for the shares | sale price of the stock | what basis did you use | cost basis of the shares i sold | what did i pay for the shares back then | what the stock cost me originally | purchase price of the shares | when did i sell the shares | date of sale | when did i buy the fund | acquisition date on here | how long did i own the stock | long term or short term for my sale | is the gain long-term or short-term | what did i sell | what was sold and when | sold price and cost of the shares | details of the sale | which shares did i sell | how much did the shares go for | what the fund shares fetched | money from the sale before taking off what i paid | is the basis on here right | what basis is entered',
  'paper:estimated':
    'when did i send the estimated payment | what date is the estimated payment entered under | which day did i make the quarterly payment | dates of the estimated payments i made',
  'paper:account':
    'which bank account does the refund go to | what account number do you have for the refund | will it be a check or direct deposit | is direct deposit set up | which account is entered for the refund | routing number on the return | where does the refund get deposited | am i getting a paper check or a deposit',
  'paper:number':
    'what ssn do you have for me | last four of my social on the return | is my social security number right | which social security numbers are entered | did i type my ssn correctly | last 4 digits of the ssn you have | check the ssn for my wife | are the numbers of the kids in there right their ssns',
  'paper:answers':
    'what did i answer on the crypto question | is the digital asset box yes or no | did i check the presidential campaign box | what did i say about virtual currency | is the campaign fund box marked | did i say somebody can claim me as a dependent',
  'paper:payers':
    'everyone who paid me | who paid me in 2024 | all the payers on my return | list everyone who sent me money | which 1099s are on here | list the 1099s | names of all who paid us anything | companies that paid us',
  'list:income':
    'list all the income on the return | what income do you have for me | every kind of income we reported | which incomes are on here | what income is on it | what all did i have for income | sources of income on the return | where does all the income come from one by one | break the income down by kind | all the money that came in line by line | income by type | each income item | what counted as income on my return | which kinds of income did we report | show the pieces of our income | my income itemized by source | what did you put under income | what money of mine is on there | run down of the income | what are the different incomes',
  'list:deductions':
    'list every deduction i got | which deductions did i get | what deductions are on the return | what was deducted | all deductions on here | each deduction and how much | deductions one by one | what did i deduct | which write-offs are on the return | everything that was taken off my income | what came off my income item by item | what deductions did you take for me | which deductions did you use | deductions claimed on this return | every write off top to bottom | what got subtracted from my income',
  'list:adjustments':
    'which adjustments are on here | list the adjustments | what are the adjustments to income made of | adjustments before agi one by one | the above the line items | what is taken off before agi | above the line deductions on the return | which items are on schedule 1 part two',
  'list:itemized':
    'list my itemized deductions | what did i itemize | each itemized deduction | which items are on schedule a | pieces of schedule a | what itemized deductions do you have for me | items on schedule a one by one | what adds up to my itemized deductions | what is in the itemized total',
  'list:credits':
    'which credits are on here | what credits did we get | list the credits | every credit on the return | credits claimed | what credits did you give us | all the credits with amounts | which tax credits are we getting | names of the credits we got | each credit and how much | what credits brought the tax down',
  'list:taxes':
    'which taxes make up the total | what taxes do i pay on here | list the taxes on the return | every kind of tax on this return | which taxes are in the total tax | what is in my total tax | parts of the total tax | what different taxes am i charged',
  'list:payments':
    'list the payments that count | which payments do you have for me | what payments are on the return | every payment toward my tax | all i paid in one by one | what was paid in and how | payments you counted | which payments were credited | break the payments down',
  'list:expenses':
    'list the business expenses | which business costs are on the return | what did i write off for the business | each business expense | every cost of the studio | schedule c expenses one by one | expenses of the business by category | what costs do you have for my business | break down the business expenses | what expenses did i claim for my work',
  'list:business':
    'main numbers of schedule c | schedule c in short | show me the schedule c figures | walk me through schedule c | business numbers at a glance | the key figures of my business',
  'list:summary':
    'the main numbers of my return | key figures please | the big numbers on our return | important numbers on the 1040 | the figures that matter on my return | main lines of the 1040 | the handful of numbers a lender wants to see',
  'list:forms':
    'which forms are in this return | what forms do i have | list the forms | which schedules are part of my return | what forms and schedules come with it | what papers make up the return | which schedules did you fill in | all forms on this return | what is attached to my 1040 | forms that get sent in with the 1040 | do i have a schedule b | is there a schedule d in my return | which forms did you prepare | how many forms is my return',
};
