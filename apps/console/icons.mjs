import { join } from 'node:path';
import unpluginIcons from 'unplugin-icons/vite';

const COMPONENT = join(import.meta.dirname, 'src/ui/icon.tsx');

/** Turns `~icons/tabler/<name>` into a component of ours, with lines of the width of the design. */
export const icons = () =>
  unpluginIcons({
    compiler: {
      extension: 'js',
      compiler(svg) {
        const drawn = svg
          .replace(/^<svg[^>]*>|<\/svg>$/g, '')
          .replaceAll('stroke-width="2"', 'stroke-width="1.75"');
        return `import { icon } from ${JSON.stringify(COMPONENT)};\nexport default icon(${JSON.stringify(drawn)});`;
      },
    },
  });
