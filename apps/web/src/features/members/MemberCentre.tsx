import type { MemberPage } from '../../urls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface MemberCentreProps {
  /** The page that the address names. */
  readonly page: MemberPage;
  readonly onClose: () => void;
}

/** The member centre over the site. */
export function MemberCentre({ page, onClose }: MemberCentreProps) {
  const t = useTexts('members');
  return (
    <Dialog title={t('title')} size="full" onClose={onClose}>
      {page}
    </Dialog>
  );
}
