// Preloaded into an instance under test: moves its clock and fills its disk as the file BAD_WEATHER_FILE says.
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

// The clock: everything that asks for the time of day, but no timer.
const RealDate = Date;
let shift = 0;
setInterval(() => (shift = weather().clockMs ?? 0), 50).unref();
class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...args);
  }
  static now() {
    return RealDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate;

// The disk: every write of a file under the data folder fails while it is full.
const open = fs.promises.open;
fs.promises.open = async (name, ...rest) => {
  const handle = await open(name, ...rest);
  if (String(name).includes('/objects/')) {
    const write = handle.write.bind(handle);
    handle.write = (...args) => {
      if (weather().diskFull !== true) return write(...args);
      const error = new Error('ENOSPC: no space left on device, write');
      error.code = 'ENOSPC';
      return Promise.reject(error);
    };
  }
  return handle;
};
syncBuiltinESMExports();
