// `npm run build`: the build that a host runs. Needs no database and no secret.
import { generate } from './generate.mjs';
import { buildProduct } from './launch/build-product.mjs';

generate();
console.log(await buildProduct({ NEXT_TELEMETRY_DISABLED: '1' }));
