/** An address in which the host, which decides who gets what is sent there, stands out. */
export function AddressText({ address }: { address: string }) {
  const host = URL.parse(address)?.host ?? '';
  const at = host === '' ? -1 : address.indexOf(host);
  if (at < 0) return <bdi>{address}</bdi>;
  return (
    <bdi>
      {address.slice(0, at)}
      <b>
        <bdi>{host}</bdi>
      </b>
      {address.slice(at + host.length)}
    </bdi>
  );
}
