import {
  CharSet,
  type Concatenation,
  DFA,
  type Element as RegexElement,
  isDisjointWith,
  JS,
  NFA,
  type NoParent,
  transform,
  type Transformer,
} from 'refa';
import { isJsonObject } from '@telephony/contract';
import { itemsIn } from './model.ts';

// Positive if the second value admits fewer values, 0 if that is unknown.
export function orderOf(keyword: string, before: unknown, after: unknown): number {
  if (keyword === 'pattern') return comparePatterns(before, after) ?? 0;
  if (keyword === 'format') return compareFormats(before, after);
  if (keyword === 'dependentRequired') return compareDependents(before, after);
  if (keyword !== 'multipleOf' || typeof before !== 'number' || typeof after !== 'number') return 0;
  if (Number.isInteger(after / before)) return 1;
  return Number.isInteger(before / after) ? -1 : 0;
}

function compareDependents(before: unknown, after: unknown): number {
  const [was, is] = [before, after].map(
    (names) =>
      new Set(
        isJsonObject(names)
          ? Object.entries(names).flatMap(([name, others]) =>
              itemsIn(others).map((other) => JSON.stringify([name, other])),
            )
          : [],
      ),
  );
  if (!was || !is) return 0;
  return Number(was.isSubsetOf(is)) - Number(is.isSubsetOf(was));
}

// JSON Schema validation 2020-12, sections 7.3.2 to 7.3.5
const WIDER_FORMATS: Readonly<Record<string, readonly string[]>> = {
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  float: ['double'],
};

function compareFormats(before: unknown, after: unknown): number {
  if (WIDER_FORMATS[String(after)]?.includes(String(before))) return 1;
  return WIDER_FORMATS[String(before)]?.includes(String(after)) ? -1 : 0;
}

type Element = NoParent<RegexElement>;

// No order is known for patterns that need a larger automaton.
const MAX_NODES = 5000;
const LAST_CHARACTER = 0x10_ff_ff;
// No text has these two characters, so that `^` and `$` become characters like others.
const START = CharSet.fromCharacter(LAST_CHARACTER, LAST_CHARACTER - 1);
const END = CharSet.fromCharacter(LAST_CHARACTER, LAST_CHARACTER);
const TEXT = START.union(END).negate();

interface Texts {
  matched: DFA;
  others: DFA;
}

const parsedPatterns = new Map<string, Texts | undefined>();

// Positive if the second matches fewer texts, undefined if neither includes the other or it is unknown.
export function comparePatterns(before: unknown, after: unknown): number | undefined {
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  const [was, is] = [patternTexts(before), patternTexts(after)];
  if (!was || !is) return undefined;
  const [isNarrower, isWider] = [
    !isDisjointWith(was.matched, is.others),
    !isDisjointWith(is.matched, was.others),
  ];
  return isNarrower && isWider ? undefined : Number(isNarrower) - Number(isWider);
}

export function areApart(left: string, right: string): boolean {
  const [a, b] = [patternTexts(left), patternTexts(right)];
  return a !== undefined && b !== undefined && isDisjointWith(a.matched, b.matched);
}

export function listTexts(pattern: unknown, most: number): string[] | undefined {
  const matched = typeof pattern === 'string' ? patternTexts(pattern)?.matched : undefined;
  if (!matched?.isFinite) return undefined;
  const found: string[] = [];
  for (const [, ...characters] of matched.words()) {
    if (found.length === most) return undefined;
    found.push(String.fromCodePoint(...characters.slice(0, -1)));
  }
  return found;
}

export function isAnyText(pattern: unknown): boolean {
  return comparePatterns('', pattern) === 0;
}

function patternTexts(pattern: string): Texts | undefined {
  if (!parsedPatterns.has(pattern)) parsedPatterns.set(pattern, parsePattern(pattern));
  return parsedPatterns.get(pattern);
}

function parsePattern(pattern: string): Texts | undefined {
  try {
    const { expression } = JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({
      backreferences: 'throw',
      assertions: 'parse',
    });
    const { alternatives } = transform(withEdges, expression);
    // An unanchored pattern matches a part of the text.
    const part = concatenation(
      quantifier(1, characterClass(START), anyText()),
      { type: 'Alternation', alternatives },
      quantifier(1, anyText(), characterClass(END)),
    );
    const texts = automaton(concatenation(characterClass(START), anyText(), characterClass(END)));
    const matched = DFA.fromIntersection(automaton(part), texts, factory());
    const inverse = automaton(part);
    inverse.complement();
    return { matched, others: DFA.fromIntersection(inverse, texts, factory()) };
  } catch {
    // Backreferences, inner assertions, and patterns that need too many nodes.
    return undefined;
  }
}

const withEdges: Transformer = {
  onConcatenation(node) {
    node.elements = node.elements.map((element) => {
      if (element.type === 'CharacterClass') {
        const { characters } = element;
        const isEdge = characters.equals(START) || characters.equals(END);
        return isEdge ? element : characterClass(characters.intersect(TEXT));
      }
      if (element.type !== 'Assertion' || !element.negate) return element;
      const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
      const isAny = only?.type === 'CharacterClass' && only.characters.equals(TEXT);
      return isAny && others.length === 0 ? characterClass(element.kind === 'behind' ? START : END) : element;
    });
  },
};

function characterClass(characters: CharSet): Element {
  return { type: 'CharacterClass', characters };
}

function anyText(): Element {
  return quantifier(Infinity, characterClass(TEXT));
}

function quantifier(max: number, ...elements: Element[]): Element {
  return { type: 'Quantifier', min: 0, max, lazy: false, alternatives: [concatenation(...elements)] };
}

function concatenation(...elements: Element[]): NoParent<Concatenation> {
  return { type: 'Concatenation', elements };
}

function automaton(regex: NoParent<Concatenation>): DFA {
  return DFA.fromFA(NFA.fromRegex(regex, { maxCharacter: LAST_CHARACTER }), factory());
}

function factory(): DFA.LimitedNodeFactory {
  return new DFA.LimitedNodeFactory(MAX_NODES);
}
