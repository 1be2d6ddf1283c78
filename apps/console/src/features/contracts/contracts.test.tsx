// The pages of contracts without a browser: what an operator sees, and what he is offered.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallValue } from '../../calls/calls.ts';
import { currentText } from '../../i18n/language.ts';
import { exampleOf } from '../../testing/example.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { openConsole } from '../../testing/open-console.tsx';

const READ = ['contracts.read'] as const;
const EDIT = ['contracts.read', 'contracts.edit'] as const;
const PAY = ['contracts.read', 'contracts.pay'] as const;

type Checked = CallValue<'contractImportCheck'>;
type Line = CallValue<'contractRunCompare'>['lines'][number];

const row = (line: number, problem: string | null): Checked['rows'][number] => {
  const [example] = exampleOf('contractImportCheck').rows;
  if (example === undefined) throw new TypeError('an example has a row');
  return { ...example, line, username: `agent${line}`, problem };
};

function choose(): void {
  const input = screen.getByLabelText(currentText('contract.chooseFile'), { selector: 'input' });
  const file = new File(['username,kind'], 'contracts.csv');
  fireEvent.change(input, { target: { files: [file] } });
}

test('a file with bad rows says each with its line first, and is not offered for import', async () => {
  const rows = [row(2, null), row(3, 'The rate is above.'), row(4, null)];
  await openConsole('/contracts/import', EDIT, { contractImportCheck: { rows, problems: 1 } });
  await screen.findByText(currentText('contract.chooseFile'));
  choose();
  expect(await screen.findByText('The rate is above.')).toBeTruthy();
  const [, first] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('agent3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: currentText('contract.importAsk') })).toBeNull();
});

test('a good file is asked for with a reason, and waits for a second operator', async () => {
  const answers: Answers = {
    contractImportCheck: { rows: [row(2, null), row(3, null)], problems: 0 },
    contractImport: { imported: 2, approvalId: '00000000-0000-4000-8000-000000000001' as never },
  };
  await openConsole('/contracts/import', EDIT, answers);
  await screen.findByText(currentText('contract.chooseFile'));
  choose();
  fireEvent.click(await screen.findByRole('button', { name: currentText('contract.importAsk') }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/Reason/), {
    target: { value: 'the lines as agreed' },
  });
  const buttons = within(dialog).getAllByRole('button');
  fireEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('agent2')).toBeNull());
});

test('who may not change contracts is offered no file', async () => {
  await openConsole('/contracts/import', READ, {});
  expect(await screen.findByText(currentText('contract.importWords'))).toBeTruthy();
  expect(screen.queryByText(currentText('contract.chooseFile'))).toBeNull();
});

const line = (part: Partial<Line>): Line => ({
  username: 'anna',
  payer: null,
  status: 'WAIT_APPROVAL',
  before: '100.0000',
  after: '100.0000',
  difference: '0.0000',
  received: '0.0000',
  replaced: false,
  ...part,
});

const compared = (lines: Line[], part: object = {}): CallValue<'contractRunCompare'> => ({
  ...exampleOf('contractRunCompare'),
  lines,
  waiting: '100.0000',
  needsSecond: true,
  changes: [],
  ...part,
});

const RUN = '/contracts/runs?kind=DIVIDEND&period=2026-11-H1';

test('a run shows old and new amount and the difference of each bill, before it is repeated', async () => {
  const lines = [
    line({ username: 'anna', after: '80.0000', difference: '-20.0000', replaced: true }),
    line({ username: 'bert', status: 'ISSUED', after: '150.0000', difference: '50.0000' }),
    line({ username: 'carl' }),
  ];
  await openConsole(RUN, PAY, { contractRunCompare: compared(lines) });
  const cell = await screen.findByText('anna');
  const shown = cell.closest('tr')?.textContent ?? '';
  for (const part of ['100', '80', '-20', currentText('contract.replaced')]) {
    expect(shown).toContain(part);
  }
  const warning = currentText('contract.wouldDiffer')
    .replace('%{replaced}', '1')
    .replace('{replaced}', '1')
    .replace('{stays}', '1');
  expect(await screen.findByText(warning)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: currentText('contract.runRepeat') }));
  const dialog = await screen.findByRole('dialog');
  const names = within(dialog)
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '');
  expect(names.some((text) => text.startsWith('anna'))).toBe(true);
  expect(names.some((text) => text.startsWith('bert'))).toBe(true);
  expect(names.some((text) => text.startsWith('carl'))).toBe(false);
});

test('a run says whether one operator is enough, and offers no approval where nothing waits', async () => {
  const answers: Answers = { contractRunCompare: compared([line({})], { needsSecond: false }) };
  await openConsole(RUN, PAY, answers);
  expect(await screen.findByText(currentText('contract.oneIsEnough'))).toBeTruthy();
  expect(screen.getByRole('button', { name: currentText('contract.runApprove') })).toBeTruthy();
});

