/** The texts of decisions for which the admin gives the developer a reason. */
export const TEXTS = {
  approve: 'Approve',
  approveTitle: (name: string) => (
    <>
      Approve <bdi>{name}</bdi>
    </>
  ),
  approved: (name: string) => (
    <>
      <bdi>{name}</bdi> will be approved in a few seconds
    </>
  ),
  reject: 'Reject',
  rejectTitle: (name: string) => (
    <>
      Reject <bdi>{name}</bdi>
    </>
  ),
  rejected: (name: string) => (
    <>
      <bdi>{name}</bdi> will be rejected in a few seconds
    </>
  ),
  suspend: 'Suspend',
  suspendTitle: (name: string) => (
    <>
      Suspend <bdi>{name}</bdi>
    </>
  ),
  suspendLead:
    'Applications that are suspended cannot get tokens, and every call of theirs is refused until they are reinstated.',
  suspended: (name: string) => (
    <>
      <bdi>{name}</bdi> has been suspended
    </>
  ),
  reasonNote: 'The developer will see this.',
} as const;
