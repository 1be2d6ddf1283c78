import type { AgentPage } from '../../urls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface AgentCentreProps {
  /** The page that the address names. */
  readonly page: AgentPage;
  readonly onClose: () => void;
}

/** The agent centre over the site. */
export function AgentCentre({ page, onClose }: AgentCentreProps) {
  const t = useTexts('members');
  return (
    <Dialog title={t('title')} size="full" onClose={onClose}>
      {page}
    </Dialog>
  );
}
