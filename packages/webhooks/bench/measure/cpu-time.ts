/**
 * Microseconds of processor time that a piece of work takes, in all threads of this process. Other programs do not count;
 * work in other threads, such as garbage collection, does.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
