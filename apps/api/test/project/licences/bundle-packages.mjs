// Builds the web app in memory and prints the packages that its scripts come from, as JSON.
import { build } from 'vite';

const { output } = await build({
  root: 'apps/console',
  configFile: 'apps/console/vite.config.ts',
  logLevel: 'silent',
  build: { write: false, minify: false },
});
const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
const packages = modules.flatMap(
  (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
);
console.log(JSON.stringify([...new Set(packages)]));
