// Security headers that do not depend on a page.

const ONE_YEAR_SECONDS = 31_536_000;

/** This host and its subdomains over TLS only, for a year. */
export const HSTS = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;

/** An answer of a call, opened as a page, loads nothing, runs nothing and cannot be framed. */
export const ANSWER_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A file of the site may be a worker, which has its own policy: it may request from the site alone.
 */
export const FILE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
