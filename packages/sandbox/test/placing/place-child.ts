import { createTelephony, placeCall } from '@telephony/client';
import { fileIntents } from '@telephony/client/node';

// Places the call of a test, and tells how it went. `stop` ends the process between the intent and the request.
const [baseUrl = '', auth = '', folder = '', stop] = process.argv.slice(2);
const files = fileIntents(folder);
const intents = {
  ...files,
  create: async (key: string, value: string) => {
    const isNew = await files.create(key, value);
    if (stop === 'stop') process.kill(process.pid, 'SIGKILL');
    return isNew;
  },
};
const pbx = createTelephony({ baseUrl, auth });
const result = await placeCall(pbx, 'order-1', { from: '410003', to: '+447700900456' }, { intents });
process.stdout.write(JSON.stringify(result));
