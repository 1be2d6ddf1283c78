export { messageDesk, messageOperations } from './calls.ts';
export { layOutMessages, type MessagesLayout } from './lay-out.ts';
export { putInbox } from './put-inbox.ts';
export { putOutbox } from './put-outbox.ts';
export { readOutbox } from './read-outbox.ts';
