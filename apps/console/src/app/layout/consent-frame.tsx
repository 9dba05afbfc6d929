import { Text } from '@mantine/core';
import { LockIcon } from '../../ui/icons';
import classes from './plain-frame.module.css';
import { PlainFrame } from './plain-frame';

/** The frame of the consent page. It leads nowhere else, and names the site on which the user decides. */
export function ConsentFrame() {
  return (
    <PlainFrame
      isPanel
      aside={
        <Text c="dimmed" className={classes.host}>
          <LockIcon size={16} />
          <bdi>{window.location.host}</bdi>
        </Text>
      }
    />
  );
}
