// Preloaded into an instance under test: its clock is moved and its disk is full as the file BAD_WEATHER_FILE says.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env.BAD_WEATHER_FILE;

function weather() {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

// The clock: everything that asks for the time of day, but no timer. A proxy, not a class of our own: what the
// runtime and libraries made with the real Date stays an instance of this one.
const RealDate = Date;
const now = () => RealDate.now() + (weather().clockMs ?? 0);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

// The disk: whatever is written to a file under the data folder's objects fails while it is full.
const open = fs.promises.open;
fs.promises.open = async (name, ...rest) => {
  const handle = await open(name, ...rest);
  if (!/[\\/]objects[\\/]/.test(String(name))) return handle;
  const write = handle.write.bind(handle);
  handle.write = async (...args) => {
    if (weather().diskFull !== true) return write(...args);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return handle;
};
syncBuiltinESMExports();
