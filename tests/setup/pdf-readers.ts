import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (
  program: string,
  args: readonly string[],
): { readonly code: number; readonly out: string; readonly err: string } => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  });
  if (error) throw error;
  return { code: status ?? -1, out: stdout, err: stderr };
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Dict = { readonly [key: string]: Json };

/** Whether a file is right to qpdf: 0, with warnings 1, or not readable 2; and how much it complains. */
interface QpdfVerdict {
  readonly rank: number;
  readonly complaints: number;
}

/** What other programs say of a file, one file at a time. */
export class PdfReaders {
  readonly #folder = mkdtempSync(join(tmpdir(), 'malote-leitores-'));

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #kept(bytes: Uint8Array): string {
    const file = join(this.#folder, 'lido.pdf');
    writeFileSync(file, bytes);
    return file;
  }

  qpdfCheck(bytes: Uint8Array): QpdfVerdict {
    const { code, err } = run('qpdf', ['--check', this.#kept(bytes)]);
    const complaints = err.split('\n').filter((line) => /WARNING|ERROR|error/.test(line)).length;
    return { rank: { 0: 0, 3: 1 }[code] ?? 2, complaints };
  }

  /** What qpdf makes of a file; nothing where it cannot. */
  qpdfMake(bytes: Uint8Array, ...options: readonly string[]): Buffer | undefined {
    const out = join(this.#folder, 'feito.pdf');
    return run('qpdf', [this.#kept(bytes), ...options, out]).code === 2 ? undefined : readFileSync(out);
  }

  /** What each signature is, as poppler tells it. */
  pdfsig(bytes: Uint8Array): readonly string[] {
    const { out } = run('pdfsig', ['-no-ocsp', '-nocert', this.#kept(bytes)]);
    return [...out.matchAll(/Signature Validation: (.*)/g)].map(([, verdict]) => verdict ?? '');
  }

  text(bytes: Uint8Array): string {
    return run('pdftotext', [this.#kept(bytes), '-']).out;
  }

  /** The objects of a file, by their names, as qpdf reads them; nothing where it cannot. */
  objects(bytes: Uint8Array): ReadonlyMap<string, Json> | undefined {
    const { code, out } = run('qpdf', [
      '--json=2',
      '--json-key=qpdf',
      '--json-stream-data=none',
      this.#kept(bytes),
    ]);
    if (code === 2) return undefined;
    const { qpdf } = JSON.parse(out) as { qpdf: readonly [unknown, Readonly<Record<string, Dict>>] };
    return new Map(
      Object.entries(qpdf[1]).map(([name, { value, stream }]) => [
        name,
        value ?? (stream as Dict | undefined) ?? null,
      ]),
    );
  }
}

const grows = new Set(['/Annots', '/Fields', '/AcroForm', '/SigFlags']);
const isDict = (value: Json | undefined): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What of a file is not as it was: objects that went away or are others. That lists of annotations and of fields have some more,
 * the same for whoever reads them through either, is no difference.
 */
export const lostObjects = (
  before: ReadonlyMap<string, Json>,
  after: ReadonlyMap<string, Json>,
): readonly string[] => {
  const follow = (objects: ReadonlyMap<string, Json>, value: Json | undefined): Json | undefined =>
    typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? (objects.get(`obj:${value}`) ?? null) : value;
  const grown = (was: Json | undefined, is: Json | undefined): boolean => {
    const old = follow(before, was);
    const now = follow(after, is);
    if (Array.isArray(old))
      return Array.isArray(now) && same(old, now.slice(0, old.length)) && now.length <= old.length + 1;
    if (isDict(old)) return isDict(now) && sameDict(old, now);
    return true;
  };
  const sameDict = (old: Dict, now: Dict): boolean =>
    [...new Set([...Object.keys(old), ...Object.keys(now)])].every((key) =>
      grows.has(key) ? grown(old[key], now[key]) : same(old[key] ?? null, now[key] ?? null),
    );
  return [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (name === 'trailer')
      return isDict(old) && isDict(now) && same(old['/Root'] ?? null, now['/Root'] ?? null) ? [] : [name];
    if (isDict(old) && ['/XRef', '/ObjStm'].includes(typeOf(old))) return [];
    const kept = isDict(old) && isDict(now) ? sameDict(old, now) : same(old, now ?? null);
    return kept ? [] : [name];
  });
};

const typeOf = (value: Dict): string => {
  const dict = isDict(value['dict']) ? value['dict'] : value;
  return typeof dict['/Type'] === 'string' ? dict['/Type'] : '';
};
const same = (one: Json, other: Json): boolean => ordered(one) === ordered(other);
const ordered = (value: Json): string =>
  JSON.stringify(value, (_key, inner: Json) =>
    isDict(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
