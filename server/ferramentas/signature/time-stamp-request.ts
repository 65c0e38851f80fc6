import { createHash, randomBytes } from 'node:crypto';
import { bytesOf, childAt, DerError, readDer, sameBytes } from '#schemas/der/read.ts';
import { integer, integerOf, octets, sequence, tlv, type Bytes } from '#schemas/der/write.ts';
import { sha256Algorithm } from './signed-attributes.ts';
import { readTimeStamp, type TimeStamp } from './time-stamp.ts';

/** What an authority of time answered is no token of what was asked. */
export class TimeStampError extends Error {}

interface TimeStampRequest {
  /** As it is sent (`application/timestamp-query`). */
  readonly query: Bytes;
  readonly nonce: Bytes;
  readonly stamped: Bytes;
}

export interface GivenStamp {
  readonly token: Bytes;
  readonly stamp: TimeStamp;
}

/** A request for a timestamp over some bytes: only their digest goes out (RFC 3161, 2.4.1). */
export const requestTimeStamp = (stamped: Bytes): TimeStampRequest => {
  const nonce = integerOf(randomBytes(8));
  const imprint = sequence(sha256Algorithm, octets(createHash('sha256').update(stamped).digest()));
  return { query: sequence(integer(1), imprint, nonce, tlv(1, Uint8Array.of(0xff))), nonce, stamped };
};

/**
 * The token of an answer, once it was found to be of this very request and whole.
 * @throws TimeStampError when the authority refused, or answered another thing
 */
export const readTimeStampAnswer = (answer: Bytes, { nonce, stamped }: TimeStampRequest): GivenStamp => {
  try {
    const whole = readDer(answer);
    const status = childAt(whole, 0, 0).value.at(-1) ?? 2;
    if (status > 1) throw new TimeStampError('refused');
    const token = childAt(whole, 1).raw;
    const info = readDer(bytesOf(childAt(whole, 1, 1, 0, 2, 1, 0)));
    if (!info.children.slice(4).some(({ tag, raw }) => tag === 2 && sameBytes(raw, nonce)))
      throw new TimeStampError('nonce');
    const stamp = readTimeStamp(token, stamped);
    if (!stamp?.whole) throw new TimeStampError('token');
    return { token, stamp };
  } catch (error) {
    if (error instanceof DerError) throw new TimeStampError('unreadable', { cause: error });
    throw error;
  }
};
