/** Whether an operation deletes a whole collection: a DELETE whose path names no record. */
export function deletesCollection({ method, path }: { method: string; path: string }): boolean {
  return method.toLowerCase() === 'delete' && !path.includes('{');
}
