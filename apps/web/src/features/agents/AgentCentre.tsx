import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { AgentPage } from '../../urls.ts';

interface AgentCentreProps {
  /** The page that the address names. */
  readonly page: AgentPage;
  readonly onClose: () => void;
}

/** The agent centre over the site. Its reports are not open yet, and it says so. */
export function AgentCentre({ onClose }: AgentCentreProps) {
  const t = useTexts('pages');
  return (
    <Dialog title={t('agent.title')} size="full" onClose={onClose}>
      <EmptyState
        art={<EmptyArt name="ledger" />}
        title={t('agent.none')}
        text={t('agent.noneText')}
      />
    </Dialog>
  );
}
