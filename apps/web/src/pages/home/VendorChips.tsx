import clsx from 'clsx';
import { openModal } from '../../modals/modals.ts';
import { Link } from '../../navigation/Link.tsx';
import { SECTION_URLS, sectionOfKind, type GameSection } from '../../features/games/navigation.ts';
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
    if (section === undefined) return [];
    return group.vendors.map((vendor) => ({ ...vendor, section }));
  });
  if (chips.length < 2) return null;
  return (
    <Section title={t('vendors')}>
      <ul className="flex flex-wrap gap-2.5">
        {chips.map((chip) => (
          <li key={`${chip.section}${chip.code}`}>
            <VendorChip {...chip} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface VendorChipProps {
  readonly section: GameSection;
  readonly code: string;
  readonly name: string;
}

/** Slots have a page of their own with the vendor chosen; other vendors’ games open as a list. */
function VendorChip({ section, code, name }: VendorChipProps) {
  const content = (
    <>
      <SectionIcon section={section} size={18} />
      {name}
    </>
  );
  if (section === 'lottery' || section === 'rng') {
    const url = SECTION_URLS[section];
    return (
      <Link to={section === 'rng' ? `${url}?vendor=${code}` : url} className={chipClass}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={chipClass}
      onClick={() => openModal('vendorGames', { vendor: code, name })}
    >
      {content}
    </button>
  );
}

const chipClass = clsx(
  'flex min-h-12 items-center gap-3 rounded-full border border-line bg-surface-1 px-5 font-medium',
  'text-ink-2 transition-colors hover:border-accent-line hover:text-ink',
);
