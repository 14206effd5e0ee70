/** A moment as the platform writes it, in UTC. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
