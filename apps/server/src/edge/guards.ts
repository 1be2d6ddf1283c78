// What every answer says that is no page of its own.

const ONE_YEAR_SECONDS = 31_536_000;

/** This name and those below it by TLS alone, for a year. */
export const HSTS = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;

/** An answer of a call, opened as a page, loads nothing, runs nothing and stands in no frame. */
export const ANSWER_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A file of the site may be a worker, which goes by its own policy: it asks the site alone. */
export const FILE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
