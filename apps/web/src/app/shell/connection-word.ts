interface Connection {
  /** What the browser says of the device's network. */
  readonly online: boolean;
  /** The live connection has been down for more than a blink. */
  readonly brokenForLong: boolean;
}

/** Which word the connection deserves, if any: no network at all outweighs no live news. */
export function connectionWordOf(connection: Connection): 'offline' | 'reconnecting' | undefined {
  if (!connection.online) return 'offline';
  return connection.brokenForLong ? 'reconnecting' : undefined;
}
