// Messages: what the house tells people, and how SMS and mail go out.
import type { Job } from '../../ground/jobs.ts';
import { pruneMessages } from './prune-outbox.ts';
import { deliverMail, deliverSms, endMessages } from './senders/deliver.ts';

export { messageDesk, messageOperations } from './calls.ts';
export { putAnnouncement } from './desk.ts';
export { layOutMessages, type MessagesLayout } from './lay-out.ts';
export { putInbox } from './put-inbox.ts';
export { putOutbox } from './put-outbox.ts';
export { readAnnouncements } from './read-messages.ts';
export { readOutbox } from './read-outbox.ts';

export const messageJobs: readonly Job[] = [deliverSms, deliverMail, endMessages, pruneMessages];
