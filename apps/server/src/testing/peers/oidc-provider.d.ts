// The types of the few parts of the package that the peer uses; it has no types itself.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Provider {
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
    ): Promise<void>;
  }
  export const Provider: new (
    issuer: string,
    configuration: Readonly<Record<string, unknown>>,
  ) => Provider;
}
