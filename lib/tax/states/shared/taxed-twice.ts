import { type Owner } from '../../facts/owner';
import { listFilers } from '../../us/filers';
import { type TaxReader } from '../../us/form';
import { type IncomeLines, kindNames, kinds } from './income';
import { type Piece, type Place } from './placed';
import { isReciprocal } from './reciprocity';

/**
 * Of a piece, what the state of its source and somebody's home both tax, from 0 to 1. Where the owner never lived in the
 * state of the source, its part lies evenly over the days on which it may tax; where that was another home of the year, it
 * is what this home's part can't leave to the own days there.
 */
function shareTaxedTwice(source: Piece, home: Piece, isPartner: boolean): number {
  if (isPartner) return 0;
  const open = source.open ?? 1;
  if (source.home === 0)
    return Math.min(home.here, open === 0 ? 0 : source.here * Math.min(1, home.home / open));
  return Math.max(0, Math.min(source.here - source.home, source.here + home.here - 1));
}

/**
 * What one state taxes as the state of the source, and another one of somebody who lived there then: wages of a commuter,
 * a rental, a sale of land. Dollars by filer.
 */
export function sharesTaxedTwice(
  reader: TaxReader,
  { all }: IncomeLines,
  source: Place,
  home: Place,
): { readonly owner: Owner; readonly both: number }[] {
  const isPartner = isReciprocal(source.code, home.code);
  return listFilers(reader).map(({ owner }, copy) => {
    let both = 0;
    for (const kind of kindNames) {
      const amount = reader.at(all[kind], copy);
      if (amount === 0) continue;
      const ofHome = kinds[kind].pieces(reader, home);
      let whole = 0;
      let twice = 0;
      kinds[kind].pieces(reader, source).forEach((piece, i) => {
        if (piece.owner !== owner) return;
        whole += piece.amount;
        const other = ofHome[i];
        if (other !== undefined)
          twice += piece.amount * shareTaxedTwice(piece, other, isPartner && kind === 'wages');
      });
      if (whole !== 0) both += (amount * twice) / whole;
    }
    return { owner, both: Math.max(0, both) };
  });
}
