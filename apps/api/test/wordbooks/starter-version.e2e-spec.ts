import { createHash } from 'node:crypto';
import { readStarters, STARTER_VERSION } from '../../src/modules/wordbooks/starter-wordbooks.js';

it('has a version of its own for whatever the starter wordbooks come out as', async () => {
  const digest = createHash('sha256')
    .update(JSON.stringify(await readStarters()))
    .digest('hex');
  // If the digest differs, raise the version as well, or else no running service will write the new
  // wordbooks.
  expect({ version: STARTER_VERSION, digest }).toEqual({
    version: '1',
    digest: '00c0624f561d18c0fa81ff335959648d94503bd04d84e6410d2d0c0150d28d8e',
  });
});
