import { expect, test } from 'vitest';
import { reachedComponents } from '@telephony/contract';

const document = {
  components: {
    schemas: {
      Cdr: { properties: { user: { $ref: '#/components/schemas/User' } } },
      User: { type: 'object' },
      Fax: { type: 'object' },
    },
    parameters: { page: { name: 'page' } },
    securitySchemes: { token: { type: 'apiKey' } },
  },
};

test('what references lead to, through each other, and the security schemes', () => {
  const operation = { responses: { 200: { schema: { $ref: '#/components/schemas/Cdr' } } } };
  const { schemas, securitySchemes } = document.components;
  expect(reachedComponents(document, operation)).toEqual({
    schemas: { Cdr: schemas.Cdr, User: schemas.User },
    securitySchemes,
  });
});

test('a reference into a component needs the component', () => {
  const part = { $ref: '#/components/schemas/Cdr/properties/user' };
  expect(Object.keys(reachedComponents(document, part)['schemas'] ?? {})).toEqual(['Cdr', 'User']);
});

test('a document without components has none', () => {
  expect(reachedComponents({}, { $ref: '#/components/schemas/Cdr' })).toEqual({});
});
