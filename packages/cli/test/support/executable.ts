import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const suffix = process.platform === 'win32' ? '.exe' : '';
const root = new URL('../../../../', import.meta.url);

export function executable(): string {
  const { TELEPHONY_EXECUTABLE } = process.env;
  if (TELEPHONY_EXECUTABLE !== undefined) return TELEPHONY_EXECUTABLE;
  const npm = ['run', 'executable', '--silent', '-w', 'packages/cli'];
  execFileSync('npm', npm, { cwd: root, stdio: 'ignore', shell: suffix !== '' });
  return fileURLToPath(new URL(`packages/cli/dist/telephony${suffix}`, root));
}
