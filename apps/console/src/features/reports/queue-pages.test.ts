import { expect, test } from 'vitest';
import { PAGE_CASES } from '../../testing/page-cases.ts';
import { LISTED_QUEUES, queuePage, type Queue } from './queue-pages.ts';

const pageOf = (queue: Queue['queue']) => {
  const { pathname, searchParams } = new URL(
    queuePage({ queue, state: null, oldestAt: 1_700_000_000_000 as never }),
    'http://console',
  );
  return [pathname, JSON.parse(searchParams.get('filter') ?? '{}') as unknown];
};

test('a queue without a list elsewhere leads to its own, which has a case', () => {
  for (const { queue, right } of LISTED_QUEUES) {
    expect(pageOf(queue)).toEqual([`/queues/${queue}`, {}]);
    const opened = PAGE_CASES.find(({ at }) => at === `/queues/${queue}`);
    expect(opened).toMatchObject({ route: '/queues/:tab?', right });
  }
});

test('the others lead to a list of nothing but what they count', () => {
  expect(pageOf('outbox_failed')).toEqual([
    '/outbox',
    { state: 'failed', from: 1_700_000_000_000 },
  ]);
  expect(pageOf('feedback')).toEqual(['/feedback', { state: 'new' }]);
  expect(pageOf('approvals')).toEqual(['/approvals', { state: 'pending' }]);
  expect(queuePage({ queue: 'channels_down', state: null, oldestAt: null })).toBe(
    '/cashier?state=maintenance',
  );
});
