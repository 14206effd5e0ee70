/** Downloads recordings until it is done, or killed. */
import { createTelephony } from '../../../src/index.ts';
import { downloadAll } from '../../../src/node.ts';

const [baseUrl = '', folder = '', count = ''] = process.argv.slice(2);
const pbx = createTelephony({ baseUrl, auth: '0'.repeat(40) });
const records = Array.from({ length: Number(count) }, (_, index) => ({
  id: index + 1,
  size: 20_001 + index,
}));
const { failures } = await downloadAll(pbx, '/monitors/{id}.mp3', records, folder, { concurrency: 3 });
process.exitCode = failures.length;
