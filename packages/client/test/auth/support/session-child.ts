/** Makes calls with a session whose token is shared with other processes. */
import { createTelephony, session, operations } from '../../../src/index.ts';
import { fileTokenStore } from '../../../src/node.ts';

const [baseUrl = '', file = '', lockMs = '10000'] = process.argv.slice(2);
const tokenStore = fileTokenStore(file, { lockMs: Number(lockMs) });
const auth = session({ email: 'a@b.example', password: 'secret', tokenStore });
await using pbx = createTelephony({ baseUrl, auth, operations });
for (let call = 0; call < 3; call++) await pbx.listCdrs();
