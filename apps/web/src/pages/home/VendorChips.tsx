import { Link } from '../../navigation/Link.tsx';
import { SECTION_URLS, sectionOfKind } from '../../features/games/navigation.ts';
import { SectionIcon } from '../../features/games/SectionIcon.tsx';
import { useGroups } from '../../features/games/use-groups.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Section } from '../../ui/layout/Section.tsx';

/** The vendors of the games; renders nothing for a single one. */
export function VendorChips() {
  const t = useTexts('home');
  const { groups } = useGroups();
  const chips = groups.flatMap((group) => {
    const section = sectionOfKind(group.kind);
    const url = section && SECTION_URLS[section];
    if (section === undefined || url === undefined) return [];
    return group.vendors.map((vendor) => ({ ...vendor, section, url }));
  });
  if (chips.length < 2) return null;
  return (
    <Section title={t('vendors')}>
      <ul className="flex flex-wrap gap-2.5">
        {chips.map((chip) => (
          <li key={`${chip.section}${chip.code}`}>
            <Link
              to={chip.url}
              className="flex min-h-12 items-center gap-3 rounded-full border border-line bg-surface-1 px-5 font-medium text-ink-2 transition-colors hover:border-accent-line hover:text-ink"
            >
              <SectionIcon section={chip.section} size={18} />
              {chip.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
