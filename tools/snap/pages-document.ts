// docs/pages.md: a picture of every page, by who sees it.
import { listShots, type SessionKind, type Shot } from './shots.ts';

const SECTIONS: Readonly<Record<SessionKind, string>> = {
  visitor: 'Visitors',
  member: 'Members',
  agent: 'Agents',
  operator: 'Operators',
};

/** The widths at which the pictures stand in the document. */
const SHOWN_WIDTH: Readonly<Record<SessionKind, number>> = {
  visitor: 200,
  member: 200,
  agent: 200,
  operator: 410,
};

const HEAD = `# Every page

The site on a phone in the dark theme, and the console on a desktop in the light one, in English.
\`npm run snap -- --docs\` takes the pictures and writes this page; \`npm run snap\` takes every
page at three widths in both themes. Where two have one address, the second shows what a press
opens.
`;

/** The pages of the document; the demo announces no promotion that could be pictured. */
export const listDocumented = (): readonly Shot[] =>
  listShots({ issue: '1', promotion: '', game: '1' });

/** The document, as it stands in docs/pages.md. */
export function describePages(): string {
  const shots = listDocumented();
  const sections = Object.entries(SECTIONS).map(([session, title]) => {
    const own = shots.filter((shot) => shot.session === session);
    const pictures = own.map(({ name, path }) => {
      const width = SHOWN_WIDTH[session as SessionKind];
      const address = path.replace(/\b(g|id|issue)=\d[^&]*/, '$1=…');
      return `<img src="pictures/pages/${name}.webp" width="${width}" alt="${name}: ${address}" />`;
    });
    return `\n## ${title}\n\n<p>\n${pictures.join('\n')}\n</p>\n`;
  });
  return `${HEAD}${sections.join('')}`;
}
