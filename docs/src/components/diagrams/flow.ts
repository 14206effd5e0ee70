/** A box of a flow. */
export interface FlowNode {
  name: string;
  /** What it means, on its second line. */
  meaning: string;
}

/** Boxes below each other, and the lines between those that follow each other. Sizes are units of a picture. */
export interface FlowPicture {
  height: number;
  left: number;
  width: number;
  boxes: (FlowNode & { y: number; repeats: boolean })[];
  /** Arrows from a box to the one below. */
  steps: { y: number }[];
  /** Lines into one box: from above on the right side, from below on the left. */
  lanes: { x: number; into: number; outOf: number[]; edge: number }[];
}

/** Width of a picture in units that are pixels on a narrow phone. */
export const FLOW_WIDTH = 328;
export const BOX_HEIGHT = 40;
const PITCH = 58;
const LANE = 11;
/** Where a line leaves a box, and where one comes in, below its top. */
const OUT = 30;
const INTO = 11;

/**
 * Lays out a flow: what comes from further above enters a box by a lane on the right, what comes from below by one on the left.
 *
 * @param nodes From top to bottom.
 * @param edges Names of nodes.
 */
export function layOut(
  nodes: readonly FlowNode[],
  edges: readonly { from: string; to: string }[],
): FlowPicture {
  const index = new Map(nodes.map(({ name }, at) => [name, at]));
  const at = (name: string): number => {
    const found = index.get(name);
    if (found === undefined) throw new Error(`The flow has no box ${name}.`);
    return found;
  };
  const pairs = edges.map(({ from, to }) => ({ from: at(from), to: at(to) }));
  const down = lanesOf(pairs.filter(({ from, to }) => to > from + 1));
  const up = lanesOf(pairs.filter(({ from, to }) => to < from));
  const left = 1 + up.length * LANE + (up.length > 0 ? LANE : 0);
  const right = FLOW_WIDTH - 1 - (down.length + 1) * LANE;
  const laneAt = (edge: number, side: 1 | -1) => (lane: Lane, nth: number) => ({
    x: edge + side * LANE * (nth + 1.4),
    edge,
    into: lane.to * PITCH + INTO + 1,
    outOf: lane.from.map((from) => from * PITCH + OUT + 1),
  });
  return {
    height: (nodes.length - 1) * PITCH + BOX_HEIGHT + 2,
    left,
    width: right - left,
    boxes: nodes.map((node, nth) => ({
      ...node,
      y: nth * PITCH + 1,
      repeats: pairs.some(({ from, to }) => from === nth && to === nth),
    })),
    steps: pairs
      .filter(({ from, to }) => to === from + 1)
      .map(({ from }) => ({ y: from * PITCH + BOX_HEIGHT + 1 })),
    lanes: [...down.map(laneAt(right, 1)), ...up.toReversed().map(laneAt(left, -1))],
  };
}

/** Length of an arrow from a box to the one below. */
export const STEP = PITCH - BOX_HEIGHT;

interface Lane {
  to: number;
  from: number[];
}

/** One lane for each box that lines lead to. */
function lanesOf(pairs: readonly { from: number; to: number }[]): Lane[] {
  return [...Map.groupBy(pairs, ({ to }) => to)]
    .map(([to, into]) => ({ to, from: into.map(({ from }) => from) }))
    .toSorted((one, other) => one.to - other.to);
}
