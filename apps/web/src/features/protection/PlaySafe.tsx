import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { CallResult } from '../../calls/CallResult.tsx';
import { CentreSection } from '../../centre/CentreSection.tsx';
import { BreakChoice } from './BreakChoice.tsx';
import { CheckChoice } from './CheckChoice.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitRow } from './LimitRow.tsx';
import type { LimitLine } from './limit-request.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { PaceSwitch } from './pace/PaceSwitch.tsx';
import { ProtectionHistory } from './ProtectionHistory.tsx';

type Status = ValueOf<'protection'>;

/** Limits, breaks, reality checks, their history, and help organisations. */
export function PlaySafe() {
  const t = useTexts('protection');
  const query = useCall('protection', {}, { staleTime: 0 });
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-ink-2">{t('intro')}</p>
      <CallResult query={query}>{(status) => <Parts status={status} />}</CallResult>
      <CentreSection title={t('pace')}>
        <p className="text-sm text-ink-2">{t('paceAbout')}</p>
        <div className="max-w-md">
          <PaceSwitch />
        </div>
      </CentreSection>
      <CentreSection title={t('history')}>
        <ProtectionHistory />
      </CentreSection>
    </div>
  );
}

function Parts({ status }: { readonly status: Status }) {
  const t = useTexts('protection');
  const { pause, links, check, minutesToday } = status;
  return (
    <>
      {pause !== null && <BreakNotice pause={pause} />}
      <Limits status={status} />
      <BreakChoice status={status} />
      <CentreSection title={t('check')} extra={<TimeToday count={minutesToday} />}>
        <CheckChoice check={check} />
      </CentreSection>
      {links.length > 0 && (
        <CentreSection title={t('help')}>
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
        </CentreSection>
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
    <CentreSection
      title={t('limits')}
      extra={
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
    </CentreSection>
  );
}
