import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importDirections, projectDirections } from './eslint.boundaries.mjs';

const api = 'apps/api/src';
const tests = ['**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts', '**/*.ci-spec.ts', '**/*.fixture.ts'];

// enforce-module-boundaries reads a cached project graph and silently skips itself if a fresh clone
// has none yet, so the graph is created first. There is no daemon, so that linting leaves nothing
// running.
process.env.NX_DAEMON ??= 'false';
await createProjectGraphAsync({ exitOnError: true });

// Without these two options, consistent-type-imports turns an injected class into a type import,
// and Nest has nothing left to inject.
const parserOptions = { emitDecoratorMetadata: true, experimentalDecorators: true };

const typescriptRules = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-explicit-any': 'error',
  // oxlint looks for these, and for what React's hooks must not do, in a fraction of the time.
  '@typescript-eslint/no-unused-vars': 'off',
};

const noDefaultExports = {
  restrictDefaultExports: {
    direct: true,
    named: true,
    defaultFrom: true,
    namedFrom: true,
    namespaceFrom: true,
  },
};

const clockMessage = 'Time comes in as an argument or from the injected Clock.';
const sourceSyntax = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clockMessage },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: clockMessage,
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Secrets come from node:crypto, the order of cards from a seed.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(push|unshift|splice|concat|max|min|apply|fromCharCode|fromCodePoint)$/] > SpreadElement',
    message: 'A list of any length does not fit on the stack as arguments: use a loop.',
  },
  {
    selector:
      'NewExpression[callee.name="RegExp"]:matches([arguments.0.type="BinaryExpression"], [arguments.0.type="Identifier"][arguments.0.name!=/^[A-Z][A-Z_]*$/])',
    message: 'A pattern is a constant or one template literal, whose parts a rule checks.',
  },
  {
    selector:
      'NewExpression[callee.name="RegExp"] > TemplateLiteral > :not(TemplateElement, Identifier[name=/^[A-Z][A-Z_]*$/], CallExpression[callee.name="escapePattern"])',
    message:
      'A pattern is made of constants and of what escapePattern returns: a text may be a pattern that never ends.',
  },
  {
    selector: 'ImportExpression[source.value=/^\\./]',
    message: 'A dynamic import of our own file escapes the import rules: import it at the top.',
  },
];

const formatMessage =
  'Dates and numbers have one form on all pages: see apps/console/src/ui/formats.ts.';
const formatSyntax = [
  {
    selector: 'NewExpression[callee.object.name="Intl"][callee.property.name=/Format$/]',
    message: formatMessage,
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
    message: formatMessage,
  },
];

/** What people read or hear, wherever it stands in the markup of a component. */
const words =
  ':matches(Literal[value=/[a-z]{2}/], TemplateLiteral > TemplateElement[value.raw=/[a-z]{2}/])';
const shownAttribute =
  'JSXAttribute[name.name=/^(label|title|aria-label|placeholder|description|heading|lead|message|confirm|alt|error|nothingFoundMessage)$/]';
const textSyntax = [
  'JSXText[value=/[a-z]{2}/]',
  `${shownAttribute} > ${words}`,
  ...[shownAttribute, 'JSXElement'].flatMap((shown) => [
    `${shown} > JSXExpressionContainer > ${words}`,
    `${shown} > JSXExpressionContainer > ConditionalExpression > ${words}`,
  ]),
].map((selector) => ({ selector, message: 'Texts are in the texts file of their feature.' }));

export default defineConfig(
  { ignores: ['**/dist/', '**/coverage/', '**/test-results/', '.nx/', '.data/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-exports': ['error', noDefaultExports],
    },
  },
  // Tools load their configuration by its default export.
  {
    files: ['**/*.config.{mjs,ts}', 'jest/*.mjs', 'apps/api/test/environment/*.mjs'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['apps/console/public/**/*.js'],
    languageOptions: {
      globals: { window: 'readonly', document: 'readonly', localStorage: 'readonly' },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions },
    rules: typescriptRules,
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: projectDirections,
          // The main thread loads it for exports only, and the threads that read files at their start.
          checkDynamicDependenciesExceptions: ['@wordgrove/anki'],
        },
      ],
    },
  },
  ...importDirections({ api, tests }),
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}', 'apps/api/launcher/**/*.mjs', 'bench/**/*.mjs'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 40 }] },
  },
  {
    files: [`${api}/**/*.ts`, 'libs/*/src/**/*.ts'],
    ignores: [...tests, '**/*clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sourceSyntax] },
  },
  {
    files: [`${api}/**/*.ts`, 'libs/*/src/**/*.ts'],
    ignores: [`${api}/main.ts`, `${api}/**/banner.ts`],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}'],
    ignores: ['apps/console/src/ui/formats.ts'],
    rules: { 'no-restricted-syntax': ['error', ...formatSyntax] },
  },
  {
    files: ['apps/console/src/**/*.tsx'],
    ignores: ['**/*texts.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...formatSyntax, ...textSyntax] },
  },
  {
    // Migrations are history: they are written once and are as long as the change is.
    files: [`${api}/platform/database/migrations/**/*.ts`],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
);
