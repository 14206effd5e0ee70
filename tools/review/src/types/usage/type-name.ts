/** The name under which the client exports the type of a schema; undefined for one that it cannot name. */
export function typeName(schema: string): string | undefined {
  if (schema === 'Error') return 'ErrorBody';
  return /^[A-Za-z_$][\w$]*$/.test(schema) ? schema : undefined;
}
