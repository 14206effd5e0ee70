import { make } from '../../scripts/make.ts';

/**
 * Asks whether to send a request that cannot be undone. Resolves to false unless the reader says so.
 *
 * @param request As it is sent
 * @param isTrial Whether it goes to the sandbox or the mock
 */
export function askFirst(effect: string, request: string, isTrial: boolean): Promise<boolean> {
  const cancel = make('button', { type: 'button', autofocus: '' }, 'Do not send it');
  const send = make('button', { type: 'button', class: 'danger' }, 'Send it');
  const dialog = make(
    'dialog',
    { class: 'try-it-dialog', 'aria-labelledby': 'try-it-ask', 'aria-describedby': 'try-it-effect' },
    make('h3', { id: 'try-it-ask' }, 'Send this request?'),
    make('p', { id: 'try-it-effect' }, isTrial ? `${effect} ${TRIAL}` : effect),
    make('pre', {}, request),
    make('p', { class: 'buttons' }, cancel, send),
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    let confirmed = false;
    cancel.addEventListener('click', () => dialog.close());
    send.addEventListener('click', () => {
      confirmed = true;
      dialog.close();
    });
    // Escape closes it too.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(confirmed);
    });
    dialog.showModal();
  });
}

const TRIAL = 'It goes to the sandbox or the mock on your machine: nothing real happens.';
