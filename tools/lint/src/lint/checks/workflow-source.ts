import { listIn } from '../files/steps-of.ts';
import type { Check } from './check.ts';

/** What every workflow is about: the bundle, by one name. */
const SOURCE = { name: 'telephony', url: '../dist/openapi.json', type: 'openapi' };

/** The source of a workflow is the contract: with another address nothing can run it, and lint alone does not notice. */
export const workflowSource: Check = (files) =>
  files.all
    .filter(({ name }) => name.startsWith('workflows/'))
    .flatMap((file) =>
      listIn(file.value, 'sourceDescriptions').flatMap(([source, index]) =>
        Object.entries(SOURCE).flatMap(([name, value]) => {
          if (source[name] === value || source[name] === undefined) return [];
          const message = `The source of the workflows is the bundle of the contract. Write ${name}: ${value}.`;
          return [file.finding(['sourceDescriptions', index, name], 'workflow-source', message)];
        }),
      ),
    );
