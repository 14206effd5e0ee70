/** Thrown when no request of a run was answered. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable';
}
