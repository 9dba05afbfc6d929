import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { notifyFailure } from '../../ui/notify';
import { partMissing } from '../../api/api-failure';

const loadPalette = () => import('./palette');

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** The command palette, which is loaded when it is first opened. Show `element` once, on any page. */
export function usePalette(): { open: () => void; element: ReactNode } {
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    loadPalette().then(
      ({ openPalette }) => {
        setWanted(true);
        openPalette();
      },
      () => notifyFailure(partMissing()),
    );
  };
  useHotkeys([['mod+K', open]], []);
  return { open, element: <Suspense>{isWanted && <Palette />}</Suspense> };
}
