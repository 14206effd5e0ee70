/** The environment of an example that has a token. */
export const withToken = { TELEPHONY_TOKEN: 'a-token-of-the-test' };
