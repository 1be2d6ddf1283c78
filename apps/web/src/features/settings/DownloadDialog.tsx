import type { ModalProps } from '../../modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { appsOf } from './apps.ts';
import { DownloadCodes } from './DownloadCodes.tsx';
import { InstallButton } from './InstallButton.tsx';
import { useSite } from '../../site/use-site.ts';

export function DownloadDialog({ onClose }: ModalProps<'download'>) {
  const t = useTexts('pages');
  const apps = appsOf(useSite());
  const about = t(apps.length > 0 ? 'download.about' : 'download.onPhone');
  return (
    <Dialog title={t('download.title')} about={about} onClose={onClose}>
      <DownloadCodes apps={apps} />
      <InstallButton />
    </Dialog>
  );
}
