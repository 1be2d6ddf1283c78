// The member's calls on its identity check: its state, and the submission of documents.
import { refuse, type Answer } from '@fairhouse/calls';
import { DOCUMENTS, type PlayerCalls } from '@fairhouse/calls/player';
import { isOfAge } from '@fairhouse/rules/fields';
import { instant, ok } from '@fairhouse/values';
import { businessDay } from '../../platform/business-day.ts';
import type { CallOf } from '../../platform/call-context.ts';
import { parseHolderName } from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { attachPictures } from '../uploads/index.ts';
import { neededFrom } from './needs-identity.ts';
import { paperNumberMark, sealPaperNumber } from './paper-number.ts';
import { findNewest, hasPassed, insertCheck } from './store.ts';

type ReadRow = PlayerCalls['identityCheck'];
type SubmitRow = PlayerCalls['identitySubmit'];

export async function identityCheck(call: CallOf<ReadRow>): Promise<Answer<ReadRow>> {
  const { sql, merchant, session, app } = call;
  const { settings } = await siteOf(app, merchant);
  const newest = await findNewest(sql, merchant.id, session.member);
  const passed = await hasPassed(sql, merchant.id, session.member);
  return ok({
    state: passed ? 'passed' : (newest?.state ?? 'none'),
    submittedAt: newest === undefined ? null : instant(newest.submitted_at.getTime()),
    decidedAt: newest?.decided_at ? instant(newest.decided_at.getTime()) : null,
    verdict: newest?.state === 'refused' ? newest.verdict : null,
    note: newest?.state === 'refused' ? newest.note : '',
    documents: [...settings.kyc.documents],
    neededFrom: neededFrom(settings.kyc) ?? null,
    minimumAge: settings.brand.minimumAge,
  });
}

/** Submits documents. One set can be pending at a time; a verified member cannot submit another. */
export async function identitySubmit(call: CallOf<SubmitRow>): Promise<Answer<SubmitRow>> {
  const { sql, merchant, session, app, now, input } = call;
  const { settings } = await siteOf(app, merchant);
  const { document, country, number, birthday, papers } = input;
  if (!settings.kyc.documents.includes(document)) return refuse('identity.document');
  const fullName = parseHolderName(input.fullName);
  if (fullName === undefined) {
    return refuse('realName.invalid', { fields: { fullName: 'realName.invalid' } });
  }
  if (!isOfAge(birthday, businessDay(merchant, now), settings.brand.minimumAge)) {
    return refuse('age.too_young', { fields: { birthday: 'age.too_young' } });
  }
  const given = new Set(papers.map(({ side }) => side));
  const isWhole = DOCUMENTS[document].every((side) => given.has(side));
  if (!isWhole || given.size !== papers.length) return refuse('identity.papers_missing');
  if (await hasPassed(sql, merchant.id, session.member)) return refuse('identity.passed');
  const kept = await attachPictures(sql, merchant, {
    member: session.member,
    purpose: 'identity',
    ids: papers.map(({ picture }) => picture),
  });
  if (!kept) return refuse('picture.unknown');
  const id = app.newId<'identity_check'>();
  const isFirst = await insertCheck(sql, merchant.id, {
    id,
    member: session.member,
    document,
    country,
    fullName,
    birthday,
    numberSealed: sealPaperNumber(app, id, number),
    numberMark: paperNumberMark(app, { country, document, number }),
    at: now,
    papers,
  });
  return isFirst ? ok(null) : refuse('identity.waiting');
}
