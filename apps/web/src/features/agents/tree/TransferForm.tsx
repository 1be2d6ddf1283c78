import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { confirm } from '../../../modals/modals.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { mostTransferable } from './most-transferable.ts';
import { TransferLimits } from './TransferLimits.tsx';
import { transferAmountFault } from './transfer-amount.ts';
import { transferBlock } from './transfer-block.ts';

export type TransferOptions = ValueOf<'transferOptions'>;

interface TransferFormProps {
  readonly direction: 'UP' | 'DOWN';
  /** The receiver. */
  readonly to: string;
}

/** A transfer along the line; limits and obstacles are shown before anything is typed. */
export function TransferForm({ direction, to }: TransferFormProps) {
  const query = useCall('transferOptions', {}, { staleTime: 0 });
  return (
    <CallResult query={query}>
      {(options) => <OpenForm direction={direction} to={to} options={options} />}
    </CallResult>
  );
}

function OpenForm({
  direction,
  to,
  options,
}: TransferFormProps & { readonly options: TransferOptions }) {
  const t = useTexts('agentTree');
  const inUi = useTexts('ui');
  const { money, dateTime } = useFormats();
  const { currency } = options;
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [remark, setRemark] = useState('');
  const { mutate, isPending, error, reset } = useCallMutation('transferCreate', {
    invalidates: ['transferOptions', 'transferList', 'balance', 'fundsConsolidated'],
    onSuccess: ({ state }) => {
      setAmount('');
      setRemark('');
      setPassword('');
      // A code is good for one transfer.
      setCode('');
      toast('done', t(state === 'SUCCESS' ? 'transferDone' : 'transferWaits'));
    },
    onError: () => setPassword(''),
  });
  const block = transferBlock(options, direction);
  if (block !== undefined) {
    const values = {
      amount: money(
        block === 'contract' ? options.contractOutstanding : options.turnoverLeft,
        currency,
      ),
      time: options.lockedUntil === null ? '' : dateTime(options.lockedUntil),
    };
    return (
      <>
        <Notice
          tone="plain"
          text={t(`transferBlock.${block}`, values)}
          action={
            block === 'password' || block === 'factor' ? (
              <Button size="sm" onClick={() => openCentrePage('securityCenter')}>
                {t('toSecurity')}
              </Button>
            ) : undefined
          }
        />
        <TransferLimits options={options} />
      </>
    );
  }
  const asksFactor = direction === 'DOWN' && options.needsFactor;
  const most = mostTransferable(options);
  const fault = transferAmountFault(amount, { min: options.min, most });
  const faultTexts = {
    format: t('amountFormat'),
    min: inUi('atLeast', { amount: money(options.min, currency) }),
    most: inUi('atMost', { amount: money(most, currency) }),
  };
  const amountError =
    fault === undefined || amount === '' ? error?.fields['amount'] : faultTexts[fault];
  const isReady = fault === undefined && password.length === 6 && (!asksFactor || code !== '');
  const send = async () => {
    const agreed = await confirm({
      title: t('transferTitle'),
      text: t('transferText', { amount: money(amount, currency), name: to }),
      confirmLabel: t('transfer'),
    });
    if (!agreed) return;
    mutate({
      direction,
      toUsername: to,
      amount,
      paymentPassword: password,
      remark,
      ...(asksFactor ? { secondFactor: code } : {}),
    });
  };
  return (
    <form
      className="flex flex-col gap-4"
      onChange={reset}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void send();
      }}
    >
      <TransferLimits options={options} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('amount')}
          hint={t('amountHint', { min: money(options.min, currency), most: money(most, currency) })}
          error={amountError}
          required
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value.replace(',', '.').trim())}
            />
          )}
        </Field>
        <Field label={t('remark')}>
          {(control) => (
            <Input
              {...control}
              maxLength={50}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('paymentPassword')} required>
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
        {asksFactor && (
          <Field label={t('factorCode')} hint={t('factorHint')} required>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
      {error !== null && error.fields['amount'] === undefined && (
        <Notice tone="lost" text={error.message} />
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        className="self-start phone:self-stretch"
        busy={isPending}
        disabled={!isReady}
      >
        {t('transferTo', { name: to })}
      </Button>
    </form>
  );
}
