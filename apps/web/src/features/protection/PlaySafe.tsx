import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../app/use-call.ts';
import type { ValueOf } from '../../app/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Answered } from '../members/Answered.tsx';
import { Part } from '../members/Part.tsx';
import { BreakChoice } from './BreakChoice.tsx';
import { CheckChoice } from './CheckChoice.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitRow } from './LimitRow.tsx';
import type { LimitLine } from './limit-form.ts';
import { PauseNotice } from './PauseNotice.tsx';
import { ProtectionHistory } from './ProtectionHistory.tsx';

type Status = ValueOf<'protection'>;

/** Limits, breaks, reality checks, what was changed, and where help is found. */
export function PlaySafe() {
  const t = useTexts('protection');
  const query = useCall('protection', {}, { staleTime: 0 });
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-ink-2">{t('intro')}</p>
      <Answered query={query}>{(status) => <Parts status={status} />}</Answered>
      <Part title={t('history')}>
        <ProtectionHistory />
      </Part>
    </div>
  );
}

function Parts({ status }: { readonly status: Status }) {
  const t = useTexts('protection');
  const { pause, links, check, minutesToday } = status;
  return (
    <>
      {pause !== null && <PauseNotice pause={pause} />}
      <Limits status={status} />
      <BreakChoice status={status} />
      <Part title={t('check')} aside={<TimeToday count={minutesToday} />}>
        <CheckChoice check={check} />
      </Part>
      {links.length > 0 && (
        <Part title={t('help')}>
          <p className="mb-3 text-sm text-ink-2">{t('helpText')}</p>
          <ul className="grid gap-3 sm:grid-cols-2">
            {links.map(({ name, url, phone }) => (
              <li key={name} className="rounded-lg border border-line bg-surface-2 p-4">
                {url === '' ? (
                  <p className="font-semibold">{name}</p>
                ) : (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
                  >
                    {name}
                  </a>
                )}
                {phone !== '' && (
                  <p className="figures flex items-center gap-2 text-sm">
                    <Phone aria-hidden size={16} /> {phone}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function TimeToday({ count }: { readonly count: number }) {
  const t = useTexts('protection');
  return <span className="figures text-sm text-ink-2">{t('timeToday', { count })}</span>;
}

function Limits({ status }: { readonly status: Status }) {
  const t = useTexts('protection');
  const [edited, setEdited] = useState<LimitLine | 'new'>();
  const { limits, currency } = status;
  return (
    <Part
      title={t('limits')}
      aside={
        <Button look="primary" onClick={() => setEdited('new')}>
          {t('setLimit')}
        </Button>
      }
    >
      {limits.length === 0 ? (
        <EmptyState art={<EmptyArt name="boat" />} title={t('noLimits')} text={t('noLimitsText')} />
      ) : (
        <ul className="grid gap-3 xl:grid-cols-2">
          {limits.map((line) => (
            <LimitRow
              key={`${line.owner}${line.kind}${line.period}`}
              line={line}
              currency={currency}
              onChange={() => setEdited(line)}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <LimitDialog
          line={edited === 'new' ? undefined : edited}
          currency={currency}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  );
}
