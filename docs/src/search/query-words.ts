/** Words that say which kind of place is meant. */
export const HINTS: Readonly<Record<string, readonly string[]>> = {
  event: ['webhook', 'webhooks', 'event', 'events', 'notification', 'callback', 'notify', 'push'],
  field: ['field', 'fields', 'property', 'properties', 'attribute', 'attributes', 'column', 'columns'],
  schema: ['schema', 'type', 'model', 'object', 'structure', 'fields', 'attributes', 'properties', 'columns'],
  operation: ['endpoint', 'endpoints', 'operation', 'route', 'method'],
  guide: ['how', 'guide', 'tutorial', 'example', 'examples', 'howto', 'explain', 'why', 'when'],
  error: ['error', 'message', 'exception', 'status', 'code'],
  question: ['ledger', 'unknown', 'undocumented'],
  simulation: ['simulate', 'simulation', 'sandbox', 'fake', 'replay', 'snapshot'],
};

/** Words that say what to do, if a query begins with them. */
export const VERBS: ReadonlySet<string> = new Set(
  'list create add delete remove get fetch update change edit send download upload read make set'.split(' '),
);

/** Words that say little beside others. */
export const WEAK: ReadonlySet<string> = new Set(
  'field fields property properties attribute attributes column columns schema model object structure endpoint endpoints operation method guide tutorial list all information info details data value values curl json http url code sample snippet app application script program system crm website'.split(
    ' ',
  ),
);

/** What is done with lists, by something; as `stemOf` has them. */
export const MECHANICS: ReadonlySet<string> = new Set(['filter', 'sort', 'order', 'group', 'search']);

/** Words of questions, which say nothing of what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about again already also always an and any anymore are as at be between by can cannot cant could difference do does doesnt dont each example examples for from get gets got has have how i if in into is isnt it its just me my need no not of on only or our per should some that the their them then there these they this to versus result results api rest please properly really still suddenly sometimes now never help he she documentation docs using via vs want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
