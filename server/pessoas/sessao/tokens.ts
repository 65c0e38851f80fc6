import { randomBytes } from 'node:crypto';
import type { Sessao } from '#server/base/http/session.ts';

/** A token is replaced at most once in this time. */
const renewalSeconds = 60;

/** 256 bits, safe in a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** When a session used now would end: some minutes without use, never beyond its own limit. */
export const expiryOf = (agora: Date, limite: Date, minutes: number): Date =>
  new Date(Math.min(later(agora, minutes * 60).getTime(), limite.getTime()));

export const mayRenew = (sessao: Pick<Sessao, 'renovadaEm' | 'tokenAnterior'>, agora: Date): boolean =>
  !sessao.tokenAnterior && agora.getTime() - sessao.renovadaEm.getTime() >= renewalSeconds * 1000;
