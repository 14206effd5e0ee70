/** A name for the file at a path: `/users/{id}/cdrs.csv` with id 7 becomes `users-7-cdrs.csv`. Never contains a folder. */
export function fileName(template: string, parameters: Readonly<Record<string, unknown>> = {}): string {
  return template
    .slice(1)
    .replaceAll('/', '-')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]).replaceAll(/[^\w-]/g, '_'));
}
