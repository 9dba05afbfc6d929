import pg from 'pg';

const TIMEOUT_MS = 1_000;

/** The members of a client that the types of pg lack. */
interface CancellableClient {
  host: string;
  port: number;
  ssl: pg.ConnectionConfig['ssl'];
  processID: number;
  secretKey: number;
  connection: { sslNegotiation?: string };
}

interface CancelConnection extends pg.Connection {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
}

/**
 * Asks the server to end the statement that a connection runs, on a second connection for a moment. Returns true when
 * the server has passed that on, and false if it is not known whether it has or will.
 */
export function cancelStatement(client: pg.ClientBase): Promise<boolean> {
  const { host, port, ssl, processID, secretKey, connection } =
    client as unknown as CancellableClient;
  const { sslNegotiation } = connection;
  const cancel = new pg.Connection({ ssl, sslNegotiation } as object) as CancelConnection;
  const send = (): void => cancel.cancel(processID, secretKey);
  const negotiate = (): void => {
    if (sslNegotiation !== 'direct') cancel.requestSsl();
  };
  cancel.on('connect', ssl ? negotiate : send).on('sslconnect', send);
  if (host.startsWith('/')) cancel.connect(`${host}/.s.PGSQL.${port}`);
  else cancel.connect(port, host);
  return closed(cancel);
}

/** Returns whether the server closes a connection, which it does after it has passed a cancel on. */
function closed(connection: pg.Connection): Promise<boolean> {
  return new Promise((resolve) => {
    let isOrderly = true;
    const fail = (): void => {
      isOrderly = false;
      connection.stream.destroy();
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    connection.on('error', fail).once('end', () => {
      clearTimeout(timer);
      resolve(isOrderly);
    });
  });
}
