// Plain implementation of the Mark Six table of lottery.md 1.7: every note with its winning draws.
import type { Bet, Slip } from '../../lottery/slip/slip.ts';
import type { Selection } from '../../lottery/slip/selection.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import { subsets, sum } from '../plain-counting.ts';

/** A result with the sign of each ball. */
export interface SixDraw {
  readonly normals: readonly number[];
  readonly special: number;
  readonly all: readonly number[];
  signOf(ball: number): string;
  readonly year: string;
}

type Note = PlainNote<SixDraw>;

const CYCLE = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');

/** Parses a printed result of LHC. */
export function readSix(numbers: string): SixDraw {
  const [balls = '', year = ''] = numbers.split('@');
  const all = balls.split(',').map(Number);
  // Counted backwards from the year's sign, one number after another.
  const signs = [''];
  for (let at = CYCLE.indexOf(year); signs.length <= 49; at = at === 0 ? 11 : at - 1) {
    signs.push(CYCLE[at] ?? '');
  }
  const signOf = (ball: number) => signs[ball] ?? '';
  return { normals: all.slice(0, 6), special: all[6] ?? 0, all, signOf, year };
}

const RED = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46';
const BLUE = '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48';

function colourOf(ball: number): string {
  const text = String(ball).padStart(2, '0');
  return RED.includes(text) ? 'RED' : BLUE.includes(text) ? 'BLUE' : 'GREEN';
}

const GROUPS: Readonly<Record<string, string>> = {
  HOME: 'ox horse goat rooster dog pig',
  WILD: 'rat tiger rabbit dragon snake monkey',
  SKY: 'ox rabbit dragon horse monkey pig',
  GROUND: 'rat tiger snake goat rooster dog',
  FRONT: 'rat ox tiger rabbit dragon snake',
  BACK: 'horse goat monkey rooster dog pig',
  GOLD: 'monkey rooster',
  WOOD: 'tiger rabbit',
  WATER: 'rat pig',
  FIRE: 'snake horse',
  EARTH: 'ox dragon goat dog',
};

/** Whether a word such as B, SUM_O, RED_B or BO is true of a ball. */
function isTrue(word: string, ball: number): boolean {
  const [tens, units] = [Math.floor(ball / 10), ball % 10];
  if (word.includes('_')) {
    const [what, side = ''] = word.split('_');
    if (what === 'SUM')
      return side === 'B' || side === 'S'
        ? (side === 'B') === tens + units > 6
        : isTrue(side, tens + units);
    if (what === 'TAIL') return (side === 'B') === units > 4;
    return colourOf(ball) === what && isTrue(side, ball);
  }
  return [...word].every((letter) => {
    if (letter === 'B') return ball > 24;
    if (letter === 'S') return ball < 25;
    return (letter === 'O') === (ball % 2 === 1);
  });
}

function note(tier: string, hits: (draw: SixDraw) => boolean | number, ties?: Note['ties']): Note {
  return {
    wins: (draw) => {
      const times = Number(hits(draw));
      return times > 0 && !ties?.(draw) ? [{ tier, times }] : [];
    },
    ...(ties ? { ties } : {}),
  };
}

const is49 = (draw: SixDraw) => draw.special === 49;

/** A note whose tier depends on whether the year's sign is among its signs. */
function bySign(signs: readonly string[], hits: (draw: SixDraw) => boolean | number): Note {
  return {
    wins: (draw) => note(signs.includes(draw.year) ? 'YEAR' : 'SIGN', hits).wins(draw),
  };
}

/** Every note of a bet. */
export function plainSixNotes(slip: Slip, _bet: Bet): Note[] {
  const { selection, play } = slip;
  if (selection.kind === 'lines') return numberNotes(play, selection.lines.map(Number));
  const row = selection.rows[0] ?? [];
  const join = /^(?:One|Join(\d))(Zodiac|Tail)(Not)?$/.exec(play);
  if (join) return joinNotes(row, Number(join[1] ?? 1), join[2] === 'Tail', join[3] === 'Not');
  const combined = /^CombinedZodiac(Not)?\d+$/.exec(play);
  if (combined) {
    const isOut = combined[1] !== undefined;
    return [note('WIN', (d) => row.includes(d.signOf(d.special)) !== isOut, is49)];
  }
  if (play === 'SpecialZodiac') {
    return row.map((sign) => bySign([sign], (draw) => draw.signOf(draw.special) === sign));
  }
  if (play === 'NormalZodiac') {
    return row.map((sign) =>
      bySign([sign], (draw) => draw.normals.filter((ball) => draw.signOf(ball) === sign).length),
    );
  }
  return row.map((word) => sideNote(play, word));
}

