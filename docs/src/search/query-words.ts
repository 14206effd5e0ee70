/** Words that say which kind of place is meant. */
export const HINTS: Readonly<Record<string, readonly string[]>> = {
  event: ['webhook', 'webhooks', 'event', 'events', 'notification', 'callback', 'notify', 'push'],
  field: ['field', 'fields', 'property', 'attribute', 'column'],
  schema: ['schema', 'type', 'model', 'object', 'structure'],
  operation:
    'endpoint operation route method list create add delete remove get fetch update change edit send download upload read'.split(
      ' ',
    ),
  guide: ['how', 'guide', 'tutorial', 'example', 'examples', 'howto', 'explain', 'why', 'when'],
  error: ['error', 'message', 'exception', 'status', 'code'],
  question: ['ledger', 'unknown', 'undocumented'],
};

/** Words of questions, which say nothing of what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can could do does each example examples for from get gets got has have how i if in into is it its me my no not of on or our per should that the their them then there these this to result results api rest please documentation docs using via want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
