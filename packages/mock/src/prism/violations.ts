import type { PrismOutput } from './ask-prism.ts';
import type { FieldError } from '../validate/check.ts';

type Violation = PrismOutput['validations']['input'][number];

/** 0 is Prism's severity of an error; warnings, such as of a deprecated parameter, refuse nothing. */
const isError = ({ severity }: Violation): boolean => severity === 0;

/** What Prism holds against the request, as the contract's envelope tells it. */
export function requestViolations(output: PrismOutput): {
  security: boolean;
  media: boolean;
  errors: FieldError[];
} {
  const found = output.validations.input.filter(isError);
  return {
    security: found.some(({ code }) => String(code) === '401'),
    media: found.some(({ code }) => String(code) === '415'),
    errors: found.map(toFieldError),
  };
}

/** What Prism holds against its own answer: an example or a generated body that breaks the contract. */
export function responseViolations(output: PrismOutput): FieldError[] {
  return output.validations.output.filter(isError).map(toFieldError);
}

function toFieldError({ path = [], message }: Violation): FieldError {
  const field = path
    .map(String)
    .join('.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  return {
    field,
    message: message.replace(
      /^(Request|Response) (body|query|header|path) ?((property|parameter) \S+ )?/,
      '',
    ),
  };
}
