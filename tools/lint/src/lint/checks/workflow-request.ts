import { isJsonObject } from '@telephony/contract';
import { parameterNames, requestParts, statusesOf } from '../files/operation-parts.ts';
import { listIn, stepsOf } from '../files/steps-of.ts';
import type { Check } from './check.ts';
import { didYouMean } from './did-you-mean.ts';
import { unknownFields } from './unknown-fields.ts';

const RULE = 'workflow-request';
const STATUS_FORM = /^([1-5]\d\d|[1-5]XX|default)$/;
const STATUS = /\$statusCode == (\d+)/g;

/** A step sends what its operation takes, and expects a status that it declares. */
export const workflowRequest: Check = (files) =>
  stepsOf(files).flatMap(({ file, path, step, operation }) => {
    if (!operation) return [];
    const names = parameterNames(files, operation);
    const parameters = listIn(step, 'parameters').flatMap(([{ name, in: place }, index]) => {
      if (place === 'header' || names.includes(String(name))) return [];
      const remedy = didYouMean(String(name), names, 'Declare it at the operation, or remove it.');
      const message = `The operation takes no parameter ${String(name)}. ${remedy}`;
      return [file.finding([...path, 'parameters', index, 'name'], RULE, message)];
    });
    const { requestBody } = step;
    const payload = isJsonObject(requestBody) ? requestBody['payload'] : undefined;
    const place = [...path, 'requestBody', 'payload'];
    const fields = unknownFields(
      files,
      { file, path: place, value: payload, rule: RULE },
      requestParts(files, operation),
    );
    const declared = statusesOf(operation);
    // One of another form may be a misspelt status, and none misspelt responses, which is said where it is.
    const isReadable = declared.length > 0 && declared.every((status) => STATUS_FORM.test(status));
    const criteria = isReadable ? listIn(step, 'successCriteria') : [];
    const statuses = criteria.flatMap(([{ condition }, index]) =>
      [...String(condition).matchAll(STATUS)].flatMap(([within, status = '']) => {
        if (declared.includes(status) || declared.includes(`${status.charAt(0)}XX`)) return [];
        const message = `The operation does not declare ${status}. Expect ${declared.join(' or ')}, or declare it.`;
        return [file.finding([...path, 'successCriteria', index, 'condition'], RULE, message, within)];
      }),
    );
    return [...parameters, ...fields, ...statuses];
  });
