import { buildReturn } from '@/lib/filing/mef/build-return';
import { checkAgreement } from '@/lib/filing/mef/check-agreement';
import { checkStructure } from '@/lib/filing/mef/check-structure';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { exchangeRules } from '@/lib/filing/rules/exchanges';
import { ReturnView } from '@/lib/filing/rules/rule';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { assembleReturn } from '@/lib/interview/assemble';
import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { likeKindExchanges } from './returns/form-8824';
import { person, wages } from './scenario';

type Exchange = NonNullable<ReturnInputJson['exchanges']>[number];

const filer: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1975-04-02'),
  w2s: [wages(60_000)],
};
const traded: Exchange = {
  givenUp: 'Lot 4',
  received: 'Lot 9',
  acquired: '2010-03-01',
  transferred: '2024-09-01',
  receivedOn: '2024-09-01',
  basis: 100_000,
  valueReceived: 150_000,
};
const sister = {
  name: 'Dana Reyes',
  relationship: 'Sister',
  taxpayerNumber: '400-55-1234',
  address: '40 Harbor Way, Portland, ME 04101',
};
const house = { id: 'elm', address: '12 Elm St', kind: '1', fairRentalDays: 365, rents: 12_000 };
const withLand = (more: Partial<Exchange>): ReturnInputJson => ({
  ...filer,
  exchanges: [{ ...traded, ...more }],
});
const withRental = (more: Partial<NonNullable<ReturnInputJson['rentals']>[number]>): ReturnInputJson => ({
  ...filer,
  rentals: [{ ...house, exchanges: [traded], ...more }],
});

describe('Form 8824 refuses', () => {
  it.each<[string, Partial<Exchange>]>([
    ['an exchange of another year', { transferred: '2023-09-01', receivedOn: '2023-09-01' }],
    ['an exchange to come', { transferred: '2025-01-02', receivedOn: '2025-01-02' }],
    ['property acquired after it was given up', { acquired: '2024-09-01' }],
    ['a reverse exchange', { receivedOn: '2024-08-31' }],
    [
      'property received after the due date',
      { transferred: '2024-12-01', identified: '2025-01-10', receivedOn: '2025-04-16' },
    ],
    ['no value', { valueReceived: 0 }],
    ['buildings above the value', { buildingsReceived: 150_001 }],
    ['other property given up', { otherGivenUp: true }],
    ['cash both ways', { cashPaid: 1_000, cashReceived: 1_000 }],
    ['section 1245 property', { hasSection1245: true }],
    ['a home', { usedAsHome: true }],
    ['cash of the next year', { cashAfterYear: true }],
    ['a basis carried over', { replacementDepreciation: 'carriedOver' }],
    ['a purchase from a relative', { relatedParty: { ...sister, soldIntoExchange: true } }],
    ['a sale by a relative', { relatedParty: { ...sister, theySold: true } }],
    ['an own sale', { relatedParty: { ...sister, youSold: true } }],
    ['an explained sale', { relatedParty: { ...sister, youSold: true, exception: 'other' } }],
  ])('%s', (_, more) => {
    expect(listRefusedPaths(withLand(more))).toEqual(['exchanges']);
  });

  it('depreciation of an investment', () => {
    expect(listRefusedPaths(withLand({ depreciation: 1 }))).toEqual(['exchanges.depreciation']);
  });

  it('nothing else', () => {
    expect(listRefusedPaths(withLand({}))).toEqual([]);
    expect(
      listRefusedPaths(
        withLand({
          transferred: '2024-12-01',
          identified: '2025-01-10',
          receivedOn: '2025-04-16',
          extended: true,
        }),
      ),
    ).toEqual([]);
    expect(
      listRefusedPaths(withLand({ relatedParty: { ...sister, youSold: true, exception: 'death' } })),
    ).toEqual([]);
  });

  const sold = { date: '2024-09-01', exchanged: true };
  const building = { class: '27.5' as const, placedInService: '2014-07-01', cost: 90_000, sold };
  it('property marked as exchanged without its exchange, or that is no real estate', () => {
    expect(listRefusedPaths(withRental({ assets: [building] }))).toEqual([]);
    const other = { ...building, sold: { ...sold, date: '2024-09-02' } };
    expect(listRefusedPaths(withRental({ assets: [other] }))).toEqual(['rentals.assets']);
    const stove = { class: '5' as const, placedInService: '2022-07-01', cost: 900, sold };
    expect(listRefusedPaths(withRental({ assets: [stove] }))).toEqual(['rentals.assets']);
  });

  it('an exchange as the sale of a whole rental', () => {
    expect(listRefusedPaths(withRental({ soldEntirely: true, assets: [building] }))).toEqual([
      'rentals.soldEntirely',
    ]);
  });

  it('gain of rented land beside passive losses', () => {
    const cash = { ...traded, cashReceived: 10_000 };
    const land = withRental({ kind: '5', exchanges: [cash] });
    expect(listRefusedPaths(land)).toEqual([]);
    const losing = { ...house, id: 'oak', rents: 1_000, expenses: { repairs: 5_000 } };
    expect(listRefusedPaths({ ...land, rentals: [...(land.rentals ?? []), losing] })).toEqual([
      'rentals.exchanges',
    ]);
  });
});

