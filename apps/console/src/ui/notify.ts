import { notifications } from '@mantine/notifications';
import { ApiFailure } from '../api/api-failure';
import { detailText } from '../api/field-errors';

/** Says that something worked. Screen readers read it out at once. */
export function notifyDone(message: string): void {
  notifications.show({ message, color: 'grove' });
}

/** Says why an action without a form failed. Stays until it is closed. */
export function notifyFailure(failure: Error): void {
  const details = failure instanceof ApiFailure ? failure.details.map(detailText) : [];
  const message = [failure.message, ...details].join(' ');
  notifications.show({ title: 'That did not work', message, color: 'red', autoClose: false });
}
