/** The page of the sandbox: shows what the stream tells, and sends what is clicked to the control plane. */
import type { StreamMessages } from '../../control/shared/stream-messages.ts';
import { showCalls } from './calls-panel.ts';
import { showClock, startClockPanel } from './clock-panel.ts';
import { CONTROL } from './control.ts';
import { forgetEvents, showDelivery, showEvent, showJournal } from './events-panel.ts';
import { showSignIn } from './sign-in.ts';
import { startSimulationForms } from './simulation-forms.ts';
import { say } from '@telephony/http/page/status.js';
import { showUsers } from './users-panel.ts';
import { showWebhooks, startWebhookForm } from './webhooks-panel.ts';

startClockPanel(async () => {
  forgetEvents();
  await showWebhooks();
});
startSimulationForms();
startWebhookForm();

const stream = new EventSource(`${CONTROL}/stream`);
on('clock', showClock);
on('calls', showCalls);
on('users', showUsers);
on('event', showEvent);
on('delivery', showDelivery);
stream.addEventListener('open', () => void showAll());
stream.addEventListener('error', () => say('Connection to the sandbox lost. Reconnecting.', true));

function on<Name extends keyof StreamMessages>(
  name: Name,
  show: (message: StreamMessages[Name]) => unknown,
): void {
  stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
    show(JSON.parse(data) as StreamMessages[Name]);
  });
}

async function showAll(): Promise<void> {
  await showSignIn();
  await showWebhooks();
  await showJournal();
}
