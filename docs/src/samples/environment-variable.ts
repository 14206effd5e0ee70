/** Represents a secret in a sample: the reader's environment has it, no page does. */
export class EnvironmentVariable {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}
