import { useGroups } from '../../features/games/use-groups.ts';
import type { LaunchKind } from '../../features/vendor-games/open/launch.ts';
import { GameBrowser } from '../../features/vendor-games/list/GameBrowser.tsx';
import { useShownGame } from '../../features/vendor-games/frame/use-shown-game.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAddress } from '../../navigation/use-address.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** `/seamless`: the games of a vendor, or one of them, without the footer. */
export function SeamlessPage() {
  const { search } = useAddress();
  const { g, demo } = search;
  if (g === undefined) return <VendorGames wanted={search['vendor']} />;
  return <OneGame nodeId={Number(g)} kind={demo === '1' ? 'demo' : 'real'} />;
}

interface OneGameProps {
  readonly nodeId: number;
  readonly kind: LaunchKind;
}

function OneGame({ nodeId, kind }: OneGameProps) {
  useShownGame({ nodeId, kind, isInPage: true, hasBottomBar: true });
  return (
    <div className="h-[calc(100dvh-var(--header))] max-md:h-[calc(100dvh-var(--header)-var(--bottom-bar))]" />
  );
}

function VendorGames({ wanted }: { readonly wanted: string | undefined }) {
  const t = useTexts('vendorGames');
  const { groups } = useGroups();
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
