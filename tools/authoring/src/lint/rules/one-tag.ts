import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** Every operation and webhook has one tag: it decides in which part of the docs and of the client it stands. */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const tags = operation.object['tags'];
    if (Array.isArray(tags) && tags.length === 1) return;
    report('An operation has exactly one tag, taken from the tags of openapi.yaml.', operation.at);
  });
