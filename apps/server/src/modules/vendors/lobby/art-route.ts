// Serves the pictures that merchants gave to games. They show nothing of a person.
import { parseId, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { directoryOf } from '../../settings/index.ts';
import { PICTURE_HEADERS } from '../../uploads/index.ts';
import { findArt } from './store.ts';

/** The URL path of a game's own picture; another picture has another path. */
export function artAddress(merchant: Pick<Merchant, 'code'>, id: Id<'game_art'>): string {
  return `/media/${merchant.code}/games/${id}`;
}

const NOT_FOUND = { status: 404, body: { success: false } } as const;

export const artRoute = {
  method: 'GET',
  path: '/media/:merchant/games/:id',
  handle: async (app: AppContext, { params }: { params: Readonly<Record<string, string>> }) => {
    const { merchants } = await directoryOf(app);
    const merchant = merchants.find(({ code }) => code === params['merchant']);
    const id = parseId<'game_art'>(params['id'] ?? '');
    if (merchant === undefined || id === undefined) return NOT_FOUND;
    const bytes = await findArt(app.pool, merchant.id, id);
    return bytes === undefined ? NOT_FOUND : { status: 200, body: bytes, headers: PICTURE_HEADERS };
  },
} as const;
