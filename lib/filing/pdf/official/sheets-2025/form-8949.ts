import { type Form8949Layout, partOfForm8949 } from '../sheets/form-8949';

const layout: Form8949Layout = { sales: 11, digits: 2, table: (page) => `Table_Line1_Part${page}` };

/** Form 8949, Part I, of 2025. Boxes G to I are for digital assets. */
export const form8949ShortTermOf2025 = partOfForm8949(layout, 1, ['A', 'B', 'C', 'G', 'H', 'I']);
/** Form 8949, Part II, of 2025. Boxes J to L are for digital assets. */
export const form8949LongTermOf2025 = partOfForm8949(layout, 2, ['D', 'E', 'F', 'J', 'K', 'L']);
