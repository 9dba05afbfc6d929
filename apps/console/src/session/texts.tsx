/** The texts about the session. */
export const TEXTS = {
  backToPage: 'You then return to where you were.',
  goOnTo: (name: string) => (
    <>
      You go on to{' '}
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      afterwards.
    </>
  ),
} as const;
