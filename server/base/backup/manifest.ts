import { createHmac } from 'node:crypto';

/** First entry of an archive: what it is, and what restoring it needs. */
export const manifestEntry = 'manifesto.json';

export interface Manifest {
  readonly formato: 'malote-backup-1';
  readonly versao: string;
  readonly momento: string;
  /** Tells the key of the installation from others, without giving it away. */
  readonly chave: string;
  readonly migracoes: readonly string[];
  /** Archives beside this one that hold the files which this one does not repeat. */
  readonly bases: readonly string[];
  readonly comArquivos: boolean;
}

export const keyMark = (key: Buffer): string =>
  createHmac('sha256', key).update('malote backup').digest('hex').slice(0, 32);

/** What stands beside a verified archive, `<archive>.json`: only a good one has it. */
export interface GoodCopy {
  readonly arquivo: string;
  readonly momento: string;
  readonly completo: boolean;
  readonly bases: readonly string[];
  readonly arquivos: readonly string[];
  /** What the rows of the database took, before they were compressed; copies of before do not say it. */
  readonly bytesDoBanco?: number;
}

/** Names of the entries. */
export const structureEntry = 'banco/estrutura.json';
export const identitiesEntry = 'banco/identidades.json';
export const queueEntry = 'banco/fila.json';
export const filesEntry = 'arquivos.json';
export const rowsFolder = 'banco/linhas/';
export const filesFolder = 'arquivos/';

/** One content of the volumes, and the volumes that hold it. */
export interface CopiedFile {
  readonly sha256: string;
  readonly volumes: readonly number[];
  /** It stands in one of the bases. */
  readonly antes: boolean;
  /** It lies in buckets only, and stays there: the archive has no more of it than its name. */
  readonly fica?: boolean;
}
