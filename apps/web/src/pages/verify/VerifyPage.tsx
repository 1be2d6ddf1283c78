import { Suspense, useMemo, useState } from 'react';
import { setSearch } from '../../navigation/history.ts';
import { useSearchValue } from '../../navigation/use-address.ts';
import { useCall } from '../../calls/use-call.ts';
import { checkFile } from '../../features/lottery/proof/check-file.ts';
import { isMeantAsProof } from '../../features/lottery/proof/is-meant-as-proof.ts';
import { ProofReport } from '../../features/lottery/proof/ProofReport.tsx';
import { useProof } from '../../features/lottery/proof/use-proof.ts';
import { ProofSource, type Source } from '../../features/lottery/proof/ProofSource.tsx';
import { DrawReplay } from '../../features/lottery/replay/DrawReplay.tsx';
import { readRound } from '../../features/vendor-games/proof/read-round.ts';
import { lazyPart } from '../../parts/load-chunk.ts';
import { BooksLinks } from '../../site/BooksLinks.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** With the rules of every game, which a draw needs nothing of. */
const report = lazyPart(
  () => import('../../features/vendor-games/proof/RoundReport.tsx'),
  (m) => m.RoundReport,
);

/** An opened or pasted file; `undefined` inside is a text that is not JSON. */
interface OpenedFile {
  readonly file: unknown;
}

/**
 * `/verify?issue=<draw>`: verifies a draw's proof in the browser (draws.md, Checking it), or the
 * file of a round of a game (games.md 2.3).
 */
export function VerifyPage() {
  const t = useTexts('verify');
  const issue = useSearchValue('issue') ?? '';
  const [source, setSource] = useState<Source>('issue');
  const [opened, setOpened] = useState<OpenedFile>();
  const fetched = useProof(issue);
  const log = useCall('publicLog', { from: 1, limit: 1 });
  const logKey = log.data?.publicKey;
  const parties = log.data?.parties;
  const isProof = opened === undefined || isMeantAsProof(opened.file);
  const file = opened === undefined ? fetched.data : isProof ? opened.file : undefined;
  const round = useMemo(() => readRound(file), [file]);
  const checked = useMemo(
    () =>
      file === undefined || round !== undefined
        ? undefined
        : checkFile(file, { logKey, parties: parties ?? [] }),
    [file, round, logKey, parties],
  );
  const fault =
    opened === undefined
      ? source === 'issue'
        ? fetched.error?.message
        : undefined
      : isProof
        ? undefined
        : t(opened.file === undefined ? 'notJson' : 'notProof');
  const choose = (wanted: string) => {
    setOpened(undefined);
    if (wanted === issue) void fetched.refetch();
    else setSearch({ issue: wanted, game: undefined });
  };
  const chooseSource = (wanted: Source) => {
    setSource(wanted);
    // What is wrong with a text is said where it was given, and not of another source.
    if (!isProof) setOpened(undefined);
  };
  return (
    <div className="page pb-16">
      <PageHead title={t('title')} about={t('about')} />
      <div className="flex flex-col gap-5">
        <Card>
          <ProofSource
            source={source}
            onSource={chooseSource}
            issue={issue}
            busy={fetched.isFetching}
            onIssue={choose}
            onText={(text) => setOpened({ file: parse(text) })}
          />
          {fault !== undefined && (
            <p role="alert" className="mt-3 text-sm text-lost">
              {fault}
            </p>
          )}
        </Card>
        {round !== undefined && (
          <Suspense fallback={null}>
            <report.Part file={file} facts={round} />
          </Suspense>
        )}
        {checked !== undefined && (
          <>
            <DrawReplay checked={checked} issue={opened === undefined ? issue : ''} />
            <ProofReport
              checked={checked}
              keyKnown={logKey !== undefined}
              parties={parties ?? []}
            />
          </>
        )}
        <BooksLinks />
      </div>
    </div>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
