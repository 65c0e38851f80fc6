import type { Readable } from 'node:stream';

/** A bucket of a store of objects, and how it is asked. */
export interface Bucket {
  /** `https://s3.exemplo`, without the bucket. */
  readonly endereco: string;
  readonly regiao: string;
  readonly balde: string;
  /** What comes before every name; empty, or with a final slash. */
  readonly prefixo: string;
  readonly chaveAcesso: string;
  readonly chaveSecreta: string;
  /** The bucket is in the name of the host, and not in the path. */
  readonly porNome: boolean;
  readonly cifra: 'AES256' | 'aws:kms' | undefined;
  readonly chaveKms: string | undefined;
}

/** Where a volume keeps its files: a folder, relative to the data folder or absolute, or the address of a bucket. None is without one. */
export interface VolumeFolder {
  readonly pasta: string | null;
  /** The bucket, while the record that tells of it is not there yet to be read by others. */
  readonly balde?: Bucket | undefined;
}

/** A volume that is written to, as the database knows it. */
export interface VolumeToWrite extends VolumeFolder {
  /** By which its folder is known; null while no start has marked it. */
  readonly marca?: string | null;
  /** Nothing was ever kept there: until it is marked its folder may still be made. */
  readonly novo?: boolean;
}

/** A content that is whole and durable, under a temporary name: nobody may refer to it yet. */
export interface StagedFile {
  readonly sha256: Buffer;
  readonly tamanho: number;
  /** Its bytes, to send them on to another volume. */
  read(): Readable;
  /** Gives it its name, after which it may be referred to. */
  keep(): Promise<void>;
  /** Throws it away, unless it was kept. */
  discard(): Promise<void>;
}

/** Where a part of what comes in parts goes. */
export interface NamedPart {
  /** A UUID: nothing else names what is begun. */
  readonly name: string;
  readonly offset: number;
  /** Bytes that the whole has. */
  readonly limit: number;
}

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A content found in a volume, whether anything names it or not. */
export interface FoundFile {
  readonly sha256: Buffer;
  readonly tamanho: number;
}

/** Bytes that are not there, or are not those that were kept. */
export class DamagedFileError extends Error {
  constructor(
    readonly problema: 'faltando' | 'alterado',
    options?: ErrorOptions,
  ) {
    super(problema, options);
  }
}

/**
 * Content-addressed files in volumes. A file is written to a temporary name, synced, and given its name only under the
 * lock of its content (`content-lock.ts`); only then may anything refer to it. Everything here can be done by a store of
 * objects as well as by a folder.
 */
export interface FileStore {
  /**
   * Takes the content in, up to `limit` bytes, once the folder was found to be the one of the volume: what is written where a
   * volume was mounted, and no longer is, would be lost under it. @throws {VolumeProblemError}
   */
  stage(volume: VolumeToWrite, content: Readable | Uint8Array, limit: number): Promise<StagedFile>;
  /**
   * Writes a part of what comes in parts, from a place that is already reached; what was there beyond it goes. What came stays,
   * whatever breaks off. @returns how far it is
   */
  append(volume: VolumeToWrite, part: NamedPart, content: Readable): Promise<number>;
  /** How far what comes in parts is; undefined where there is none. */
  reached(volume: VolumeFolder, name: string): Promise<number | undefined>;
  /** Takes in what came in parts, once it is whole. @throws {VolumeProblemError} */
  stageParts(volume: VolumeToWrite, name: string): Promise<StagedFile>;
  removePart(volume: VolumeFolder, name: string): Promise<void>;
  /** The bytes, once their digest was found right. @throws {DamagedFileError} {VolumeProblemError} */
  read(volume: VolumeFolder, sha256: Buffer): Promise<Readable>;
  /**
   * Some of the bytes of a large file, the last included, once its digest was found right: not long ago serves as well.
   * @throws {DamagedFileError} {VolumeProblemError}
   */
  readRange(volume: VolumeFolder, sha256: Buffer, range: ByteRange): Promise<Readable>;
  /** Recomputes the digest of the stored bytes; undefined when the file is missing. */
  digest(volume: VolumeFolder, sha256: Buffer): Promise<Buffer | undefined>;
  /** Whether something could be written there now. @throws {VolumeProblemError} */
  check(volume: VolumeToWrite): Promise<void>;
  /** Whether there is a folder where the volume lies, whatever is in it. */
  isThere(volume: VolumeFolder): Promise<boolean>;
  remove(volume: VolumeFolder, sha256: Buffer): Promise<void>;
  /** Every content that is there, some at a time. */
  list(volume: VolumeFolder): AsyncIterable<readonly FoundFile[]>;
  /** What was begun before an instant and never got its name; `remove` takes it away. */
  leftovers(volume: VolumeFolder, before: Date, remove: boolean): Promise<number>;
  /** The mark by which a volume is known again; undefined where there is none. */
  readMark(volume: VolumeFolder): Promise<string | undefined>;
  writeMark(volume: VolumeFolder, mark: string): Promise<void>;
  /** Bytes free and in all where it lies; undefined where that has no meaning. */
  space(volume: VolumeFolder): Promise<{ readonly livres: number; readonly total: number } | undefined>;
}
