import type { Front } from '@telephony/http';
import type { Settings } from '../../generated/control.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';

/** The options that can be changed while the sandbox runs, as they are now. */
export function settingsOf({ forms, settings, webhooks }: Platform, front: Front): Required<Settings> {
  const {
    idleMinutes,
    secondFactor,
    ringSeconds,
    pickUpSeconds,
    answerSeconds,
    voicemailSeconds,
    webcallsPerMinute,
  } = settings;
  const { retrySeconds, timeout, allowHosts, selfSigned, journalSize, outboxSize } = webhooks.settings;
  return {
    idleMinutes,
    secondFactor,
    ringSeconds,
    pickUpSeconds,
    answerSeconds,
    voicemailSeconds,
    webcallsPerMinute,
    forms: forms.mode,
    webhooks: { retrySeconds, timeout, allowHosts, selfSigned, journalSize, outboxSize },
    lenient: front.settings.lenient,
    delay: front.settings.delay,
  };
}

/** Changes the options that are named. What began before, such as a phone that rings, goes on as it began. */
export function changeSettings(
  platform: Platform,
  front: Front,
  { forms, webhooks = {}, lenient, delay, ...others }: Settings,
): void {
  if (forms !== undefined) for (const account of accountsOf(platform)) account.forms.change(forms);
  Object.assign(platform.settings, others);
  if (lenient !== undefined) front.settings.lenient = lenient;
  if (delay !== undefined) front.settings.delay = delay;
  if (Object.keys(webhooks).length === 0) return;
  for (const account of accountsOf(platform)) account.webhooks.change(webhooks);
}
