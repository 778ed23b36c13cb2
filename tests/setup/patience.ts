// Requests to a product under test may wait for a reader process or a cold page.
jest.setTimeout(240_000);
