import type { FastifyInstance } from 'fastify';
import type { Findings } from './findings/findings.ts';

/** `GET /findings` of the control plane: what was found so far. `DELETE /findings` forgets it. */
export function addFindings(scope: FastifyInstance, findings: Findings): void {
  scope.get('/findings', (_request, reply) => {
    const data = findings.list().map(({ operationId = null, firstSeen, ...finding }) => ({
      operation_id: operationId,
      ...finding,
      first_seen: firstSeen,
    }));
    const missing = findings.missing().map(({ firstSeen, ...one }) => ({ ...one, first_seen: firstSeen }));
    const body = { data, total: data.length, checked: findings.checked, missing };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
  scope.delete('/findings', (_request, reply) => {
    findings.clear();
    return reply.code(204).send();
  });
}
