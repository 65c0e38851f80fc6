import {
  countRevoked,
  readRevocationList,
  type RevocationList,
} from '#server/ferramentas/signature/revocation-list.ts';

/** A list as an authority publishes it, each of its lines read once: some have a million. */
export interface PublishedList extends RevocationList {
  readonly revogados: number;
  /** It says all that the authority revoked of what it speaks of: another is not taken for that. */
  readonly inteira: boolean;
}

/**
 * Reads a list in DER, to be kept.
 * @throws DerError when it is not one, or one of its lines cannot be read
 */
export const readPublishedList = (der: Uint8Array): PublishedList => {
  const list = readRevocationList(der);
  return { ...list, revogados: countRevoked(list), inteira: !list.scope.unknown && !list.scope.partial };
};
