import { EnvironmentVariable } from '../environment-variable.ts';
import type { Pieces } from '../plain-request.ts';
import type { Notation } from '../write-value.ts';

/** A text with variables in it as an expression: texts in their quotes, joined by an operator with its spaces. */
export function joinPieces(pieces: Pieces, { text, variable }: Notation, plus: string): string {
  const parts = pieces.map((piece) =>
    piece instanceof EnvironmentVariable ? variable(piece.name) : text(piece),
  );
  return parts.length === 0 ? text('') : parts.join(plus);
}
