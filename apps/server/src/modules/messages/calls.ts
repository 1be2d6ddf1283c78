import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import {
  announcementDelete,
  announcementList,
  articleDelete,
  articleList,
  articlePut,
  feedbackList,
  feedbackMark,
} from './backoffice.ts';
import { feedback, helpCenter, inbox, inboxRead, inboxUnread } from './read-messages.ts';
import { changeNoticeChoice, readNoticeChoices } from './notices/notice-choices.ts';
import { senderHealth, senderTest } from './senders/sender-backoffice.ts';

export const messageOperations = {
  helpCenter,
  feedback,
  inbox,
  inboxRead,
  inboxUnread,
  noticeChoices: readNoticeChoices,
  noticeChoicesChange: changeNoticeChoice,
} satisfies Partial<Operations<PlayerCalls>>;

export const messageBackoffice = {
  announcementList,
  announcementDelete,
  articleList,
  articlePut,
  articleDelete,
  feedbackList,
  feedbackMark,
  senderHealth,
  senderTest,
} satisfies Partial<Operations<OperatorCalls>>;
