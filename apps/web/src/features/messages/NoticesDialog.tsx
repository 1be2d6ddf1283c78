import { useEffect } from 'react';
import type { ModalProps } from '../../modals/modals.ts';
import { currentSession } from '../../session/session.ts';
import { useCall } from '../../calls/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';
import { markNoticesSeen, unseenNotices } from './unseen-notices.ts';

/**
 * Announcements that open automatically: after login, or for everybody. Shown once in a session.
 */
export function NoticesDialog({ type, onClose }: ModalProps<'notices'>) {
  const t = useTexts('pages');
  const { data, isPending } = useCall('announcements', { types: type, platform: 'W' });
  const fresh = unseenNotices(data ?? [], currentSession()?.account);
  const empty = !isPending && fresh.length === 0;
  useEffect(() => {
    if (empty) onClose();
  }, [empty, onClose]);
  if (fresh.length === 0) return null;
  const close = () => {
    markNoticesSeen(fresh, currentSession()?.account);
    onClose();
  };
  return (
    <Dialog
      title={fresh.length === 1 ? (fresh[0]?.title ?? '') : t('notices.title')}
      onClose={close}
      footer={
        <Button look="primary" onClick={close}>
          {t('notices.understood')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-6">
        {fresh.map((notice) => (
          <li key={notice.id}>
            {fresh.length > 1 && <h3 className="mb-2 font-semibold">{notice.title}</h3>}
            <Prose text={notice.content} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
