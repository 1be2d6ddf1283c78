import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { navigate } from '../../../navigation/history.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { urls } from '../../../urls.ts';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { PaymentPasswordDialog } from './PaymentPasswordDialog.tsx';
import { useCustomerService } from '../../../site/use-customer-service.ts';
import { AddCardDialog } from '../cards/AddCardDialog.tsx';
import { TurnoverBars } from './TurnoverBars.tsx';
import { TurnoverShares } from './TurnoverShares.tsx';
import type { Condition, ConditionName } from './withdraw-conditions.ts';
import type { WithdrawSettings } from './withdraw-preview.ts';

interface WithdrawChecklistProps {
  readonly conditions: readonly Condition[];
  readonly settings: WithdrawSettings;
}

/** Each condition of a withdrawal: met, or what is missing and a link to resolve it. */
export function WithdrawChecklist({ conditions, settings }: WithdrawChecklistProps) {
  const t = useTexts('cashier');
  const allMet = conditions.every(({ met }) => met);
  if (allMet) return null;
  return (
    <section aria-label={t('conditions')}>
      <h3 className="mb-3 font-semibold">{t('conditions')}</h3>
      <ul className="flex flex-col gap-2">
        {conditions.map((condition) => (
          <li
            key={condition.name}
            className={clsx(
              'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border px-4 py-3',
              condition.met ? 'border-line' : 'border-accent-line bg-accent-soft',
            )}
          >
            <Item condition={condition} settings={settings} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly condition: Condition;
  readonly settings: WithdrawSettings;
}

function Item({ condition: { name, met }, settings }: ItemProps) {
  const t = useTexts('cashier');
  const explained = useExplanation(name, settings);
  const Icon = met ? CircleCheck : Circle;
  return (
    <>
      <Icon
        aria-hidden
        size={20}
        className={clsx('shrink-0', met ? 'text-won' : 'text-accent-text')}
      />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {t(`condition.${name}`)}
          <span className="sr-only"> {t(met ? 'conditionMet' : 'conditionMissing')}</span>
        </p>
        {!met && <p className="text-sm text-ink-2">{explained}</p>}
        {!met && name === 'turnover' && (
          <>
            <p className="text-sm text-ink-2">
              <TurnoverShares shares={settings.turnoverShares} />
            </p>
            <TurnoverBars currency={settings.currency} />
          </>
        )}
      </div>
      {!met && <Remedy name={name} />}
    </>
  );
}

function useExplanation(name: ConditionName, settings: WithdrawSettings): string {
  const t = useTexts('cashier');
  const { money, dateTime } = useFormats();
  const { currency, hours } = settings;
  const waiting = settings.cards[0];
  switch (name) {
    case 'hours':
      return hours.from === hours.to ? t('why.frozen') : t('why.hours', hours);
    case 'debt':
      return t('why.debt', { left: money(settings.debt, currency) });
    case 'lock':
      return t('why.lock', { time: dateTime(settings.lockedUntil ?? 0) });
    case 'card':
      return waiting === undefined
        ? t('why.card')
        : t('why.cardNew', { time: dateTime(waiting.usableAt) });
    case 'turnover':
      // Exact, as what is played of each requirement is: they add up to what is required.
      return t('why.turnover', {
        left: money(settings.turnoverLeft, currency, { exact: 'parts' }),
      });
    case 'agreement':
      return t('why.agreement', { left: money(settings.contractOutstanding, currency) });
    case 'count':
      return t('why.count', { count: settings.countMax });
    case 'day':
      return t('why.day', { limit: money(settings.dayLimit, currency) });
    case 'balance':
      return t('why.balance', { min: money(settings.min, currency) });
    case 'paymentPassword':
      return t('why.paymentPassword');
  }
}

/** The link that resolves a condition; null if only waiting helps. */
function Remedy({ name }: { readonly name: ConditionName }): ReactNode {
  const t = useTexts('cashier');
  const [open, setOpen] = useState(false);
  const { open: openService } = useCustomerService();
  const button = (label: string, onClick: () => void) => (
    <Button look="primary" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
  const close = () => setOpen(false);
  switch (name) {
    case 'paymentPassword':
      return (
        <>
          {button(t('setPaymentPassword'), () => setOpen(true))}
          {open && <PaymentPasswordDialog isSet={false} onClose={close} />}
        </>
      );
    case 'card':
      return (
        <>
          {button(t('addCard'), () => setOpen(true))}
          {open && <AddCardDialog onClose={close} />}
        </>
      );
    case 'turnover':
      return button(t('playNow'), () => navigate(urls.lottery));
    case 'debt':
    case 'balance':
      return button(t('depositNow'), () => openCentrePage('depositv2'));
    case 'hours':
    case 'agreement':
      return button(t('contact'), () => void openService());
    case 'count':
    case 'day':
    case 'lock':
      return null;
  }
}
