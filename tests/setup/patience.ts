// Requests to a product under test may wait for a reader process or a cold page, and every test for a machine that has
// other work: five seconds, as jest would have it, are no fault of a test's.
jest.setTimeout(240_000);
