import { DerError, elementsIn, oidOf, readDer, type DerElement } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import type { Certificate } from './certificate.ts';

/** Of which certificates a list of revoked speaks, and which of its authority's it is (RFC 5280, 5.2). */
export interface ListScope {
  /** Nothing may be known from it: it is of other authorities too, of other things, or changes another list in a way not known here. */
  readonly unknown: boolean;
  /** That a certificate is not in it says nothing: it has only some of the reasons. */
  readonly partial: boolean;
  readonly only: 'AUTORIDADES' | 'PESSOAS' | undefined;
  /** Where it is published, as it says itself; it then speaks only of certificates that point there. */
  readonly points: readonly Bytes[];
  /** Each list of an authority has a greater one; some have none. */
  readonly number: bigint | undefined;
}

const issuingPoint = '2.5.29.28';
const distributionPoints = '2.5.29.31';
const listNumber = '2.5.29.20';
const whole: ListScope = { unknown: false, partial: false, only: undefined, points: [], number: undefined };
const isTrue = (part: DerElement): boolean => part.value[0] !== 0 && part.value.length > 0;

/**
 * What the extensions of a list say of its scope.
 * @throws DerError when they cannot be read
 */
export const scopeOf = (extensions: DerElement | undefined): ListScope => {
  if (!extensions) return whole;
  let scope = whole;
  for (const list of elementsIn(extensions.value))
    for (const extension of elementsIn(list.value)) {
      const parts = [...elementsIn(extension.value)];
      const [name, second] = parts;
      const value = parts.at(-1);
      if (!name || !second || !value) throw new DerError('missing part');
      const kind = oidOf(readDer(name.raw));
      if (kind === issuingPoint) scope = withPoint(scope, value.value);
      else if (kind === listNumber) scope = { ...scope, number: numberIn(value.value) };
      // one that must be understood, and is not: a list of changes to another (delta), for one
      else if (second.tag === 1 && isTrue(second)) scope = { ...scope, unknown: true };
    }
  return scope;
};

const numberIn = (der: Bytes): bigint => {
  const [whole] = elementsIn(der);
  if (whole?.tag !== 2 || whole.value.length === 0) throw new DerError('not a number');
  return BigInt(`0x${Buffer.from(whole.value).toString('hex')}`);
};

const withPoint = (scope: ListScope, der: Bytes): ListScope => {
  let found = scope;
  for (const outer of elementsIn(der))
    for (const part of elementsIn(outer.value)) {
      if (part.tag === 0xa0) found = { ...found, points: namesIn(part) };
      else if (part.tag === 0x83) found = { ...found, partial: true };
      else if (!isTrue(part)) continue;
      else if (part.tag === 0x81) found = { ...found, only: 'PESSOAS' };
      else if (part.tag === 0x82) found = { ...found, only: 'AUTORIDADES' };
      // of other authorities (indirect), or of attributes
      else found = { ...found, unknown: true };
    }
  return found;
};

/** The full names of a point; one that is told relative to the authority is not compared, and is none of anybody's. */
const namesIn = (point: DerElement): readonly Bytes[] =>
  [...elementsIn(point.value)].flatMap((name) =>
    name.tag === 0xa0 ? [...elementsIn(name.value)].map(({ raw }) => raw) : [name.raw],
  );

/** Whether what is not in a list of this scope is not revoked. */
export const speaksOf = (
  { unknown, partial, only, points }: ListScope,
  { ca, extensions }: Certificate,
): boolean => {
  if (unknown || partial) return false;
  if (only !== undefined && (only === 'AUTORIDADES') !== ca) return false;
  if (points.length === 0) return true;
  const told = Buffer.from(extensions.get(distributionPoints) ?? []);
  return points.some((one) => told.includes(Buffer.from(one)));
};
