import { useGroups } from '../../features/games/use-groups.ts';
import { GameBrowser } from '../../features/vendor-games/list/GameBrowser.tsx';
import { useShownGame } from '../../features/vendor-games/frame/use-shown-game.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSearchValue } from '../../navigation/use-address.ts';
import { PageHead } from '../../ui/layout/Section.tsx';

/** `/seamless`: the games of a vendor, or one of them, without the footer. */
export function SeamlessPage() {
  const nodeId = useSearchValue('g');
  return nodeId === undefined ? <VendorGames /> : <OneGame nodeId={Number(nodeId)} />;
}

function OneGame({ nodeId }: { readonly nodeId: number }) {
  const kind = useSearchValue('demo') === '1' ? 'demo' : 'real';
  useShownGame({ nodeId, kind, isInPage: true, hasBottomBar: true });
  return (
    <div className="h-[calc(100dvh-var(--header))] max-md:h-[calc(100dvh-var(--header)-var(--bottom-bar))]" />
  );
}

function VendorGames() {
  const t = useTexts('vendorGames');
  const { groups } = useGroups();
  const wanted = useSearchValue('vendor');
  const known = new Map(
    groups
      .filter(({ kind }) => kind !== 'LOTT' && kind !== 'ELOTT')
      .flatMap((group) => group.vendors)
      .map((vendor) => [vendor.code, vendor]),
  );
  const vendor = wanted === undefined ? undefined : known.get(wanted);
  return (
    <div className="page pb-10">
      <PageHead title={vendor?.name ?? t('vendors')} about={t('vendorsAbout')} />
      <GameBrowser vendors={[...known.values()]} />
    </div>
  );
}
