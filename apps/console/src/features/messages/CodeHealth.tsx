import { Alert } from '@mui/material';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { formatCount } from '../../ui/format.ts';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

/** The day's budget of SMS codes, and the share of sent codes that were used. */
export function CodeHealth() {
  const text = useText();
  const language = useLanguage();
  const { data, error, refetch } = useAsk('codeHealth', {}, { refreshMs: 10_000 });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined || data.channel === 'firebase') return null;
  const { sentToday, budget, refusedAt, sent, used, alarm } = data;
  const count = (value: number): string => formatCount(value, language);
  const share = sent === 0 ? '—' : `${Math.round((used * 100) / sent)} %`;
  const isBad = alarm || refusedAt !== null;
  return (
    <Panel
      title={text('codeHealth.title')}
      actions={
        <StateChip
          tone={isBad ? 'bad' : 'good'}
          label={text(isBad ? 'codeHealth.look' : 'codeHealth.fine')}
        />
      }
    >
      <Facts
        facts={[
          [text('codeHealth.today'), `${count(sentToday)} / ${count(budget)}`],
          [text('codeHealth.returned'), `${count(used)} / ${count(sent)} (${share})`],
          [text('codeHealth.refusedAt'), <DateTime key="refused" at={refusedAt} />],
        ]}
      />
      {refusedAt === null ? null : (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {text('codeHealth.spent')}
        </Alert>
      )}
      {alarm ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {text('codeHealth.few')}
        </Alert>
      ) : null}
    </Panel>
  );
}
