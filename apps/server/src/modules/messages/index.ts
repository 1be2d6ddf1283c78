// Messages: announcements, inbox and help, and the delivery of SMS and mail.
import type { Job } from '../../platform/jobs.ts';
import { pruneMessages } from './prune-messages.ts';
import { deliverMail, deliverSms, expireMessages } from './senders/deliver.ts';

export { messageBackoffice, messageOperations } from './calls.ts';
export { putAnnouncement } from './backoffice.ts';
export { provisionMessages, type MessagesDefinition } from './provision-messages.ts';
export { putNotices, writeNotices, type Notice } from './notices/put-notices.ts';
export { putInbox } from './put-inbox.ts';
export { putOutbox } from './put-outbox.ts';
export { readAnnouncements } from './read-messages.ts';
export { readOutbox } from './read-outbox.ts';
export { writeMoney } from './write-money.ts';

export const messageJobs: readonly Job[] = [deliverSms, deliverMail, expireMessages, pruneMessages];
