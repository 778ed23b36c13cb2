// Each fetch of the API tests has a connection of its own. The product may end one after its reply, when it refused a body
// before its end; a test process that is busy loading its next file misses that, and the next request on it is lost. A
// browser sends such a request again by itself; fetch doesn't.

// Node makes its dispatcher with the first fetch, and gives its kind to nobody.
await fetch('data:,');
const dispatcher = Symbol.for('undici.globalDispatcher.1');
const { constructor: Agent } = globalThis[dispatcher];
// Nobody keeps a connection open for longer than this, so none is kept: this many milliseconds are held back.
globalThis[dispatcher] = new Agent({ keepAliveTimeoutThreshold: 1e9 });
