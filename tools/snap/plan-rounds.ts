// Which pictures are taken: pages, points, or the pages of docs/pages.md.
import type { Language } from '@fairhouse/values';
import { listPoints } from './points.ts';
import { listShots, type Examples, type Shot } from './shots.ts';
import type { Style, Theme } from './take-round.ts';

export type SnapKind = 'pages' | 'points' | 'docs';

interface PlannedRound extends Style {
  readonly shots: readonly Shot[];
}

const WIDTHS = [390, 768, 1440];
const THEMES: readonly Theme[] = ['dark', 'light'];

/** The width of a page of the console in docs/pages.md, of 1440: enough to read its headings. */
const CONSOLE_SCALE = 2 / 3;

/** The rounds of one kind, in order: the pictures of each have a language, a theme and a width. */
export function planRounds(
  kind: SnapKind,
  examples: Examples,
  languages: readonly Language[],
): readonly PlannedRound[] {
  if (kind === 'docs') return planDocs(examples);
  const [points, pages] = [listPoints(examples), listShots(examples)];
  return languages.flatMap((language) =>
    THEMES.flatMap((theme) =>
      WIDTHS.map((width) => ({
        language,
        theme,
        width,
        scale: 1,
        suffix: kind === 'points' ? `-${language.toLowerCase()}-${theme}` : `-${theme}-${width}`,
        shots: kind === 'points' ? points.filter((point) => point.width === width) : pages,
      })),
    ),
  );
}

/** The site as a phone shows it in the dark, the console on a desktop by daylight. */
function planDocs(examples: Examples): readonly PlannedRound[] {
  const shots = listShots(examples);
  const isOfConsole = ({ session }: Shot): boolean => session === 'operator';
  const common = { language: 'EN', suffix: '' } as const;
  const phone = { ...common, theme: 'dark', width: 390, scale: 1 } as const;
  const desktop = { ...common, theme: 'light', width: 1440, scale: CONSOLE_SCALE } as const;
  return [
    { ...phone, shots: shots.filter((shot) => !isOfConsole(shot)) },
    { ...desktop, shots: shots.filter(isOfConsole) },
  ];
}
