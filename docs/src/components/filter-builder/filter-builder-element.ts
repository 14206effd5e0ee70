import { onChosen } from '../../scripts/chosen.ts';
import { shownInSamples } from '../../scripts/servers.ts';
import { type ConditionRow, makeRow } from './condition-row.ts';
import { example } from './example.ts';
import { clientCode, curlCode, filterJson, requestLine } from './filter-code.ts';
import type { Filterable } from './filterable.ts';
import { part } from './part.ts';

/**
 * `<filter-builder>`: turns choices into the filter of a collection, as an address, a command and a program. Its markup is in
 * the page; without JavaScript that is an example.
 */
class FilterBuilder extends HTMLElement {
  #collections: Filterable[] = [];
  #rows: ConditionRow[] = [];
  #made = 0;

  connectedCallback(): void {
    if (this.#collections.length > 0) return;
    this.#collections = JSON.parse(
      this.querySelector('script[type="application/json"]')!.textContent,
    ) as Filterable[];
    const collection = part(this, 'collection', HTMLSelectElement);
    collection.value = example.path;
    collection.addEventListener('change', () => this.#startOver());
    this.#find('add').addEventListener('click', () => {
      this.#addRow().element.querySelector('select')?.focus();
      this.#show();
    });
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-copies]')) this.#makeCopy(button);
    for (const choice of example.choices) {
      this.#addRow().offer(this.#collection().properties, choice);
    }
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

  #startOver(): void {
    for (const { element } of this.#rows) element.remove();
    this.#rows = [];
    this.#addRow();
    this.#show();
  }

  #addRow(): ConditionRow {
    const { properties, date } = this.#collection();
    const template = this.querySelector('template')!;
    const row = makeRow(template, this.#made++, {
      changed: () => this.#show(),
      removed: () => {
        const index = this.#rows.indexOf(row);
        this.#rows.splice(index, 1);
        row.element.remove();
        const next = this.#rows[Math.min(index, this.#rows.length - 1)];
        (next?.element.querySelector('select') ?? this.#find('add')).focus();
        this.#show();
      },
    });
    row.offer(properties, { property: date || properties[0]!.name, operator: 'gte', text: '' });
    this.#rows.push(row);
    this.#find('conditions').append(row.element);
    return row;
  }

  /** Writes what the choices make. A condition without a proper value is left out, and its row says why. */
  #show(): void {
    const { path } = this.#collection();
    for (const [index, row] of this.#rows.entries()) row.number(index + 1);
    const conditions = this.#rows.map((row) => row.read()).filter((condition) => condition !== undefined);
    this.#find('request').textContent = requestLine(path, conditions);
    this.#find('json').textContent = filterJson(conditions);
    this.#find('curl').textContent = curlCode(path, conditions, shownInSamples());
    this.#find('client').textContent = clientCode(path, conditions);
    const missing = this.#rows.length - conditions.length;
    this.#find('status').textContent =
      missing === 0
        ? `${conditions.length} ${conditions.length === 1 ? 'condition' : 'conditions'}`
        : `${missing} of ${this.#rows.length} conditions left out: a value is missing or wrong`;
  }

  #makeCopy(button: HTMLButtonElement): void {
    // The clipboard is there on secure pages only.
    if (!('clipboard' in navigator)) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      const { textContent } = this.#find(button.dataset['copies']!);
      navigator.clipboard.writeText(textContent).then(
        () => (this.#find('status').textContent = 'Copied'),
        () => (this.#find('status').textContent = 'Not copied: the browser did not allow it'),
      );
    });
  }
}

customElements.define('filter-builder', FilterBuilder);
