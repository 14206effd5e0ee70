/**
 * Serves a registry on a free port of 127.0.0.1, with what it stores in the folder named, until its parent ends. Anybody may
 * publish; nothing is fetched from another registry. Plain JavaScript: it is not part of a TypeScript program.
 */
import { join } from 'node:path';
import { runServer } from 'verdaccio';

const [folder] = process.argv.slice(2);
const everybody = { access: '$all', publish: '$all', unpublish: '$all' };
const server = await runServer({
  configPath: join(folder, 'config.yaml'),
  self_path: join(folder, 'config.yaml'),
  storage: join(folder, 'storage'),
  uplinks: {},
  packages: { '**': everybody },
  auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
  middlewares: {},
  web: { enable: false },
  log: { type: 'stdout', format: 'json', level: 'fatal' },
  max_body_size: '50mb',
});
server.listen(0, '127.0.0.1', () => {
  process.send({ url: `http://127.0.0.1:${server.address().port}/` });
});
process.once('disconnect', () => process.exit());
