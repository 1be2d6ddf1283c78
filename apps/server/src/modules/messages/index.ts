export { layOutMessages, type MessagesLayout } from './lay-out.ts';
export { putInbox } from './put-inbox.ts';
