/** Who sends what is compared: a request is what callers send, a response what the platform sends. */
export type Direction = 'request' | 'answer';
