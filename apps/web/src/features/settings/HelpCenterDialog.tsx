import type { ModalProps } from '../../modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { HelpArticles } from './HelpArticles.tsx';

export function HelpCenterDialog({ onClose }: ModalProps<'helpCenter'>) {
  const t = useTexts('pages');
  return (
    <Dialog title={t('help.title')} size="wide" onClose={onClose}>
      <HelpArticles />
    </Dialog>
  );
}
