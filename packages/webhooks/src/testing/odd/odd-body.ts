/** An unusual body with an event, or with nothing that can be read. */
export interface OddBody {
  name: OddName;
  /** What is unusual, in words. */
  about: string;
  /** The exact body. */
  body: string | Uint8Array<ArrayBuffer>;
  /** Headers that go with it. */
  headers: Record<string, string>;
  /**
   * What a receiver should do with it: it is JSON that names an event with its `id` (`handle`), it is an event in another form
   * (`either` handle or keep it), or it is not an event (`keep`). It should accept all of them: the same body would come again.
   */
  should: 'handle' | 'either' | 'keep';
}

/** The names of odd bodies. */
export type OddName =
  | 'big-numbers'
  | 'byte-order-mark'
  | 'deep'
  | 'digits-as-text'
  | 'duplicate-keys'
  | 'empty'
  | 'empty-texts'
  | 'escaped'
  | 'few-fields'
  | 'form'
  | 'form-payload'
  | 'gzip'
  | 'invalid-utf-8'
  | 'iso-time'
  | 'large'
  | 'latin-1'
  | 'list'
  | 'not-json'
  | 'null'
  | 'text-plain'
  | 'truncated'
  | 'unix-time'
  | 'unknown-event'
  | 'unknown-fields'
  | 'unknown-state'
  | 'utf-16'
  | 'white-space'
  | 'without-id'
  | 'without-name';
