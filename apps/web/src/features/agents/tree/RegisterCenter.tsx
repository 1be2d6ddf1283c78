import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { setCentreFilters, useChoiceFilter } from '../../../centre/centre-filters.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Stat } from '../../../ui/layout/Card.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { LinksPart } from './LinksPart.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { pointText } from './percent-share.ts';

export type Opening = ValueOf<'agentOpening'>;

const TABS = ['hand', 'links'] as const;

/** Opening accounts below the caller: by hand, or by a registration link. */
export function RegisterCenter() {
  const t = useTexts('agentTree');
  const tab = useChoiceFilter('tab', TABS) ?? 'hand';
  const query = useCall('agentOpening', {});
  return (
    <CallResult query={query}>
      {(opening) => (
        <div className="flex flex-col gap-5">
          <OwnFigures opening={opening} />
          <Tabs
            label={t('openWays')}
            tabs={TABS.map((value) => ({ value, label: t(`openWay.${value}`) }))}
            value={tab}
            onChoose={(value) => setCentreFilters({ tab: value })}
          >
            {tab === 'hand' ? <OpeningForm opening={opening} /> : <LinksPart opening={opening} />}
          </Tabs>
        </div>
      )}
    </CallResult>
  );
}

/** What the caller has itself, which bounds what it can give. */
function OwnFigures({ opening }: { readonly opening: Opening }) {
  const t = useTexts('agentTree');
  const { group, depth, maxDepth, directs, maxDirects, links } = opening;
  const of = (value: number, most: number) =>
    most === 0 ? String(value) : t('ofMost', { value, most });
  return (
    <div className="grid grid-cols-2 gap-2 md:gap-3 xl:grid-cols-4">
      <Stat
        label={t('ownGroup')}
        value={group}
        note={t('pointNote', { point: pointText(group) })}
      />
      <Stat label={t('level')} value={of(depth, maxDepth)} note={t('levelNote')} />
      <Stat label={t('directs')} value={of(directs, maxDirects)} />
      <Stat label={t('liveLinks')} value={of(links.live, links.max)} />
    </div>
  );
}
