/** A place in the log of a server, which grows as the server writes: `16/B374D848`. */
export type LogPlace = string;

interface Sample {
  at: number;
  place: bigint;
}

/**
 * The time by which a replica is behind. It is known from places in the log of the primary, whose times were noted, and from
 * the place up to which the replica has followed. The replica's own times would not do: they stand still if nobody writes, and
 * also if it has lost the primary.
 */
export class ReplicaLag {
  private readonly samples: Sample[] = [];

  /** @param maxMs the time in milliseconds beyond which nobody asks how long it is */
  constructor(private readonly maxMs: number) {}

  /** Notes where the log of the primary had got to at a time, in milliseconds, or after it. */
  note(place: LogPlace, at: number): void {
    this.samples.push({ place: numberOf(place), at });
    while (at - (this.samples[0]?.at ?? at) > this.maxMs) this.samples.shift();
  }

  /** Returns for how many milliseconds at most a replica that has got to a place is behind, or undefined if for too long. */
  at(place: LogPlace, now: number): number | undefined {
    const followed = numberOf(place);
    const newest = this.samples.findLast((sample) => sample.place <= followed);
    return newest && now - newest.at;
  }
}

function numberOf(place: LogPlace): bigint {
  const [segment = '', offset = ''] = place.split('/');
  return (BigInt(`0x${segment}`) << 32n) + BigInt(`0x${offset}`);
}
