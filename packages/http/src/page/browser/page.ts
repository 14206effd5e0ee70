/** The page of the control plane: sets what fails, shows what was asked, and sends events. */
import { startEventForm } from './event-form.ts';
import { showRequests, startRequests } from './requests-panel.ts';
import { startRuleForm } from './rule-form.ts';
import { showRules, startRules } from './rules-panel.ts';
import { say } from './status.ts';

/** Milliseconds between two looks at what was asked. */
const INTERVAL = 1000;

document.title = `${location.host}: failures, requests, events`;
startRules();
startRequests();
startRuleForm(showRules);
await startEventForm();
await follow();

/** Looks again and again, while the page is looked at. */
async function follow(lost = false): Promise<void> {
  let isLost = lost;
  try {
    if (document.visibilityState === 'visible') await Promise.all([showRules(), showRequests()]);
    if (lost) say('Connected again.');
    isLost = false;
  } catch {
    if (!lost) say('The server does not respond. Trying again.', true);
    isLost = true;
  }
  setTimeout(() => void follow(isLost), INTERVAL);
}
