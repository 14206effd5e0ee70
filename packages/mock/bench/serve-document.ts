/** Serves the mock of another document: `node serve-document.ts <document> <port>`. */
import { startMock } from '../src/start-mock.ts';

const [document = '', port = ''] = process.argv.slice(2);
await startMock({ document, port: Number(port), remember: 0 });
