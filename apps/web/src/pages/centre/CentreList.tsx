import { ChevronRight, UsersRound, type LucideIcon } from 'lucide-react';
import { actsAsAgent } from '../../gate/gate.ts';
import { openAgentCentre } from '../../gate/pass-gate.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/use-site.ts';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { offeredMemberPages, MEMBER_MENU, type OpenPage } from './member-menu.tsx';

const LISTED: ReadonlySet<OpenPage> = new Set([
  'transferFund',
  'transferUpline',
  'personalProfit',
  'playSafe',
]);

/**
 * The centre's pages beside those done most, and for agents the agent centre, on a phone, which has
 * no space for the menu.
 */
export function CentreList() {
  const t = useTexts('members');
  const s = useTexts('shell');
  const session = useSession();
  const pages = offeredMemberPages(useSite()?.features).filter((page) => LISTED.has(page));
  return (
    <div className="overflow-hidden rounded-lg border border-line lg:hidden">
      {actsAsAgent(session) && (
        <CentreRow
          icon={UsersRound}
          name={s('menu.agentCentre')}
          onOpen={() => openAgentCentre('agentAnnouncement')}
        />
      )}
      {pages.map((page) => (
        <CentreRow
          key={page}
          icon={MEMBER_MENU[page].icon}
          name={t(`page.${page}`)}
          onOpen={() => openCentrePage(page)}
        />
      ))}
    </div>
  );
}

interface CentreRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly onOpen: () => void;
}

function CentreRow({ icon: Icon, name, onOpen }: CentreRowProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-13 w-full items-center gap-3 border-t border-line bg-surface-2 px-4 text-left text-sm font-medium first:border-t-0 focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden size={19} className="shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">{name}</span>
      <ChevronRight aria-hidden size={16} className="text-ink-3" />
    </button>
  );
}
