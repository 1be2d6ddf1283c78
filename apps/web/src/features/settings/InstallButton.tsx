import { Download } from 'lucide-react';
import { useInstall } from '../../browser/install-prompt.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';

/** Installs the site as an app; renders nothing where the browser offers no installation. */
export function InstallButton() {
  const t = useTexts('pages');
  const install = useInstall();
  if (install === undefined) return null;
  return (
    <Button className="w-full sm:w-fit" onClick={install}>
      <Download aria-hidden size={18} />
      {t('download.install')}
    </Button>
  );
}
