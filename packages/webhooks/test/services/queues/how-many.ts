/**
 * How many events the workers of an engine handle while they are killed: those of the environment variable `EVENTS`.
 *
 * @param otherwise Where it is not set.
 */
export function howMany(otherwise: number): number {
  return Number(process.env['EVENTS'] ?? otherwise);
}
