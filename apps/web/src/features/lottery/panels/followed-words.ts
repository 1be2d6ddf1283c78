// Names of what roads and streaks follow, and the letters on beads.
import type { RoadSubject } from '@fairhouse/rules/lottery';
import type { PlayWords } from '@fairhouse/rules/words';

/** Such as `1st place: Big / Small`: a row of the play that the bet is on, or the play. */
export function followedWord(words: PlayWords, { play, row, sides }: RoadSubject): string {
  const rows = play.form.kind === 'rows' ? play.form.rows.length : 1;
  const where = rows > 1 ? words.row(play, row) : words.fullName(play);
  const both = sides.map((side) => words.symbol(side, play.code)).join(' / ');
  return `${where}: ${both}`;
}

/**
 * The letters that distinguish two words on a bead: the first of each, two where the first are
 * equal, and where words share a longer beginning, the first that differ.
 */
export function beadLetters([one, other]: readonly [string, string]): readonly [string, string] {
  const [ones, others] = [lettersOf(one), lettersOf(other)];
  const alike = ones.findIndex((letter, at) => letter !== others[at]);
  const takesTwo = alike === 1 && /^[a-z]/i.test(one);
  const shown = (letters: readonly string[]): string =>
    takesTwo ? letters.slice(0, 2).join('') : (letters[Math.max(alike, 0)] ?? '').toUpperCase();
  return [shown(ones), shown(others)];
}

/** The letters of a word in reading order; Thai writes some vowels before their consonant. */
function lettersOf(word: string): string[] {
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const before = letters.at(-1) ?? '';
    if (/^[เแโใไ]$/.test(before)) letters[letters.length - 1] = before + segment;
    else letters.push(segment);
  }
  return letters;
}
