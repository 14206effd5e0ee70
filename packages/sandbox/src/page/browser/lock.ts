import { type Drawn, h } from './element.ts';
import { keepToken } from './control-token.ts';
import { field, form, note, panel, textOf } from './parts.ts';

/** Asks for the control token, which this tab keeps. */
export function lock(connect: () => void): Drawn {
  return panel(
    'lock',
    'Control token',
    note('This sandbox is on another machine. It was started with --control-token TOKEN: enter that token.'),
    form(
      'Control token',
      'Continue',
      (fields) => {
        keepToken(textOf(fields, 'token'));
        connect();
      },
      field('Control token', 'token', { type: 'password' }),
    ),
    h('p', { class: 'quiet' }, 'It is kept until this tab is closed.'),
  );
}
