import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ApiFailure } from '../api/api-failure';
import { detailText } from '../api/field-errors';

/** Reports a success. Screen readers announce it at once. */
export function notifyDone(message: ReactNode): void {
  notifications.show({ message, color: 'grove' });
}

/** Reports why an action without a form failed. The message stays until it is closed. */
export function notifyFailure(failure: Error): void {
  const details = failure instanceof ApiFailure ? failure.details.map(detailText) : [];
  const message = [failure.message, ...details].join(' ');
  notifications.show({ title: 'That did not work', message, color: 'red', autoClose: false });
}
