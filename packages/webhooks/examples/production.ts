/** A receiver with events, calls and results in one SQLite file. Start it with `WEBHOOK_PASSWORD=... node production.ts`. */
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { createWebhookHandler, type EventHandlers } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { sqliteCallStore, sqliteStore } from '@telephony/webhooks/sqlite';
import { CallTracker, type DecidedCall } from '@telephony/webhooks/tracker';

const { EVENTS_FILE = 'events.sqlite', HOST, PORT = '8080' } = process.env;
const { WEBHOOK_PASSWORD = '', WEBHOOK_OLD_PASSWORD } = process.env;

const database = new DatabaseSync(EVENTS_FILE, { timeout: 2_000 });
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL; -- a power cut loses nothing either
  CREATE TABLE IF NOT EXISTS messages (key TEXT PRIMARY KEY, sender TEXT, text TEXT);
  CREATE TABLE IF NOT EXISTS calls (id TEXT PRIMARY KEY, result TEXT, caller TEXT, talked INTEGER)`);
const saveMessage = database.prepare('INSERT OR IGNORE INTO messages VALUES (?, ?, ?)');
const saveCall = database.prepare('INSERT OR REPLACE INTO calls VALUES (?, ?, ?, ?)');

const report = ({ rootCallId, outcome: { result, caller, talkedSeconds } }: DecidedCall): void => {
  // The same row again, if the process was killed just here.
  saveCall.run(`${rootCallId}`, result, caller.number, talkedSeconds);
  console.log(`call ${rootCallId} ${result}`);
};
const tracker = new CallTracker({
  store: sqliteCallStore(database),
  onOutcome: report,
  onAmend: report, // a late event has changed the outcome
  leaseMs: 5_000, // what a callback may take; one whose process was killed is called again after that
});
const handlers: EventHandlers = {
  any: (event) => tracker.add(event),
  'sms.received': ({ from_no: sender = null, text = null }, { key }) => {
    saveMessage.run(key, sender, text);
    console.log(`message ${key}`);
  },
};
const handler = createWebhookHandler(handlers, {
  // To change the password, start with both, change the URL in the administration interface, and start without the old one.
  secret: [WEBHOOK_PASSWORD, WEBHOOK_OLD_PASSWORD || WEBHOOK_PASSWORD].map((password) => ({
    username: 'pbx',
    password,
  })),
  store: sqliteStore(database),
  leaseMs: 5_000, // after which an event whose process was killed can be handled again
  // By default, trouble is a line on stderr; see `onDelivery`.
});

await tracker.start(); // reports what the process before has left
const server = createServer(toNodeListener(handler)).listen(Number(PORT), HOST);
server.once('listening', () => console.log(`listening on ${PORT}`));

// A second signal ends the process at once, and loses nothing.
process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  await handler.drain(); // 503 to new deliveries, which come again
  await tracker.stop(); // no `flush`: what waits for better evidence is in the file
  server.close(() => process.exit(0));
  setTimeout(() => server.closeAllConnections(), 1_000);
}