describe('an exchange of a rental with losses', () => {
  it('takes up its losses and frees none', () => {
    const losing = withRental({
      rents: 2_000,
      expenses: { repairs: 5_000 },
      priorUnallowedLoss: 40_000,
      activeParticipation: false,
      exchanges: [{ ...traded, cashReceived: 10_000 }],
    });
    const { lines } = calculateJson(losing);
    expect(lines['4797']).toMatchObject({ '5': 10_000 });
    expect(lines['schedule-e']).toMatchObject({ '26': -10_000 });
  });
});

describe('the building received', () => {
  const asNew = { ...traded, buildingsReceived: 100_000, replacementDepreciation: 'asNew' as const };
  const building = { class: '27.5' as const, placedInService: '2024-09-02', cost: 66_667 };
  const isAsked = (input: ReturnInputJson) =>
    calculateJson(input).problems.some(({ message }) => message.startsWith('Add the building you received'));

  it('is asked for until it is in a list', () => {
    expect(isAsked(withRental({ exchanges: [asNew] }))).toBe(true);
    expect(isAsked(withRental({ exchanges: [asNew], assets: [building] }))).toBe(false);
    expect(isAsked(withRental({}))).toBe(false);
  });

  it('goes by mail with the election', () => {
    const on = (input: ReturnInputJson) => {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) throw new Error('It isn’t calculated');
      return findPaperOnly(calculated);
    };
    expect(on(withRental({ exchanges: [asNew], assets: [building] }))).toEqual([
      'Form 4562 with an election for property from an exchange',
    ]);
    expect(on(withRental({}))).toEqual([]);
  });

  it('has its basis kept for later years', () => {
    const parsed = parseReturn(withLand({ cashReceived: 20_000, relatedParty: sister }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const open = listCarryovers(parsed.facts).open.find(({ what }) => what === 'Like-kind exchange');
    expect(open?.message).toContain('Your basis in Lot 9 is $100,000');
    expect(open?.message).toContain('File Form 8824 again');
  });
});

describe('the XML of Form 8824', () => {
  const sent = (input: ReturnInputJson) => {
    const calculated = calculateLines(withIdentity(input));
    if (calculated === null) throw new Error('It isn’t calculated');
    const built = buildReturn(calculated, signingFor(calculated.facts), {
      efin: '109999',
      softwareId: '24000001',
    });
    const root = readXml(writeXml(built));
    return { root, faults: [...checkStructure(root), ...checkAgreement(root, calculated.lines)] };
  };

  it.each(likeKindExchanges.map(({ name, input }) => [name, input] as const))('of %s', (_, input) => {
    expect(sent(input).faults).toEqual([]);
  });

  it('fails the rules without what they ask for', () => {
    const input: ReturnInputJson = {
      ...filer,
      businesses: [
        {
          id: 'oak',
          exchanges: [
            {
              ...traded,
              depreciation: 60_000,
              additionalDepreciation: 5_000,
              cashReceived: 40_000,
              relatedParty: sister,
            },
          ],
        },
      ],
    };
    const broken = (document: string, element: string): string[] => {
      const { root } = sent(input);
      const [holder] = findAll(root, document);
      if (holder?.children === undefined) throw new Error(`${document} isn’t there`);
      const left = holder.children.filter(({ name }) => name !== element);
      holder.children.splice(0, holder.children.length, ...left);
      return exchangeRules.filter(({ holds }) => !holds(new ReturnView(root))).map(({ id }) => id);
    };
    expect(broken('ReturnData', 'IRS2')).toEqual([]);
    expect(broken('ReturnData/IRS8824', 'LikeKindPropertyReceivedDsc')).toEqual(['PF-8824-1']);
    expect(broken('ReturnData/IRS8824', 'RelationshipDescriptionTxt')).toEqual(['PF-8824-2']);
    expect(broken('ReturnData/IRS8824', 'SSN')).toEqual(['PF-8824-3']);
    expect(broken('ReturnData', 'IRS8824')).toEqual(['F4797-005-01', 'F4797-006-01']);
  });

  it('says who the related party is, and one form for each exchange', () => {
    const { root, faults } = sent({
      ...withLand({ relatedParty: sister, basis: 180_000 }),
      rentals: [{ ...house, exchanges: [{ ...traded, relatedParty: { ...sister, isBusiness: true } }] }],
    });
    expect(faults).toEqual([]);
    const [first, second] = findAll(root, 'ReturnData/IRS8824');
    if (first === undefined || second === undefined) throw new Error('There aren’t two');
    expect(textAt(first, 'BusinessName/BusinessNameLine1Txt')).toBe('Dana Reyes');
    expect(textAt(first, 'EIN')).toBe('400551234');
    expect(textAt(second, 'PersonNm')).toBe('Dana Reyes');
    expect(textAt(second, 'SSN')).toBe('400551234');
    expect(textAt(second, 'USAddress/ZIPCd')).toBe('04101');
    expect(textAt(second, 'RealizedGainOrLossAmt')).toBeNull();
    expect(textAt(second, 'DeferredGainOrLossAmt')).toBe('-30000');
  });
});

const ofFirstYear = likeKindExchanges.filter(({ input }) => input.taxYear === 2024);

describe('the interview', () => {
  it.each(ofFirstYear.map(({ name, input }) => [name, input] as const))('leads to %s', (_, input) => {
    const { answers, refused } = answersOf(input);
    expect(refused).toEqual([]);
    const { input: stated } = assembleReturn({ answers, documents: [] });
    const again = calculateJson(stated as ReturnInputJson);
    expect(again.lines['8824']).toEqual(calculateJson(input).lines['8824']);
  });
});
