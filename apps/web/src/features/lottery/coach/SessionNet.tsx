import { parseAmount, ZERO } from '@fairhouse/values';
import { Scale } from 'lucide-react';
import { useNetShown } from '../../../balance/net-shown.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { openModal } from '../../../modals/modals.ts';
import { useSession } from '../../../session/session.ts';
import { useCurrency } from '../use-money.ts';

/** The session's net on this lottery, once the member has bet on it in the session. */
export function SessionNet({ gameCode }: { readonly gameCode: string }) {
  const isMember = useSession() !== undefined;
  return useNetShown() && isMember ? <Net gameCode={gameCode} /> : null;
}

function Net({ gameCode }: { readonly gameCode: string }) {
  const t = useTexts('coach');
  const { money } = useFormats();
  const currency = useCurrency();
  const { data } = useCall('sessionResult', { gameCode }, { staleTime: 0 });
  if (data === undefined || parseAmount(data.lottery.stakes) === ZERO) return null;
  const { net } = data.lottery;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openModal('sessionResult', { gameCode })}
      className="figures relative inline-flex min-h-6 shrink-0 items-center gap-1 text-ink-2 before:absolute before:inset-x-0 before:-top-5 before:bottom-0 hover:text-ink"
    >
      <Scale aria-hidden size={13} className="text-ink-3" />
      {t('net')}
      <span className={`font-semibold ${toneOf(net)}`}>
        {money(net, currency, { signed: true })}
      </span>
    </button>
  );
}

/** The colour of a result, a signed decimal. */
function toneOf(net: string): string {
  if (net.startsWith('-')) return 'text-lost';
  return Number(net) > 0 ? 'text-won' : '';
}
