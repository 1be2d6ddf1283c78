import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { KindChoice, permittedKinds, type OpenedKind } from './KindChoice.tsx';
import { LinkCard } from './LinkCard.tsx';
import type { Opening } from './RegisterCenter.tsx';
import { TermsFields } from './TermsFields.tsx';
import { typedRates, type TypedTerms } from './typed-terms.ts';

const DAYS = ['0', '1', '3', '7', '15', '30'] as const;
const DEVICES = ['MOBILE', 'WEB', 'SOCIAL'] as const;
type Days = 0 | 1 | 3 | 7 | 15 | 30;

/** The caller's registration links, and making another. */
export function LinksPart({ opening }: { readonly opening: Opening }) {
  const t = useTexts('agentTree');
  const query = useCall('agentLinks', {}, { staleTime: 0 });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-10">
      <LinkForm opening={opening} />
      <CallResult query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              art={<EmptyArt name="ledger" />}
              title={t('noLinks')}
              text={t('noLinksText')}
            />
          ) : (
            <ul aria-label={t('openWay.links')} className="flex flex-col gap-3">
              {list.map((link) => (
                <LinkCard key={link.id} link={link} />
              ))}
            </ul>
          )
        }
      </CallResult>
    </div>
  );
}

function LinkForm({ opening }: { readonly opening: Opening }) {
  const t = useTexts('agentTree');
  const kinds = permittedKinds(opening.permissions);
  const [kind, setKind] = useState<OpenedKind>(kinds[0] ?? 'member');
  const [terms, setTerms] = useState<TypedTerms>({ group: opening.groups.max, rates: {} });
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('MOBILE');
  const [days, setDays] = useState<(typeof DAYS)[number]>('30');
  const [uses, setUses] = useState('');
  const [label, setLabel] = useState('');
  const { mutate, isPending, error } = useCallMutation('agentLinkCreate', {
    invalidates: ['agentLinks', 'agentOpening'],
    onSuccess: () => setLabel(''),
  });
  if (kinds.length === 0 || !opening.permissions.createsLinks) {
    return <Notice tone="plain" text={t('mayNotLink')} />;
  }
  if (opening.links.live >= opening.links.max) {
    return <Notice tone="plain" text={t('linksFull', { max: opening.links.max })} />;
  }
  const { rates, faults } = typedRates(terms, opening.highestRates);
  const maxUses = uses === '' ? 0 : Number(uses);
  return (
    <form
      className="flex flex-col gap-4 self-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.size > 0) return;
        const period = Number(days) as Days;
        mutate({ kind, group: terms.group, rates, device, label, days: period, maxUses });
      }}
    >
      <KindChoice kinds={kinds} kind={kind} onChoose={setKind} />
      <TermsFields
        groups={opening.groups}
        highestRates={opening.highestRates}
        quotas={opening.quotas}
        typed={terms}
        onType={setTerms}
        error={error?.fields['group']}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('validFor')}>
          {(control) => (
            <Select
              {...control}
              choices={DAYS.map((value) => ({
                value,
                label: value === '0' ? t('forEver') : t('days', { count: Number(value) }),
              }))}
              value={days}
              onChoose={setDays}
            />
          )}
        </Field>
        <Field label={t('maxUses')} hint={t('maxUsesHint')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={6}
              value={uses}
              onChange={(event) => setUses(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
        <Field label={t('device')}>
          {(control) => (
            <Select
              {...control}
              choices={DEVICES.map((value) => ({ value, label: t(`device.${value}`) }))}
              value={device}
              onChoose={setDevice}
            />
          )}
        </Field>
        <Field label={t('campaign')} hint={t('campaignHint')}>
          {(control) => (
            <Input
              {...control}
              maxLength={40}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
      </div>
      {error !== null && error.fields['group'] === undefined && (
        <Notice tone="lost" text={error.message} />
      )}
      <Button type="submit" look="primary" size="lg" busy={isPending} disabled={faults.size > 0}>
        {t('makeLink')}
      </Button>
    </form>
  );
}
