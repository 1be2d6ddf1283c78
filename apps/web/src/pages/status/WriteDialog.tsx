import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FeedbackForm } from '../../features/messages/FeedbackForm.tsx';

/** A message to the operator while the site itself is closed. */
export function WriteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('pages');
  return (
    <Dialog title={t('help.contact')} about={t('feedback.about')} onClose={onClose}>
      <FeedbackForm />
    </Dialog>
  );
}
