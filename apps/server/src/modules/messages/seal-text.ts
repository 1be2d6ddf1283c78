// Encryption of texts that contain a code or a link, so that readers of the database see none.
import type { Id } from '@fairhouse/values';
import type { AppContext } from '../../platform/app-context.ts';

export function sealText(app: AppContext, id: Id<'outbox'>, text: string): Uint8Array {
  return app.keys.seal(Buffer.from(text), contextOf(id));
}

export function openText(app: AppContext, id: Id<'outbox'>, sealed: Uint8Array): string {
  return new TextDecoder().decode(app.keys.open(sealed, contextOf(id)));
}

function contextOf(id: Id<'outbox'>): string {
  return `outbox:${id}`;
}
