import { useQuery } from '@tanstack/react-query';
import { getAccount } from '../../api/account';

/**
 * Loads the summary of the account. Each page loads it again, because applications add to it all
 * the time.
 */
export function useAccount() {
  return useQuery({ queryKey: ['account'], queryFn: getAccount });
}
