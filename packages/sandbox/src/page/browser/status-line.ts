import { type Drawn, h } from './element.ts';
import { state } from './state.ts';

/** What was said last. It is always there, so that nothing moves and screen readers read changes out. */
export function statusLine(): Drawn {
  const { text, bad } = state.said;
  return h('p', { id: 'status', role: 'status', class: bad ? 'bad' : 'good' }, text);
}
