// White label, system status and content, as operators change them.
import * as z from 'zod';
import type { CallTable, Limit } from '../call.ts';
import { longList } from '../paging.ts';
import {
  noRequest,
  nothing,
  waiting,
  wireId,
  wireInstant,
  wireInteger,
  wireVersion,
} from '../wire.ts';

const feedbackListPages = longList({ feedback: ['time', 'id'] });

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];

const texts = z.object({
  EN: z.string().max(4000),
  CN: z.string().max(4000).optional(),
  ID: z.string().max(4000).optional(),
  TH: z.string().max(4000).optional(),
  VI: z.string().max(4000).optional(),
});

const resource = z.object({
  kind: z.string().min(1).max(40),
  name: z.string().min(1).max(60),
  labels: z.record(z.string(), z.string().max(100)),
  url: z.string().max(400),
  sort: wireInteger,
  enabled: z.boolean(),
});

const announcement = z.object({
  kind: z.enum(['B', 'PL', 'PU', 'PR', 'H']),
  titles: texts,
  bodies: texts,
  art: z.string().max(40).nullable(),
  link: z.string().max(400).nullable(),
  startsAt: wireInstant,
  endsAt: wireInstant.nullable(),
  /** The audience: trial accounts count as visitors, and agents also as members. */
  audience: z.enum(['all', 'visitors', 'members', 'agents']),
  sort: wireInteger,
  enabled: z.boolean(),
});

const article = z.object({
  topic: z.string().min(1).max(60),
  titles: texts,
  bodies: texts,
  sort: wireInteger,
  enabled: z.boolean(),
});

export const settingsBackofficeCalls = {
  settingList: {
    method: 'GET',
    path: '/console/settings',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'Every setting of the merchant with its version.',
    limits: backoffice,
    request: noRequest,
    response: z.array(
      z.object({
        name: z.string(),
        value: z.unknown(),
        version: wireVersion,
        /** The parts of the stored value that could not be read and have their default. */
        problems: z.array(z.string()),
        /** The changes that wait for a second person. */
        second: z.enum(['never', 'some', 'always']),
      }),
    ),
    refusals: [],
  },
  settingChange: {
    method: 'POST',
    path: '/console/settings/:name',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Replaces one setting; refused when it was changed since `version`. Some settings need a ' +
      'second person’s approval.',
    limits: backoffice,
    request: z.strictObject({
      name: z.string().max(40),
      value: z.unknown(),
      version: wireVersion,
      reason: z.string().trim().min(3).max(300),
    }),
    response: z.object({
      version: wireVersion,
      /** The pending request, when the setting needs a second person. */
      approvalId: wireId('approval').nullable(),
    }),
    refusals: ['setting.unknown', 'setting.invalid', 'setting.changed', 'theme.contrast'],
  },
  statusChange: {
    method: 'POST',
    path: '/console/status',
    module: 'CONSOLE',
    audience: 'right:status.edit',
    about: 'Opens the site or closes it for maintenance, for all visitors at once.',
    limits: backoffice,
    request: z.strictObject({
      maintenance: z.boolean(),
      title: texts,
      text: texts,
      endsAt: wireInstant.nullable(),
      reason: z.string().trim().min(3).max(300),
    }),
    response: nothing,
    refusals: [],
  },
  statusView: {
    method: 'GET',
    path: '/console/status',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'System status, restricted regions, and the age of the country data.',
    limits: backoffice,
    request: noRequest,
    response: z.object({
      status: z.unknown(),
      regions: z.unknown(),
      countryDataBuiltAt: wireInstant,
      serverNow: wireInstant,
    }),
    refusals: [],
  },
  resourceList: {
    method: 'GET',
    path: '/console/resources',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'Links, logos and downloads of the site.',
    limits: backoffice,
    request: noRequest,
    response: z.array(resource.extend({ id: wireId('resource') })),
    refusals: [],
  },
  resourcePut: {
    method: 'PUT',
    path: '/console/resources',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Creates or replaces one resource; without an id a new one is created. A link to another ' +
      'site needs a second person’s approval.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('resource').optional(), ...resource.shape }),
    response: z.object({ id: wireId('resource'), ...waiting }),
    refusals: ['resource.taken', 'link.refused'],
  },
  resourceDelete: {
    method: 'DELETE',
    path: '/console/resources/:id',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Removes one resource.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('resource') }),
    response: nothing,
    refusals: [],
  },
  announcementList: {
    method: 'GET',
    path: '/console/announcements',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'All announcements, shown or not.',
    limits: backoffice,
    request: noRequest,
    response: z.array(announcement.extend({ id: wireId('announcement') })),
    refusals: [],
  },
  announcementPut: {
    method: 'PUT',
    path: '/console/announcements',
    module: 'CONSOLE',
    audience: 'right:content.edit',
    about:
      'Creates or replaces one announcement; without an id a new one is created. A link to ' +
      'another site needs a second person’s approval.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('announcement').optional(), ...announcement.shape }),
    response: z.object({ id: wireId('announcement'), ...waiting }),
    refusals: ['link.refused', 'announcement.ends_first'],
  },
  announcementDelete: {
    method: 'DELETE',
    path: '/console/announcements/:id',
    module: 'CONSOLE',
    audience: 'right:content.edit',
    about: 'Removes one announcement.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('announcement') }),
    response: nothing,
    refusals: [],
  },
  articleList: {
    method: 'GET',
    path: '/console/articles',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'All help articles, shown or not.',
    limits: backoffice,
    request: noRequest,
    response: z.array(article.extend({ id: wireId('article') })),
    refusals: [],
  },
  articlePut: {
    method: 'PUT',
    path: '/console/articles',
    module: 'CONSOLE',
    audience: 'right:content.edit',
    about: 'Creates or replaces one help article; without an id a new one is created.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('article').optional(), ...article.shape }),
    response: z.object({ id: wireId('article') }),
    refusals: [],
  },
  articleDelete: {
    method: 'DELETE',
    path: '/console/articles/:id',
    module: 'CONSOLE',
    audience: 'right:content.edit',
    about: 'Removes one help article.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('article') }),
    response: nothing,
    refusals: [],
  },
  feedbackList: {
    method: 'GET',
    path: '/console/feedback',
    module: 'CONSOLE',
    audience: 'right:feedback.read',
    about: 'Feedback messages to the operator, newest first.',
    limits: backoffice,
    request: feedbackListPages.request({ state: z.enum(['new', 'read', 'closed']).optional() }),
    response: feedbackListPages.response(
      z.object({
        id: wireId('feedback'),
        member: wireId('member').nullable(),
        content: z.string(),
        contact: z.string().nullable(),
        at: wireInstant,
        state: z.enum(['new', 'read', 'closed']),
      }),
    ),
    refusals: [],
  },
  feedbackMark: {
    method: 'POST',
    path: '/console/feedback/:id',
    module: 'CONSOLE',
    audience: 'right:feedback.close',
    about: 'Marks a message as read or closed.',
    limits: backoffice,
    request: z.strictObject({ id: wireId('feedback'), state: z.enum(['new', 'read', 'closed']) }),
    response: nothing,
    refusals: [],
  },
} as const satisfies CallTable;
