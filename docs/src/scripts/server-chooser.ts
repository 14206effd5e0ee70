import {
  saveChoices,
  readChoices,
  isBaseAddress,
  saveToken,
  readToken,
  MOCK,
  onChoicesChange,
  originOf,
  SANDBOX,
  UNKNOWN_ADDRESS,
} from './servers.ts';

const NAMES = new Map([
  [SANDBOX, 'the sandbox'],
  [MOCK, 'the mock'],
]);

class ServerChooser extends HTMLElement {
  connectedCallback(): void {
    const radios = [...this.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const address = this.querySelector<HTMLInputElement>('input[type=url]');
    const token = this.querySelector<HTMLInputElement>('input[type=password]');
    const status = this.querySelector('.chosen-server');
    const problem = this.querySelector('.problem');
    const form = this.querySelector('form');
    if (!address || !token || !status || !problem || !form) return;

    const show = () => {
      const server = readChoices().baseAddress || SANDBOX;
      const name = NAMES.get(server);
      status.textContent = name ? `${name}: ${server}` : server;
      for (const radio of radios) radio.checked = radio.value === (name ? server : 'own');
      address.parentElement!.hidden = name !== undefined;
      if (!name && server !== UNKNOWN_ADDRESS && document.activeElement !== address) address.value = server;
      // Before there is an address, a token would belong to whatever is written first.
      token.disabled = originOf(server) === undefined;
      if (document.activeElement !== token) token.value = readToken(server);
    };
    for (const radio of radios) {
      radio.addEventListener('change', () => {
        const own = isBaseAddress(address.value.trim()) ? address.value.trim() : UNKNOWN_ADDRESS;
        saveChoices({ baseAddress: radio.value === 'own' ? own : radio.value });
        if (radio.value === 'own') address.focus();
      });
    }
    address.addEventListener('input', () => {
      const written = address.value.trim().replace(/\/+$/, '');
      const isRight = isBaseAddress(written);
      problem.textContent =
        isRight || written === ''
          ? ''
          : `Base address: "${written}" is not an address. Write it with version and service, as in ${UNKNOWN_ADDRESS}.`;
      address.ariaInvalid = problem.textContent === '' ? null : 'true';
      saveChoices({ baseAddress: isRight ? written : UNKNOWN_ADDRESS });
    });
    token.addEventListener('input', () =>
      saveToken(readChoices().baseAddress || SANDBOX, token.value.trim()),
    );
    form.addEventListener('submit', (event) => event.preventDefault());
    onChoicesChange(show);
    show();
  }
}

customElements.define('server-chooser', ServerChooser);
