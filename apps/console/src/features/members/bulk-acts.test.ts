import { afterEach, expect, test, vi } from 'vitest';
import { bulkActs, runBulk, type BulkOrder, type Outcome } from './bulk-acts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(name: string, input: object) => unknown>() }));
vi.mock('../../calls/calls.ts', () => ({ call }));
afterEach(() => call.mockReset());

const ORDER: BulkOrder = {
  act: 'freeze',
  level: 2,
  message: { title: '', body: '' },
  text: '',
  reason: 'seen together',
};
const MEMBERS = ['anna', 'ben', 'cora'].map((username) => ({ id: `id-${username}`, username }));
const refused = (status: number) => ({ ok: false, refusal: { status, message: `no ${status}` } });

async function run(order: Partial<BulkOrder> = {}) {
  const outcomes: Outcome[] = [];
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  await runBulk({ ...ORDER, ...order }, MEMBERS, wait, (outcome) => outcomes.push(outcome));
  return { results: outcomes.map(({ result }) => result), outcomes, waits };
}

test('one that is refused does not stop the others, and says why', async () => {
  call
    .mockResolvedValueOnce({ ok: true, value: { frozen: 1 } })
    .mockResolvedValueOnce(refused(409))
    .mockResolvedValueOnce({ ok: true, value: { frozen: 1 } });
  const { results, outcomes } = await run();
  expect(results).toEqual(['done', 'failed', 'done']);
  expect(outcomes[1]).toMatchObject({ username: 'ben', message: 'no 409' });
  expect(call.mock.calls[2]).toEqual([
    'memberFreeze',
    { id: 'id-cora', level: 2, reason: 'seen together' },
  ]);
});

test('an act of two operators waits for the second one, for each member', async () => {
  call.mockResolvedValue({ ok: true, value: { approvalId: 'a1' } });
  expect((await run({ act: 'unfreeze' })).results).toEqual(['waits', 'waits', 'waits']);
});

test('too many calls in a minute are tried again', async () => {
  call.mockResolvedValueOnce(refused(429)).mockResolvedValue({ ok: true, value: null });
  const { results, waits } = await run({ act: 'note', text: 'see case 7' });
  expect(results).toEqual(['done', 'done', 'done']);
  expect(waits).toHaveLength(1);
});

test('a tag is added to those that a member has', async () => {
  call.mockImplementation((name) =>
    Promise.resolve({ ok: true, value: name === 'memberProfile' ? { tags: ['vip'] } : null }),
  );
  expect((await run({ act: 'tag', text: ' watch ' })).results).toEqual(['done', 'done', 'done']);
  expect(call.mock.calls[1]).toEqual(['memberTags', { id: 'id-anna', tags: ['vip', 'watch'] }]);
});

test('an operator is offered the acts of its rights', () => {
  expect(bulkActs([])).toEqual([]);
  expect(bulkActs(['members.note'])).toEqual(['message', 'note', 'tag']);
  expect(bulkActs(['members.freeze'])).toEqual(['freeze', 'unfreeze']);
});
