import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { notifyFailure } from '../../ui/notify';
import { partMissing } from '../../api/api-failure';
import { keepEarlyTyping } from './early-typing';

const loadPalette = () => import('./palette');

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** A dialog is answered first: the palette would lead away from a secret that is shown once. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** The command palette, which is loaded when it is first opened. Show `element` once, on any page. */
export function usePalette(): { open: () => void; element: ReactNode } {
  const [isWanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const isOpening = useRef(false);
  const open = () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const settle = () => (isOpening.current = false);
    const endTyping = keepEarlyTyping(setQuery, () => {
      settle();
      setQuery('');
    });
    loadPalette().then(
      ({ openPalette }) => {
        if (!isOpening.current) return;
        settle();
        setWanted(true);
        openPalette();
      },
      () => {
        settle();
        endTyping();
        notifyFailure(partMissing());
      },
    );
  };
  useHotkeys([['mod+K', () => !isDialogOpen() && open()]], []);
  const palette = <Palette query={query} onQueryChange={setQuery} />;
  return { open, element: <Suspense>{isWanted && palette}</Suspense> };
}
