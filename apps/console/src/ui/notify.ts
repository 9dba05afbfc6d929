import type { NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ApiFailure } from '../api/api-failure';
import { detailText } from '../api/field-errors';
import { TEXTS } from './texts';
import { clockSecondText } from './time-text';
import { withOverlays } from './overlay-host';

/** Reports a success. Screen readers announce it at once. */
export function notifyDone(message: ReactNode): void {
  show({ message, color: 'grove' });
}

/** Reports why an action without a form failed. The message stays until it is closed. */
export function notifyFailure(failure: Error): void {
  const details = failure instanceof ApiFailure ? failure.details.map(detailText) : [];
  const retryAt = failure instanceof ApiFailure ? failure.retryAt : null;
  const later = retryAt === null ? [] : [TEXTS.goOnAtTime(clockSecondText(retryAt))];
  const message = [failure.message, ...details, ...later].join(' ');
  show({ title: TEXTS.didNotWork, message, color: 'red', autoClose: false });
}

function show(notification: NotificationData): void {
  withOverlays().then(
    ({ notifications }) => void notifications.show(notification),
    // Without a connection, not even the message can be loaded. The page shows that nothing has changed.
    () => undefined,
  );
}