test('a run whose bills are all paid is neither approved nor paid', async () => {
  const done = compared([line({ status: 'ISSUED' })], { waiting: '0.0000' });
  await openConsole(RUN, PAY, { contractRunCompare: done });
  await screen.findByText('anna');
  for (const key of ['contract.runApprove', 'contract.runPay'] as const) {
    expect(screen.queryByRole('button', { name: currentText(key) }), key).toBeNull();
  }
});

test('who may only read is offered no act on a run', async () => {
  await openConsole(RUN, READ, { contractRunCompare: compared([line({})]) });
  await screen.findByText('anna');
  for (const key of ['contract.runApprove', 'contract.runPay', 'contract.runRepeat'] as const) {
    expect(screen.queryByRole('button', { name: currentText(key) }), key).toBeNull();
  }
});

test('all shown runs whose bills wait are approved at once, but those that are asked for', async () => {
  const page = exampleOf('contractRuns');
  const [run] = page.list;
  const requests = exampleOf('approvalList');
  const [request] = requests.list;
  if (run === undefined || request === undefined) throw new TypeError('an example has a row');
  const state = { received: '0.0000', gross: '99.0000' };
  const runOf = (periodKey: string, status: 'WAIT_APPROVAL' | 'ISSUED', outstanding: string) => ({
    ...run,
    kind: 'DAILY_SALARY' as const,
    periodKey,
    byStatus: [{ ...state, status, count: 2, outstanding }],
  });
  const list = [
    runOf('2026-11-01', 'WAIT_APPROVAL', '30.0000'),
    runOf('2026-11-02', 'WAIT_APPROVAL', '12.5000'),
    runOf('2026-11-03', 'ISSUED', '0.0000'),
    runOf('2026-11-04', 'WAIT_APPROVAL', '7.0000'),
  ];
  await openConsole('/contracts/runs', PAY, {
    contractRuns: { ...page, list, total: 4 },
    approvalList: { ...requests, list: [{ ...request, target: 'run:DAILY_SALARY:2026-11-04' }] },
    contractRunApprove: { approved: 0, gross: '0.0000', approvalId: request.id },
  });
  const name = currentText('contract.approveShown');
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/4 bills of 2 runs .*: 42.50 in all/)).toBeTruthy();
  expect(dialog.textContent).toContain(
    'Runs that wait for a second operator already are left out: 1.',
  );
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'as computed' } });
  fireEvent.click(within(dialog).getByRole('button', { name }));
  expect(await screen.findByText('0 done, 2 wait for a second operator, 0 failed.')).toBeTruthy();
});

test('a preview shows what each agent would be paid, and why one is not', async () => {
  const example = exampleOf('contractRunPreview');
  const [run] = example.runs;
  const [first] = run?.lines ?? [];
  if (run === undefined || first === undefined) throw new TypeError('an example has a line');
  const lines = [
    {
      ...first,
      username: 'anna',
      companyWin: '293.3380',
      gross: '88.0000',
      tier: 2,
      why: null,
      billed: null,
      status: null,
    },
    { ...first, username: 'bert', gross: '0.0000', tier: null, why: 'no_loss' },
  ];
  const runs = [{ ...run, periodKey: '2026-11-H1', lines, differences: 0 }];
  await openConsole('/contracts/preview', READ, { contractRunPreview: { runs } });
  const anna = (await screen.findByText('anna')).closest('tr')?.textContent;
  expect(anna).toContain('88');
  // One below the other, results have as many decimals.
  expect(anna).toContain('293.34');
  expect(screen.getByText('bert').closest('tr')?.textContent).toContain(
    currentText('contract.why.no_loss'),
  );
});

test('rules are read by anybody with the right, and changed only by who may', async () => {
  const rules = exampleOf('contractRules');
  const kinds = rules.kinds.map((each) => ({ ...each, kind: 'DIVIDEND' as const, on: true }));
  await openConsole('/contracts/rules', READ, { contractRules: { kinds } });
  const field = await screen.findByLabelText(/Highest rate/);
  expect((field as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: currentText('act.ask') })).toBeNull();
});

test('the versions of a contract can be asked by the day on which they held', async () => {
  const detail = exampleOf('contractDetail');
  const [version] = detail.versions;
  if (version === undefined) throw new TypeError('an example has a version');
  const held = (number: number, from: string, until: string | null) => ({
    ...version,
    contract: {
      ...version.contract,
      id: `00000000-0000-4000-8000-00000000000${number}` as never,
      version: number,
      upline: `up${number}`,
      effectiveFrom: Date.parse(from),
      endedAt: until === null ? null : Date.parse(until),
    },
  });
  const versions = [
    held(2, '2026-10-16T00:00:00Z', null),
    held(1, '2026-09-01T00:00:00Z', '2026-10-16T00:00:00Z'),
  ];
  await openConsole('/contracts/1/show', READ, { contractDetail: { ...detail, versions } });
  expect(await screen.findByText('2 · up2')).toBeTruthy();
  expect(screen.getByText('1 · up1')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(currentText('contract.heldOn')), {
    target: { value: '2026-09-20' },
  });
  await waitFor(() => expect(screen.queryByText('2 · up2')).toBeNull());
  expect(screen.getByText('1 · up1')).toBeTruthy();
});
