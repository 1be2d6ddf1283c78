import { History } from 'lucide-react';
import { closeAllModals, type ModalProps } from '../../../modals/modals.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSession } from '../../../session/session.ts';
import { buttonClass } from '../../../ui/forms/Button.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { verifyUrl } from '../../../urls.ts';
import { DrawStoryView } from './DrawStoryView.tsx';
import { useDrawStory } from './use-draw-story.ts';

/** "My ticket is in the draw": proof and own tickets, fetched and checked at one press. */
export function DrawStoryDialog({ gameCode, issue, shortIssue, onClose }: ModalProps<'drawStory'>) {
  const t = useTexts('drawShow');
  const isVisitor = useSession() === undefined;
  const { story, error, retry } = useDrawStory(issue);
  return (
    <Dialog
      size="full"
      focusSelf
      title={t(isVisitor ? 'story.visitor' : 'story.title')}
      about={t('story.about', { issue: shortIssue })}
      onClose={onClose}
      footer={
        <Link
          to={verifyUrl(gameCode, issue)}
          onClick={closeAllModals}
          className={buttonClass('outline')}
        >
          <History aria-hidden size={16} />
          {t('toReplay')}
        </Link>
      }
    >
      {error !== null && <ErrorState message={error.message} onRetry={retry} />}
      {error === null && story === undefined && <SkeletonRows rows={4} className="h-28!" />}
      {error === null && story !== undefined && <DrawStoryView story={story} />}
    </Dialog>
  );
}
