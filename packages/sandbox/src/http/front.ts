import { createFront, type Front } from '@telephony/http';
import { CONTROL_PATH } from '../contract/control-document.ts';
import { addSandboxControl } from '../control/add-sandbox-control.ts';
import type { Handlers } from '../operations/generic/handler.ts';
import { addSandboxPage } from '../page/add-sandbox-page.ts';
import type { Platform } from '../platform/platform.ts';
import type { SandboxFrontOptions } from '../options/sandbox-options.ts';
import type { DataKeeper } from '../snapshot/keep-data.ts';
import { createSandboxResponder } from './responder.ts';

// A voicemail announcement of some minutes in Base64.
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

export function createSandboxFront(
  platform: Platform,
  handlers: Handlers,
  onFault: (error: Error) => void,
  options: SandboxFrontOptions = {},
  beforeResponse?: DataKeeper['beforeResponse'],
): Front {
  const { controlToken: token, lenient, delay, onRequest } = options;
  const contract = () => platform.contract;
  const front = createFront({
    contract,
    responder: createSandboxResponder(platform, handlers),
    delay,
    lenient,
    bodyLimit: BODY_LIMIT_BYTES,
    ownPaths: ['/', CONTROL_PATH],
    // By the second header, programs tell it from the platform.
    ownHeaders: () => ({
      date: new Date(platform.clock.now()).toUTCString(),
      'telephony-sandbox': contract().document.info.version,
    }),
    beforeResponse,
    onRequest,
    onFault,
  });
  addSandboxControl(platform, front, token);
  addSandboxPage(front.server);
  return front;
}
