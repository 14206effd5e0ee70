import { startMeasured } from './measured-server.ts';
import { commands } from './commands.ts';
await using a = await startMeasured(commands.sandbox, '/v1.2/voice');
await using b = await startMeasured([commands.sandbox[0]!, '--quiet', '--data', '/tmp/s4/x.db', '--port'], '/v1.2/voice');
for (const s of [a, b, a, b, a, b]) { const u = (await s.usage()).cpu; await s.ask(3000, 10); console.log(((await s.usage()).cpu - u) / 3000); }
