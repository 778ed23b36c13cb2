import { type ReturnInput } from '../../facts/return-input';
import { earnedIncomeCredit } from '../../us/form-1040/payments';
import { listFilers } from '../../us/filers';
import { assume } from '../../us/form';
import { type StateReader } from '../form';

const withNumber = <P extends { idType: string }>(person: P): P =>
  person.idType === 'itin' ? { ...person, idType: 'ssn', ssnValidForWork: true } : person;

const withItinsCounted = assume('If an ITIN counted as a Social Security number', {
  facts: (facts: ReturnInput): ReturnInput => ({
    ...facts,
    taxpayer: withNumber(facts.taxpayer),
    spouse: facts.spouse === null ? null : withNumber(facts.spouse),
    dependents: facts.dependents.map(withNumber),
  }),
});

/** The federal earned income credit as it would be if ITINs counted, where somebody has one. Whole dollars. */
export function creditWithItins(reader: Pick<StateReader, 'facts' | 'get' | 'proForma'>): number {
  const { facts, get } = reader;
  const someItin =
    listFilers({ facts }).some(({ person }) => person.idType === 'itin') ||
    facts.dependents.some(({ idType }) => idType === 'itin');
  const federal = get(earnedIncomeCredit);
  return someItin ? Math.max(federal, reader.proForma(withItinsCounted, earnedIncomeCredit)) : federal;
}
