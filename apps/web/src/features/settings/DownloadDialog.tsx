import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DownloadCodes } from './DownloadCodes.tsx';

export function DownloadDialog({ onClose }: ModalProps<'download'>) {
  const t = useTexts('pages');
  return (
    <Dialog title={t('download.title')} about={t('download.about')} onClose={onClose}>
      <DownloadCodes />
    </Dialog>
  );
}
