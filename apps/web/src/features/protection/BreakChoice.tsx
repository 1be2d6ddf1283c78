import { useState } from 'react';
import type { ValueOf } from '../../calls/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CentreSection } from '../../centre/CentreSection.tsx';
import { BreakDialog } from './BreakDialog.tsx';

type Status = ValueOf<'protection'>;
export type BreakLength = Status['timeouts'][number];

/** The offered breaks: cool-offs, which end automatically, and self-exclusions. */
export function BreakChoice({ status }: { readonly status: Status }) {
  const t = useTexts('protection');
  const [chosen, setChosen] = useState<BreakLength>();
  const excluded = status.pause?.kind === 'exclusion';
  const groups = [
    { kind: 'timeout', lengths: excluded ? [] : status.timeouts },
    { kind: 'exclusion', lengths: status.exclusions },
  ] as const;
  return (
    <CentreSection title={status.pause === null ? t('breaks') : t('longer')}>
      <div className="grid gap-4 lg:grid-cols-2">
        {groups
          .filter(({ lengths }) => lengths.length > 0)
          .map(({ kind, lengths }) => (
            <Card key={kind}>
              <h4 className="font-semibold">{t(kind)}</h4>
              <p className="mt-1 mb-4 text-sm text-ink-2">{t(`${kind}Text`)}</p>
              <div className="flex flex-wrap gap-2">
                {lengths.map((length) => (
                  <Button
                    key={length}
                    look={kind === 'timeout' ? 'outline' : 'danger'}
                    onClick={() => setChosen(length)}
                  >
                    {t(`length.${length}`)}
                  </Button>
                ))}
              </div>
            </Card>
          ))}
      </div>
      {chosen !== undefined && <BreakDialog length={chosen} onClose={() => setChosen(undefined)} />}
    </CentreSection>
  );
}
