/**
 * Microseconds of processor time that a piece of work takes, in all threads of this process: what else the machine does
 * is left out, what the work gives to other threads, such as collecting garbage, is not.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
