declare module 'parse-prefer-header' {
  /** Parses a Prefer header (RFC 7240) to its preferences by name; a preference without a value is true. */
  export default function parsePreferHeader(header: string | string[]): Record<string, string | true>;
}
