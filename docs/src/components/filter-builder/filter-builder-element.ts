import { onChosen, shownInSamples } from '../../scripts/servers.ts';
import type { Condition } from './condition.ts';
import { conditionRows, firstChoice } from './condition-rows.ts';
import { clientCode, curlCode, example, filterJson, requestLine } from './filter-code.ts';
import type { Filterable } from './filterable.ts';

/**
 * `<filter-builder>`: turns choices into the filter of a collection, as an address, a command and a program. Its markup is in
 * the page; without JavaScript that is an example.
 */
class FilterBuilder extends HTMLElement {
  #collections: Filterable[] = [];
  readonly #rows = conditionRows(() => this.#show());

  connectedCallback(): void {
    if (this.#collections.length > 0) return;
    this.#collections = JSON.parse(
      this.querySelector('script[type="application/json"]')!.textContent,
    ) as Filterable[];
    const collection = part(this, 'collection', HTMLSelectElement);
    collection.value = example.path;
    collection.addEventListener('change', () => {
      this.#rows.show(this.#collection(), [firstChoice(this.#collection())]);
      this.#show();
    });
    this.#rows.show(this.#collection(), example.choices);
    this.#find('conditions').append(this.#rows.element);
    this.#find('form').hidden = false;
    onChosen(() => this.#show());
    this.#show();
  }

  #find(role: string): HTMLElement {
    return part(this, role, HTMLElement);
  }

  #collection(): Filterable {
    const { value } = part(this, 'collection', HTMLSelectElement);
    return this.#collections.find(({ path }) => path === value) ?? this.#collections[0]!;
  }

  /** Leads to the form of the operation, which begins with the filter. */
  #handOn(conditions: readonly Condition[]): void {
    const [option] = part(this, 'collection', HTMLSelectElement).selectedOptions;
    const address = option?.dataset['address'];
    const send = this.#find('send');
    send.hidden = address === undefined;
    const filter = JSON.stringify(JSON.parse(filterJson(conditions)));
    send.querySelector('a')?.setAttribute('href', `${address}?${new URLSearchParams({ filter })}`);
  }

  #show(): void {
    const { path } = this.#collection();
    const conditions = this.#rows.read();
    this.#find('request').textContent = requestLine(path, conditions);
    this.#find('json').textContent = filterJson(conditions);
    this.#find('curl').textContent = curlCode(path, conditions, shownInSamples());
    this.#find('client').textContent = clientCode(path, conditions);
    this.#handOn(conditions);
  }
}

customElements.define('filter-builder', FilterBuilder);

/** The element of the markup that has a role. Throws Error where it is missing, or is of another kind. */
function part<T extends HTMLElement>(within: ParentNode, role: string, kind: new () => T): T {
  const found = within.querySelector(`[data-role="${role}"]`);
  if (!(found instanceof kind)) throw new Error(`The filter builder has no ${kind.name} "${role}".`);
  return found;
}
