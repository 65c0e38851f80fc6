import type { FileStore, VolumeFolder } from './file-store.ts';

export const bucketScheme = 's3://';

/** Where a volume lies is one text, of a folder or of a bucket. */
export const isBucket = (pasta: string): boolean => pasta.startsWith(bucketScheme);

/** Volumes of both kinds, each kept as its address says. */
export const volumeStores = (folders: FileStore, buckets: FileStore): FileStore => {
  const of = ({ pasta }: VolumeFolder): FileStore => (isBucket(pasta ?? '') ? buckets : folders);
  return {
    stage: (volume, content, limit) => of(volume).stage(volume, content, limit),
    append: (volume, part, content) => of(volume).append(volume, part, content),
    reached: (volume, name) => of(volume).reached(volume, name),
    stageParts: (volume, name) => of(volume).stageParts(volume, name),
    removePart: (volume, name) => of(volume).removePart(volume, name),
    read: (volume, sha256) => of(volume).read(volume, sha256),
    readRange: (volume, sha256, range) => of(volume).readRange(volume, sha256, range),
    digest: (volume, sha256) => of(volume).digest(volume, sha256),
    check: (volume) => of(volume).check(volume),
    isThere: (volume) => of(volume).isThere(volume),
    remove: (volume, sha256) => of(volume).remove(volume, sha256),
    list: (volume) => of(volume).list(volume),
    leftovers: (volume, before, remove) => of(volume).leftovers(volume, before, remove),
    readMark: (volume) => of(volume).readMark(volume),
    writeMark: (volume, mark) => of(volume).writeMark(volume, mark),
    space: (volume) => of(volume).space(volume),
  };
};
