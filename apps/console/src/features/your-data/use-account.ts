import { useQuery } from '@tanstack/react-query';
import { getAccount } from '../../api/account';

/** What the account holds; asked anew by each page, since applications add to it all the time. */
export function useAccount() {
  return useQuery({ queryKey: ['account'], queryFn: getAccount });
}
