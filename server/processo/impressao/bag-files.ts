import { createWriteStream } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { fileKinds } from '#schemas/file-kinds.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { baixarAnexo, lerAnexos, listarAnexos } from '#server/conteudo/anexos/index.ts';
import { loadSituation, standingOf } from '#server/conteudo/atos/index.ts';
import {
  besideName,
  besideType,
  separateSignature,
  signedFiles,
} from '#server/conteudo/certificado/index.ts';
import { digestFile } from '#server/ferramentas/bag/digest-file.ts';
import type { BagFile } from '#server/ferramentas/bag/write-bag.ts';
import type { Original } from './fetch-pieces.ts';
import { pieceTitle, safeName } from './piece-name.ts';
import type { Plan } from './plan.ts';

/** What a file is to the content that it is of: what one reads, what came, what is signed, a signature apart, what was joined. */
type FileUse = 'leitura' | 'original' | 'assinado' | 'assinatura' | 'anexo';

/** A file of a content of the process, as it goes in a package. */
export interface PackedFile extends BagFile {
  /** A name in the XML that tells of it. */
  readonly id: string;
  readonly conteudoId: number;
  readonly uso: FileUse;
  readonly nome: string;
  readonly tipo: string;
}

/** What a package tells of. */
export interface Packed {
  readonly plan: Plan;
  readonly files: readonly PackedFile[];
  readonly instituicao: string;
}

interface Sources {
  readonly paths: ReadonlyMap<number, string>;
  readonly originals: ReadonlyMap<number, Original>;
  readonly folder: string;
  readonly onEach: () => Promise<void>;
}

/** Every file of the process and of each piece in it, once: what one reads, the original, the signed one, the attachments with theirs. */
export const bagFiles = async (
  ctx: Ctx,
  { processo, pecas }: Plan,
  sources: Sources,
): Promise<readonly PackedFile[]> => {
  const files: PackedFile[] = [];
  const done = new Set<number>();
  const pack = async (id: number, title: string, place: string): Promise<void> => {
    const kept = new Set<string>();
    for await (const { source, uso, nome, tipo } of filesOf(ctx, id, title, sources)) {
      const digests = await digestFile(source);
      // the file that one reads is often the signed one, and that of a piece is an attachment of it
      if (kept.has(digests.sha256)) continue;
      kept.add(digests.sha256);
      const number = files.length + 1;
      const path = `${place}/${String(number).padStart(5, '0')}-${uso}-${shortName(nome)}`;
      files.push({ ...digests, id: `arquivo-${number}`, conteudoId: id, uso, nome, tipo, source, path });
    }
  };
  await pack(processo.id, '', 'processo');
  for (const { peca } of pecas) {
    const { conteudo, saida, rotulo } = peca;
    if (!conteudo || saida || done.has(conteudo.id)) continue;
    done.add(conteudo.id);
    await pack(conteudo.id, pieceTitle(peca), `pecas/${rotulo.padStart(4, '0')}`);
    await sources.onEach();
  }
  return files;
};

type Found = Pick<PackedFile, 'source' | 'uso' | 'nome' | 'tipo'>;

const filesOf = async function* (
  ctx: Ctx,
  id: number,
  title: string,
  { paths, originals, folder }: Sources,
): AsyncGenerator<Found> {
  const pdf = fileKinds.pdf.type;
  const path = paths.get(id);
  if (path !== undefined) yield { source: path, uso: 'leitura', nome: `${safeName(title)}.pdf`, tipo: pdf };
  const original = originals.get(id);
  if (original) yield { source: original.path, uso: 'original', nome: original.nome, tipo: original.tipo };
  let number = 0;
  const put = async (content: Readable | Uint8Array): Promise<string> => {
    number += 1;
    const out = join(folder, `${id}.${number}.parte`);
    await pipeline(
      content instanceof Uint8Array ? Readable.from([content]) : content,
      createWriteStream(out),
    );
    return out;
  };
  const loaded = await loadSituation(ctx, id);
  const [signed, beside] = await signedFiles(ctx, loaded);
  if (signed)
    yield {
      source: await put(await readFile(ctx.ports, signed)),
      uso: 'assinado',
      nome: signed.nome,
      tipo: pdf,
    };
  if (beside)
    yield {
      source: await put(await readFile(ctx.ports, beside)),
      uso: 'assinatura',
      nome: beside.nome,
      tipo: besideType,
    };
  if (!standingOf(lerAnexos, loaded.situation).permitida) return;
  for (const anexo of (await listarAnexos(ctx, id)).itens) {
    const { content } = await baixarAnexo(ctx, id, anexo.id);
    yield { source: await put(content), uso: 'anexo', nome: anexo.nome, tipo: anexo.tipo };
    const cms = anexo.separada ? await separateSignature(ctx.db, anexo.id) : undefined;
    if (cms)
      yield { source: await put(cms), uso: 'assinatura', nome: besideName(anexo.nome), tipo: besideType };
  }
};

/** A name of a path that no system finds too long; what it is, its end says. */
const shortName = (nome: string): string => {
  const end = extname(nome).slice(0, 12);
  return `${safeName(nome.slice(0, nome.length - end.length)).slice(0, 60)}${safeName(end)}`;
};
