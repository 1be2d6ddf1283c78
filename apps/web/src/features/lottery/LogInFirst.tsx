import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { openModal } from '../../modals/modals.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';

/** Shown to a visitor in place of own bets; the code of the lists is loaded for members only. */
export function LogInFirst() {
  const t = useTexts('lottery');
  return (
    <EmptyState
      art={<EmptyArt name="ledger" />}
      title={t('loginFor')}
      action={
        <Button look="outline" onClick={() => openModal('login', {})}>
          {t('logIn')}
        </Button>
      }
    />
  );
}
