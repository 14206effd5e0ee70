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

/** The first word, which may begin a link. A word in code is a name. */
const FIRST = /^\[?(?<verb>\p{L}+)(?<rest>.*)/su;

/** What makes a noun of a verb before it: "Call queues", "Call-ID", "Start of the call", "Change is sent". */
const COMPOUND =
  /^(?:-| (?:of|is|are|was|has|time|rate|state|queues?|flows?|details?|recordings?|tracking|events?|labels?|schedules?|body|bodies|records?|fields?)\b)/;

/** Whether a sentence is advice: an imperative, by itself or after a condition ("To hang up, use ..."). */
export function isAdvice(sentence: string): boolean {
  if (beginsWithVerb(sentence)) return true;
  const condition = /^(?:to|for|if|when|where|before|after|until|once|in|on|with)\b[^,:]*[,:]\s*(.+)$/i.exec(
    sentence,
  );
  return condition?.[1] !== undefined && beginsWithVerb(condition[1]);
}

function beginsWithVerb(text: string): boolean {
  const { verb = '', rest = '' } = FIRST.exec(text)?.groups ?? {};
  return VERBS.has(verb.toLowerCase()) && !COMPOUND.test(rest);
}
