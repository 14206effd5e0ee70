import { pointerOf, pointerSegments } from '@telephony/contract';

/** A component of a bundle. */
export interface Component {
  /** Such as `schemas`. */
  kind: string;
  name: string;
  pointer: string;
}

/** The component that a pointer into a bundle points to, or into; undefined if there is none. */
export function componentAt(pointer: string): Component | undefined {
  const [first, kind, name] = pointerSegments(pointer);
  if (first !== 'components' || kind === undefined || name === undefined) return undefined;
  return { kind, name, pointer: pointerOf([first, kind, name]) };
}
