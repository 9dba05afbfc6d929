import { Center, Loader, VisuallyHidden } from '@mantine/core';
import classes from './loading-state.module.css';
import { TEXTS } from './texts';

/** Part of a page that is being loaded. */
export function LoadingState() {
  return (
    <Center py={64} role="status" className={classes.state}>
      <Loader type="dots" aria-hidden />
      <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
    </Center>
  );
}
