/** What keeps a parameter from being read, in words that follow its name. */
export class Unreadable {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
