/**
 * The verbs with which advice begins in this contract. A sentence that tells the reader what to do states nothing about the
 * platform, so it needs no source. A verb that is missing here only makes the list of `npm run sources` longer.
 */
const VERBS = new Set(
  `accept add allow always ask authenticate avoid branch build call cancel change check choose compare confirm convert count
  create decide delete divide do draw expect fall fetch fill find follow give handle hide ignore install keep leave let list
  log look make match measure mind move never note offer omit open parse pass plan poll prefer print put raise read refresh
  remember repeat replace report request respond retry return rotate run save search see select send set show skip sort split
  start stay stop store switch take tell test treat try turn update use validate verify wait watch work write`.split(
    /\s+/,
  ),
);

/** Whether a sentence is advice: an imperative, by itself or after a condition ("To hang up, use ..."). */
export function isAdvice(sentence: string): boolean {
  if (beginsWithVerb(sentence)) return true;
  const condition = /^(?:to|for|if|when|where|before|after|until|once|in|on|with)\b[^,:]*[,:]\s*(.+)$/i.exec(
    sentence,
  );
  return condition?.[1] !== undefined && beginsWithVerb(condition[1]);
}

function beginsWithVerb(text: string): boolean {
  const [first = ''] = /\p{L}+/u.exec(text) ?? [];
  return VERBS.has(first.toLowerCase());
}
