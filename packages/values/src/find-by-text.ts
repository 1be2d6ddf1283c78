// Search as you type, the same wherever people look for something by its names.

/** A thing that is found by its texts. */
export interface Findable {
  /** What people call it, the name that is shown first. */
  readonly names: readonly string[];
  /** The kinds to which it belongs: what is found only by them comes after what has the name. */
  readonly kinds?: readonly string[];
}

/**
 * The things that the text finds, the nearest first and otherwise in their own order; all of them
 * for an empty text. Case, accents, spaces and punctuation make no difference. Only where nothing
 * begins with the words as they are typed, one letter of each may be wrong, missing, extra or
 * exchanged with its neighbour, in words of four letters or more, or they may stand in a word.
 */
export function findByText<Thing extends Findable>(
  things: readonly Thing[],
  text: string,
): Thing[] {
  const typed = readText(text);
  if (typed.joined === '') return [...things];
  const read = things.map((thing) => ({ thing, ...readThing(thing) }));
  const found = rank(read, (each) => exactDistance(typed, each));
  return found.length > 0 ? found : rank(read, (each) => roughDistance(typed, each));
}

interface Text {
  readonly words: readonly string[];
  readonly joined: string;
}

interface ReadThing {
  readonly names: readonly Text[];
  readonly kinds: readonly Text[];
  readonly words: readonly string[];
  /** The words of its names and of its kinds. */
  readonly allWords: readonly string[];
}

function readThing(thing: Findable): ReadThing {
  const names = thing.names.map(readText);
  const kinds = (thing.kinds ?? []).map(readText);
  const words = names.flatMap((name) => name.words);
  return { names, kinds, words, allWords: [...words, ...kinds.flatMap((kind) => kind.words)] };
}

/** NFKD takes accents off their letters; Vietnamese đ has none that could be taken off. */
function readText(text: string): Text {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return { words, joined: words.join('') };
}

function rank<Thing>(
  things: readonly (ReadThing & { readonly thing: Thing })[],
  distanceOf: (thing: ReadThing) => number | undefined,
): Thing[] {
  return things
    .flatMap((each) => {
      const distance = distanceOf(each);
      return distance === undefined ? [] : [{ thing: each.thing, distance }];
    })
    .toSorted((left, right) => left.distance - right.distance)
    .map(({ thing }) => thing);
}

function exactDistance(typed: Text, thing: ReadThing): number | undefined {
  const { names, kinds, words, allWords } = thing;
  if (names.some(({ joined }) => joined === typed.joined)) return 0;
  // What is of the kind comes before what is called after it: a baccarat that is drawn is a
  // `Xổ số Baccarat`, and not what people mean by `xổ số`.
  if (kinds.some(({ joined }) => joined === typed.joined)) return 1;
  const shown = names.findIndex(({ joined }) => joined.startsWith(typed.joined));
  if (shown >= 0) return shown === 0 ? 2 : 3;
  if (typed.words.every((word) => words.some((known) => isBegun(word, known)))) return 4;
  return typed.words.every((word) => allWords.some((known) => isBegun(word, known)))
    ? 5
    : undefined;
}

/** Scripts without spaces between their words: there a word may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}]/u;

function isBegun(typed: string, known: string): boolean {
  return UNSPACED.test(typed) ? known.includes(typed) : known.startsWith(typed);
}

function roughDistance(typed: Text, { names, kinds, allWords }: ReadThing): number | undefined {
  if (names.some(({ joined }) => isNear(typed.joined, joined))) return 0;
  if (kinds.some(({ joined }) => isNear(typed.joined, joined))) return 1;
  const everyWord = (isFound: (word: string, known: string) => boolean) =>
    typed.words.every((word) => allWords.some((known) => isFound(word, known)));
  if (everyWord((word, known) => isBegun(word, known) || isNear(word, known))) return 2;
  if (everyWord((word, known) => known.includes(word))) return 3;
  return everyWord((word, known) => known.includes(word) || isNearBegin(word, known))
    ? 4
    : undefined;
}

function isNearBegin(typed: string, known: string): boolean {
  return [-1, 0, 1].some((more) => isNear(typed, known.slice(0, typed.length + more)));
}

/** Words of fewer letters have too many others one letter away. */
const FORGIVEN_FROM = 4;

/** Whether one letter at most is wrong, missing, extra, or exchanged with its neighbour. */
function isNear(typed: string, known: string): boolean {
  const [short, long] = typed.length < known.length ? [typed, known] : [known, typed];
  if (long.length < FORGIVEN_FROM || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}
