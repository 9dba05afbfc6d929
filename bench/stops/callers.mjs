/** Calls a port again and again until it refuses connections. Sends the errors that mean a lost call. */
import { request } from 'node:http';

const CALLERS = 8;

function call(port) {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, agent: false };
    const outgoing = request(options, (response) => response.resume().on('end', resolve));
    outgoing.on('error', reject).end();
  });
}

async function keepCalling(port) {
  for (;;) {
    try {
      await call(port);
    } catch ({ code }) {
      return code;
    }
  }
}

process.on('message', async (port) => {
  const codes = await Promise.all(Array.from({ length: CALLERS }, () => keepCalling(port)));
  process.send(codes.filter((code) => code !== 'ECONNREFUSED'));
});
