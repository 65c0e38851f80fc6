import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { mensagem } from '#schemas/messages/index.ts';
import { pieceDetail, pieceTitle, safeName } from './piece-name.ts';
import type { Plan } from './plan.ts';

/** Puts the pieces together as files of their own, in order, with an index in words. */
export const makeZip = async (
  { processo, pecas }: Plan,
  paths: ReadonlyMap<number, string>,
  out: string,
  agora: Date,
): Promise<void> => {
  const zip = new ZipFile();
  const lines: string[] = [
    `${processo.tipoProcesso.rotulo} ${processo.numero ?? ''} - ${processo.assunto}`,
    '',
  ];
  for (const { peca } of pecas) {
    const path = peca.saida ? undefined : paths.get(peca.conteudo?.id ?? 0);
    const title = pieceTitle(peca);
    lines.push(`${peca.rotulo}. ${title}`, `   ${pieceDetail(peca)}`);
    if (path !== undefined)
      zip.addFile(path, `${peca.rotulo.padStart(4, '0')}-${safeName(title)}.pdf`, {
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
