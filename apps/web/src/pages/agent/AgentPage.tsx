import { openAgentCentre } from '../../app/enter.ts';
import { gateOf } from '../../app/gate.ts';
import { openModal } from '../../app/modals/modals.ts';
import { useSession } from '../../app/session.ts';
import { GameArt } from '../../art/GameArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/Section.tsx';
import { urls } from '../../urls.ts';

/** The door to the agent centre; those who are no agents are told so here. */
export function AgentPage() {
  const t = useTexts('pages');
  const identity = useTexts('identity');
  const gate = gateOf('agent', useSession());
  return (
    <div className="page max-w-3xl pb-10">
      <PageHead title={t('agent.title')} about={t('agent.about')} />
      <Card className="overflow-hidden p-0!">
        <div className="h-48 md:h-64">
          <GameArt motif="coins" seed="agent" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 p-6">
          {gate === 'login' && (
            <>
              <p>{t('agent.visitor')}</p>
              <Button look="primary" onClick={() => openModal('login', { goal: urls.agent })}>
                {t('login.title')}
              </Button>
            </>
          )}
          {gate === 'trial' && (
            <>
              <p>{identity('in_need_true_account')}</p>
              <Button look="primary" onClick={() => openModal('register', {})}>
                {identity('in_increase_submit')}
              </Button>
            </>
          )}
          {gate === 'agentsOnly' && <p>{t('agent.member')}</p>}
          {gate === 'open' && (
            <Button look="primary" onClick={() => openAgentCentre('agentTeamOverview')}>
              {t('agent.open')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
