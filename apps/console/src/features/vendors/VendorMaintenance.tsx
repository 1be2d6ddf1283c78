// The window in which a vendor takes no launches and no bets.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { MomentField } from '../../ui/time/MomentField.tsx';
import { pageNow } from '../../ui/time/page-clock.ts';
import { isInWindow } from './is-in-window.ts';
import type { VendorTabProps } from './VendorPage.tsx';

export function VendorMaintenance(props: VendorTabProps) {
  const { maintenanceFrom: from, maintenanceUntil: until } = props.gateway;
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [act, setAct] = useState<'set' | 'end'>();
  const close = () => setAct(undefined);
  return (
    <Panel
      title={text('vendor.tab.maintenance')}
      actions={
        mayEdit ? (
          <>
            {from === null ? null : (
              <Button onClick={() => setAct('end')}>{text('vendor.endMaintenance')}</Button>
            )}
            <Button variant="contained" onClick={() => setAct('set')}>
              {text('vendor.setMaintenance')}
            </Button>
          </>
        ) : null
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {text('vendor.maintenanceWords')}
        </Typography>
        {from === null ? (
          <Typography variant="body2">{text('vendor.noMaintenance')}</Typography>
        ) : (
          <Facts
            facts={[
              [text('vendor.from'), <DateTime key="f" at={from} />],
              [
                text('vendor.until'),
                until === null ? text('vendor.openEnd') : <DateTime key="u" at={until} />,
              ],
              [
                text('field.state'),
                isInWindow(props.gateway, pageNow()) ? (
                  <StateChip key="s" tone="wait" label={text('vendor.inMaintenance')} />
                ) : (
                  '–'
                ),
              ],
            ]}
          />
        )}
      </Stack>
      {act === 'set' ? <SetWindow {...props} onClose={close} /> : null}
      {act === 'end' ? <EndWindow {...props} onClose={close} /> : null}
    </Panel>
  );
}

interface WindowActProps extends VendorTabProps {
  readonly onClose: () => void;
}

function SetWindow({ code, gateway, onClose }: WindowActProps) {
  const text = useText();
  const done = useDone(onClose);
  const [from, setFrom] = useState<number | null>(() => gateway.maintenanceFrom ?? pageNow());
  const [until, setUntil] = useState(gateway.maintenanceUntil);
  const isOrdered = from !== null && (until === null || from < until);
  return (
    <ActDialog
      title={text('vendor.setMaintenance')}
      words={text('vendor.setMaintenanceEffect', { name: gateway.name })}
      button={text('vendor.setMaintenance')}
      danger
      ready={isOrdered}
      run={({ reason }) => call('vendorMaintenance', { code, from, until, reason })}
      onDone={done}
      onClose={onClose}
    >
      <MomentField label={text('vendor.from')} value={from} onChange={setFrom} />
      <MomentField
        label={`${text('vendor.until')} (${text('vendor.openEnd')})`}
        value={until}
        onChange={setUntil}
      />
    </ActDialog>
  );
}

function EndWindow({ code, gateway, onClose }: WindowActProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('vendor.endMaintenance')}
      words={text('vendor.endMaintenanceEffect', { name: gateway.name })}
      button={text('vendor.endMaintenance')}
      run={({ reason }) => call('vendorMaintenance', { code, from: null, until: null, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
