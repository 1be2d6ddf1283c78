import { useState } from 'react';
import { confirm } from '../../../modals/modals.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AmountKeypad } from '../../../ui/forms/AmountKeypad.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { openDetail } from '../../../centre/centre-filters.ts';
import { CardChoice } from '../cards/CardChoice.tsx';
import { isPasswordRefusal } from '../cards/password-refusal.ts';
import { Facts } from '../orders/Facts.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { maximumWithdrawal, previewWithdrawal, type WithdrawSettings } from './withdraw-preview.ts';

/** Amount, account and payment password of a withdrawal; it is sent only after a confirmation. */
export function WithdrawForm({ settings }: { readonly settings: WithdrawSettings }) {
  const t = useTexts('cashier');
  const { money, percent } = useFormats();
  const { currency, cards } = settings;
  const [typed, setTyped] = useState('');
  const [cardId, setCardId] = useState(cards.find((card) => card.usable)?.id);
  const [password, setPassword] = useState('');
  const {
    mutate,
    isPending,
    error: refusal,
    reset,
  } = useCallMutation('withdrawCreate', {
    invalidates: ['withdrawSettings', 'withdrawList', 'balance', 'fundsConsolidated'],
    onSuccess: ({ number }) => openDetail({ order: number }),
    onError: ({ code }) => isPasswordRefusal(code) && setPassword(''),
  });
  const preview = previewWithdrawal(settings, typed);
  const card = cards.find((each) => each.id === cardId);
  const isReady = typeof preview !== 'string' && card !== undefined && password !== '';
  const most = maximumWithdrawal(settings);
  const isFree = /^0(\.0*)?$/.test(settings.feeRate);
  const withdraw = async () => {
    if (!isReady) return;
    const agreed = await confirm({
      title: t('confirmWithdraw'),
      text: t('confirmWithdrawText', {
        amount: money(typed, currency),
        net: money(preview.net, currency),
        fee: money(preview.fee, currency),
        account: `${card.bankName} ${card.account}`,
        left: money(preview.left, currency),
      }),
      confirmLabel: t('withdrawNow'),
    });
    if (!agreed) return;
    mutate({ amount: typed.replace(/\.$/, ''), card: card.id, paymentPassword: password });
  };
  const fault =
    preview === 'balance' || preview === 'day' ? t(`withdrawFault.${preview}`) : undefined;
  const shown = (value: string | undefined) => (value === undefined ? '–' : money(value, currency));
  const figures = typeof preview === 'string' ? undefined : preview;
  return (
    <form
      className="grid gap-6 xl:grid-cols-2 xl:gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        void withdraw();
      }}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <AmountKeypad
          label={t('withdrawAmount')}
          value={typed}
          onType={(value) => {
            reset();
            setTyped(value);
          }}
          currency={currency}
          minimum={settings.min}
          maximum={settings.max}
          error={fault}
        />
        <Button
          look="outline"
          size="sm"
          className="self-start"
          onClick={() => setTyped(trim(most))}
        >
          {t('withdrawMost', { amount: money(most, currency) })}
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <CardChoice cards={cards} chosen={cardId} onChoose={setCardId} />
        <Facts
          facts={[
            {
              name: t('fee'),
              value: shown(figures?.fee),
              note: isFree
                ? t('noFee')
                : t('feeNote', {
                    share: percent(settings.feeRate),
                    cap: money(settings.feeCap, currency),
                  }),
            },
            { name: t('arrivesOutside'), value: shown(figures?.net), strong: true },
            { name: t('staysHere'), value: shown(figures?.left) },
          ]}
        />
        <Field label={t('paymentPassword')} error={refusal?.fields['paymentPassword']} required>
          {(control) => (
            <PasswordInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={password}
              onChange={(event) => setPassword(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
        {refusal !== null && <Notice tone="lost" text={refusal.message} />}
        <Button type="submit" look="primary" size="lg" busy={isPending} disabled={!isReady}>
          {t('withdrawNow')}
        </Button>
        <p className="text-sm text-ink-3">{t('noWayBack')}</p>
      </div>
    </form>
  );
}

/** Removes trailing zeros. */
function trim(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
