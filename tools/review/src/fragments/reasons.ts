import type { Entry } from './entries.ts';

export const REASON = { label: 'Why:', open: 'Why: (give the reason)' };
export const REMEDY = { label: 'What to do:', open: 'What to do: (say what users change)' };

// They tell nobody anything, also together.
const EMPTY_WORDS = new Set(
  `a above additional all also an and announced any applicable are as asap asdf at available bar be because been below blah but by
  can change changed changes cleanup come comes could decided defined described description details determined discuss discussed do
  docs does done empty etc explain explanation explanatory fill filled fix fixes fixme follow follows foo for from give given goes
  has have here how i improvement in ipsum is it its issue it's just know later lorem make makes misc missing more n na nec
  necessary need needed needs no none not nothing now obvious obviously of ok on one or other our placeholder please pr pending provided
  qwerty reason reasons refactor required same say see self should so some something soon stuff sure tba tbc tbd test text
  than that the their then there these they thing things this ticket to todo tomorrow unknown update updated user users various
  was we what when which who why will wip with work would write x xx xxx y yes you z 无 没有 待定 暂无 以后 原因`.split(
    /\s+/,
  ),
);

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

// A sentence in any script: words of which one says something, or two that do. Without spaces it has four signs.
export function readAnswer(
  { rest }: Pick<Entry, 'rest'>,
  { label, open }: typeof REASON,
): string | undefined {
  const lines = rest.map((line) => line.trim());
  const at = lines.findIndex((line) => line.startsWith(label));
  const end = lines.findIndex((line, index) => index > at && /^(?:Why|What to do):/.test(line));
  if (at < 0) return undefined;
  const answer = lines
    .slice(at, end < 0 ? undefined : end)
    .join(' ')
    .trim();
  const text = answer.slice(label.length).replaceAll(/<[^>]*>|\d+/g, ' ');
  const distinctWords = [
    ...new Set([...words.segment(text.toLowerCase())].filter(isWord).map(({ segment }) => segment)),
  ];
  const tellingWords = distinctWords.filter((word) => !EMPTY_WORDS.has(word));
  const isReason = tellingWords.length > 1 || (tellingWords.length === 1 && distinctWords.length > 2);
  return answer.includes(open) || !isReason || distinctWords.join('').length < 4 ? undefined : answer;
}

function isWord({ isWordLike }: Intl.SegmentData): boolean {
  return isWordLike === true;
}
