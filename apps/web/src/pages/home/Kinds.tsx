import { KindTile } from '../../features/games/KindTile.tsx';
import { useGroups } from '../../features/games/use-groups.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Section } from '../../ui/layout/Section.tsx';

/** The kinds of games of this merchant; renders nothing for a single kind. */
export function Kinds() {
  const t = useTexts('home');
  const { navigation } = useGroups();
  if (navigation.length < 2) return null;
  return (
    <Section title={t('kinds')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
        {navigation.map((entry) => (
          <li key={entry.section}>
            <KindTile entry={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
