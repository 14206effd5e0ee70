/** The entries of the ledger that a sentence names, as in "(ledger O-05)". */
export function ledgerMentions(sentence: string): string[] {
  return sentence.match(/\b[NCO]-\d{2,}\b/g) ?? [];
}
