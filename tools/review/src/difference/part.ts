/** What a part of an element is to those who compare contracts. */
export type Part =
  /** Words, tags and links for people. */
  | 'words'
  /** Data that shows what could be sent. */
  | 'example'
  /** What one of the comparisons knows: its silence is a proof that the difference says the same. */
  | 'compared'
  /** An element of its own, of the kind that follows. */
  | { one: ElementKind }
  | { list: ElementKind }
  | { map: ElementKind };

/** The kinds of elements of an OpenAPI document that have parts of their own. */
export type ElementKind =
  | 'root'
  | 'info'
  | 'components'
  | 'item'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'response'
  | 'media'
  | 'link'
  | 'callback'
  | 'schema'
  | 'server'
  | 'variable'
  | 'scheme'
  | 'example';
