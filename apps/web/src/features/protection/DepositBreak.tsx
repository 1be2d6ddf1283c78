import { useTexts } from '../../i18n/use-texts.ts';
import { BreakNotice, type Pause } from './BreakNotice.tsx';

/** In place of a deposit's form: the break that closes deposits, and until when. */
export function DepositBreak({ pause }: { readonly pause: Pause }) {
  const t = useTexts('protection');
  return (
    <BreakNotice pause={pause}>
      <p>{t('depositsClosed')}</p>
    </BreakNotice>
  );
}
