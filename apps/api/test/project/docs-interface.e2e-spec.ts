import { ALL_LANGUAGES, LIMITS } from '@wordgrove/contracts';
import { quoted, rows, sectionsOf } from '../support/markdown.js';
import { read } from '../support/project-texts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = read('docs/interface.md');

describe('docs/interface.md', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('lists every endpoint of the console and who may call it', () => {
    const [, section = ''] = PAGE.split('\n## Console API\n');
    const listed = rows(section, 'Endpoint').map(([endpoint = '', who = '']) =>
      [endpoint.replaceAll('`', ''), who === 'owner' ? 'user' : who].join(' '),
    );
    const described = Object.entries(service.openApi.paths)
      .filter(([path]) => path.startsWith('/api/console/'))
      .flatMap(([path, item]) =>
        Object.entries(item as Record<string, { security?: object[] }>).map(
          ([method, operation]) => `${method.toUpperCase()} ${path} ${callerOf(path, operation)}`,
        ),
      );
    expect(listed.sort()).toEqual(described.sort());
  });

  it('lists every limit', () => {
    const pages = [PAGE, read('docs/learning.md')];
    const listed = pages
      .flatMap((page) => rows(page, 'Constant'))
      .map(([name = '', value = '']) => [quoted(name)[0], Number(value.replaceAll(',', ''))]);
    expect(Object.fromEntries(listed)).toEqual(LIMITS);
  });

  it('lists every language', () => {
    const section = sectionsOf(PAGE, 3).get('Languages') ?? '';
    const listed = quoted(section).filter((name) => /^LANGUAGE_/.test(name));
    expect(listed).toEqual(ALL_LANGUAGES);
  });
});

function callerOf(path: string, { security = [] }: { security?: object[] }): string {
  if (path.startsWith('/api/console/admin/')) return 'admin';
  return security.length > 0 ? 'user' : 'anyone';
}
