/**
 * The operations whose response has two forms (ledger O-21, O-26): what they resolve to under their names, and the function of
 * the client that reads both.
 */
export const ONE_FORM: Readonly<Record<string, { result: string; read: string }>> = {
  getMe: { result: 'MeSingle', read: 'readMe' },
  ping: { result: 'PongSingle', read: 'readPong' },
};
