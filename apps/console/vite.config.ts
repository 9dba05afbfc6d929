import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { completeLicenses, LICENSES_FILE } from './complete-licenses.mjs';
import { icons } from './icons.mjs';
import { precompress } from './precompress.mjs';

const api = 'http://127.0.0.1:3000';

/** What the first page of nobody needs goes into the files of the pages that need it. */
const OF_LATER_PAGES =
  /csv-parse|@floating-ui|@mantine\/core\/esm\/utils\/Floating|@mantine\/(form|modals|notifications|spotlight)|react-(remove-scroll|transition-group|style-singleton)|number-format|textarea-autosize|use-(composed-ref|latest)|core\/esm\/components\/(NumberInput|FileInput|FileButton|Textarea|NativeSelect|Radio(?!\/RadioIcon)|Checkbox(?!\/CheckIcon)|SegmentedControl|Table|Progress|PasswordInput|AppShell|Drawer|Modal|ModalBase|Notification|NavLink|Tooltip|Menu|Popover|Kbd|Switch|Chip|Combobox|Slider)\//;

export default defineConfig(({ command }) => {
  // A build is for users, even if a test run starts it: otherwise React's development code would be in it.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: import.meta.dirname,
    plugins: [react(), icons(), completeLicenses(), precompress()],
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
      // A test reads in it what each page loads.
      manifest: true,
      emptyOutDir: true,
      // Data URLs would need their own allowance in the Content-Security-Policy.
      assetsInlineLimit: 0,
      // Lists the packages in the bundle and their licences, and is served with it.
      license: { fileName: LICENSES_FILE },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The libraries seldom change. In a file of their own, browsers keep them across releases. Its parts know each
              // other, and a list of all components must not draw in those of other pages.
              {
                name: 'libraries',
                test: (id) => /node_modules/.test(id) && !OF_LATER_PAGES.test(id),
                tags: ['$initial'],
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
});
