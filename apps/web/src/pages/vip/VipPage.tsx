import { EmptyArt } from '../../art/EmptyArt.tsx';
import { openModal } from '../../app/modals/modals.ts';
import { isTrial } from '../../app/gate.ts';
import { useSession } from '../../app/session.ts';
import { GameArt } from '../../art/GameArt.tsx';
import { useMember } from '../../features/members/use-member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { PageHead } from '../../ui/Section.tsx';

/** The member's level as the house keeps it, and an honest word on the programme. */
export function VipPage() {
  const t = useTexts('pages');
  const identity = useTexts('identity');
  const session = useSession();
  const member = useMember();
  const level = member?.clubLabel.labelName ?? '';
  return (
    <div className="page pb-10">
      <PageHead title={t('vip.title')} about={t('vip.about')} />
      {session === undefined && (
        <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <p>{t('vip.login')}</p>
          <Button look="primary" onClick={() => openModal('login', { goal: urls.vip })}>
            {t('login.title')}
          </Button>
        </Card>
      )}
      {isTrial(session) && (
        <Card className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <p>{identity('in_need_true_account')}</p>
          <Button look="primary" onClick={() => openModal('register', {})}>
            {identity('in_increase_submit')}
          </Button>
        </Card>
      )}
      {level !== '' && (
        <Card className="mb-6 flex items-center gap-5">
          <span className="h-20 w-27 shrink-0 overflow-hidden rounded-md">
            <GameArt motif="crown" />
          </span>
          <div>
            <p className="text-sm text-ink-3">{t('vip.level')}</p>
            <p className="text-2xl font-semibold">{level}</p>
          </div>
        </Card>
      )}
      <Card>
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('vip.none')}
          text={t('vip.noneText')}
        />
      </Card>
    </div>
  );
}
