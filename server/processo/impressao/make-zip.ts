import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { mensagem } from '#schemas/messages/index.ts';
import { pieceDetail, pieceTitle, safeName } from './piece-name.ts';
import type { Original } from './fetch-pieces.ts';
import type { Plan } from './plan.ts';

interface PieceFiles {
  /** Their pages. */
  readonly paths: ReadonlyMap<number, string>;
  /** Those that are something else than pages, as they came. */
  readonly originals: ReadonlyMap<number, Original>;
}

/** Puts the pieces together as files of their own, in order, with an index in words. */
export const makeZip = async (
  { processo, pecas }: Plan,
  { paths, originals }: PieceFiles,
  out: string,
  agora: Date,
): Promise<void> => {
  const zip = new ZipFile();
  const lines: string[] = [
    `${processo.tipoProcesso.rotulo} ${processo.numero ?? ''} - ${processo.assunto}`,
    '',
  ];
  for (const { peca } of pecas) {
    const id = peca.saida ? 0 : (peca.conteudo?.id ?? 0);
    const path = paths.get(id);
    const original = originals.get(id);
    const title = pieceTitle(peca);
    lines.push(`${peca.rotulo}. ${title}`, `   ${pieceDetail(peca)}`);
    if (path !== undefined)
      zip.addFile(path, `${peca.rotulo.padStart(4, '0')}-${safeName(title)}.pdf`, {
        mtime: agora,
        compress: false,
      });
    if (original)
      zip.addFile(original.path, `${peca.rotulo.padStart(4, '0')}-${safeName(original.nome)}`, {
        mtime: agora,
        compress: false,
      });
  }
  zip.addBuffer(
    Buffer.from(`${lines.join('\r\n')}\r\n`, 'utf8'),
    mensagem('processo.impressao.arquivoIndice'),
    {
      mtime: agora,
    },
  );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(out));
};
