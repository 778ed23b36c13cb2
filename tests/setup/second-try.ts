// The API tests share two cores with the browser tests: what fails once is tried again, as the browser tests do. The stage
// names every test that needed it, so that a race is seen and mended.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
