// `npm run build`: the build that a host runs. Needs no database and no secret.
import { generateClient } from './generate.mjs';
import { buildProduct } from './launch/build-product.mjs';

generateClient();
console.log(buildProduct({ NEXT_TELEMETRY_DISABLED: '1' }));
