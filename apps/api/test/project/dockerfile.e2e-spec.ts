import { projectPaths, read } from '../support/project-texts.js';

const DOCKERFILE = 'docker/Dockerfile';

describe(DOCKERFILE, () => {
  it('copies the manifest of each workspace before it installs packages', () => {
    const [beforeInstall = ''] = read(DOCKERFILE).split('RUN npm ci');
    const copied = [...beforeInstall.matchAll(/^COPY (\S+\/package\.json) (\S+)$/gm)];
    const manifests = projectPaths().filter((path) => /^\w+\/[\w-]+\/package\.json$/.test(path));
    expect(manifests.length).toBeGreaterThan(7);
    expect(copied.map(([, from]) => from).sort()).toEqual(manifests.sort());
    for (const [, from, to] of copied) expect(from).toBe(`${to}package.json`);
  });

  it('keeps the data that libraries read beside their code', () => {
    const data = projectPaths()
      .map(
        (path) =>
          /^libs\/[\w-]+\/(?!src\/|dist\/)[^/]+(?=\/.*\.txt$)|^libs\/.*\.txt$/.exec(path)?.[0],
      )
      .filter((path) => path !== undefined);
    expect(new Set(data).size).toBeGreaterThan(1);
    const [kept = ''] = /^RUN mkdir \/image .*$/m.exec(read(DOCKERFILE)) ?? [];
    for (const path of data) expect(kept).toContain(` ${path} `);
  });
});

describe('docker/compose.yml', () => {
  it('demands each password and has a default for none', () => {
    const passwords = [...read('docker/compose.yml').matchAll(/^ +(\w*PASSWORD): (.*)$/gm)];
    expect(passwords.length).toBe(2);
    for (const [, , value] of passwords) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/);
  });
});
