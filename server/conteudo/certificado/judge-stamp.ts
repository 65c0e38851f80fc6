import { stampsTime } from '#server/ferramentas/signature/certificate.ts';
import type { TimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import { outOfDate, pathTo, revocationOf, type Path } from '#server/ferramentas/signature/trusted-path.ts';
import type { InstalledTrust } from './confianca/index.ts';

/** The way from who dated something to an authority that is trusted; nothing where there is none that proves the moment. */
export const stampPath = (stamp: TimeStamp, trust: InstalledTrust): Path | undefined => {
  const { authority, certificates, momento } = stamp;
  if (!stamp.whole || !authority || !stampsTime(authority)) return undefined;
  const path = pathTo(trust, authority, [...certificates, ...trust.intermediates]);
  if (!path || outOfDate(path, momento)) return undefined;
  return revocationOf(trust, path, momento).situacao === 'REVOGADO' ? undefined : path;
};