function sideNote(play: string, word: string): Note {
  switch (play) {
    case 'SpecialHead':
      return note(word, (draw) => String(draw.special).padStart(2, '0').startsWith(word));
    case 'SpecialTail':
      return note(word, (draw) => String(draw.special).endsWith(word));
    case 'Colour':
      return note(word, (draw) => colourOf(draw.special) === word);
    case 'SpecialAnimalGroup':
    case 'SpecialElement':
      return note(word, (d) => (GROUPS[word] ?? '').split(' ').includes(d.signOf(d.special)), is49);
    case 'SevenColour':
      return word === 'H'
        ? note(word, (draw) => winningColour(draw) === 'H')
        : note(
            word,
            (d) => winningColour(d) === word,
            (d) => winningColour(d) === 'H',
          );
    case 'TotalBSOE': {
      const isBig = (draw: SixDraw) => sum(draw.all) > 174;
      if (word === 'B') return note(word, isBig);
      if (word === 'S') return note(word, (draw) => !isBig(draw));
      return note(word, (draw) => (word === 'O') === (sum(draw.all) % 2 === 1));
    }
    case 'TotalZodiac':
      return note(word, (draw) => {
        const count = new Set(draw.all.map(draw.signOf)).size;
        if (word === 'O' || word === 'E') return (word === 'O') === (count % 2 === 1);
        return word === '2-4' ? count < 5 : String(count) === word;
      });
    default:
      return note(word, (draw) => isTrue(word, draw.special), is49);
  }
}

function winningColour(draw: SixDraw): string {
  const points = ['RED', 'BLUE', 'GREEN'].map((colour) => {
    const balls = draw.normals.filter((ball) => colourOf(ball) === colour).length;
    return { colour, points: balls + (colourOf(draw.special) === colour ? 1.5 : 0) };
  });
  points.sort((one, other) => other.points - one.points);
  const [first, second] = points;
  return first?.points === second?.points ? 'H' : (first?.colour ?? '');
}

function joinNotes(row: readonly string[], size: number, isTail: boolean, isNot: boolean): Note[] {
  const places = subsets([...row.keys()], size);
  return places.map((set) => {
    const chosen = set.map((at) => row[at] ?? '');
    const hits = (draw: SixDraw) => {
      const drawn = draw.all.map((ball) => (isTail ? String(ball % 10) : draw.signOf(ball)));
      return chosen.every((each) => drawn.includes(each) !== isNot);
    };
    return isTail ? note(chosen.includes('0') ? 'ZERO' : 'TAIL', hits) : bySign(chosen, hits);
  });
}

function numberNotes(play: string, chosen: readonly number[]): Note[] {
  const place = /^NormalPlace(\d)$/.exec(play);
  if (place) {
    return chosen.map((ball) => note('WIN', (d) => d.normals[Number(place[1]) - 1] === ball));
  }
  if (play === 'Special') return chosen.map((ball) => note('WIN', (d) => d.special === ball));
  if (play === 'Normal') return chosen.map((ball) => note('WIN', (d) => d.normals.includes(ball)));
  if (play.startsWith('NotIn')) {
    const without = (set: readonly number[]) => (draw: SixDraw) =>
      !set.some((ball) => draw.all.includes(ball));
    return subsets(chosen, Number(play.slice(5))).map((set) => note('WIN', without(set)));
  }
  const size = { F: 4, T: play.startsWith('Three') ? 3 : 2, I: 2 }[play[0] ?? ''] ?? 0;
  return subsets(chosen, size).map((set) => ({ wins: (draw) => combination(play, set, draw) }));
}

function combination(play: string, set: readonly number[], draw: SixDraw) {
  const hits = set.filter((ball) => draw.normals.includes(ball)).length;
  const withSpecial = hits === set.length - 1 && set.includes(draw.special);
  const won = (tier: string) => [{ tier, times: 1 }];
  switch (play) {
    case 'Three_In_Normal_Or_Two':
      return hits > 1 ? won(`HIT${hits}`) : [];
    case 'Two_In_Normal_Or_Special':
      return hits === 2 ? won('HIT2') : withSpecial ? won('HITS') : [];
    case 'In_Normal_And_Special':
      return withSpecial ? won('WIN') : [];
    default:
      return hits === set.length ? won('WIN') : [];
  }
}

/** A result that is likely to contain chosen numbers, the special 49, or few signs. */
export function sixNear(chance: Chance, selection: Selection): string {
  const year = oneOf(chance, CYCLE);
  const wanted =
    selection.kind === 'lines'
      ? selection.lines.map(Number)
      : Array.from({ length: 49 }, (_, at) => at + 1).filter((ball) =>
          selection.rows[0]?.some(
            (word) => word === readSix(`@${year}`).signOf(ball) || word === String(ball % 10),
          ),
        );
  const balls = new Set<number>();
  const preference = chance(4);
  while (balls.size < 7) {
    if (balls.size === 6 && chance(6) === 0) balls.add(49);
    const near = wanted.length > 0 && chance(4) < preference;
    balls.add(near ? oneOf(chance, wanted) : 1 + chance(49));
  }
  const texts = [...balls].slice(0, 7).map((ball) => String(ball).padStart(2, '0'));
  return `${texts.join(',')}@${year}`;
}
