import { Link } from '../../navigation/Link.tsx';
import { GameArt } from '../../art/GameArt.tsx';
import { LotteryArt } from '../../art/LotteryArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { NavigationEntry } from './navigation.ts';
import { SECTION_MOTIFS } from './section-motif.ts';

/** A kind of games as a picture that links to its page. */
export function KindTile({ entry }: { readonly entry: NavigationEntry }) {
  const s = useTexts('shell');
  const t = useTexts('games');
  const { section, count, url } = entry;
  return (
    <Link
      to={url}
      className="group relative isolate flex h-40 items-end overflow-hidden rounded-lg text-on-night shadow-card md:h-48"
    >
      <span className="absolute inset-0 -z-20 transition-transform duration-240 ease-out group-hover:scale-104">
        {section === 'lottery' ? (
          <LotteryArt family="LHC" seed="drum" />
        ) : (
          <GameArt motif={SECTION_MOTIFS[section]} />
        )}
      </span>
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-night from-10% to-transparent to-70%" />
      <span className="p-4">
        <span className="block text-lg font-semibold">{s(`section.${section}`)}</span>
        <span className="block text-sm text-on-night-2">
          {t(section === 'lottery' ? 'center.count' : 'center.games', { count })}
        </span>
      </span>
    </Link>
  );
}
