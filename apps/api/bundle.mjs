// Joins the built service and the packages that it uses to a few files in `dist/bundle`, and the same for each kind of thread
// (`*.worker.js`) in `dist/bundle/threads`. Node takes more than a second of processor time to find and read the three
// thousand files that they are otherwise. With `--watch`, it joins those of threads again whenever they change, but not those that are new.
import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rolldown, watch } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const dist = join(import.meta.dirname, 'dist');
const bundle = join(dist, 'bundle');
const threads = join(bundle, 'threads');

/** Packages that have programs, data or files of threads beside their code. */
const STAY = [
  '@node-rs/argon2',
  '@open-spaced-repetition/binding',
  'node-sqlite3-wasm',
  'piscina',
  'swagger-ui-dist',
];

/** What TypeORM and others look for, and do without if it is not installed, stays a look at run time. */
const optionalPackages = {
  name: 'optional-packages',
  resolveId: {
    order: /** @type {const} */ ('post'),
    /**
     * @this {import('rolldown').PluginContext}
     * @param {string} id
     * @param {string | undefined} importer
     */
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found ? null : { id, external: true };
    },
  },
};

/** NestJS requires packages in a way that bundlers overlook. A second copy of them at run time would know no metadata. */
const requiredByNest = {
  name: 'required-by-nest',
  transform: {
    filter: { id: /node_modules[\\/]@nestjs[\\/]/, code: 'createRequire(import.meta.url)' },
    /** @param {string} code */
    handler: (code) => code.replace('const require = createRequire(import.meta.url);', ''),
  },
};

/**
 * To see whether it runs at Cloudflare, pg makes a `Response` in Node 20, for which Node loads all of its `fetch`: 7 MB.
 */
const notAtCloudflare = {
  name: 'not-at-cloudflare',
  transform: {
    filter: { id: /node_modules[\\/]pg[\\/]lib[\\/]stream\.js$/ },
    /** @param {string} code */
    handler(code) {
      const begin = 'function isCloudflareRuntime() {';
      if (!code.includes(begin)) throw new Error('pg asks in another way where it runs');
      return code.replace(begin, `${begin} return false;`);
    },
  },
};

/** The bundler drops a call of these whose result nobody reads, also if it is made to see whether it throws. */
const callsThatThrow = {
  name: 'calls-that-throw',
  transform: {
    filter: { code: /(de|en)codeURI/ },
    /** @param {string} code */
    handler: (code) =>
      code.replace(
        /(?<!\bfunction +|[.\w$])((?:de|en)codeURI(?:Component)?)(?=\()/g,
        'globalThis.$1',
      ),
  },
};

/**
 * V8 keeps the source in memory, with two bytes for each character if one of them is beyond Latin-1. A regular expression and
 * a string mean the same with an escape.
 */
const oneByteForEach = {
  name: 'one-byte-for-each',
  /**
   * @param {unknown} _options
   * @param {import('rolldown').OutputBundle} chunks
   */
  generateBundle(_options, chunks) {
    for (const chunk of Object.values(chunks))
      if (chunk.type === 'chunk') chunk.code = withEscapes(chunk.code);
  },
};

/** @param {string} code */
function withEscapes(code) {
  if (/(?<!\\)(?:\\\\)*\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f]/.test(code))
    throw new Error('A character of the bundle cannot be escaped');
  return code.replace(/[^\0-\x7f]/g, (character) => {
    const digits = character.charCodeAt(0).toString(16);
    return `\\u${digits.padStart(4, '0')}`;
  });
}

/**
 * Our own modules find files by their own places, which they keep.
 * @param {string} output the folder of the bundle
 */
const places = (output) => ({
  name: 'places',
  transform: {
    filter: {
      id: /[\\/](apps|libs)[\\/][\w-]+[\\/]dist[\\/]/,
      code: /import\.meta\.(url|dirname)/,
    },
    /**
     * @param {string} code
     * @param {string} id
     */
    handler(code, id) {
      const path = relative(output, id).replaceAll('\\', '/');
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`,
        );
    },
  },
});

/**
 * @param {string} input
 * @param {string} output
 */
function optionsOf(input, output) {
  return {
    input,
    cwd: root,
    platform: /** @type {const} */ ('node'),
    external: (/** @type {string} */ id) =>
      isBuiltin(id) || STAY.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      optionalPackages,
      requiredByNest,
      notAtCloudflare,
      callsThatThrow,
      places(output),
      oneByteForEach,
    ],
    output: {
      dir: output,
      format: /** @type {const} */ ('esm'),
      keepNames: true,
      // They would be kept in memory too.
      comments: false,
    },
  };
}

const ofThreads = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.worker.js') && !path.startsWith('bundle'))
  .map((path) => optionsOf(join(dist, path), threads));

if (process.argv.includes('--watch')) {
  watch(ofThreads).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error);
  });
} else {
  const { output, ...input } = optionsOf(join(dist, 'main.js'), bundle);
  await write(input, { ...output, cleanDir: true });
  for (const { output, ...input } of ofThreads) await write(input, output);
}

/**
 * @param {import('rolldown').InputOptions} input
 * @param {import('rolldown').OutputOptions} output
 */
async function write(input, output) {
  const made = await rolldown(input);
  await made.write(output);
  await made.close();
}
