import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { AddCardDialog } from './AddCardDialog.tsx';
import { CardMark } from './CardMark.tsx';
import { UnbindCardDialog } from './UnbindCardDialog.tsx';

type Unbinding = Omit<Parameters<typeof UnbindCardDialog>[0], 'onClose'>;

/** The caller's withdrawal accounts, masked, with buttons to add and to unbind one. */
export function BankCards() {
  const t = useTexts('members');
  const { dateTime } = useFormats();
  const words = useTexts('cashier');
  const [adding, setAdding] = useState(false);
  const [unbinding, setUnbinding] = useState<Unbinding>();
  const query = useCall('bankCards', {}, { staleTime: 0 });
  const add = (
    <Button
      look="outline"
      size="sm"
      icon={<Plus aria-hidden size={16} />}
      onClick={() => setAdding(true)}
    >
      {t('addCard')}
    </Button>
  );
  return (
    <>
      <CallResult query={query}>
        {({ cards, unbindLockHours }) =>
          cards.length === 0 ? (
            <EmptyState
              art={<EmptyArt name="ledger" />}
              title={t('noCards')}
              text={t('noCardsText')}
              action={add}
            />
          ) : (
            <div className="flex flex-col gap-3">
              <ul className="grid gap-2 xl:grid-cols-2">
                {cards.map((card) => (
                  <li
                    key={card.id}
                    className="flex items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-3"
                  >
                    <CardMark kind={card.kind} />
                    <div className="min-w-0 flex-1 text-sm">
                      <p className="truncate font-semibold">{card.bankName}</p>
                      <p className="figures truncate text-xs text-ink-3">
                        {card.account} · {card.holder}
                      </p>
                    </div>
                    <Badge tone={card.usable ? 'won' : 'accent'}>
                      {card.usable
                        ? t('usable')
                        : t('usableFrom', { time: dateTime(card.usableAt) })}
                    </Badge>
                    <IconButton
                      size="sm"
                      label={words('unbindThis', { account: `${card.bankName} ${card.account}` })}
                      onClick={() => setUnbinding({ card, lockHours: unbindLockHours })}
                    >
                      <Trash2 aria-hidden size={16} />
                    </IconButton>
                  </li>
                ))}
              </ul>
              <div>{add}</div>
            </div>
          )
        }
      </CallResult>
      {unbinding && <UnbindCardDialog {...unbinding} onClose={() => setUnbinding(undefined)} />}
      {adding && <AddCardDialog onClose={() => setAdding(false)} />}
    </>
  );
}
