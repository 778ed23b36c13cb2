/**
 * Which states want to know what about a home: what the interview asks. Names only, so that a screen doesn't load the
 * forms. `what-states-ask.test.ts` compares with what the forms read.
 */
const withHomeCredits: ReadonlySet<string> = new Set(
  'AZ CA CO CT DC HI IL IN KS MA ME MI MO MT NJ NM NY OK PA RI WI WV'.split(' '),
);
/** Rent in a building that pays no property tax brings no credit. */
const withExemptBuildings: ReadonlySet<string> = new Set('CA DC HI IN MO NJ NY OK PA RI WI'.split(' '));
/** Homes bring something there only to older people, those with a disability, and in Kansas to parents. */
const forOlderPeople: Readonly<Record<string, { readonly bornBefore: string; readonly parents: boolean }>> = {
  KS: { bornBefore: '1969-01-01', parents: true },
  OK: { bornBefore: '1960-01-01', parents: false },
  PA: { bornBefore: '1975-01-01', parents: false },
};
const withHeat: ReadonlySet<string> = new Set(['ME', 'MI', 'WI']);
const withCounties: Readonly<Record<string, readonly string[]>> = {
  IN: 'Adams,Allen,Bartholomew,Benton,Blackford,Boone,Brown,Carroll,Cass,Clark,Clay,Clinton,Crawford,Daviess,Dearborn,Decatur,Dekalb,Delaware,Dubois,Elkhart,Fayette,Floyd,Fountain,Franklin,Fulton,Gibson,Grant,Greene,Hamilton,Hancock,Harrison,Hendricks,Henry,Howard,Huntington,Jackson,Jasper,Jay,Jefferson,Jennings,Johnson,Knox,Kosciusko,Lagrange,Lake,Laporte,Lawrence,Madison,Marion,Marshall,Martin,Miami,Monroe,Montgomery,Morgan,Newton,Noble,Ohio,Orange,Owen,Parke,Perry,Pike,Porter,Posey,Pulaski,Putnam,Randolph,Ripley,Rush,St Joseph,Scott,Shelby,Spencer,Starke,Steuben,Sullivan,Switzerland,Tippecanoe,Tipton,Union,Vanderburgh,Vermillion,Vigo,Wabash,Warren,Warrick,Washington,Wayne,Wells,White,Whitley'.split(
    ',',
  ),
  MD: [
    'Allegany',
    'Anne Arundel',
    'Baltimore City',
    'Baltimore County',
    'Calvert',
    'Caroline',
    'Carroll',
    'Cecil',
    'Charles',
    'Dorchester',
    'Frederick',
    'Garrett',
    'Harford',
    'Howard',
    'Kent',
    'Montgomery',
    'Prince George’s',
    'Queen Anne’s',
    'Somerset',
    'St. Mary’s',
    'Talbot',
    'Washington',
    'Wicomico',
    'Worcester',
  ],
};

const withCollegeSavings: ReadonlySet<string> = new Set(
  'AL AR AZ CO CT DC DE GA IA ID IL IN KS LA MA MD ME MI MN MO MS MT ND NE NJ NM NY OH OK OR PA RI SC UT VA VT WI WV'.split(
    ' ',
  ),
);
const withUseTax: ReadonlySet<string> = new Set('CT ID IL IN KY LA MA ME MI MS NJ NY PA RI VT WV'.split(' '));
const withCoverageRule: ReadonlySet<string> = new Set('CA DC MA NJ RI'.split(' '));
const withPensionKinds: ReadonlySet<string> = new Set(
  'AL AR AZ CO CT DC DE GA HI IA ID IN KS KY LA MA MD ME MI MN MO MT NC ND NE NJ NM NY OH OK OR RI SC UT VA VT WI WV'.split(
    ' ',
  ),
);
const withPensionStates: ReadonlySet<string> = new Set('AZ CT ID KS LA MA NC NY WV'.split(' '));
/** Military pay of legal residents is not taxed, and the forms take it off. */
const withoutMilitaryPay: ReadonlySet<string> = new Set(['AZ', 'IL', 'KY', 'MI']);
/** Income of enrolled members from the reservation where they live is not taxed, and the forms take it off. */
const withoutTribalIncome: ReadonlySet<string> = new Set(['AZ', 'ID', 'MN', 'NC', 'UT']);
/** These name it on a form or in their rules, too; their returns refuse it by name. */
const refusingTribalIncome: ReadonlySet<string> = new Set('CA KS LA ME MI MT ND NE NM OK OR WI'.split(' '));
/** These tax the interest of all states’ bonds alike: Illinois all of it, the others none. */
const bondsAlike: ReadonlySet<string> = new Set(['DC', 'IL', 'ND', 'WA']);

/** Cities whose income tax stands on the state's return. */
export const taxingCities: Readonly<Record<string, readonly string[]>> = { NY: ['New York City', 'Yonkers'] };

/** States without an income tax of any kind, and the addresses of the armed forces. */
const withoutIncomeTax: ReadonlySet<string> = new Set('AA AE AK AP FL NV SD TN TX WY'.split(' '));

export const hasIncomeTax = (state: string): boolean => state !== '' && !withoutIncomeTax.has(state);
/** Property tax or rent moves a line of the state's return. */
export const asksAboutHome = (state: string): boolean => withHomeCredits.has(state);
/** Who may get something for a home; undefined: everybody. */
export const homeCreditFor = (state: string) => forOlderPeople[state];
export const asksAboutHeat = (state: string): boolean => withHeat.has(state);
/** A home above a taxable or an assessed value brings no credit. */
export const readsTaxableValue = (state: string): boolean => state === 'MI';
export const readsAssessedValue = (state: string): boolean => state === 'MA' || state === 'KS';
/** Rent that a government program pays in part brings no credit. */
export const readsSubsidies = (state: string): boolean => state === 'MA';
export const readsExemptBuildings = (state: string): boolean => withExemptBuildings.has(state);
export const asksForCounty = (state: string): boolean => countiesOf(state).length > 0;
/** Counties with an income tax on the state's return; none elsewhere. */
export const countiesOf = (state: string): readonly string[] => withCounties[state] ?? [];
/** Contributions to college savings plans move a line, or are refused by name. */
export const readsCollegeSavings = (state: string): boolean => withCollegeSavings.has(state);
/** The return takes use tax on purchases. */
export const takesUseTax = (state: string): boolean => withUseTax.has(state);
/** Months without health coverage may lead to a penalty. */
export const hasCoverageRule = (state: string): boolean => withCoverageRule.has(state);
/** How much military pay there is matters; elsewhere it is refused by name. */
export const exemptsMilitaryPay = (state: string): boolean => withoutMilitaryPay.has(state);
/** How much income from a reservation there is matters; elsewhere it is refused by name. */
export const exemptsTribalIncome = (state: string): boolean => withoutTribalIncome.has(state);
/** Enrolled members who live on a reservation in the state have income that it doesn’t tax. */
export const namesTribalIncome = (state: string): boolean =>
  withoutTribalIncome.has(state) || refusingTribalIncome.has(state);
/** Pensions are taxed by who pays them. */
export const readsPensionKind = (state: string): boolean => withPensionKinds.has(state);
/** Whose plan a public pension is matters. */
export const readsPensionState = (state: string): boolean => withPensionStates.has(state);
/** Interest of other states’ bonds is taxed, that of the own not, or not all. */
export const taxesOtherStatesBonds = (state: string): boolean =>
  hasIncomeTax(state) && !bondsAlike.has(state);
