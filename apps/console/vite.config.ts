import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { completeLicenses, LICENSES_FILE } from './complete-licenses.mjs';
import { precompress } from './precompress.mjs';

const api = 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => {
  // A build is for users, even if a test run starts it: otherwise React's development code would be in it.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: import.meta.dirname,
    plugins: [react(), completeLicenses(), precompress()],
    server: {
      host: '127.0.0.1',
      // The API refuses writes from another origin, so the proxy must not rewrite Host or Origin; run
      // the API with BASE_URL set to the address of this server.
      proxy: Object.fromEntries(
        ['/api', '/oauth', '/openapi.json', '/docs', '/health'].map((path) => [path, api]),
      ),
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // Data URLs would need their own allowance in the Content-Security-Policy.
      assetsInlineLimit: 0,
      // Lists the packages in the bundle and their licences, and is served with it.
      license: { fileName: LICENSES_FILE },
      rolldownOptions: {
        output: {
          // The libraries seldom change. In a file of their own, browsers keep them across releases.
          codeSplitting: {
            groups: [
              { name: 'mantine', test: /node_modules\/@mantine\// },
              // A library that is loaded only if it is needed stays in a file of its own.
              { name: 'vendor', test: /node_modules\/(?!csv-parse\/)/ },
            ],
          },
        },
      },
    },
  };
});
