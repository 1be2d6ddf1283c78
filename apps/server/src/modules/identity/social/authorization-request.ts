/** The parameters of an authorization request, which the callback must match. */
export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  /** The redirect address. */
  readonly redirect: string;
}
