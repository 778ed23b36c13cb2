import { type Asset } from '../../facts/assets';

/** Fences, roads, farm buildings and improved shops: real property that can be depreciated faster than by straight line. */
export const isImprovement = ({ class: period }: Asset): boolean =>
  period === '15' || period === '20' || period === 'qip';

/** Qualified improvement property goes by straight line unless it takes the special allowance. */
export const isAccelerated = (asset: Asset): boolean =>
  isImprovement(asset) && (asset.class !== 'qip' || asset.bonus);
