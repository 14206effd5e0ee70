/** A document that cannot be served. The message says where it is broken. */
export class BrokenDocument extends Error {
  override readonly name = 'BrokenDocument';
  /** The files that were read: an edit of one of them may mend it. */
  readonly files: readonly string[];

  constructor(message: string, files: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.files = files;
  }
}
