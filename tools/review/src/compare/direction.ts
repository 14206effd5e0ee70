/** Who sends what is compared: a request is what callers send, an answer what the platform sends. */
export type Direction = 'request' | 'answer';
