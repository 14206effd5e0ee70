/** The oldest Node that runs the commands of this repository: major and minor version. */
export const OLDEST = [24, 14];

/** @param {string} version Such as `26.10.0`. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
